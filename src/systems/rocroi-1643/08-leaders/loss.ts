/** Units that are lost, and what becomes of the leaders with them: cases 8.4 and 9.4. */
import type { CounterId, SideId } from '../../../core/contract/values';
import { noteStrain } from '../12-rout/strain';
import { event, type Run, task } from '../engine/declare';
import type { Board, Leader, Unit } from '../state/board';
import type { Gone } from '../state/state';
import { inRecords } from '../wording';

declare module '../engine/types' {
  interface TaskTypes {
    /**
     * Whether a leader survives the loss of the unit that he was with; `surely`: he was attacked alone, and is lost.
     */
    leaderLost: { readonly leader: CounterId; readonly surely: boolean };
  }
  interface EventTypes {
    eliminated: { readonly unit: CounterId; readonly at: string; readonly how: Gone };
    /** A corps leader or aide; `aide`: another one takes his place. */
    leaderKilled: { readonly leader: CounterId; readonly wasAide: boolean; readonly aide: boolean };
    /** The die of a commander in chief who has lost his unit (9.4). */
    chiefTested: { readonly leader: CounterId; readonly die: number; readonly killed: boolean };
    chiefKilled: { readonly leader: CounterId; readonly side: SideId };
  }
}

/** Up to that a commander in chief is killed. @rule 9.4 */
export const CHIEF_KILLED = 2;

/** Takes a unit off the map; leaders whom it leaves alone in its hex share its fate. @rule 8.4 */
export function eliminate(run: Run, unit: Unit, how: Gone): void {
  if (unit.at === null) return;
  run.emit({ happened: 'eliminated', unit: unit.id, at: unit.at, how });
  if (how === 'leftMap' || run.board.unitIn(unit.hex)) return;
  const with_ = run.board.leadersIn(unit.hex);
  run.plan(...with_.map(({ id }) => ({ task: 'leaderLost', leader: id, surely: false }) as const));
}

export const leaderLost = task('leaderLost', (run, { leader: id, surely }) => {
  const leader = run.board.knownLeader(id);
  if (leader.corps === null) loseChief(run, leader, surely);
  else loseLeader(run, leader, leader.corps);
});

function loseLeader(run: Run, leader: Leader, corps: string): void {
  const aide = run.board.units.some((unit) => unit.corps === corps && unit.at !== null);
  const from = leader.at ?? '';
  run.emit({ happened: 'leaderKilled', leader: leader.id, wasAide: leader.isAide, aide });
  if (aide) run.plan({ task: 'placeLeader', leader: leader.id, where: 'anywhere', from });
}

/** @rule 9.4 */
function loseChief(run: Run, leader: Leader, surely: boolean): void {
  if (!surely) {
    const die = run.die(`Fate of ${inRecords(leader)}`);
    const killed = die <= CHIEF_KILLED;
    run.emit({ happened: 'chiefTested', leader: leader.id, die, killed });
    if (!killed) {
      run.plan({ task: 'placeLeader', leader: leader.id, where: 'chain', from: leader.at ?? '' });
      return;
    }
  }
  run.emit({ happened: 'chiefKilled', leader: leader.id, side: run.board.sideId(leader.side) });
}

export const eliminated = event('eliminated', (board, { unit }) => {
  board.changeUnit(unit, { at: null, steps: 0 });
  board.change({ routing: board.facts.routing.filter((id) => id !== unit) });
  noteStrain(board, unit);
});

export const leaderKilled = event('leaderKilled', (board, { leader, wasAide }) => {
  const { aidesLost } = board.knownLeader(leader);
  board.changeLeader(leader, { at: null, fallen: true, aidesLost: aidesLost + Number(wasAide) });
});

export const chiefTested = event('chiefTested', () => {});

export const chiefKilled = event('chiefKilled', (board, { leader, side }) => {
  const { cup, chiefless } = board.facts;
  board.changeLeader(leader, { at: null, fallen: true });
  board.change({ cup: cup.filter((id) => id !== leader), chiefless: [...chiefless, side] });
  disorganise(board, (unit) => board.sideId(unit.side) === side);
});

/** The units, those in good order, are disorganised: no test, and no result D. @rule 9.4, 12.5 */
export function disorganise(board: Board, which: (unit: Unit) => boolean): void {
  for (const unit of board.units)
    if (unit.at !== null && unit.order === 'good' && which(unit))
      board.changeUnit(unit.id, { order: 'disorganised' });
}
