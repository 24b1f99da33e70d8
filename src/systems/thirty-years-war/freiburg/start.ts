/** What the rules of Freiburg keep as a game starts. */
import type { Scenario, Stand } from '../scenario/scenario';
import { isFirstDay } from '../scenario/startDay';
import type { State } from '../state/state';
import { isSiege } from './15-morale/armies';
import { armiesOn, daysIf, FRESH } from './17-days/days';
import { type FreiburgState, withFreiburg } from './state';

/** As the file has it. */
export function withArmies(state: State): State {
  const { scenario } = state;
  return withFreiburg(state, {
    defence: scenario.start.defence,
    redeployed: standAtStart(scenario),
    armies: armiesAtStart(scenario),
  });
}

/**
 * Armies that the first day tries the morale of, as the file has them or fresh. One whose Leader is lost already has
 * had its roll for him. @rule freiburg:15.11, freiburg:15.22
 */
function armiesAtStart(scenario: Scenario): FreiburgState['armies'] {
  const { start: from, categories } = scenario;
  const tried = armiesOn(daysIf(scenario, from.defence)[(from.day ?? 1) - 1], scenario);
  return Object.fromEntries(
    categories
      .filter(({ id }) => tried.includes(id))
      .map(({ id, leader }) => {
        const morale = from.armies[id] ?? FRESH;
        const isLost = leader !== null && from.eliminated.includes(leader);
        return [id, { ...morale, leaderLost: morale.leaderLost || isLost }];
      }),
  );
}

/** The position taken before that day, the usual one where the file says nothing; null on the first. @rule freiburg:18.5 */
function standAtStart(scenario: Scenario): Stand | null {
  const { start } = scenario;
  if (isFirstDay(start)) return null;
  const inTown = isSiege({ scenario }) || start.defence === 'town';
  return start.stand ?? (inTown ? 'town' : start.day === 2 ? 'rows' : 'hill');
}
