/** What is chosen for a game of any battle: how the wording of the standard rules is read. */
import type { OptionSettings, ValuesOf } from '../scenario/optionSettings';

export const STANDARD_OPTIONS = {
  askDefender: {
    rule: '10.11',
    label: 'Ask the defender for his Leaders',
    text: 'The defender decides after each declared attack which of his Leaders take part, before the die is thrown.',
    values: { no: 'Declared with the attack', yes: 'Asked every time' },
    default: 'no',
    defaultForTwo: 'yes',
  },
  hilltopHalf: {
    rule: '5.24',
    label: 'Firing from a hilltop',
    text: 'A gun on a hilltop sees over what stands in one half of the line: the half at the target, or its own half.',
    values: { target: 'The half at the target', gun: 'The half at the gun' },
    default: 'target',
    isFelt: ({ map }) => map.slopes.length > 0,
  },
  woodsCost: {
    rule: '6.22',
    label: 'Entering woods',
    text: 'A woods hex costs the 2 Movement Points of the chart, or the 3 that the example of case 6.22 implies.',
    values: { '2': '2 Movement Points', '3': '3 Movement Points' },
    default: '2',
    isFelt: ({ map }) => (map.terrain.woods ?? []).length > 0,
  },
  manyAgainstMany: {
    rule: '8.14',
    label: 'Many against many',
    text: 'Several attackers may attack several defenders in one battle, or one of the two sides must be a single unit.',
    values: { allowed: 'Allowed', oneSide: 'One side is a single unit' },
    default: 'allowed',
  },
} as const satisfies OptionSettings;

declare module '../engine/types' {
  interface OptionTypes extends ValuesOf<typeof STANDARD_OPTIONS> {}
}
