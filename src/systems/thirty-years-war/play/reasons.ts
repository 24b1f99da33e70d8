/** Why something typed cannot be done, and when what was pressed acts next. */
import { reason, type Say } from '../engine/reason';
import type { HexNumber } from '../scenario/map';
import type { Phase } from '../scenario/scenario';
import { allowanceOf } from '../standard/06-movement/reach';
import { sideAt, sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { counted, PHASE_NAMES } from '../wording';

export const placeIsNoHex = reason('placeIsNoHex', '6.15', () => 'This table has hexes.');

export const notUnderstood = reason(
  'notUnderstood',
  'table:typed',
  (_say: Say, text: string, move: string, attack: string) =>
    `“${text}” is not understood. Write for example ${move} or ${attack}.`,
);

export const noneOfYoursIn = reason(
  'noneOfYoursIn',
  'table:typed',
  (_say: Say, at: HexNumber) => `No counter of yours stands in ${at}.`,
  { places: (_board, at) => [at] },
);

export const noLeaderOfYoursIn = reason(
  'noLeaderOfYoursIn',
  'table:typed',
  (_say: Say, at: HexNumber) => `No Leader of yours stands in ${at}.`,
  { places: (_board, at) => [at] },
);

export const leadsNowhere = reason('leadsNowhere', 'table:typed', () => 'That leads nowhere.');

export const gunsFireOneByOne = reason(
  'gunsFireOneByOne',
  '5.0',
  () => 'Each gun fires by itself at one unit: write them one by one.',
);

export const noGunReadyIn = reason(
  'noGunReadyIn',
  '5.0',
  (_say: Say, at: HexNumber) => `No gun that can still fire stands in ${at}.`,
  { places: (_board, at) => [at] },
);

export const noTargetIn = reason(
  'noTargetIn',
  '5.0',
  (_say: Say, at: HexNumber) => `No unit stands in ${at}.`,
  { places: (_board, at) => [at] },
);

export const noUnitIn = reason('noUnitIn', '8.0', (_say: Say, at: HexNumber) => `No unit stands in ${at}.`, {
  places: (_board, at) => [at],
});

/** The phase of its own Player-Turn in which a counter acts next; the Game-Turn where it is another than this one. */
export type NextAct = { readonly phase: Phase; readonly gameTurn: number | null };

export const actsNext = reason(
  'actsNext',
  '4.1',
  ({ board }: Say, piece: Piece, { phase, gameTurn }: NextAct) => {
    const side = sideName(board.scenario, sideAt(board.scenario, piece.side));
    const when = `${PHASE_NAMES[phase]}${gameTurn === null ? '' : ` of Game-Turn ${gameTurn}`}`;
    return `In the ${side} ${when} ${actInWords(board, piece, phase)}.`;
  },
);

function actInWords(board: Board, piece: Piece, phase: Phase): string {
  const who = piece.kind === 'leader' ? 'he' : 'it';
  switch (phase) {
    case 'disruptionRemoval':
      return `${who} may recover if ${who} is not in an enemy Zone of Control then`;
    case 'artilleryFire':
      return `${who} may fire`;
    case 'movement': {
      const hexes = counted(allowanceOf(board, piece), 'hex', 'hexes');
      return piece.disrupted ? `${who} may move ${hexes}` : `${who} may move`;
    }
    case 'combat':
      return piece.kind === 'leader' ? 'he may help in a battle' : 'it may attack';
  }
}

export const actsNoMore = reason(
  'actsNoMore',
  '4.1',
  (_say: Say, { printed }: Piece) => `${printed.name} does not act again before the end.`,
);
