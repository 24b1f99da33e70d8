/**
 * Everything about a position that has a second opinion in this folder, by the game and by this folder: reach, Zones of
 * Control, obligations, odds, lines of sight and Victory Points. What differs is said.
 */

import { hexAt, numberOf } from '../../src/core/hex/hex';
import { boardOf } from '../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../src/systems/thirty-years-war/freiburg/state';
import { pointsOf } from '../../src/systems/thirty-years-war/rocroi/20-victory';
import { verdict } from '../../src/systems/thirty-years-war/standard/04-sequence/end';
import {
  hasLineOfSight,
  lineOfSight,
} from '../../src/systems/thirty-years-war/standard/05-artillery/line-of-sight';
import { reachOf } from '../../src/systems/thirty-years-war/standard/06-movement/reach';
import { obligationsOf } from '../../src/systems/thirty-years-war/standard/08-combat/obligations';
import { battleFigures } from '../../src/systems/thirty-years-war/standard/08-combat/strength';
import { controllersOf } from '../../src/systems/thirty-years-war/state/position';
import type { Declaration, State } from '../../src/systems/thirty-years-war/state/state';
import { ODDS } from '../../src/systems/thirty-years-war/tables/combatResults';
import type { chance } from '../helpers/positions/scattered';
import { enemiesOver, groundOf, isUnitOf, placesWithin, printedOf } from './ground';
import { mayAttack, oddsOf, strengthsOf } from './laws/battleLaw';
import { pointsAtRocroi, pointsInSkirmish, pointsOfSiege, pointsOn9August } from './points';
import { type SightBoard, sees } from './sight';
import { sectionAsTold } from './town';

/** How many of each were compared. */
export type Compared = { -readonly [K in keyof typeof NOTHING]: number };
export const NOTHING = { reaches: 0, zones: 0, obligations: 0, odds: 0, sights: 0, points: 0 } as const;

const SIGHTS = 12;
const BATTLES = 12;

/** Differences in a position, and how much was compared; `draw` chooses the lines and the battles. */
export function differences(
  state: State,
  draw: ReturnType<typeof chance>,
): { readonly faults: readonly string[]; readonly compared: Compared } {
  const compared: Compared = { ...NOTHING };
  const faults = [
    ...reachFaults(state, compared),
    ...zoneFaults(state, compared),
    ...obligationFaults(state, compared),
    ...oddsFaults(state, draw, compared),
    ...sightFaults(state, draw, compared),
    ...pointFaults(state, compared),
  ];
  return { faults, compared };
}

const differ = (what: string, ours: unknown, theirs: unknown): readonly string[] => {
  const [told, expected] = [JSON.stringify(ours), JSON.stringify(theirs)];
  return told === expected ? [] : [`${what}: the game says ${told}, the second opinion ${expected}`];
};

/** 6.2, 9.15, 11.12, 12.0, 16.1 */
function reachFaults(state: State, compared: Compared): readonly string[] {
  const { pieces, field } = boardOf(state);
  return pieces.flatMap((piece) => {
    if (piece.hex < 0 || piece.kind === 'artillery' || piece.holder !== state.phasingSide) return [];
    compared.reaches++;
    const { hexes, spent } = reachOf(boardOf(state), piece);
    const ours = hexes.map((hex) => `${numberOf(field.grid, hex)} ${spent[hex]}`).sort();
    const theirs = [...placesWithin(state, piece)]
      .filter(([hex]) => hex !== piece.at)
      .map(([hex, cost]) => `${hex} ${cost}`)
      .sort();
    return differ(`reach of ${piece.id} at ${piece.at}`, ours, theirs);
  });
}

/** 7.1, 7.13, 19.53 */
function zoneFaults(state: State, compared: Compared): readonly string[] {
  const position = boardOf(state);
  const ground = groundOf(state);
  const ids = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id).sort();
  return position.field.grid.numbers.flatMap((hex, index) =>
    ([0, 1] as const).flatMap((side) => {
      compared.zones++;
      const enemy = state.scenario.sides[1 - side]?.id ?? '';
      return differ(
        `control of ${hex}`,
        ids(controllersOf(position, side, index)),
        ids(enemiesOver(state, ground, enemy, hex)),
      );
    }),
  );
}

/** 7.21, 8.11, 8.12: of every pair that stands in each other's zone and may fight, both. */
function obligationFaults(state: State, compared: Compared): readonly string[] {
  const ground = groundOf(state);
  const pairs = state.counters.flatMap((unit) => {
    if (unit.at === null || unit.holder !== state.phasingSide || !isUnitOf(state, unit) || unit.disrupted)
      return [];
    return enemiesOver(state, ground, unit.holder, unit.at)
      .filter((enemy) => mayAttack(state, ground, unit, enemy))
      .map((enemy) => [unit.id, enemy.id] as const);
  });
  compared.obligations += pairs.length;
  return differ('obligations', obligationsOf(boardOf(state)), {
    mustAttack: [...new Set(pairs.map(([unit]) => unit))].sort(),
    mustBeAttacked: [...new Set(pairs.map(([, enemy]) => enemy))].sort(),
  });
}

/** 8.0, 8.4, 12.0: whatever units stand together, a charge and a Leader among them now and then. */
function oddsFaults(state: State, draw: ReturnType<typeof chance>, compared: Compared): readonly string[] {
  const ground = groundOf(state);
  const mine = state.counters.filter(
    (one) => one.at !== null && one.holder === state.phasingSide && isUnitOf(state, one) && !one.disrupted,
  );
  const faults: string[] = [];
  for (let i = 0; i < BATTLES && mine.length > 0; i++) {
    const first = mine[draw(mine.length)];
    if (!first?.at) continue;
    const foes = state.counters.filter(
      (one) =>
        one.holder !== first.holder &&
        one.at !== null &&
        isUnitOf(state, one) &&
        mayAttack(state, ground, first, one),
    );
    const foe = foes[draw(Math.max(1, foes.length))];
    if (!foe) continue;
    const friends = mine.filter((one) => one !== first && mayAttack(state, ground, one, foe));
    const attackers = [first, ...friends.filter(() => draw(2) === 0)];
    const others = foes.filter(
      (one) => one !== foe && attackers.every((unit) => mayAttack(state, ground, unit, one)),
    );
    const defenders = [foe, ...others.filter(() => draw(2) === 0)];
    const horse = attackers.some((one) => printedOf(state, one).kind === 'cavalry');
    const firm = defenders.some((one) => printedOf(state, one).kind !== 'infantry' || !one.disrupted);
    const leaders = state.counters
      .filter((one) => one.at !== null && printedOf(state, one).kind === 'leader' && draw(2) === 0)
      .flatMap((one) => {
        const fighting = [...attackers, ...defenders];
        const unit = fighting.find(({ at, holder }) => at === one.at && holder === one.holder);
        return unit ? [{ leader: one.id, unit: unit.id }] : [];
      });
    const battle: Declaration = {
      attackers: attackers.map(({ id }) => id).sort(),
      defenders: defenders.map(({ id }) => id).sort(),
      charge: horse && !firm && draw(2) === 0,
      leaders: leaders.filter(({ unit }, at) => leaders.findIndex((other) => other.unit === unit) === at),
    };
    compared.odds++;
    const { attack, defence, column } = battleFigures(boardOf(state), battle);
    const theirs = strengthsOf(state, battle);
    faults.push(
      ...differ(
        `odds of ${JSON.stringify(battle)}`,
        [attack, defence, ODDS[column]],
        [theirs.attack, theirs.defence, oddsOf(theirs.attack, theirs.defence)],
      ),
    );
  }
  return faults;
}

/** 5.21 to 5.26, 19.52 */
function sightFaults(state: State, draw: ReturnType<typeof chance>, compared: Compared): readonly string[] {
  const position = boardOf(state);
  const { grid } = position.field;
  const board = sightBoardOf(state);
  const held = [...board.held];
  const faults: string[] = [];
  for (let i = 0; i < SIGHTS; i++) {
    const gun = held[draw(held.length)] ?? '';
    const target = (i % 2 === 0 ? held[draw(held.length)] : grid.numbers[draw(grid.size)]) ?? '';
    if (gun === '' || gun === target) continue;
    compared.sights++;
    const ends = [hexAt(grid, gun), hexAt(grid, target)] as const;
    const ours = [lineOfSight(position, ...ends).clear, hasLineOfSight(position, ...ends)];
    const theirs = sees(board, gun, target, state.options.hilltopHalf);
    faults.push(...differ(`sight from ${gun} to ${target}`, ours, [theirs, theirs]));
  }
  return faults;
}

export function sightBoardOf(state: State): SightBoard {
  const { scenario, counters } = state;
  const { wallHits } = freiburgOf(boardOf(state));
  const { columns, rows, terrain, slopes, fortress } = scenario.map;
  const held = counters.filter(({ at }, i) => at !== null && scenario.counters[i]?.kind !== 'leader');
  const stands = (hex: string) => (wallHits[hex] ?? 0) < 2;
  return {
    ...{ columns, rows, slopes },
    terrain: new Map(
      Object.entries(terrain).flatMap(([kind, hexes]) => (hexes ?? []).map((hex) => [hex, kind])),
    ),
    held: new Set(held.map(({ at }) => at ?? '')),
    walls: (fortress?.hexsides ?? [])
      .filter(({ inside, outside }) => stands(inside) && stands(outside))
      .map(({ inside, outside }) => [inside, outside] as const),
  };
}

/** rocroi:20.1, freiburg:17.36, 19.6, table:victory */
function pointFaults(state: State, compared: Compared): readonly string[] {
  const { rules, freiburg, map } = state.scenario;
  if (rules === 'rocroi') {
    compared.points += 2;
    return state.scenario.sides.flatMap(({ id }) =>
      differ(`points of the ${id}`, pointsOf(boardOf(state), id), pointsAtRocroi(state, id)),
    );
  }
  if (rules === 'skirmish') {
    compared.points += 2;
    const { points } = verdict(boardOf(state));
    return state.scenario.sides.flatMap(({ id }) =>
      differ(`points of the ${id}`, points?.[id], pointsInSkirmish(state, id)),
    );
  }
  if (freiburg?.victory !== '17.36' && freiburg?.victory !== '19.6') return [];
  compared.points += 2;
  const taken = new Set(Object.keys(freiburgOf(boardOf(state)).lastIn));
  const broken = (map.fortress?.sections ?? []).filter((one) => sectionAsTold(one, taken, map).broken);
  const { french, bavarian } =
    freiburg.victory === '19.6' ? pointsOfSiege(state, broken.length) : pointsOn9August(state);
  const { points } = verdict(boardOf(state));
  return differ('points', [points?.french, points?.bavarian], [french, bavarian]);
}
