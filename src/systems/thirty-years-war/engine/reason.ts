/**
 * Kinds of reasons. Each is declared once, beside the rule it is of, with its name, its case and its sentence. A reason
 * that is made of it is data: most are only counted, so that the sentence is made when somebody reads it.
 */
import type { Shape } from '../../../core/contract/values';
import type { Reason, RuleCase } from '../rulebook/cited';
import type { HexNumber } from '../scenario/map';
import type { Piece } from '../state/piece';
import { type Position, positionOf } from '../state/position';
import type { State } from '../state/state';
import { allNamed, allNamedFrom, named, namedFrom, type Viewpoint } from '../wording';

/** What sentences are made with: the state that a reason is of, and counters as they are named in it. */
export class Say {
  readonly state: State;
  readonly position: Position;

  constructor(state: State) {
    this.state = state;
    this.position = positionOf(state);
  }
  /** `La Marine (1812)` */
  named(piece: Piece): string {
    return named(this.position, piece);
  }
  allNamed(pieces: readonly Piece[]): string {
    return allNamed(this.position, pieces);
  }
  /** `3/Spanish just ahead (1216)` */
  namedFrom(viewpoint: Viewpoint, piece: Piece): string {
    return namedFrom(this.position, viewpoint, piece);
  }
  allNamedFrom(viewpoint: Viewpoint, pieces: readonly Piece[]): string {
    return allNamedFrom(this.position, viewpoint, pieces);
  }
}

/** What a reason of some kind is about besides the pieces among its arguments and the hexes in which these stand. */
type Causes<A extends readonly unknown[]> = {
  /** Whom it names, where that is not all these pieces. */
  readonly counters?: (state: State, ...about: A) => readonly Piece[];
  /** Further hexes. */
  readonly places?: (state: State, ...about: A) => readonly HexNumber[];
  /** What else is lit. */
  readonly shapes?: (state: State, ...about: A) => readonly Shape[];
};

/** Makes a reason of its kind in a state. */
export type ReasonKind<A extends readonly unknown[]> = (state: State, ...about: A) => Reason;

/** A kind as it was declared: what sentences of it are made with. */
export type DeclaredKind = {
  readonly kind: string;
  /** null: it depends on the situation. */
  readonly rule: RuleCase | null;
  sentence(say: Say, ...about: readonly unknown[]): string;
};

const declared = new Map<string, DeclaredKind>();

/** Every kind of every section that has been imported. */
export function declaredKinds(): readonly DeclaredKind[] {
  return [...declared.values()];
}

/**
 * Declares a kind of reason. `kind` names it in every book; throws if that name is taken. The case may depend on what
 * the reason is about. Pieces among the arguments become `counters`, numbers and text `figures`.
 */
export function reason<A extends readonly unknown[]>(
  kind: string,
  rule: RuleCase | NoInfer<(state: State, ...about: A) => RuleCase>,
  sentence: (say: Say, ...about: A) => string,
  causes: NoInfer<Causes<A>> = {},
): ReasonKind<A> {
  if (declared.has(kind)) throw new Error(`${kind} is declared twice`);
  const of = { kind, rule: typeof rule === 'string' ? rule : null, sentence };
  declared.set(kind, of);
  return (state, ...about) => {
    const named = flat(about);
    const pieces = causes.counters?.(state, ...about) ?? named.filter(isPiece);
    const figures = named.filter(isFigure);
    let text: string | null = null;
    return {
      rule: typeof rule === 'string' ? rule : rule(state, ...about),
      kind,
      get text() {
        text ??= of.sentence(new Say(state), ...about);
        return text;
      },
      counters: pieces.map((piece) => piece.id),
      where: [
        ...placesOf(pieces, causes.places?.(state, ...about) ?? []),
        ...(causes.shapes?.(state, ...about) ?? []),
      ],
      ...(figures.length > 0 ? { figures } : {}),
    };
  };
}

function flat(about: readonly unknown[]): readonly unknown[] {
  return about.flat();
}

/** Hexes in which these stand, and others, each once. */
function placesOf(pieces: readonly Piece[], further: readonly HexNumber[]): readonly Shape[] {
  const all = new Set([...pieces.flatMap((piece) => piece.state.at ?? []), ...further]);
  return all.size > 0 ? [{ kind: 'places', places: [...all] }] : [];
}

function isPiece(about: unknown): about is Piece {
  return typeof about === 'object' && about !== null && 'hex' in about && 'printed' in about;
}

function isFigure(about: unknown): about is number | string {
  return typeof about === 'number' || typeof about === 'string';
}
