/**
 * Kinds of reasons. Each is declared once, beside the rule it is of, with its name, its case and its sentence. A reason
 * that is made of it is data: most are only counted, so that the sentence is made when somebody reads it.
 */
import type { CounterId, Place, Shape } from '../../../core/contract/values';
import type { Reason, RuleCase } from '../rulebook/cited';
import type { HexNumber } from '../scenario/map';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { allNamed, allNamedFrom, named, namedFrom, type Viewpoint } from '../wording';

/** What sentences are made with: the board that a reason is of, and counters as they are named on it. */
export class Say {
  constructor(readonly board: Board) {}
  /** `La Marine (1812)` */
  named(piece: Piece): string {
    return named(this.board, piece);
  }
  allNamed(pieces: readonly Piece[]): string {
    return allNamed(this.board, pieces);
  }
  /** `3/Spanish two hexes away (1216)` */
  namedFrom(viewpoint: Viewpoint, piece: Piece): string {
    return namedFrom(this.board, viewpoint, piece);
  }
  allNamedFrom(viewpoint: Viewpoint, pieces: readonly Piece[]): string {
    return allNamedFrom(this.board, viewpoint, pieces);
  }
}

/** What a reason of some kind is about besides the pieces among its arguments and the hexes in which these stand. */
type Causes<A extends readonly unknown[]> = {
  /** Whom it names, where that is not all these pieces. */
  readonly counters?: (board: Board, ...about: A) => readonly Piece[];
  /** Further hexes. */
  readonly places?: (board: Board, ...about: A) => readonly HexNumber[];
  /** What else is lit. */
  readonly shapes?: (board: Board, ...about: A) => readonly Shape[];
  /** Its numbers and names, where those are not all the numbers and text that are no such place. */
  readonly figures?: (board: Board, ...about: A) => readonly (number | string)[];
};

/** Makes a reason of its kind on a board. */
export type ReasonKind<A extends readonly unknown[]> = (board: Board, ...about: A) => Reason;

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
 * the reason is about. Pieces among the arguments become `counters`, numbers and text `figures`, but for the hexes that
 * are given as places.
 */
export function reason<A extends readonly unknown[]>(
  kind: string,
  rule: RuleCase | NoInfer<(board: Board, ...about: A) => RuleCase>,
  sentence: (say: Say, ...about: A) => string,
  causes: NoInfer<Causes<A>> = {},
): ReasonKind<A> {
  if (declared.has(kind)) throw new Error(`${kind} is declared twice`);
  const of = { kind, rule: typeof rule === 'string' ? rule : null, sentence };
  declared.set(kind, of);
  const declaration: Declaration<A> = { kind, rule, sentence, causes };
  return (board, ...about) => new LazyReason(declaration, board, about);
}

type Declaration<A extends readonly unknown[]> = {
  readonly kind: string;
  readonly rule: RuleCase | ((board: Board, ...about: A) => RuleCase);
  readonly sentence: (say: Say, ...about: A) => string;
  readonly causes: Causes<A>;
};

/** Holds no more than what it is about: most reasons are only counted, and all else is told when it is asked for. */
class LazyReason<A extends readonly unknown[]> implements Reason {
  constructor(
    private readonly of: Declaration<A>,
    private readonly board: Board,
    private readonly about: A,
  ) {}

  get kind(): string {
    return this.of.kind;
  }
  get rule(): RuleCase {
    const { rule } = this.of;
    return typeof rule === 'string' ? rule : rule(this.board, ...this.about);
  }
  get text(): string {
    return this.of.sentence(new Say(this.board), ...this.about);
  }
  get counters(): readonly CounterId[] {
    return this.pieces.map((piece) => piece.id);
  }
  get where(): readonly Shape[] {
    const { places, shapes } = this.of.causes;
    return [
      ...placesOf(this.pieces, places?.(this.board, ...this.about) ?? []),
      ...(shapes?.(this.board, ...this.about) ?? []),
    ];
  }
  get figures(): readonly (number | string)[] {
    const { figures } = this.of.causes;
    if (figures) return figures(this.board, ...this.about);
    const numbers = flat(this.about).filter(isFigure);
    if (numbers.length === 0) return numbers;
    const places = new Set<unknown>(this.where.flatMap(placesIn));
    return numbers.filter((one) => !places.has(one));
  }
  private get pieces(): readonly Piece[] {
    return this.of.causes.counters?.(this.board, ...this.about) ?? flat(this.about).filter(isPiece);
  }
}

/** The same reason in other words. */
export function reworded({ rule, kind, counters, where, figures = [] }: Reason, text: string): Reason {
  return { rule, kind, text, counters, where, ...(figures.length > 0 ? { figures } : {}) };
}

function flat(about: readonly unknown[]): readonly unknown[] {
  return about.flat();
}

/** Hexes in which these stand, and others, each once. */
function placesOf(pieces: readonly Piece[], further: readonly HexNumber[]): readonly Shape[] {
  const all = new Set([...pieces.flatMap((piece) => piece.at ?? []), ...further]);
  return all.size > 0 ? [{ kind: 'places', places: [...all] }] : [];
}

function placesIn(shape: Shape): readonly Place[] {
  switch (shape.kind) {
    case 'places':
      return shape.places;
    case 'hexside':
      return shape.between;
    case 'line':
    case 'area':
      return shape.through;
  }
}

function isPiece(about: unknown): about is Piece {
  return typeof about === 'object' && about !== null && 'hex' in about && 'printed' in about;
}

function isFigure(about: unknown): about is number | string {
  return typeof about === 'number' || typeof about === 'string';
}
