/**
 * The morale of armies a second time: casualties and tests are counted from the events of a game alone, by the wording
 * of cases 15.1 to 15.3 and 18.35, with a copy of the table.
 */

import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { Event } from '../../../src/systems/thirty-years-war/engine/types';
import { freiburgOf } from '../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { dayAsPrinted } from '../days';

/** Losses that ask for a test, by day and army; the last one needs no die. */
export const LEVELS: { readonly [dayAndArmy: string]: readonly number[] } = {
  '3-august bavarian': [31, 40, 49, 59],
  '3-august french': [44, 52, 61, 70],
  '5-august bavarian': [41, 49, 58, 66],
  '5-august french': [48, 58, 67, 77],
  '5-august mercenary': [18, 22, 25, 29],
  '9-august bavarian': [18, 23, 29, 34],
  '9-august french': [19, 25, 31, 37],
  '9-august mercenary': [7, 9, 11, 13],
};
const ARMIES = ['bavarian', 'french', 'mercenary'];

type Army = {
  casualties: number;
  tested: number;
  demoralized: boolean;
  /** His loss has been rolled for, or came when the army was broken already. */
  leaderSettled: boolean;
  leaderAlive: boolean;
  /** 1 less on later rolls: he was lost and the army stood. */
  shaken: boolean;
};

/** A count kept beside a game; `note` takes the events of one command and gives all that is wrong with them. */
export type MoraleLaw = {
  note(before: State, events: readonly Event[]): readonly string[];
  /** Armies that are demoralized by this count. */
  demoralized(): readonly string[];
};

export function moraleLaw(start: State): MoraleLaw {
  const { counters, categories } = start.scenario;
  const armies = new Map<string, Army>();
  let day = start.day;
  for (const { id, leader } of categories) {
    const {
      casualties = 0,
      levelsTested = 0,
      leaderLost = false,
    } = freiburgOf(boardOf(start)).armies[id] ?? {};
    const alive = start.counters.find((one) => one.id === leader)?.off !== 'eliminated';
    armies.set(id, {
      ...{ casualties, tested: levelsTested, demoralized: start.demoralized.includes(id) },
      ...{ leaderAlive: alive, leaderSettled: !alive || leaderLost, shaken: !alive || leaderLost },
    });
  }
  const of = (id: string): Army => {
    const army = armies.get(id);
    if (!army) throw new Error(`no army ${id}`);
    return army;
  };
  let { freiburg } = start;
  const levels = (id: string) =>
    LEVELS[
      `${dayAsPrinted({ scenario: start.scenario, ...(freiburg ? { freiburg } : {}), day })?.row} ${id}`
    ] ?? [];
  const mustTestForLosses = (id: string) =>
    !of(id).demoralized && of(id).casualties >= (levels(id)[of(id).tested] ?? Number.POSITIVE_INFINITY);
  const mustTestForLeader = (id: string) =>
    levels(id).length > 0 && !of(id).demoralized && !of(id).leaderAlive && !of(id).leaderSettled;

  function tested(event: Extract<Event, { happened: 'moraleTested' }>): readonly string[] {
    const { army: id, level, die, demoralized } = event;
    const army = of(id);
    const faults: string[] = [];
    const inTurn = ARMIES.find(level === null ? mustTestForLeader : mustTestForLosses);
    if (inTurn !== id) faults.push(`${id} tests for ${level ?? 'its Leader'}, but ${inTurn} is in turn`);
    if (level === null && ARMIES.some(mustTestForLosses))
      faults.push(`${id} tests for its Leader before losses`);
    let falls = (die ?? 1) <= 4;
    if (level === null) army.leaderSettled = true;
    else {
      if (level !== levels(id)[army.tested]) faults.push(`${id} tests at ${level}`);
      if ((die === null) !== (army.tested === 3)) faults.push(`${id} tests at ${level} with die ${die}`);
      falls = army.tested === 3 || (die ?? 0) - (army.shaken ? 1 : 0) <= 3 + army.tested;
      army.tested++;
    }
    if (demoralized !== falls) faults.push(`${id} ${falls ? 'holds' : 'breaks'} with ${die} at ${level}`);
    army.demoralized = falls;
    if (level === null && !falls) army.shaken = true;
    return faults;
  }

  /** 15.12, 15.13, 15.22, 15.24: nothing is left to be rolled for. */
  function settled(): readonly string[] {
    const open = ARMIES.filter((id) => armies.has(id) && (mustTestForLosses(id) || mustTestForLeader(id)));
    return open.map((id) => `${id} has a test to make and does not`);
  }

  function nextDay(): void {
    day++;
    for (const army of armies.values()) {
      army.casualties = 0;
      army.tested = 0;
      army.demoralized = army.demoralized && !army.leaderAlive;
      army.shaken = !army.leaderAlive;
      army.leaderSettled = !army.leaderAlive;
    }
  }

  function note(before: State, events: readonly Event[]): readonly string[] {
    const faults: string[] = [];
    let regularsFell = false;
    for (const event of events) {
      switch (event.happened) {
        case 'unitEliminated': {
          const unit = counters.find(({ id }) => id === event.unit);
          of(unit?.category ?? '').casualties += unit?.strength ?? 0;
          break;
        }
        case 'leaderEliminated': {
          const army = categories.find(({ leader }) => leader === event.leader);
          if (army) of(army.id).leaderAlive = false;
          break;
        }
        case 'moraleTested': {
          faults.push(...tested(event));
          regularsFell ||= event.army === 'french' && of('french').demoralized;
          break;
        }
        case 'armyFollowed':
          if (!regularsFell || event.army !== 'mercenary' || of('mercenary').demoralized)
            faults.push(`${event.army} follows out of turn`);
          of(event.army).demoralized = true;
          break;
        case 'dayEnded':
          faults.push(...settled());
          break;
        case 'defenceChosen':
          freiburg = { ...freiburgOf(boardOf(start)), defence: event.defend };
          break;
        case 'redeployed':
          nextDay();
          break;
        default:
      }
    }
    const follows = regularsFell && levels('mercenary').length > 0 && day === before.day;
    if (follows && !of('mercenary').demoralized) faults.push('the Mercenaries do not follow the Regulars');
    return [...faults, ...settled()];
  }

  const demoralized = () => ARMIES.filter((id) => armies.get(id)?.demoralized);
  return { note, demoralized };
}
