/** Choosing what is defended from the first day, before anybody sets up. @rule freiburg:20.1 */
import type { Choice } from '../../../../core/contract/table';
import { atHexes, NOTHING, perform, refuse, type Stage } from '../../play/stage';
import type { Preview } from '../../rulebook/cited';
import { zoneHexes } from '../../standard/03-setting-up/forces';
import type { State } from '../../state/state';
import { DEFENCES, type Defence } from '../scenario';
import { deploymentFor } from './defence';
import { defenceToChoose } from './reasons';

const CHOICES: { readonly [D in Defence]: Pick<Choice, 'label' | 'key'> } = {
  line: { label: 'Hold the 3 August Line', key: 'l' },
  town: { label: 'Defend the town', key: 't' },
};

export const defenceStage: Stage = {
  prompt: () => ({
    instruction:
      'Choose what the Bavarian army defends from the first day: the entrenchments of the 3 August Line, or the town behind its walls.',
    choices: DEFENCES.map((id): Choice => ({ target: { on: 'option', id }, ...CHOICES[id] })),
  }),
  press(state, _draft, target) {
    const defend = target.on === 'option' ? DEFENCES.find((id) => id === target.id) : undefined;
    if (!defend) return refuse([defenceToChoose(state)]);
    return perform(state, { do: 'chooseDefence', defend });
  },
  preview(state, _draft, target): Preview {
    const defend = target.on === 'option' ? DEFENCES.find((id) => id === target.id) : undefined;
    return defend ? whereTheyStand(state, defend) : NOTHING;
  },
  marks: () => [],
};

function whereTheyStand(state: State, defend: Defence): Preview {
  const [side = ''] = deploymentFor(state, defend)?.order ?? [];
  const forces = deploymentFor(state, defend)?.forces[side] ?? [];
  const places = [...new Set(forces.flatMap((force) => zoneHexes(state.scenario, force)))].sort();
  return {
    ...NOTHING,
    text: 'The Bavarian army sets up in the lit hexes.',
    marks: [{ means: 'reach', label: '', shape: atHexes(places) }],
  };
}
