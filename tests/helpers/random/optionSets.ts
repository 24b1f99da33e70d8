/** Which set-up options random games are played with: every one that matters in a scenario, alone and all. */
import { OPTIONS } from '../../../src/systems/rocroi-1643/scenario/options';

export type OptionSet = {
  readonly scenario: string;
  readonly name: string;
  readonly options: { readonly [option: string]: string };
};

const FLIPPED = {
  beck: 'yes',
  increasedLeaders: 'yes',
  simplifiedDemoralization: 'yes',
  askDefender: 'yes',
  hilltopHalf: 'gun',
  manyAgainstMany: 'oneSide',
  beckEntry: 'mayWait',
  leaderRemovalRadius: 'value',
  hillWorks: 'always',
  wallFire: 'stopped',
  siegeGround: 'town',
} as const;
type Flipped = keyof typeof FLIPPED;

/** There are no hilltops and no woods at Rocroi, so that `hilltopHalf` and `woodsCost` change nothing there. */
export const ROCROI_SETS: readonly OptionSet[] = [
  flipped('rocroi'),
  flipped('rocroi', 'beck'),
  flipped('rocroi', 'increasedLeaders'),
  flipped('rocroi', 'simplifiedDemoralization'),
  flipped('rocroi', 'askDefender'),
  flipped('rocroi', 'manyAgainstMany'),
  flipped('rocroi', 'beck', 'beckEntry'),
  flipped('rocroi', 'increasedLeaders', 'leaderRemovalRadius'),
  {
    ...flipped(
      ...(['rocroi', 'beck', 'increasedLeaders', 'simplifiedDemoralization', 'askDefender'] as const),
      ...(['manyAgainstMany', 'beckEntry', 'leaderRemovalRadius'] as const),
    ),
    name: 'all flipped',
  },
];

/** The smallest of all: what can be chosen there matters everywhere. */
const FIRST_SETS: readonly OptionSet[] = [
  flipped('first-battle'),
  { ...flipped('first-battle', 'askDefender', 'manyAgainstMany'), name: 'all flipped' },
];

const FREIBURG = ['freiburg-3-august', 'freiburg-5-august', 'freiburg-9-august'] as const;
/** There are no woods before Freiburg, and Leaders help in their own hex only. */
export const FREIBURG_SETS: readonly OptionSet[] = FREIBURG.flatMap((scenario) => [
  flipped(scenario),
  flipped(scenario, 'askDefender'),
  flipped(scenario, 'hilltopHalf'),
  flipped(scenario, 'manyAgainstMany'),
  flipped(scenario, 'wallFire'),
  { ...flipped(scenario, 'askDefender', 'hilltopHalf', 'manyAgainstMany', 'wallFire'), name: 'all flipped' },
]);
export const CAMPAIGN_SETS: readonly OptionSet[] = [
  flipped('freiburg-campaign'),
  flipped('freiburg-campaign', 'hillWorks'),
  {
    ...flipped(
      ...(['freiburg-campaign', 'askDefender', 'hilltopHalf', 'manyAgainstMany', 'hillWorks'] as const),
      'wallFire',
    ),
    name: 'all flipped',
  },
];

export const SIEGE_SETS: readonly OptionSet[] = [
  flipped('freiburg-siege'),
  flipped('freiburg-siege', 'wallFire'),
  flipped('freiburg-siege', 'siegeGround'),
  {
    ...flipped(
      ...(['freiburg-siege', 'askDefender', 'hilltopHalf', 'manyAgainstMany', 'wallFire'] as const),
      'siegeGround',
    ),
    name: 'all flipped',
  },
  flipped('freiburg-campaign-siege'),
  {
    ...flipped(
      ...(['freiburg-campaign-siege', 'askDefender', 'hilltopHalf', 'manyAgainstMany'] as const),
      ...(['hillWorks', 'wallFire', 'siegeGround'] as const),
    ),
    name: 'all flipped',
  },
];

export const SETS_OF_1976: readonly OptionSet[] = [
  ...ROCROI_SETS,
  ...FREIBURG_SETS,
  ...CAMPAIGN_SETS,
  ...SIEGE_SETS,
  ...FIRST_SETS,
];

/** The other reading of every case that has one, alone, and of all. */
const OTHER_READINGS = Object.entries(OPTIONS).flatMap(([id, { values }]) => {
  const [, ...others] = Object.keys(values);
  return others.map((value) => ({ [id]: value }));
});
const ALL_OTHERS = { name: 'all flipped', options: Object.assign({}, ...OTHER_READINGS) };
const ROCROI_1643_SETS: readonly OptionSet[] = [
  { scenario: 'rocroi-1643', name: 'default', options: {} },
  ...OTHER_READINGS.map((options) => ({
    ...{ scenario: 'rocroi-1643', options },
    name: Object.entries(options)
      .map(([id, value]) => `${id}=${value}`)
      .join(' '),
  })),
  { scenario: 'rocroi-1643', ...ALL_OTHERS },
  { scenario: 'rocroi-1643-right-wing', name: 'default', options: {} },
  { scenario: 'rocroi-1643-right-wing', ...ALL_OTHERS },
];

export const ALL_SETS: readonly OptionSet[] = [...SETS_OF_1976, ...ROCROI_1643_SETS];

function flipped(scenario: string, ...ids: readonly Flipped[]): OptionSet {
  return {
    scenario,
    name: ids.length === 0 ? 'default' : ids.map((id) => `${id}=${FLIPPED[id]}`).join(' '),
    options: Object.fromEntries(ids.map((id) => [id, FLIPPED[id]])),
  };
}
