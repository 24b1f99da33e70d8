/**
 * Kinds of reasons. Each is declared once, beside the rule it is of, with its name, its case and its sentence. A reason
 * holds no more than what it is about; its sentence is made when it is read.
 */
import type { CounterId, Shape } from '../../../core/contract/values';
import type { Reason, RuleCase } from '../rulebook/cited';
import type { Counter } from '../state/board';

/** What a reason is about: counters, printed numbers of hexes, and figures. */
export type About = {
  readonly counters?: readonly Counter[];
  readonly hexes?: readonly string[];
  readonly figures?: readonly (number | string)[];
};
type Whole = { readonly [K in keyof Required<About>]: Required<About>[K] };
type Sentence = (about: Whole) => string;
export type ReasonKind = (about?: About) => Reason;

const declared = new Set<string>();

/** Declares a kind of reason. Throws if its name is taken. */
export function reason(kind: string, rule: RuleCase, sentence: Sentence): ReasonKind {
  if (declared.has(kind)) throw new Error(`${kind} is declared twice`);
  declared.add(kind);
  return ({ counters = [], hexes = [], figures = [] } = {}) =>
    new LazyReason(kind, rule, sentence, { counters, hexes, figures });
}

class LazyReason implements Reason {
  constructor(
    readonly kind: string,
    readonly rule: RuleCase,
    private readonly sentence: Sentence,
    private readonly about: Whole,
  ) {}

  get text(): string {
    return this.sentence(this.about);
  }
  get counters(): readonly CounterId[] {
    return this.about.counters.map(({ id }) => id);
  }
  get where(): readonly Shape[] {
    const { counters, hexes } = this.about;
    const places = [...new Set([...counters.flatMap(({ at }) => at ?? []), ...hexes])];
    return places.length > 0 ? [{ kind: 'places', places }] : [];
  }
  get figures(): readonly (number | string)[] {
    return this.about.figures;
  }
}
