/** What the board hands on of a counter: as it is printed, and what has become of it. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../../../src/systems/rocroi-1643';
import { batteryFace, leaderFace, unitFace } from '../../../../src/systems/rocroi-1643/look/face';
import { readOptions } from '../../../../src/systems/rocroi-1643/scenario/options';
import { type Board, boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { readFace } from '../../../../src/systems/rocroi-1643/surface/counter/face';
import { ROCROI } from '../../../helpers/rocroi1643/scenario';

type Start = Partial<(typeof ROCROI)['start']>;
const begun = (start: Start = {}): Board =>
  boardOf(rules.start({ ...ROCROI, start: { ...ROCROI.start, ...start } }, readOptions({})));
const id = (name: string, { units, leaders }: Board = begun()) => {
  const found = [...units, ...leaders].find((one) => one.id === name);
  if (!found) throw new Error(name);
  return found.id;
};
const faceOf = (board: Board, name: string) => unitFace(board, board.knownUnit(id(name)));

describe('the face of a unit', () => {
  it('has what is printed, and the colour of its corps', () => {
    expect(faceOf(begun(), 'fr-picardie')).toMatchObject({
      ...{ kind: 'infantry', letter: 'B', movement: 5, morale: 3, steps: 2, fullSteps: 2 },
      ...{ colour: 'green', nation: 1, order: 'good', charges: false, moved: false },
    });
  });
  it('has what has become of it', () => {
    const start = { reduced: [id('fr-picardie')], routed: [id('fr-persan')] };
    const board = begun({ ...start, disorganised: [id('fr-sully')], demoralized: ['french-right'] });
    expect(faceOf(board, 'fr-picardie').steps).toBe(1);
    expect(faceOf(board, 'fr-persan').order).toBe('routed');
    expect(faceOf(board, 'fr-sully')).toMatchObject({ order: 'disorganised', forGood: true });
  });
  it('says in a segment who is out of command, and nobody before it', () => {
    const leader = ROCROI.leaders.find(({ corps }) => corps === 'french-right');
    const board = begun({ step: 'movement', leader: leader?.id ?? null });
    const segment = board.segment;
    if (!segment) throw new Error('no segment');
    const command = segment.command.map((one) => ({ ...one, by: 'nobody' as const }));
    const alone = boardOf({ ...board.state, segment: { ...segment, command } });
    expect(faceOf(board, 'fr-sully').outOfCommand).toBe(false);
    expect(faceOf(alone, 'fr-sully').outOfCommand).toBe(true);
    expect(faceOf(begun(), 'fr-sully').outOfCommand).toBe(false);
  });
});

it('leaders have rank, value and radius; batteries are of their holder', () => {
  const board = begun();
  const faces = board.leaders.map((leader) => leaderFace(board, leader, false));
  expect(faces.filter(({ rank }) => rank === 'chief').map(({ value, radius }) => [radius, value])).toEqual([
    [8, 3],
    [7, 2],
  ]);
  const aide = { ...board.knownLeader(id('fr-leader-gassion')), isAide: true };
  expect(leaderFace(board, aide, true)).toMatchObject({
    rank: 'aide',
    atRisk: true,
    colour: 'red',
    nation: 1,
  });
  expect(board.batteries.map((battery) => batteryFace(battery).nation)).toEqual([1, 1, 0, 0, 0]);
});

it('comes through the board as it was', () => {
  const board = begun({ disorganised: [id('fr-sully')] });
  const faces = [
    ...board.units.map((unit) => unitFace(board, unit)),
    ...board.leaders.map((leader) => leaderFace(board, leader, true)),
    ...board.batteries.map(batteryFace),
  ];
  for (const face of faces) expect(readFace(JSON.parse(JSON.stringify(face)))).toEqual(face);
});
