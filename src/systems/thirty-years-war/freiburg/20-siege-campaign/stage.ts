/** Choosing what is defended from the first day, before either side sets up. @rule freiburg:20.1 */
import type { Choice } from '../../../../core/contract/table';
import { atHexes, commandIfLegal, NOTHING, refuse, type Stage } from '../../play/stage';
import type { Preview } from '../../rulebook/cited';
import { zoneHexes } from '../../standard/03-setting-up/forces';
import type { Board } from '../../state/board';
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
  press(board, _draft, target) {
    const defend = target.on === 'option' ? DEFENCES.find((id) => id === target.id) : undefined;
    if (!defend) return refuse([defenceToChoose(board)]);
    return commandIfLegal(board, { do: 'chooseDefence', defend });
  },
  preview(board, _draft, target): Preview {
    const defend = target.on === 'option' ? DEFENCES.find((id) => id === target.id) : undefined;
    return defend ? whereTheyStand(board, defend) : NOTHING;
  },
  marks: () => [],
};

function whereTheyStand(board: Board, defend: Defence): Preview {
  const [side = ''] = deploymentFor(board, defend)?.order ?? [];
  const forces = deploymentFor(board, defend)?.forces[side] ?? [];
  const places = [...new Set(forces.flatMap((force) => zoneHexes(board.scenario, force)))].sort();
  return {
    ...NOTHING,
    text: 'The Bavarian army sets up in the lit hexes.',
    marks: [{ means: 'reach', label: '', shape: atHexes(places) }],
  };
}
