/** Laws that every step of every game keeps in tests and tools; a step that does not is thrown out with its reason. */
import { isDeepStrictEqual } from 'node:util';
import { checkDice } from '../../../src/core/dice/diceOfSeed';
import { type Watch, watchGames } from '../../../src/core/laws';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { tryChoice } from '../offers/offer';
import { counterFaults, stackingFaults } from './counterLaw';

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

type State = ThirtyYearsWar['State'];
/** So often a choice is pressed, the dice of the record are held against its seed, and events are led through again. */
export type Often = { readonly choices: number; readonly dice: number; readonly events: number };
const OFTEN: Often = { choices: 200, dice: 500, events: 20 };

/** Where counters are is asked after every command. */
export function laws(often: Often = OFTEN): Watch {
  let steps = 0;
  let replayed = 0;
  let entries = 0;
  return {
    resolved(system, before, { state, events }) {
      // What tests make up as a system need not offer what it accepts.
      if (system.id !== 'thirty-years-war') return;
      const [was, now] = [before as unknown as State, state as unknown as State];
      if (isSuspect(was.counters, now.counters)) {
        hold(counterFaults(now, was));
        const crowded = stackingFaults(now, false);
        // A position that a test has put together may have been crowded before.
        if (crowded.length > 0 && stackingFaults(was, false).length === 0) hold(crowded);
      }
      if (++replayed % often.events === 0) {
        const after = events.reduce((at, event) => system.evolve(at, event), before);
        if (!isDeepStrictEqual(after, state)) hold(['the events of a command lead to another state']);
      }
      const { prompt, press, check, canonical } = system;
      if (++steps % often.choices !== 0 || !prompt || !press || !check || !canonical) return;
      const { choices } = prompt(state, null);
      const choice = choices[(steps / often.choices) % Math.max(1, choices.length)];
      const tried = choice && tryChoice({ press, check, canonical }, state, null, choice);
      if (typeof tried === 'string') hold([tried]);
    },
    appended({ record }) {
      if (++entries % often.dice !== 0) return;
      const { foreign } = checkDice(record.seed, record.entries.slice());
      hold(foreign.map((entry) => `entry ${entry} has dice that are not those of the seed`));
    },
  };
}

export function holdLaws(): void {
  watchGames(laws());
}

/** Whether a counter came, went, or now shares a hex with another side: only then can a law about places be broken. */
function isSuspect(before: State['counters'], after: State['counters']): boolean {
  if (before.length !== after.length) return true;
  return after.some((now, i) => {
    const was = before[i];
    if (now === was) return false;
    if (now.id !== was?.id || now.off !== was.off || (now.at === null) === (now.off === null)) return true;
    if (now.at === null || (now.at === was.at && now.holder === was.holder)) return false;
    return after.some(({ at, holder }) => at === now.at && holder !== now.holder);
  });
}

function hold(faults: readonly string[]): void {
  if (faults.length > 0) throw new LawBroken(faults.join('; '));
}
