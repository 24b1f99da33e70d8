/**
 * What is chosen when a game is set up: the optional rules, and how a wording that can be read in two ways is read.
 * Each names the case it changes; the choice is kept in the record.
 */
import * as v from 'valibot';
import type { OptionSpec } from '../../../core/contract/reader';
import { DataError } from '../../../core/dataError';
import type { Scenario } from './scenario';

const OPTIONAL_RULE = { values: { no: 'Not used', yes: 'Used' }, usual: 'no' } as const;

const SETTINGS = {
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
  askDefender: {
    rule: '10.11',
    label: 'Ask the defender for his Leaders',
    text: 'The defender decides after each declared attack which of his Leaders take part, before the die is thrown.',
    values: { no: 'Declared with the attack', yes: 'Asked every time' },
    usual: 'no',
    usualForTwo: 'yes',
  },
  hilltopHalf: {
    rule: '5.24',
    label: 'Firing from a hilltop',
    text: 'A gun on a hilltop sees over what stands in one half of the line: the half at the target, or its own half.',
    values: { target: 'The half at the target', gun: 'The half at the gun' },
    usual: 'target',
  },
  woodsCost: {
    rule: '6.22',
    label: 'Entering woods',
    text: 'A woods hex costs the 2 Movement Points of the chart, or the 3 that the example of case 6.22 implies.',
    values: { '2': '2 Movement Points', '3': '3 Movement Points' },
    usual: '2',
  },
  manyAgainstMany: {
    rule: '8.14',
    label: 'Many against many',
    text: 'Several attackers may attack several defenders in one battle, or one of the two sides must be a single unit.',
    values: { allowed: 'Allowed', oneSide: 'One side is a single unit' },
    usual: 'allowed',
  },
  hillWorks: {
    rule: 'freiburg:18.71',
    label: 'The works on the Hill',
    text: 'With no Bavarian unit in the works on the Hill at the end of 5 August the French win: after a set-up in the rows of that day, or always.',
    values: { rows: 'After a set-up in the rows of 5 August', always: 'Always' },
    usual: 'rows',
  },
  wallFire: {
    rule: 'freiburg:19.55',
    label: 'Fire at walls',
    text: 'A shot at the walls of a hex is not stopped by those walls, or it is, and guns outside have to aim at a hex before the wall.',
    values: { past: 'Not stopped by them', stopped: 'Stopped by them' },
    usual: 'past',
  },
  siegeGround: {
    rule: 'freiburg:19.12',
    label: 'French ground before the town',
    text: 'The French set up three hexes or more from every Bavarian counter as it stands, or from every hex of the town.',
    values: { counters: 'From every Bavarian counter', town: 'From every hex of the town' },
    usual: 'counters',
  },
  beckEntry: {
    rule: 'rocroi:17.12',
    label: 'Entry of Beck’s force',
    text: 'Beck’s counters enter in the Game-Turn of their roll if they can, or may be held back by choice.',
    values: { atOnce: 'At once if possible', mayWait: 'May wait' },
    usual: 'atOnce',
    needs: 'beck',
  },
  leaderRemovalRadius: {
    rule: 'rocroi:18.0',
    label: 'Leader radius in Disruption Removal',
    text: 'With increased Leader effects a Leader helps disrupted units up to his value plus one hexes away, or his value.',
    values: { valuePlusOne: 'Value plus one', value: 'Value' },
    usual: 'valuePlusOne',
    needs: 'increasedLeaders',
  },
} as const;

type Settings = typeof SETTINGS;
export type OptionId = keyof Settings;
/** The choice made for every option, those of other rules at their usual value. */
export type Options = { readonly [O in OptionId]: keyof Settings[O]['values'] };

export const OPTION_SPECS: readonly OptionSpec[] = Object.entries(SETTINGS).map(([id, setting]) => ({
  id,
  label: setting.label,
  text: setting.text,
  rule: setting.rule,
  values: Object.entries(setting.values).map(([value, label]) => ({ value, label })),
  usual: setting.usual,
  ...('usualForTwo' in setting ? { usualForTwo: setting.usualForTwo } : {}),
  // Those that need another one need that it is used.
  ...('needs' in setting ? { needs: { option: setting.needs, value: 'yes' } } : {}),
}));

/** Whether victory is that of the campaign, which some options are about. @rule freiburg:18.7 */
export function isCampaign({ freiburg }: Pick<Scenario, 'freiburg'>): boolean {
  return freiburg?.victory === '18.7';
}

/** The options that mean something under these rules, in the campaign or not, in the order of the set-up page. */
export function optionSpecsFor(rules: string, isCampaign = false): readonly OptionSpec[] {
  return OPTION_SPECS.filter(({ rule }) => {
    const [book, number = ''] = rule.split(':');
    if (number === '') return true;
    return book === rules && (isCampaign || !number.startsWith('18.') || rules === 'rocroi');
  });
}

/** Those of them that are felt in the scenario: not every one has woods or hilltops, or is set up before the town. */
export function optionSpecsOf(scenario: Scenario): readonly OptionSpec[] {
  const { terrain, slopes } = scenario.map;
  const deployments = [scenario.deployment, scenario.freiburg?.townDefence?.deployment];
  const forces = deployments.flatMap((deployment) => Object.values(deployment?.forces ?? {}).flat());
  const idle: readonly string[] = [
    ...(terrain.woods?.length ? [] : ['woodsCost']),
    ...(slopes.length > 0 ? [] : ['hilltopHalf']),
    ...(forces.some(({ apart }) => apart) ? [] : ['siegeGround']),
  ];
  return optionSpecsFor(scenario.rules, isCampaign(scenario)).filter(({ id }) => !idle.includes(id));
}

const OPTIONS_SCHEMA = v.strictObject({
  beck: v.optional(v.picklist(['no', 'yes']), SETTINGS.beck.usual),
  increasedLeaders: v.optional(v.picklist(['no', 'yes']), SETTINGS.increasedLeaders.usual),
  simplifiedDemoralization: v.optional(v.picklist(['no', 'yes']), SETTINGS.simplifiedDemoralization.usual),
  askDefender: v.optional(v.picklist(['no', 'yes']), SETTINGS.askDefender.usual),
  hilltopHalf: v.optional(v.picklist(['target', 'gun']), SETTINGS.hilltopHalf.usual),
  woodsCost: v.optional(v.picklist(['2', '3']), SETTINGS.woodsCost.usual),
  manyAgainstMany: v.optional(v.picklist(['allowed', 'oneSide']), SETTINGS.manyAgainstMany.usual),
  hillWorks: v.optional(v.picklist(['rows', 'always']), SETTINGS.hillWorks.usual),
  wallFire: v.optional(v.picklist(['past', 'stopped']), SETTINGS.wallFire.usual),
  siegeGround: v.optional(v.picklist(['counters', 'town']), SETTINGS.siegeGround.usual),
  beckEntry: v.optional(v.picklist(['atOnce', 'mayWait']), SETTINGS.beckEntry.usual),
  leaderRemovalRadius: v.optional(v.picklist(['valuePlusOne', 'value']), SETTINGS.leaderRemovalRadius.usual),
});

/**
 * Options from JSON; one that is left out has its usual value.
 * Throws a `DataError` at an option or value that does not exist, or that these rules do not have.
 */
export function readOptions(json: unknown, rules: string = 'rocroi', isCampaign = false): Options {
  const parsed = v.safeParse(OPTIONS_SCHEMA, Array.isArray(json) ? null : json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    throw new DataError(path === null ? 'options' : `options.${path}`, expectedAt(issue.expected));
  }
  const options: Options = parsed.output;
  const chosen: { readonly [option: string]: string } = options;
  const meant = optionSpecsFor(rules, isCampaign);
  const foreign = OPTION_SPECS.find((spec) => !meant.includes(spec) && chosen[spec.id] !== spec.usual);
  if (foreign !== undefined) {
    throw new DataError(`options.${foreign.id}`, `"${foreign.usual}", as these rules have no such option`);
  }
  return options;
}

function expectedAt(expected: string | null): string {
  if (expected === null || expected === 'Object') return 'an object of options';
  if (expected === 'never') return `one of the options ${Object.keys(SETTINGS).join(', ')}`;
  return expected.replaceAll(/[()]/g, '').replaceAll(' | ', ' or ');
}
