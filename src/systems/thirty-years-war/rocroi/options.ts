/** What is chosen for a game by the rules of Rocroi: its optional rules, and how their wording is read. */
import { OPTIONAL_RULE, type OptionSettings, type ValuesOf } from '../scenario/optionSettings';

export const ROCROI_OPTIONS = {
  beck: {
    ...OPTIONAL_RULE,
    rule: 'rocroi:17.0',
    label: 'Beck’s arrival',
    text: 'From Game-Turn 9 on the Spanish Player rolls before each Game-Turn for a relief force under Beck.',
  },
  increasedLeaders: {
    ...OPTIONAL_RULE,
    rule: 'rocroi:18.0',
    label: 'Increased Leader effects',
    text: 'A Leader helps units as many hexes away as his Leadership Value, not only those he is with or next to.',
  },
  simplifiedDemoralization: {
    ...OPTIONAL_RULE,
    rule: 'rocroi:19.0',
    label: 'Simplified demoralization',
    text: 'An army becomes demoralized as a whole, at 112 Spanish or 86 French points, with no awards for part of it.',
  },
  beckEntry: {
    rule: 'rocroi:17.12',
    label: 'Entry of Beck’s force',
    text: 'Beck’s counters enter in the Game-Turn of their roll if they can, or may be held back by choice.',
    values: { atOnce: 'At once if possible', mayWait: 'May wait' },
    default: 'atOnce',
    needs: 'beck',
  },
  leaderRemovalRadius: {
    rule: 'rocroi:18.0',
    label: 'Leader radius in Disruption Removal',
    text: 'With increased Leader effects a Leader helps disrupted units up to his value plus one hexes away, or his value.',
    values: { valuePlusOne: 'Value plus one', value: 'Value' },
    default: 'valuePlusOne',
    needs: 'increasedLeaders',
  },
} as const satisfies OptionSettings;

declare module '../engine/types' {
  interface OptionTypes extends ValuesOf<typeof ROCROI_OPTIONS> {}
}
