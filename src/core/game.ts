/** A game in play: its record and the states that the record leads to. `perform` is the only way on. */
import { type Die, type GeneratorState, seedGenerator, throwDice } from './dice';
import { hashOf, sameJson } from './hash';
import { type Entry, type GameRecord, liesOn, lineTo, RECORD_FORMAT, RECORD_VERSION, ROOT } from './record';
import type { GameSystem, Json, LogLine, Play, Reason, SystemTypes } from './seam';

/** What an entry did: the state after it and the events that led there. */
export type Step<T extends SystemTypes> = {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
};

export type Game<T extends SystemTypes = SystemTypes> = {
  readonly record: GameRecord<T>;
  readonly start: T['State'];
  /** One an entry of the record, branches included. */
  readonly steps: readonly Step<T>[];
};

export type WantedDie = {
  readonly purpose: string;
  readonly sides: number;
  readonly entered: readonly Die[];
};

export type Performed<T extends SystemTypes> =
  | { readonly outcome: 'done'; readonly game: Game<T>; readonly rolled: boolean }
  | { readonly outcome: 'refused'; readonly reasons: readonly Reason[] }
  | { readonly outcome: 'needsDice'; readonly wanted: WantedDie; readonly game: Game<T> };

export type NewGame<T extends SystemTypes> = {
  readonly scenario: T['Scenario'];
  readonly scenarioId: string;
  /** Whether the record is to carry the scenario because no catalogue has it. */
  readonly carryScenario: boolean;
  readonly options: T['Options'];
  readonly seed: string;
};

export function newGame<T extends SystemTypes>(system: GameSystem<T>, setUp: NewGame<T>): Game<T> {
  return {
    record: {
      format: RECORD_FORMAT,
      formatVersion: RECORD_VERSION,
      system: system.id,
      rulesVersion: system.rulesVersion,
      scenario: {
        id: setUp.scenarioId,
        hash: hashOf(setUp.scenario),
        whole: setUp.carryScenario ? setUp.scenario : null,
      },
      options: setUp.options,
      seed: setUp.seed,
      diceFrom: 'generator',
      entries: [],
      head: ROOT,
      tip: ROOT,
      generator: seedGenerator(setUp.seed),
      awaiting: null,
    },
    start: system.start(setUp.scenario, setUp.options),
    steps: [],
  };
}

/** The state at an entry; by default at the head. */
export function stateOf<T extends SystemTypes>(game: Game<T>, entry = game.record.head): T['State'] {
  return game.steps[entry]?.state ?? game.start;
}

/** A number that no press has had; a press that re-enters a branch goes on under an older one. */
export function nextPress<T extends SystemTypes>(game: Game<T>): number {
  let last = 0;
  for (const entry of game.record.entries) if (entry.press > last) last = entry.press;
  return last + 1;
}

/**
 * Performs a command at the head, if it is legal. The same command at the same point goes back into the branch it
 * once made, dice included; any other draws new dice.
 */
export function perform<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  command: T['Command'],
  press = nextPress(game),
): Performed<T> {
  const { record } = game;
  if (record.awaiting) return { outcome: 'refused', reasons: [dieAwaited(record.awaiting.dice.length)] };
  const state = stateOf(game);
  const written = system.canonical(state, command);
  const known = childWith(record, written);
  if (known !== null) {
    // Back into the branch that this command once made, with its dice.
    const tip = liesOn(record.entries, known, record.tip) ? record.tip : known;
    return { outcome: 'done', game: { ...game, record: { ...record, head: known, tip } }, rolled: false };
  }
  const reasons = system.check(state, written);
  if (reasons.length > 0) return { outcome: 'refused', reasons };
  if (record.diceFrom === 'hand') return resolveByHand(system, game, { press, command: written, dice: [] });
  let generator: GeneratorState = record.generator;
  const resolved = resolve(system, state, written, (purposes, sides) => {
    const thrown = throwDice(generator, purposes.length, sides);
    generator = thrown.state;
    return purposes.map((purpose, i) => ({ purpose, face: thrown.faces[i] ?? 0, sides, by: 'generator' }));
  });
  const entry = { parent: record.head, press, command: written, dice: resolved.dice };
  return {
    outcome: 'done',
    game: append({ ...game, record: { ...record, generator } }, entry, resolved),
    rolled: true,
  };
}

/** Gives the die that is waited for; refused unless it is a face of that die. */
export function enterDie<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  face: number,
): Performed<T> {
  const wanted = wantedDie(system, game);
  const { awaiting } = game.record;
  if (!wanted || !awaiting)
    return { outcome: 'refused', reasons: [tableReason('table:dice', 'No die is asked for.')] };
  if (!Number.isInteger(face) || face < 1 || face > wanted.sides) {
    const text = `A die of ${wanted.sides} sides shows 1 to ${wanted.sides}, not ${face}.`;
    return { outcome: 'refused', reasons: [tableReason('table:dice', text)] };
  }
  const die: Die = { purpose: wanted.purpose, face, sides: wanted.sides, by: 'hand' };
  return resolveByHand(system, game, { ...awaiting, dice: [...awaiting.dice, die] });
}

/** The die that the open command waits for, if any. */
export function wantedDie<T extends SystemTypes>(system: GameSystem<T>, game: Game<T>): WantedDie | null {
  const { awaiting } = game.record;
  if (!awaiting) return null;
  const tried = resolveByHand(system, game, awaiting);
  return tried.outcome === 'needsDice' ? tried.wanted : null;
}

/**
 * A stored command that waits for dice, taken up again: it must be legal, new at this point, and its dice so far must
 * be those it asks for, with one still missing. null when it is not so.
 */
export function resumeAwaiting<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  awaiting: NonNullable<GameRecord<T>['awaiting']>,
): Game<T> | null {
  const state = stateOf(game);
  const written = system.canonical(state, awaiting.command);
  if (childWith(game.record, written) !== null || system.check(state, written).length > 0) return null;
  const tried = resolveByHand(system, game, { ...awaiting, command: written });
  return tried.outcome === 'needsDice' ? tried.game : null;
}

/** Takes a command back that waits for its first die; with a die entered it can no longer be withdrawn. */
export function withdrawAwaiting<T extends SystemTypes>(game: Game<T>): Game<T> {
  const { awaiting } = game.record;
  if (!awaiting || awaiting.dice.length > 0) return game;
  return { ...game, record: { ...game.record, awaiting: null } };
}

/** From now on dice come from the generator, or are entered by the players. */
export function takeDiceFrom<T extends SystemTypes>(game: Game<T>, diceFrom: Die['by']): Game<T> {
  return game.record.awaiting ? game : { ...game, record: { ...game.record, diceFrom } };
}

/** Back to before the last press, or the same game when there is none. */
export function undo<T extends SystemTypes>(game: Game<T>): Game<T> {
  const { entries, head } = game.record;
  const press = entries[head]?.press;
  let at = head;
  while (at !== ROOT && entries[at]?.press === press) at = entries[at]?.parent ?? ROOT;
  return moveHead(game, at);
}

/** On to the next press of the line that the head lies on. */
export function redo<T extends SystemTypes>(game: Game<T>): Game<T> {
  const { entries, head, tip } = game.record;
  const ahead = lineTo(entries, tip).filter((e) => e > head);
  const press = entries[ahead[0] ?? ROOT]?.press;
  const last = ahead.filter((e) => entries[e]?.press === press).at(-1);
  return last === undefined ? game : moveHead(game, last);
}

/**
 * To any entry, or `ROOT`; the line that is left stays a branch. With a die of an open command already entered the
 * game stays where it is: a thrown die is never thrown again.
 */
export function moveHead<T extends SystemTypes>(game: Game<T>, entry: number): Game<T> {
  const { record } = game;
  if (entry === record.head || entry < ROOT || entry >= record.entries.length) return game;
  if (record.awaiting && record.awaiting.dice.length > 0) return game;
  const tip = liesOn(record.entries, entry, record.tip) ? record.tip : entry;
  return { ...game, record: { ...record, head: entry, tip, awaiting: null } };
}

/** The lines of the log that an entry wrote. */
export function narrate<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  entry: number,
): readonly LogLine[] {
  let state = stateOf(game, game.record.entries[entry]?.parent ?? ROOT);
  const lines: LogLine[] = [];
  for (const event of game.steps[entry]?.events ?? []) {
    const line = system.tell(state, event);
    if (line) lines.push(line);
    state = system.evolve(state, event);
  }
  return lines;
}

type Thrower = (purposes: readonly string[], sides: number) => readonly Die[];
type Resolved<T extends SystemTypes> = Step<T> & { readonly dice: readonly Die[] };

/** Runs a legal command to its end; every die comes from `thrower`. */
export function resolve<T extends SystemTypes>(
  system: GameSystem<T>,
  before: T['State'],
  command: T['Command'],
  thrower: Thrower,
): Resolved<T> {
  let state = before;
  const events: T['Event'][] = [];
  const dice: Die[] = [];
  const play: Play<T> = {
    get state() {
      return state;
    },
    emit(event) {
      events.push(event);
      state = system.evolve(state, event);
    },
    dice(purposes, sides = 6) {
      const thrown = thrower(purposes, sides);
      dice.push(...thrown);
      return thrown.map((die) => die.face);
    },
  };
  system.resolve(play, command);
  return { state, events, dice };
}

/** Adds a resolved entry behind the head and moves the head to it. */
export function append<T extends SystemTypes>(
  game: Game<T>,
  entry: Entry<T['Command']>,
  step: Step<T>,
): Game<T> {
  const head = game.record.entries.length;
  return {
    ...game,
    record: { ...game.record, entries: [...game.record.entries, entry], head, tip: head, awaiting: null },
    steps: [...game.steps, { state: step.state, events: step.events }],
  };
}

class DieMissing extends Error {
  constructor(
    readonly purpose: string,
    readonly sides: number,
  ) {
    super(purpose);
  }
}

/** A die in a stored command that the resolution does not ask for there. */
class DieUnfit extends Error {}

/** The resolution is run from its beginning with the dice so far, until one is missing. */
function resolveByHand<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  awaiting: NonNullable<GameRecord<T>['awaiting']>,
): Performed<T> {
  let next = 0;
  try {
    const resolved = resolve(system, stateOf(game), awaiting.command, (purposes, sides) =>
      purposes.map((purpose) => {
        const die = awaiting.dice[next++];
        if (!die) throw new DieMissing(purpose, sides);
        const fits = die.purpose === purpose && die.sides === sides && die.face >= 1 && die.face <= sides;
        if (!fits) throw new DieUnfit(purpose);
        return die;
      }),
    );
    const { press, command } = awaiting;
    const entry = { parent: game.record.head, press, command, dice: resolved.dice };
    return { outcome: 'done', game: append(game, entry, resolved), rolled: true };
  } catch (missing) {
    if (missing instanceof DieUnfit) {
      const text = `The die entered for “${missing.message}” is none that was asked for.`;
      return { outcome: 'refused', reasons: [tableReason('table:dice', text)] };
    }
    if (!(missing instanceof DieMissing)) throw missing;
    const wanted = { purpose: missing.purpose, sides: missing.sides, entered: awaiting.dice };
    return { outcome: 'needsDice', wanted, game: { ...game, record: { ...game.record, awaiting } } };
  }
}

function childWith<T extends SystemTypes>(record: GameRecord<T>, command: Json): number | null {
  for (let at = record.head + 1; at < record.entries.length; at++) {
    const entry = record.entries[at];
    if (entry?.parent === record.head && sameJson(entry.command, command)) return at;
  }
  return null;
}

function dieAwaited(entered: number): Reason {
  const text = 'A die is still awaited for the last command.';
  return tableReason('table:dice', entered > 0 ? text : `${text} Enter it or withdraw the command.`);
}

function tableReason(rule: string, text: string): Reason {
  return { rule, text, counters: [], where: [] };
}
