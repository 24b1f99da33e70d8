/** A game in play: its record and the states that the record leads to. */

import type { Rules, SystemTypes } from './contract/rules';
import type { LogLine, Table } from './contract/table';
import { seedGenerator } from './dice/dice';
import { hashOnce } from './json/hash';
import { itemAt, type List } from './list';
import {
  type GameRecord,
  parentOf,
  RECORD_FORMAT,
  RECORD_VERSION,
  ROOT,
  type TakeBack,
} from './record/record';

/** What an entry did: the state after it and the events that led there. */
export type Step<T extends SystemTypes> = {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
};

export type Game<T extends SystemTypes = SystemTypes> = {
  readonly record: GameRecord<T>;
  readonly start: T['State'];
  /** One for each entry of the record, branches included. */
  readonly steps: List<Step<T>>;
};

export type NewGame<T extends SystemTypes> = {
  readonly scenario: T['Scenario'];
  readonly scenarioId: string;
  /** Whether the record carries the scenario, because no catalogue has it. */
  readonly carryScenario: boolean;
  readonly options: T['Options'];
  readonly seed: string;
  readonly takeBack?: TakeBack;
};

export function newGame<T extends SystemTypes>(system: Rules<T>, setUp: NewGame<T>): Game<T> {
  return {
    record: {
      format: RECORD_FORMAT,
      formatVersion: RECORD_VERSION,
      system: system.id,
      rulesVersion: system.rulesVersion,
      scenario: {
        id: setUp.scenarioId,
        hash: hashOnce(setUp.scenario),
        whole: setUp.carryScenario ? setUp.scenario : null,
      },
      options: setUp.options,
      seed: setUp.seed,
      diceFrom: 'generator',
      takeBack: setUp.takeBack ?? 'free',
      branchNames: [],
      bookmarks: [],
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
  return itemAt(game.steps, entry)?.state ?? game.start;
}

/** The lines of the log that an entry wrote. */
export function narrate<T extends SystemTypes>(
  system: Rules<T> & Pick<Table<T>, 'tell'>,
  game: Game<T>,
  entry: number,
): readonly LogLine[] {
  let state = stateOf(game, parentOf(game.record.entries, entry));
  const lines: LogLine[] = [];
  for (const event of itemAt(game.steps, entry)?.events ?? []) {
    const line = system.tell(state, event);
    if (line) lines.push(line);
    state = system.evolve(state, event);
  }
  return lines;
}
