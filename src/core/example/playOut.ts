/** Plays an example out on the real rules, with its dice, and says what came of it. */
import type { Reader } from '../contract/reader';
import type { Rules, SystemTypes } from '../contract/rules';
import type { CounterId, Place, Reason, Shape } from '../contract/values';
import { enterDie, takeDiceFrom } from '../dice/handDice';
import { type Game, newGame, stateOf } from '../game';
import { DataError, readAt } from '../json/dataError';
import { itemAt } from '../list';
import { perform } from '../perform';
import type { Performed } from '../resolve';
import type { Example, ExampleAct } from './example';

type Named = (id: string) => unknown;

/** What examples need of a system: its rules and how it reads positions, whether it has a table or not. */
export type Shown<T extends SystemTypes> = Rules<T> & Pick<Reader<T>, 'read'>;
/** Where its counters are. */
export interface Placed<T extends SystemTypes> {
  board(
    state: T['State'],
    draft: null,
  ): { readonly counters: readonly { readonly id: CounterId; readonly at: Place | null }[] };
}

export type PlayedOut<T extends SystemTypes> = {
  /** The position in which it is tried. */
  readonly begun: Game<T>;
  /** Why it is refused; none: it is carried out, as far as it has dice. */
  readonly refused: readonly Reason[];
  /** The game afterwards; if it was refused, the one before. */
  readonly game: Game<T>;
  /** What happened; nothing if it was refused or still waits for a die. */
  readonly events: readonly T['Event'][];
};

/** `named` finds the scenarios that positions name. Throws a `DataError` for an example that does not come so far. */
export function playOut<T extends SystemTypes>(
  system: Shown<T>,
  example: Example,
  named: Named = () => undefined,
): PlayedOut<T> {
  const begun = beginExample(system, example, named);
  if (!example.act) return { begun, refused: [], game: begun, events: [] };
  const performed = readAt('act', () => tried(system, begun, example.act ?? { command: null }));
  if (performed.outcome === 'refused') return { begun, refused: performed.reasons, game: begun, events: [] };
  const { game } = performed;
  const events = performed.outcome === 'done' ? (itemAt(game.steps, game.record.head)?.events ?? []) : [];
  return { begun, refused: [], game, events };
}

/** The game of its position in which what comes before has been played; dice are entered by hand. */
export function beginExample<T extends SystemTypes>(
  system: Shown<T>,
  { position, before = [] }: Example,
  named: Named,
): Game<T> {
  const scenario = readAt('position', () =>
    system.read.scenario(system.read.variant?.(position, named) ?? position),
  );
  const options = system.read.options(scenario, {});
  const setUp = { scenario, options, scenarioId: 'example', carryScenario: true, seed: 'example' };
  let game = takeDiceFrom(newGame(system, setUp), 'hand');
  for (const [i, act] of before.entries()) {
    const path = `before[${i}]`;
    const performed = readAt(path, () => tried(system, game, act));
    if (performed.outcome === 'refused') {
      const [first] = performed.reasons;
      throw new DataError(path, `a legal command, not one that ${first?.rule} refuses: ${first?.text}`);
    }
    if (performed.outcome === 'needsDice')
      throw new DataError(`${path}.dice`, `a die for “${performed.wanted.purpose}”`);
    game = performed.game;
  }
  return game;
}

/**
 * Performs an act with its dice; without any it may wait for the first. Throws a `DataError` for dice that do not fit.
 */
function tried<T extends SystemTypes>(
  system: Shown<T>,
  game: Game<T>,
  { command, dice = [] }: ExampleAct,
): Performed<T> {
  let performed = perform(
    system,
    game,
    readAt('command', () => system.read.command(command)),
  );
  for (const [i, face] of dice.entries()) {
    if (performed.outcome !== 'needsDice') throw new DataError(`dice[${i}]`, 'no die: none is thrown');
    const entered = enterDie(system, performed.game, face);
    if (entered.outcome === 'refused')
      throw new DataError(`dice[${i}]`, entered.reasons[0]?.text ?? 'another face');
    performed = entered;
  }
  if (performed.outcome === 'needsDice' && dice.length > 0)
    throw new DataError(`dice[${dice.length}]`, `a die for “${performed.wanted.purpose}”`);
  return performed;
}

/**
 * Reasons as short text: the case, then the counters that it names and the places where none of these stands, sorted:
 * `8.11 s0710`.
 */
export function reasonsInShort<T extends SystemTypes>(
  system: Placed<T>,
  game: Game<T>,
  reasons: readonly Reason[],
): readonly string[] {
  const { counters } = system.board(stateOf(game), null);
  return reasons.map((reason) => {
    const named: readonly string[] = reason.counters;
    const taken = counters.filter(({ id }) => named.includes(id)).map(({ at }) => String(at));
    const places = reason.where.flatMap(placesOf).map(String);
    const causes = [...named, ...places.filter((place) => !taken.includes(place))];
    return [reason.rule, ...[...new Set(causes)].sort()].join(' ');
  });
}

function placesOf(shape: Shape) {
  if (shape.kind === 'places') return shape.places;
  return shape.kind === 'hexside' ? shape.between : shape.through;
}
