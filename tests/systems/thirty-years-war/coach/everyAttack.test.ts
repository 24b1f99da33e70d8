import { describe, expect, it } from 'vitest';
import type { Die } from '../../../../src/core/dice/dice';
import { stateOf } from '../../../../src/core/game';
import { resolve } from '../../../../src/core/resolve';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { thirtyYearsWarCoach } from '../../../../src/systems/thirty-years-war/coach';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { subsets } from '../../../../src/systems/thirty-years-war/engine/subsets';
import type { Command, CommandOf } from '../../../../src/systems/thirty-years-war/engine/types';
import { likelyBattles } from '../../../../src/systems/thirty-years-war/standard/08-combat/battles';
import {
  battleReasons,
  defaultLeadersOfBattle,
  sortedUses,
} from '../../../../src/systems/thirty-years-war/standard/08-combat/combat';
import {
  openAttackers,
  openObligations,
} from '../../../../src/systems/thirty-years-war/standard/08-combat/obligations';
import { battleFigures } from '../../../../src/systems/thirty-years-war/standard/08-combat/strength';
import { Board } from '../../../../src/systems/thirty-years-war/state/board';
import { FOUGHT } from '../../../../src/systems/thirty-years-war/state/piece';
import { enemySide, piecesOf } from '../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { playRandomly, SCENARIOS } from '../../../helpers/random/wholeGame';

/** Of the positions of a game one in so many is looked at; of a battle of a few turns every one. */
const EVERY = 23;
const SHORT = ['first-battle'];

type Battle = CommandOf<'attack'>;
type Act = ReturnType<typeof thirtyYearsWarCoach.coach>['acts'][number];
/** A battle of a proposed attack, as it is said; the first is on its target, of the others any enemy may be meant. */
type Told = { readonly attack: number; readonly defence: number; readonly target: string | null };

function toldIn({ text, counters }: Act): readonly Told[] {
  const found = [...text.replaceAll('\u00a0', ' ').matchAll(/(\d+) against (\d+)/g)];
  return found.map(([, attack, defence], index) => ({
    attack: Number(attack),
    defence: Number(defence),
    target: index === 0 ? (counters[0] ?? '') : null,
  }));
}

function carriedOut(state: State, commands: readonly Command[]): State | null {
  let now = state;
  for (const command of commands) {
    if (thirtyYearsWar.check(now, thirtyYearsWar.canonical(now, command)).length > 0) return null;
    const thrown = (purposes: readonly string[], sides: number) =>
      purposes.map((purpose): Die => ({ purpose, sides, face: 6, by: 'hand' }));
    now = resolve(thirtyYearsWar, now, command, thrown).state;
  }
  return now;
}

/** Battles on one enemy by any of those who may attack him, and those of one unit with several. */
function* battlesOf(board: Board): Generator<Battle> {
  for (const enemy of board.forces[enemySide(board.phasingIndex)]) {
    for (const attackers of subsets(openAttackers(board, enemy))) {
      const ids = attackers.map(({ id }) => id).toSorted();
      const leaders = sortedUses(defaultLeadersOfBattle(board, ids, [enemy.id]));
      const battle: Battle = { do: 'attack', attackers: ids, defenders: [enemy.id], charge: false, leaders };
      if (ids.length > 0 && battleReasons(board, battle).length === 0) yield battle;
    }
  }
  yield* likelyBattles(board, {});
}

/** Whether all of these can be fought in some order, and whatever else must be fought. @rule 8.11, 8.12 */
function canAllBeFought(board: Board, told: readonly Told[]): boolean {
  const open = openObligations(board);
  const obliged = new Set<string>([...open.attackers, ...open.defenders].map(({ id }) => id));
  if (told.length === 0 && obliged.size === 0) return true;
  for (const battle of [...battlesOf(board)]) {
    const { attack, defence } = battleFigures(board, battle);
    const meant = told.find(
      (one) =>
        one.attack === attack &&
        one.defence === defence &&
        (one.target === null || battle.defenders.some((id) => id === one.target)),
    );
    if (
      !meant &&
      !(told.length === 0 && [...battle.attackers, ...battle.defenders].some((id) => obliged.has(id)))
    )
      continue;
    const after = new Board(board);
    const leaders = battle.leaders.map(({ leader }) => leader);
    for (const piece of piecesOf(after, [...battle.attackers, ...battle.defenders, ...leaders]))
      after.flag(piece, FOUGHT);
    const left = told.filter((one) => one !== meant);
    if (canAllBeFought(after, left)) return true;
  }
  return false;
}

describe.each(SCENARIOS)('in a random game of %s', (scenarioId) => {
  it('each attack that is proposed in a Movement Phase can be made at the odds told, with all that must be fought', () => {
    const faults: string[] = [];
    let [positions, tried] = [0, 0];
    playRandomly(scenarioId, `attacks ${scenarioId}`, (game) => {
      const state = stateOf(game);
      if (
        state.phase !== 'movement' ||
        state.pending ||
        positions++ % (SHORT.includes(scenarioId) ? 1 : EVERY)
      )
        return;
      for (const act of thirtyYearsWarCoach.coach(state).acts) {
        if (!/ of yours (can reach|stands? beside) it/.test(act.text)) continue;
        const moved = carriedOut(state, act.commands);
        const fighting = moved && carriedOut(moved, [{ do: 'endPhase', phase: 'movement' }]);
        // Others may still have to move on before the phase can end.
        if (fighting?.phase !== 'combat' || fighting.pending) continue;
        tried++;
        if (!canAllBeFought(new Board(boardOf(fighting)), toldIn(act)))
          faults.push(`after ${game.record.entries.length} commands: ${act.text}`);
      }
    });
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  }, 60_000);
});
