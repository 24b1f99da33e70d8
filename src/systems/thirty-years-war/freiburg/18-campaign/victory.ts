/** Victory in the campaign: cases 18.71 to 18.74. */

import type { Verdict } from '../../../../core/contract/rules';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { counted } from '../../wording';
import { armyNamed, BAVARIAN, bavarianSide, frenchSide } from '../15-morale/armies';
import { daysOf } from '../17-days/days';
import { bavariansOnHill, bavarianUnits } from '../17-days/scenarios';
import { freiburgOf } from '../state';
import { tracers } from './communications';

/** Bavarian units that decide: fewer lose, so many win. @rule freiburg:18.72, freiburg:18.73 */
export const ENOUGH = 7;

/** Whether the works on the Hill decide the day. @rule freiburg:18.71 */
export function winsByHill(board: Board): boolean {
  if (board.day !== 1 || board.scenario.freiburg?.victory !== '18.7') return false;
  return freiburgOf(board).redeployed === 'rows' || board.options.hillWorks === 'always';
}

export function bavariansInHillWorks(board: Board): readonly Piece[] {
  const { terrain } = board.field;
  return bavariansOnHill(board).filter(({ hex }) => terrain[hex] === 'entrenchment');
}

/** What decides the third day, as it stands. */
export type Count = {
  readonly onMap: number;
  readonly exited: number;
  /** Units with a Line of Communications. */
  readonly linked: number;
  readonly leader: 'traces' | 'cut off' | 'gone';
};

export function countUp(board: Board): Count {
  const units = bavarianUnits(board);
  const traces = tracers(board);
  const id = armyNamed(board.scenario, BAVARIAN)?.leader;
  const leader = board.pieces.find((piece) => piece.id === id);
  return {
    onMap: units.filter(({ hex }) => hex >= 0).length,
    exited: units.filter((unit) => unit.off === 'exited').length,
    linked: units.filter(traces).length,
    leader: !leader || leader.hex < 0 ? 'gone' : traces(leader) ? 'traces' : 'cut off',
  };
}

/** @rule freiburg:18.72 */
export const frenchWin = ({ onMap, exited }: Count): boolean => onMap < ENOUGH && exited < ENOUGH;
/** @rule freiburg:18.73 */
export const bavariansWin = ({ linked, leader }: Count): boolean => linked >= ENOUGH && leader === 'traces';

export function campaignVictory(board: Board): Verdict {
  const { scenario, day } = board;
  const verdict = (winner: Verdict['winner'], text: string): Verdict => ({
    winner,
    level: winner === null ? 'Draw' : null,
    points: null,
    text,
  });
  if (day + 1 < daysOf(board).length) {
    return verdict(
      frenchSide(scenario),
      'French victory: no Bavarian unit is left in the works on the Hill.',
    );
  }
  const count = countUp(board);
  const { onMap, exited, linked, leader } = count;
  const so = `${counted(onMap, 'Bavarian unit')} on the map, ${exited} away`;
  if (frenchWin(count))
    return verdict(frenchSide(scenario), `French victory: ${so}, fewer than ${ENOUGH} each.`);
  if (bavariansWin(count)) {
    const text = `Bavarian victory: ${linked} units and the Leader have a Line of Communications.`;
    return verdict(bavarianSide(scenario), text);
  }
  return verdict(null, `A draw: ${so}, ${linked} with a Line of Communications; ${LEADERS[leader]}.`);
}

const LEADERS: { readonly [L in Count['leader']]: string } = {
  traces: 'the Leader has one',
  'cut off': 'the Leader has none',
  gone: 'the Leader is gone',
};
