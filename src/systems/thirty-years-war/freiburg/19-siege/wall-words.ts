/** The walls and gateways of a town in words: what runs along a hex, whose it is, and what can be done about it. */

import type { GroundNote } from '../../../../core/contract/map';
import { type HexIndex, numberOf } from '../../../../core/hex/hex';
import type { FurtherGround } from '../../standard/12-terrain/further-ground';
import { teethPointOut, wallIsBreached, wallStands, wallsClosedTo } from '../../state/barriers';
import { neighboursOf, sideName } from '../../state/battlefield';

import type { Board } from '../../state/board';
import { capital, counted } from '../../wording';
import { freiburgOf } from '../state';
import { rememberedHexes } from './remembered';
import { lastHeldBy, wallWord } from './wall-names';
import { BREACH_POINTS, HITS_TO_BREACH } from './walls';

/** The section that the hex is part of, and whose unit was the last in it. @rule freiburg:19.57, freiburg:19.58 */
function inTown(board: Board, hex: HexIndex): readonly string[] {
  const { lastIn } = freiburgOf(board);
  const { grid, scenario } = board.field;
  const { fortress } = scenario.map;
  const number = numberOf(grid, hex);
  if (!fortress || !rememberedHexes(scenario).has(number)) return [];
  const section = fortress.sections.find(({ hexes }) => hexes.includes(number));
  const holder = sideName(scenario, lastIn[number] ?? fortress.owner);
  return [...(section ? [`section ${section.name}`] : []), `last held by the ${holder} side`];
}

/** A hit that one more makes a breach. @rule freiburg:19.55 */
function hitInWords(board: Board, hex: HexIndex): readonly string[] {
  const { grid } = board.field;
  return freiburgOf(board).wallHits[numberOf(grid, hex)] === 1 ? ['its walls hit once'] : [];
}

/**
 * As seen from the hex: `wall, teeth on the far side,`, `breached wall`, `gateway Martinstor, open to the French side,
 * teeth on this side,`; @rule freiburg:19.5
 */
function wallInWords(board: Board, hex: HexIndex, direction: number, beyond: HexIndex): string | null {
  const { field, walls } = board;
  const isGate = field.gateway[hex * 6 + direction] === 1;
  const word = wallWord(field, hex, beyond);
  const what = isGate && word !== 'gateway' ? `gateway ${word}` : word;
  if (wallIsBreached(walls, hex, direction)) return `breached ${what}`;
  if (!wallStands(walls, hex, direction)) return null;
  const teeth = `teeth on ${teethPointOut(field, hex, direction) ? 'the far' : 'this'} side,`;
  return isGate ? `${what}, ${openTo(board, hex, direction)}, ${teeth}` : `${what}, ${teeth}`;
}

function openTo(board: Board, hex: HexIndex, direction: number): string {
  const side = sideLetThrough(board, hex, direction);
  return side ? `open to the ${side.name} side` : 'open to neither side';
}

/** The side that passes the gateway; undefined: it is shut to both. */
function sideLetThrough({ field, walls }: Board, hex: HexIndex, direction: number) {
  return field.scenario.sides.find(
    (_, i) => wallsClosedTo(walls, i === 0 ? 0 : 1, false)?.[hex * 6 + direction] === 0,
  );
}

/**
 * Of a hex with walls: whose it was last, what runs along it, and what that means, with its cases.
 * @rule freiburg:19.51, freiburg:19.52, freiburg:19.55, freiburg:19.56, freiburg:19.57
 */
export function groundOfTown(board: Board, hex: HexIndex): FurtherGround {
  const along = alongHex(board, hex);
  return {
    facts: [...inTown(board, hex), ...hitInWords(board, hex)],
    sides: along.map(({ words, beyond }) => ({ words, beyond })),
    remarks: along.flatMap(({ whyShut }) => whyShut ?? []),
    meaning: meaningOf(along),
  };
}

/** Walls, gateways and breaches for the legend of a map that has them. */
export function legendOfTown({ scenario }: Board): readonly GroundNote[] {
  if (!scenario.map.fortress) return [];
  return WALLS.map(([kind, name, text]) => ({ drawn: 'hexside', kind, name, text: `${capital(text)}.` }));
}

const WALLS = [
  [
    'fortification',
    'Wall of the town',
    'no one passes while it is whole; attacks and shots only from behind its teeth (19.51, 19.52)',
  ],
  [
    'gateway',
    'Gateway',
    'opens to those whose units were the last on both sides of it; for the others a wall (19.57)',
  ],
  [
    'breach',
    'Breached wall',
    `${counted(BREACH_POINTS, 'Movement Point')} more to cross, for everybody; sight and control pass; who is attacked only through breaches is doubled (19.56)`,
  ],
] as const;

/** One side of a hex with a wall, a gateway or what is left of it. */
type Along = {
  readonly words: string;
  readonly beyond: HexIndex;
  readonly is: 'wall' | 'gateway' | 'breach';
  /** Of a gateway that is open to no side: who was the last on either side of it. */
  readonly whyShut: string | null;
};

function alongHex(board: Board, hex: HexIndex): readonly Along[] {
  const { field, walls } = board;
  return neighboursOf(field, hex).flatMap(({ hex: beyond, direction }): readonly Along[] => {
    const words = wallInWords(board, hex, direction, beyond);
    if (words === null) return [];
    if (wallIsBreached(walls, hex, direction)) return [{ words, beyond, is: 'breach', whyShut: null }];
    if (field.gateway[hex * 6 + direction] !== 1) return [{ words, beyond, is: 'wall', whyShut: null }];
    const isShut = sideLetThrough(board, hex, direction) === undefined;
    const whyShut = isShut
      ? lastHeldBy(
          board,
          [hex, beyond].map((one) => numberOf(field.grid, one)),
        )
      : null;
    return [{ words, beyond, is: 'gateway', whyShut }];
  });
}

function meaningOf(along: readonly Along[]): readonly string[] {
  const has = (what: Along['is']) => along.some(({ is }) => is === what);
  const stands = has('wall') || has('gateway');
  return [
    ...(has('gateway')
      ? ['A gateway lets those through whose units were the last on both sides of it (19.57)']
      : []),
    ...(stands
      ? [
          'A whole wall lets no one through, and attacks and shots only from behind its teeth (19.51, 19.52)',
          `Guns breach every wall along a hex with ${HITS_TO_BREACH} hits on it (19.55)`,
        ]
      : []),
    ...(has('breach')
      ? [
          'A breach lets everybody through for 1 Movement Point more; who is attacked only through breaches is doubled (19.56)',
        ]
      : []),
  ];
}
