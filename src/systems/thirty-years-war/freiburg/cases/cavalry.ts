/** The Exclusive Rules of Freiburg in our own words: cavalry. */
import type { CaseText } from '../../rulebook/case';

export const FREIBURG_CAVALRY = {
  'freiburg:16.1': {
    title: 'Cavalry and entrenchments',
    text: 'French Cavalry stays out of every hex that a Bavarian unit in an entrenchment controls. Where it finds itself in one as it is about to move, it is disrupted and has to step out, or is lost. An entrenchment outside of all Bavarian control is open to it.',
    ruling:
      'All such units are found as the phase begins; their steps come first, each is the unit’s whole move, and a friend’s hex will do if the two can then be parted. One is given up only when none of those left has a hex. It pays 3 Movement Points for the entrenchment. Mercenary Cavalry is French, and disrupted Cavalry is held to the same. Bavarian Cavalry enters no entrenchment at all, but may be set up in one, leave it, and attack out of it.',
    option: '',
  },
  'freiburg:16.2': {
    title: 'Cavalry charge',
    text: 'The attacker may double the strength of his Cavalry against infantry that is disrupted.',
    ruling: 'Demoralized infantry that is in good order cannot be charged, unlike at Rocroi.',
    option: '',
  },
  'freiburg:16.21': {
    title: 'Whom Cavalry may charge',
    text: 'Every defender in the battle must be disrupted infantry.',
    ruling: '',
    option: '',
  },
  'freiburg:16.22': {
    title: 'All the Cavalry or none',
    text: 'A charge is a free choice, announced before the die is thrown, and in one battle made by all attacking Cavalry or by none.',
    ruling: '',
    option: '',
  },
  'freiburg:16.23': {
    title: 'Infantry and Leaders in a charge',
    text: 'Infantry and Leaders may join in, but only the strength of the Cavalry is doubled.',
    ruling: 'A Leader’s value with the Cavalry is not doubled either.',
    option: '',
  },
  'freiburg:16.24': {
    title: 'After a charge',
    text: 'Cavalry that has charged is disrupted, however the battle went, and suffers nothing worse.',
    ruling: 'Results that disrupt or eliminate the attackers strike only those that did not charge.',
    option: '',
  },
  'freiburg:16.25': {
    title: 'Charging Cavalry in an exchange',
    text: 'With a Dx the strength of the Cavalry disrupted by its own charge counts toward what the attacker has to disrupt.',
    ruling: 'It counts first, with its undisrupted face; others make up what is missing.',
    option: '',
  },
} satisfies { readonly [rule: string]: CaseText };
