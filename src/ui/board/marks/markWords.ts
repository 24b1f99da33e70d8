/** What marks mean, as it is read out and stands in the key. */
import type { MarkMeaning } from '../../../core/contract/board';

export const MEANING_IN_WORDS: { readonly [meaning in MarkMeaning]: string } = {
  reach: 'may be entered',
  target: 'may be chosen as target',
  futile: 'may be chosen as target, without effect',
  path: 'way',
  later: 'way to go after another',
  measure: 'distance',
  sight: 'line of sight',
  'sight-blocked': 'blocked line of sight',
  blocker: 'blocks the line of sight',
  selected: 'selected',
  attack: 'attack',
  obligation: 'still to be dealt with',
  cause: 'reason of the refusal',
  named: 'named by what is pointed at',
  control: 'Zone of Control',
  seen: 'can be seen',
  hint: 'look here',
};
