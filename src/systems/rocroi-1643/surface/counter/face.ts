/** What is printed on a counter, read from the plain fields that the board hands on. */
import type { CounterView } from '../../../../core/contract/board';
import type { Face, LeaderFace, UnitFace } from '../../look/face';
import { LETTERS, UNIT_KINDS } from '../../scenario/scenario';

const ORDERS = ['good', 'disorganised', 'routed'] as const;
const RANKS = ['chief', 'leader', 'aide'] as const;

type Fields = CounterView['face'];

/** A field that is missing or of another kind is read as nothing special: a counter is always drawn. */
export function readFace(face: Fields): Face {
  const printed = { colour: word(face.colour), nation: face.nation === 1 ? 1 : 0 } as const;
  switch (face.kind) {
    case 'leader':
      return { ...printed, kind: 'leader', ...readLeader(face) };
    case 'battery':
      return { ...printed, kind: 'battery', captured: face.captured === true };
    default:
      return { ...printed, ...readUnit(face) };
  }
}

function readLeader(face: Fields): Omit<LeaderFace, 'kind' | 'colour' | 'nation'> {
  return {
    value: figure(face.value),
    radius: figure(face.radius),
    rank: RANKS.find((rank) => rank === face.rank) ?? 'leader',
    atRisk: face.atRisk === true,
  };
}

function readUnit(face: Fields): Omit<UnitFace, 'colour' | 'nation'> {
  return {
    kind: UNIT_KINDS.find((kind) => kind === face.kind) ?? 'infantry',
    letter: LETTERS.find((letter) => letter === face.letter) ?? 'B',
    movement: figure(face.movement),
    morale: figure(face.morale),
    steps: figure(face.steps),
    fullSteps: figure(face.fullSteps),
    charges: face.charges === true,
    charging: face.charging === true,
    order: ORDERS.find((order) => order === face.order) ?? 'good',
    forGood: face.forGood === true,
    moved: face.moved === true,
    attacked: face.attacked === true,
    outOfCommand: face.outOfCommand === true,
  };
}

function word(field: Fields[string] | undefined): string {
  return typeof field === 'string' ? field : '';
}

function figure(field: Fields[string] | undefined): number {
  return typeof field === 'number' ? field : 0;
}
