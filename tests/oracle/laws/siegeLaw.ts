/**
 * The town in a game, found from its events and the map as in the file: who was last where, its walls, what is set up
 * in it, where the next day may be fought, and the points of the siege. Cases 19.12, 19.3, 19.54 to 19.58, 19.6, 20.3.
 */

import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { Event } from '../../../src/systems/thirty-years-war/engine/types';
import { freiburgOf } from '../../../src/systems/thirty-years-war/freiburg/state';
import { verdict } from '../../../src/systems/thirty-years-war/standard/04-sequence/end';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { lineIsBroken } from '../days';
import { printedOf } from '../ground';
import { distancesFrom } from '../hexes';
import { pointsOfSiege } from '../points';
import { sectionAsTold } from '../town';

type Law = (before: State, state: State, events: readonly Event[]) => readonly string[];
const WAY_BACK = ['1218', '1219', '1220'];

/** Watches a game from its start, to be called after each command in turn with its events. */
export function siegeLaw(start: State): Law {
  const { map, freiburg, counters } = start.scenario;
  const { fortress } = map;
  if (!fortress) return () => [];
  const inTown = fortress.sections.flatMap(({ hexes }) => hexes);
  const gates = fortress.hexsides.filter(({ kind }) => kind === 'gateway');
  const kept = new Set([
    ...inTown,
    ...gates.flatMap(({ inside, outside }) => [inside, outside]),
    ...(freiburg?.townDefence ? WAY_BACK : []),
  ]);
  const units = new Map<string, string>(
    counters.filter(({ strength }) => strength > 0).map(({ id, side }) => [id, side]),
  );
  const last = new Map<string, string>(Object.entries(freiburgOf(boardOf(start)).lastIn));
  const hits = new Map<string, number>(Object.entries(freiburgOf(boardOf(start)).wallHits));

  const enter = (id: string, hexes: readonly string[]) => {
    const side = units.get(id);
    if (side === undefined) return;
    for (const hex of hexes.filter((one) => kept.has(one))) {
      if (side === fortress.owner) last.delete(hex);
      else last.set(hex, side);
    }
  };
  const brokenNow = () =>
    new Set(
      fortress.sections
        .filter((section) => sectionAsTold(section, new Set(last.keys()), map).broken)
        .map(({ id }) => id),
    );
  const isBesieged = freiburg?.victory === '19.6';
  const defends = (state: State) => isBesieged || freiburgOf(boardOf(state)).defence === 'town';

  return (before, state, events) => {
    const faults: string[] = [];
    for (const event of events) {
      switch (event.happened) {
        case 'sideSetUp':
          if (freiburgOf(boardOf(before)).redeployed === 'town')
            faults.push(...setUpFaults(before, event, brokenNow()));
          else if (freiburgOf(boardOf(before)).redeployed === null && defends(before))
            faults.push(...firstFaults(before, event));
          for (const { counter, at } of event.positions) enter(counter, [at]);
          break;
        case 'counterMoved':
          enter(event.counter, event.path);
          break;
        case 'steppedBack':
          enter(event.unit, [event.to]);
          break;
        case 'wallsFiredAt':
          if (event.hit) hits.set(event.at, Math.min(2, (hits.get(event.at) ?? 0) + 1));
          break;
        case 'removalAttempted':
          faults.push(...belowFaults(before, event.unit, brokenNow()));
          break;
        case 'dayEnded':
          faults.push(...standFaults(before, event, { broken: brokenNow(), last, defends: defends(before) }));
          break;
        default:
      }
    }
    const heldInWords = (held: readonly (readonly [string, string])[]) =>
      held
        .map((one) => one.join(' '))
        .sort()
        .join();
    const [told, known] = [Object.entries(freiburgOf(boardOf(state)).lastIn), [...last]].map(heldInWords);
    if (told !== known) faults.push(`last in: ${told}, not ${known}`);
    for (const [hex, count] of hits)
      if (freiburgOf(boardOf(state)).wallHits[hex] !== count)
        faults.push(`the walls of ${hex} have ${count} hits`);
    if (isBesieged && state.over) faults.push(...pointFaults(state, brokenNow()));
    return faults;
  };
}

type SetUp = Extract<Event, { happened: 'sideSetUp' }>;

/** 19.31 and 19.32: one side in the sections that are left, the other away from the town or in those that are not. */
/** Case 19.12 for a game that begins before the town. */
function firstFaults({ scenario: { map }, counters, options }: State, { side, positions }: SetUp) {
  if (side === map.fortress?.owner) return [];
  const inTown = map.fortress?.sections.flatMap(({ hexes }) => hexes) ?? [];
  const standing = counters.flatMap(({ at, holder }) => (at !== null && holder !== side ? at : []));
  const from = options.siegeGround === 'town' ? inTown : standing;
  const isWrong = (at: string) => {
    const steps = distancesFrom(at, map.columns, map.rows);
    const closed = inTown.includes(at) || map.terrain.forest?.includes(at);
    return closed || !map.areas.northBank?.includes(at) || from.some((hex) => (steps.get(hex) ?? 99) < 3);
  };
  return positions.filter(({ at }) => isWrong(at)).map(({ counter, at }) => `${counter} is set up in ${at}`);
}

function setUpFaults(
  before: State,
  { side, positions }: SetUp,
  broken: ReadonlySet<string>,
): readonly string[] {
  const { map, counters } = before.scenario;
  const { sections = [] } = map.fortress ?? {};
  const forest = new Set(map.terrain.forest ?? []);
  const hexesOf = (of: typeof sections) => new Set(of.flatMap(({ hexes }) => hexes));
  const lost = hexesOf(sections.filter(({ id }) => broken.has(id)));
  const held = hexesOf(sections.filter(({ id }) => !broken.has(id)));
  const isNear = (hex: string) => {
    const steps = distancesFrom(hex, map.columns, map.rows);
    return [...lost, ...held].some((other) => (steps.get(other) ?? 99) < 3);
  };
  const isOwner = side === map.fortress?.owner;
  const isWrong = (at: string) => (isOwner ? !held.has(at) : forest.has(at) || (isNear(at) && !lost.has(at)));
  const faults = positions
    .filter(({ at }) => isWrong(at))
    .map(({ counter, at }) => `${counter} is set up in ${at}`);
  if (!isOwner) return faults;
  const ofForce = new Set<string>((before.deployment?.forces[side] ?? []).flatMap((force) => force.counters));
  const isUnit = (id: string) => counters.some((one) => one.id === id && one.strength > 0);
  const force = [...ofForce].filter(isUnit).length;
  const placed = positions.filter(({ counter }) => isUnit(counter)).length;
  const expected = Math.min(force, held.size);
  return placed === expected ? faults : [...faults, `${placed} units in the town, not ${expected}`];
}

/** 19.54: no unit recovers below the wall of a section that holds. */
function belowFaults(before: State, id: string, broken: ReadonlySet<string>): readonly string[] {
  const { fortress } = before.scenario.map;
  const unit = before.counters.find((one) => one.id === id);
  if (!unit || printedOf(before, unit).side === fortress?.owner) return [];
  const wall = fortress?.hexsides.find(({ outside, section }) => outside === unit.at && !broken.has(section));
  return wall ? [`${id} recovers below the wall of ${wall.inside}`] : [];
}

type Ended = Extract<Event, { happened: 'dayEnded' }>;
type Town = {
  readonly broken: ReadonlySet<string>;
  readonly last: ReadonlyMap<string, string>;
  readonly defends: boolean;
};

/** 18.51, 18.52, 19.31, 20.31 and 20.32: where the next day may be fought. */
function standFaults(before: State, { regroup }: Ended, { broken, last, defends }: Town): readonly string[] {
  const { freiburg, map } = before.scenario;
  const told = regroup.stands.flatMap(({ to, isOpen }) => (isOpen ? to : [])).sort();
  const open = (): readonly string[] => {
    if (freiburg?.victory === '19.6') return ['town'];
    if (before.day > 0) return [defends ? 'town' : 'hill'];
    const isCut = WAY_BACK.every((hex) => last.has(hex));
    const isLost = broken.size === map.fortress?.sections.length;
    // The day's last command may have moved no counter, so the Line stands as before it.
    const line = lineIsBroken(atDayEnd(before, regroup)) ? [] : ['line'];
    return [...line, 'rows', ...(defends && !isCut && !isLost ? ['town'] : [])];
  };
  const expected = open().toSorted();
  return told.join() === expected.join() ? [] : [`open are ${told.join()}, not ${expected.join()}`];
}

/** The position without the units that the last battle of the day has taken away. */
function atDayEnd(before: State, { losses }: Ended['regroup']): State {
  const lost = new Set<string>(losses.flatMap((loss) => loss.lost));
  return {
    ...before,
    counters: before.counters.map((one) =>
      lost.has(one.id) ? { ...one, at: null, off: 'eliminated' } : one,
    ),
  };
}

/** 19.61 to 19.63 */
function pointFaults(state: State, broken: ReadonlySet<string>): readonly string[] {
  const told = verdict(boardOf(state)).points;
  const { french, bavarian } = pointsOfSiege(state, broken.size);
  if (told?.french === french && told.bavarian === bavarian) return [];
  return [`points are ${JSON.stringify(told)}, not ${french} against ${bavarian}`];
}
