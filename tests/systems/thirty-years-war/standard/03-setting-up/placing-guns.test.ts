/** Guns never move: wherever a set-up is proposed, each of them must have something to fire at from where it is put. */

import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { wallTargets } from '../../../../../src/systems/thirty-years-war/freiburg/19-siege/breaching';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { slotsOf } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/forces';
import { laidOut } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/judging';
import { pieceOf } from '../../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { played, setUp } from '../../../../helpers/positions/board';
import { choose, dayOver, defend, ids, type Moment, startOf } from '../../../../helpers/positions/campaign';
import { beforeSetUp } from '../../../../helpers/positions/freiburgDays';
import { type SightBoard, sees } from '../../../../oracle/sight';

const WAYS = ['rest', 'suggested'] as const;
type Way = (typeof WAYS)[number];

function proposed(state: State, way: Way): { readonly [counter: string]: string } {
  const pressed = thirtyYearsWar.press(state, null, { on: 'option', id: way });
  if (pressed.to !== 'draft' || pressed.draft?.kind !== 'setUp') throw new Error(`nothing by ${way}`);
  return pressed.draft.positions;
}

/** The board as the second implementation of sight takes it, without walls, which the field's own guns are behind. */
function sightBoard(state: State): SightBoard {
  const { map } = state.scenario;
  const terrain = Object.entries(map.terrain).flatMap(([kind, hexes]) =>
    (hexes ?? []).map((hex) => [hex, kind] as const),
  );
  const kinds = new Map<string, string>(state.scenario.counters.map(({ id, kind }) => [id, kind]));
  const held = state.counters.flatMap(({ id, at }) => (at !== null && kinds.get(id) !== 'leader' ? at : []));
  const breached = (hex: string) => (freiburgOf(boardOf(state)).wallHits[hex] ?? 0) >= 2;
  const walls = (map.fortress?.hexsides ?? [])
    .filter(({ inside, outside }) => !breached(inside) && !breached(outside))
    .map(({ inside, outside }) => [inside, outside] as const);
  const { columns, rows, slopes } = map;
  return { columns, rows, slopes, terrain: new Map(terrain), held: new Set(held), walls };
}

/**
 * Guns of the proposed set-up that see no enemy, no ground of his and, where they besiege, no wall; and the state after
 * it.
 */
function settle(state: State, way: Way): { readonly blind: readonly string[]; readonly next: State } {
  const side = state.pending?.by;
  if (state.pending?.kind !== 'setUp' || side === undefined) throw new Error('nobody sets up');
  const positions = proposed(state, way);
  const laid = laidOut(boardOf(state), positions);
  const standing = laid.toState();
  const board = sightBoard(standing);
  const enemies = laid.pieces.filter((piece) => piece.unit && piece.at !== null && piece.holder !== side);
  const enemy = state.scenario.sides.find(({ id }) => id !== side)?.id ?? side;
  const ground = new Set(slotsOf(boardOf(state), enemy).flatMap(({ hexes }) => [...hexes]));
  const aims = enemies.length > 0 ? enemies.flatMap(({ at }) => at ?? []) : [...ground];
  const blind = state.scenario.counters
    .filter(({ id, kind }) => kind === 'artillery' && positions[id] !== undefined)
    .filter(({ id }) => {
      const at = positions[id] ?? '';
      if (aims.some((aim) => aim !== at && sees(board, at, aim, 'target'))) return false;
      const piece = side === state.scenario.map.fortress?.owner ? null : pieceOf(laid, id);
      const besieges =
        freiburgOf(boardOf(state)).defence === 'town' || state.scenario.freiburg?.victory === '19.6';
      return !(besieges && piece && wallTargets(laid, piece).length > 0);
    })
    .map(({ id }) => `${id} ${positions[id]}`);
  return { blind, next: played(state, setUp(positions)) };
}

const LINE = ['1520', '1620', '1721', '1821', '1922', '2022', '2122', '2213', '2214', '2216', '2218', '2219'];
const HILL = ['1709', '1710', '1809', '1909', '2008', '2108', '1708', '1808', '1908', '2007', '2107', '1807'];
const AWAY = Array.from({ length: 12 }, (_, i) => `13${14 + i}`);
const FAR = Array.from({ length: 14 }, (_, i) => `18${14 + i}`);

/** Both armies in these hexes at the end of a day, the guns with them. */
function battle(bavarian: readonly string[]): string {
  const guns = [1, 2, 3, 4, 5].map((n) => `bav-art-${n} ${bavarian[0]}`);
  const theirs = ['fr-art-1', 'fr-art-2', 'fr-art-3', 'fr-art-4'].map((id) => `${id} ${FAR[0]}`);
  const units = ids('bav-6-3', bavarian.length).map((id, i) => `${id} ${bavarian[i]}`);
  const french = ids('fr-6-3', 10).map((id, i) => `${id} ${FAR[i]}`);
  const leaders = [`bav-leader-von-mercy ${bavarian[0]}`, `fr-leader-d-enghien ${FAR[0]}`];
  return [...guns, ...theirs, ...units, ...french, ...leaders].join(', ');
}

const between = (to: string, moment: Moment) => () => played(dayOver(moment), choose(to));
const NEUBURG_LOST = ['0409', '0410', '0411', '0510'];
const FIELDS: readonly (readonly [name: string, begin: () => State])[] = [
  ['3 August', () => beforeSetUp('3')],
  ['5 August', () => beforeSetUp('5')],
  ['9 August', () => beforeSetUp('9')],
  ['the siege', () => startOf('siege')],
  ['the campaign', () => startOf('campaign')],
  ['the campaign from the Line', () => played(startOf('both'), defend('line'))],
  ['the campaign from the town', () => played(startOf('both'), defend('town'))],
  ['5 August on the Line', between('line', { day: 0, on: battle(LINE) })],
  ['5 August in the rows', between('rows', { day: 0, on: battle(AWAY) })],
  ['9 August on the Hill', between('hill', { day: 1, on: battle(HILL) })],
  ['the second day of the siege', between('town', { game: 'siege', day: 0, on: battle(AWAY) })],
  [
    'the second day of the siege, a section lost',
    between('town', { game: 'siege', day: 0, on: battle(AWAY), lastIn: NEUBURG_LOST }),
  ],
  ['a second day in the town', between('town', { game: 'both', defence: 'town', day: 0, on: battle(AWAY) })],
  ['a second day out of it', between('rows', { game: 'both', defence: 'town', day: 0, on: battle(AWAY) })],
];

describe.each(WAYS)('a set-up by %s puts no gun where it is blind', (way) => {
  it.each(FIELDS)('%s', (_, begin) => {
    const first = settle(begin(), way);
    const second = settle(first.next, way);
    expect([...first.blind, ...second.blind]).toEqual([]);
  });
});

it('guns that are put on the map by hand stay where they are, the others see past what stands', () => {
  const state = beforeSetUp('5');
  const behind = { 'fr-art-1': '1518' };
  const draft = thirtyYearsWar.read.draft({ kind: 'setUp', positions: behind, hand: null });
  const pressed = thirtyYearsWar.press(state, draft, { on: 'option', id: 'rest' });
  expect(pressed).toMatchObject({ to: 'draft', draft: { positions: behind } });
});

it('the same set-up comes of the same state', () => {
  expect(proposed(beforeSetUp('5'), 'rest')).toEqual(proposed(beforeSetUp('5'), 'rest'));
});
