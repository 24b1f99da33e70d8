/** Choosing the ground of the next day, with the position of the day that is over still on the map. @rule freiburg:18.51 */
import type { Choice, Mark } from '../../../core/seam';
import type { Stand } from '../scenario';
import type { Pending, State } from '../state';
import { because } from '../wording';
import { NOTHING, perform, refuse, type Stage } from './stage';

type Open = Extract<Pending, { kind: 'chooseRedeployment' }>;

const STAND_WORDS: { readonly [S in Stand]: string } = {
  line: 'Hold the 3 August Line again',
  rows: 'Fall back to the row 1113 to 2108 and the Hill',
  hill: 'Stand on the Hill',
};
const BAVARIAN_AREA: { readonly [S in Stand]: string } = {
  line: 'line3August',
  rows: 'bavarian5August',
  hill: 'hill',
};

function openChoice({ pending }: State): Open {
  if (pending?.kind !== 'chooseRedeployment') throw new Error('no redeployment is open');
  return pending;
}

export const redeploymentStage: Stage = {
  prompt: (state) => ({
    instruction:
      'The Line was not broken: choose where the army stands on the next day. Then the Bavarians set up, and the French after them.',
    choices: openChoice(state).among.map(
      (to): Choice => ({ target: { on: 'option', id: to }, label: STAND_WORDS[to], key: to.charAt(0) }),
    ),
  }),
  press(state, _draft, target) {
    const to = openChoice(state).among.find((stand) => target.on === 'option' && target.id === stand);
    return to
      ? perform(state, { do: 'chooseRedeployment', to })
      : refuse([because('freiburg:18.51', 'First the Bavarians choose where they redeploy.')]);
  },
  foresee: () => NOTHING,
  marks: (state): readonly Mark[] =>
    openChoice(state).among.map((to) => ({
      means: 'reach',
      label: '',
      shape: { kind: 'places', places: state.scenario.map.areas[BAVARIAN_AREA[to]] ?? [] },
    })),
};
