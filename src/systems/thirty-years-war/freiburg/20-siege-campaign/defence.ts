/** Before the first set-up: whether the Bavarians hold the Line or the town. Cases 20.1 and 20.2. */

import * as v from 'valibot';
import type { Read } from '../../../../core/json/readJson';
import { command, decision, event } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import type { Pending } from '../../engine/types';
import type { Interlude, RuleCase, Sheet } from '../../rulebook/cited';
import type { Deployment } from '../../scenario/scenario';
import { countTypes } from '../../standard/03-setting-up/dealing';
import { deploymentBy } from '../../standard/03-setting-up/forces';
import { goOnSettingUp } from '../../standard/03-setting-up/judging';
import { sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { counted } from '../../wording';
import { bavarianSide, frenchSide } from '../15-morale/armies';
import { moraleLevels } from '../15-morale/morale-tests';
import { DAY_NAMES } from '../15-morale/printed-table';
import { dayName, daysIf, daysOf } from '../17-days/days';
import { defend as begin } from '../18-campaign/next-day';
import { DEFENCES, type Defence } from '../scenario';
import { row } from '../sheet-row';
import { freiburgOf } from '../state';
import { defenceFirst, noDefenceChoice } from './reasons';

const form = v.strictObject({ do: v.literal('chooseDefence'), defend: v.picklist(DEFENCES) });

declare module '../../engine/types' {
  interface CommandTypes {
    /** What is defended from the first day. */
    chooseDefence: Read<typeof form>;
  }
  interface EventTypes {
    defenceChosen: { readonly defend: Defence };
  }
  interface DecisionTypes {
    // biome-ignore lint/complexity/noBannedTypes: nothing more is known of it than whose it is
    chooseDefence: {};
  }
}

/** @rule freiburg:20.1 */
export function defenceDue(board: Board): Pending | null {
  const { scenario } = board;
  if (!scenario.freiburg?.townDefence || freiburgOf(board).defence !== null) return null;
  return { kind: 'chooseDefence', by: bavarianSide(scenario) };
}

export const defenceOpen = decision('chooseDefence', defenceFirst);

export const chooseDefence = command('chooseDefence', {
  form,
  given: {
    answers: 'chooseDefence',
    otherwise: noDefenceChoice,
  },
  check: () => [],
  *moves(_board, asking) {
    for (const defend of inTurn(DEFENCES, asking)) yield { do: 'chooseDefence', defend };
  },
  resolve(play, { defend }) {
    play.emit({ happened: 'defenceChosen', defend });
    goOnSettingUp(play);
  },
});

export const defenceChosen = event('defenceChosen', (board, { defend }) => begin(board, defend));

/** Who sets up what when that is defended. @rule freiburg:20.11, freiburg:20.12 */
export function deploymentFor({ scenario, options }: Board, defence: Defence): Deployment | null {
  const { deployment, freiburg } = scenario;
  const chosen = defence === 'town' ? (freiburg?.townDefence?.deployment ?? null) : deployment;
  return deploymentBy(chosen, options, scenario);
}

const TITLES: { readonly [D in Defence]: string } = {
  line: 'If the 3 August Line is held',
  town: 'If the town is defended',
};
const SET_UP: { readonly [D in Defence]: RuleCase } = { line: 'freiburg:20.11', town: 'freiburg:20.12' };
const LATER: { readonly [D in Defence]: string } = {
  line: 'the Line or the rows of 5 August, then the Hill',
  town: 'the town too, unless the French cut the way back to it; on the last day the town alone',
};

/** Both ways to begin, side by side. */
export function beforeFirstDay(board: Board): Interlude | null {
  if (board.pending?.kind !== 'chooseDefence') return null;
  const [first] = daysOf(board);
  return {
    overline: first ? `Before ${dayName(first)}` : '',
    title: 'Line or town?',
    text: 'The Bavarians choose what they defend from the first day. Both armies, the length of the day and where the army may stand later depend on it.',
    sheets: DEFENCES.map((defence) => defenceSheet(board, defence)),
  };
}

function defenceSheet(board: Board, defence: Defence): Sheet {
  const { scenario } = board;
  const deployment = deploymentFor(board, defence);
  const [day] = daysIf(scenario, defence);
  const armies = scenario.categories.filter(({ id }) => day?.endsWhenDemoralized.includes(id));
  const forces = [bavarianSide(scenario), frenchSide(scenario)].map((side) => {
    const force = deployment?.forces[side];
    const ids = new Set(force?.flatMap(({ counters }) => counters));
    const printed = scenario.counters.filter(({ id }) => ids.has(id));
    return row(SET_UP[defence], sideName(scenario, side), countTypes(printed), force?.[0]?.where);
  });
  const levels = armies.map(({ id, name }) => `${name} ${moraleLevels(day?.moraleRow ?? '', id).join(', ')}`);
  const length = counted(day?.gameTurns ?? 0, 'Game-Turn');
  return {
    ...{ id: `defence-${defence}`, title: TITLES[defence], side: bavarianSide(scenario) },
    rows: [
      ...forces,
      row(
        'freiburg:20.21',
        'The first day',
        length,
        `or until ${counted(armies.length, 'army', 'armies')} are demoralized`,
      ),
      row('freiburg:20.22', 'Morale is tried', `as on ${DAY_NAMES[day?.moraleRow ?? '']}`, levels.join('; ')),
      row('freiburg:20.31', 'Later days', LATER[defence]),
    ],
  };
}
