/** Days of Freiburg on small boards, at their end, and what is said of them then. */
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { board, endPhase, played } from './board';
import type { Setting } from './boardFile';

export const freiburg = (line: string, more: Setting = {}) => board(line, { rules: 'freiburg', ...more });
export const verdict = (state: State) => thirtyYearsWar.verdict(state);
/** The last Combat Phase of the last Game-Turn is over. */
export const atTheEnd = (line: string, more: Setting) =>
  played(
    freiburg(line, {
      phase: 'combat',
      side: 'B',
      gameTurns: 1,
      start: { obligations: { mustAttack: [], mustBeAttacked: [] } },
      ...more,
    }),
    endPhase(),
  );
