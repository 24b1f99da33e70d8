/** How a wording that can be read in two ways is read; chosen as a game is set up, and kept in its record. */
import * as v from 'valibot';
import { DataError } from '../../../core/json/dataError';
import type { OptionSpec, RuleCase } from '../rulebook/cited';

type Setting = {
  readonly rule: RuleCase;
  readonly label: string;
  readonly text: string;
  /** The default first. */
  readonly values: { readonly [value: string]: string };
};

export const OPTIONS = {
  lineOfBattle: {
    rule: '8.3',
    label: 'Lines of battle',
    text: 'Over which hexsides command is handed on along a line of battle.',
    values: { anySide: 'Any hexside', flanks: 'Flank hexes only' },
  },
  woodEdges: {
    rule: '10.2',
    label: 'Edges of woods',
    text: 'Whether wood hexes at the edge of a wood block a line of sight that crosses them.',
    values: { block: 'They block', open: 'They do not' },
  },
  defendingLeader: {
    rule: '11.4',
    label: 'Leader with the defender',
    text: 'Whether the value of a leader in the defender’s hex counts.',
    values: { ignored: 'No effect', subtracted: 'Subtracted' },
  },
  routedFacing: {
    rule: '11.4',
    label: 'Facing of routed units',
    text: 'Whether a routed unit has flanks and a rear.',
    values: { none: 'None', lastStep: 'It faces its last step' },
  },
  flankBonus: {
    rule: '11.6',
    label: 'Flank and rear bonus',
    text: 'How often the bonus for a flank or the rear counts in one combat.',
    values: { each: 'For each unit', once: 'Once each' },
  },
  pushDisorder: {
    rule: '11.8',
    label: 'Who falls into disorder',
    text: 'Which unit is disorganised when a retreating unit pushes another one on.',
    values: { pushed: 'The one that is pushed', pushing: 'The one that pushes' },
  },
  retreatDistance: {
    rule: '11.8',
    label: 'Retreat to the side',
    text: 'Whether a unit that cannot retreat further away may take a vacant hex at the same distance.',
    values: { further: 'No', equal: 'Yes' },
  },
  demoralization: {
    rule: '12.5',
    label: 'When losses are counted',
    text: 'Whether a corps must have passed half when the turn ends, or at any moment of it.',
    values: { atEnd: 'At the end of the turn', anyMoment: 'At any moment' },
  },
} as const satisfies { readonly [option: string]: Setting };

type Settings = typeof OPTIONS;
export type Options = { readonly [O in keyof Settings]: keyof Settings[O]['values'] & string };

export function optionSpecs(): readonly OptionSpec[] {
  return Object.entries(OPTIONS).map(([id, { rule, label, text, values }]) => ({
    ...{ id, rule, label, text },
    values: Object.entries(values).map(([value, name]) => ({ value, label: name })),
    default: Object.keys(values)[0] ?? '',
  }));
}

const choice = <V extends string>(first: V, ...others: readonly V[]) =>
  v.optional(v.picklist([first, ...others]), () => first);
const optionsForm = v.strictObject({
  lineOfBattle: choice('anySide', 'flanks'),
  woodEdges: choice('block', 'open'),
  defendingLeader: choice('ignored', 'subtracted'),
  routedFacing: choice('none', 'lastStep'),
  flankBonus: choice('each', 'once'),
  pushDisorder: choice('pushed', 'pushing'),
  retreatDistance: choice('further', 'equal'),
  demoralization: choice('atEnd', 'anyMoment'),
});

/** Options from JSON; one that is left out has its default. Throws a `DataError` at an unknown option or value. */
export function readOptions(json: unknown): Options {
  const parsed = v.safeParse(optionsForm, Array.isArray(json) ? null : json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  const expected =
    path === null ? 'an object of options' : String(issue.expected ?? 'never').replaceAll(/[()]/g, '');
  throw new DataError(
    path === null ? 'options' : `options.${path}`,
    expected === 'never'
      ? `one of the options ${Object.keys(OPTIONS).join(', ')}`
      : expected.replaceAll(' | ', ' or '),
  );
}
