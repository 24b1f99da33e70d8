/** A whole game between two players by the rules alone: dice of their own for every game, the same with any players. */
import type { Rules, SystemTypes, Verdict } from '../../../src/core/contract/rules';
import type { SideId } from '../../../src/core/contract/values';
import { seedGenerator, throwDice } from '../../../src/core/dice/dice';
import { resolve } from '../../../src/core/resolve';

/** Asked where its side decides; null: it finds nothing to do. */
export type Seat<T extends SystemTypes> = (state: T['State']) => T['Command'] | null;

export type Match<T extends SystemTypes> = {
  readonly verdict: Verdict | null;
  readonly state: T['State'];
  readonly commands: readonly T['Command'][];
  /** The sides by seat: that of the first is the one that decides first. */
  readonly sides: readonly SideId[];
  /** Every face thrown, in order. */
  readonly faces: readonly number[];
  readonly events: ReadonlyMap<string, number>;
  /** The Game-Turns; empty where nobody says what a battle is. */
  readonly turns: readonly Turn[];
  /** What went wrong; '' if nothing did. */
  readonly trouble: string;
};

/** How many battles were fought in it, and whether both sides had somebody to fight one as it ended. */
export type Turn = { readonly battles: number; readonly couldFight: boolean };

/** What a battle is, and when it is fought. */
export interface Fighting<T extends SystemTypes> {
  /** The event that a battle brings. */
  readonly fought: string;
  /** Another number in every Game-Turn. */
  gameTurn(state: T['State']): number;
  /** Whether each side has a unit that could fight, now or later. */
  couldFight(state: T['State']): boolean;
}

const LONGEST = 20_000;

export function playMatch<T extends SystemTypes>(
  rules: Rules<T>,
  start: T['State'],
  seed: string,
  decides: (state: T['State']) => SideId | null,
  seats: readonly [Seat<T>, Seat<T>],
  fighting?: Fighting<T>,
): Match<T> {
  let generator = seedGenerator(seed);
  let state = start;
  const commands: T['Command'][] = [];
  const faces: number[] = [];
  const sides: SideId[] = [];
  const events = new Map<string, number>();
  const turns = new Map<number, Turn>();
  const end = (trouble: string): Match<T> => ({
    ...{ verdict: rules.verdict(state), state, commands, sides, faces, events, trouble },
    turns: [...turns.values()],
  });
  while (commands.length < LONGEST) {
    if (rules.verdict(state)) return end('');
    const side = decides(state);
    if (side !== null && !sides.includes(side)) sides.push(side);
    const seat = side === null ? undefined : seats[sides.indexOf(side)];
    const command = rules.onward?.(state) ?? seat?.(state) ?? null;
    if (command === null) return end('nothing is done');
    const reasons = rules.check(state, command);
    if (reasons.length > 0) return end(`${JSON.stringify(command)}: ${reasons[0]?.text}`);
    const done = resolve(rules, state, command, (purposes, sides) => {
      const thrown = throwDice(generator, purposes.length, sides);
      generator = thrown.state;
      faces.push(...thrown.faces);
      return purposes.map((purpose, i) => ({
        ...{ purpose, sides, by: 'generator' },
        face: thrown.faces[i] ?? 1,
      }));
    });
    const turn = fighting?.gameTurn(state);
    if (turn !== undefined) {
      const battles = done.events.filter((event) => nameOf(event) === fighting?.fought).length;
      turns.set(turn, {
        battles: (turns.get(turn)?.battles ?? 0) + battles,
        couldFight: fighting?.couldFight(done.state) ?? false,
      });
    }
    commands.push(command);
    state = done.state;
    for (const event of done.events) {
      const happened = nameOf(event);
      events.set(happened, (events.get(happened) ?? 0) + 1);
    }
  }
  return end('no end');
}

/** The most Game-Turns in a row without a battle, as long as there is somebody to fight one. */
export function longestQuiet({ turns }: Pick<Match<SystemTypes>, 'turns'>): number {
  let [longest, now] = [0, 0];
  for (const { battles, couldFight } of turns) {
    now = battles > 0 || !couldFight ? 0 : now + 1;
    longest = Math.max(longest, now);
  }
  return longest;
}

function nameOf(event: SystemTypes['Event']): string {
  return typeof event === 'object' && event !== null && 'happened' in event ? String(event.happened) : '';
}
