/** What the rules of Freiburg keep as a game starts. */
import type { Scenario } from '../scenario/scenario';
import { isFirstDay, setsUp } from '../scenario/startDay';
import { deploymentBy } from '../standard/03-setting-up/forces';
import type { Board } from '../state/board';
import { isSiege } from './15-morale/armies';
import { levelsReached } from './15-morale/morale-tests';
import { armiesOn, daysIf, FRESH } from './17-days/days';
import type { Stand } from './scenario';
import { changeFreiburg, type FreiburgState } from './state';

/** As the file has it. */
export function withArmies(board: Board): void {
  const { scenario, options } = board;
  const { defence } = scenario.start;
  const ofTown = defence === 'town' && setsUp(scenario.start) ? scenario.freiburg?.townDefence : null;
  // The set-up differs where the town is defended from the first day; @rule freiburg:20.2
  if (ofTown) board.change({ deployment: deploymentBy(ofTown.deployment, options, scenario) });
  changeFreiburg(board, {
    defence,
    redeployed: standAtStart(scenario),
    armies: armiesAtStart(scenario),
  });
}

/**
 * Armies whose morale the first day tests, as the file has them or fresh. One whose Leader is lost already has
 * had its roll for him. @rule freiburg:15.11, freiburg:15.22
 */
function armiesAtStart(scenario: Scenario): FreiburgState['armies'] {
  const { start: from, categories } = scenario;
  const day = daysIf(scenario, from.defence)[(from.day ?? 1) - 1];
  const tried = armiesOn(day, scenario);
  return Object.fromEntries(
    categories
      .filter(({ id }) => tried.includes(id))
      .map(({ id, leader }) => {
        const morale = from.armies[id] ?? FRESH;
        const isLost = leader !== null && from.eliminated.includes(leader);
        const levelsTested =
          morale.levelsTested ?? levelsReached(day?.moraleRow ?? '', id, morale.casualties);
        return [id, { ...morale, levelsTested, leaderLost: morale.leaderLost || isLost }];
      }),
  );
}

/**
 * The position taken before that day, the default where the file says nothing; null on the first. @rule freiburg:18.5
 */
function standAtStart(scenario: Scenario): Stand | null {
  const { start } = scenario;
  if (isFirstDay(start)) return null;
  const inTown = isSiege({ scenario }) || start.defence === 'town';
  return start.stand ?? (inTown ? 'town' : start.day === 2 ? 'rows' : 'hill');
}
