/**
 * What is chosen when a game is set up: the optional rules, and how a wording that can be read in two ways is read.
 * Each names the case it changes; the choice is kept in the record.
 */
import * as v from 'valibot';
import { DataError } from '../../../core/json/dataError';
import { knownBooks, SHARED } from '../engine/book';
import type { OptionSpec, RuleCase } from '../rulebook/cited';
import type { OptionSetting, Options } from './optionSettings';
import type { Scenario } from './scenario';

type Setting = OptionSetting<RuleCase> & { readonly id: string; readonly book: string };

/** Those of all books: optional rules first, then how the rules are read, those that need another one last. */
function settings(): readonly Setting[] {
  const all = knownBooks().flatMap(({ name, options = {} }) =>
    Object.entries(options).map(([id, setting]) => ({ id, book: name, ...setting })),
  );
  const place = ({ isRule, needs }: Setting) => (isRule ? 0 : needs === undefined ? 1 : 2);
  return all.toSorted((a, b) => place(a) - place(b));
}

/** Of every option that is known, whatever the battle. */
export function allOptionSpecs(): readonly OptionSpec[] {
  return settings().map(specOf);
}

function specOf(setting: Setting): OptionSpec {
  const { id, label, text, rule, default: value, defaultForTwo, needs } = setting;
  return {
    ...{ id, label, text, rule, default: value },
    values: Object.entries(setting.values).map(([value, name]) => ({ value, label: name })),
    ...(defaultForTwo === undefined ? {} : { defaultForTwo }),
    // Those that need another one need that it is used.
    ...(needs === undefined ? {} : { needs: { option: needs, value: 'yes' } }),
  };
}

/** Whether an option means something in the scenario. */
function means({ book, means }: Setting, scenario: Scenario): boolean {
  return (book === SHARED || book === scenario.rules) && (means?.(scenario) ?? true);
}

/** Those that mean something in the scenario and are felt there, in the order of the set-up page. */
export function optionSpecsOf(scenario: Scenario): readonly OptionSpec[] {
  return settings()
    .filter((setting) => means(setting, scenario) && (setting.isFelt?.(scenario) ?? true))
    .map(specOf);
}

/**
 * Options from JSON; one that is left out has its default.
 * Throws a `DataError` at an option or value that does not exist, or that means nothing in that scenario.
 */
export function readOptions(json: unknown, scenario: Scenario): Options {
  const known = settings();
  const form = v.strictObject(
    Object.fromEntries(
      known.map(({ id, values, default: value }) => [id, v.optional(v.picklist(Object.keys(values)), value)]),
    ),
  );
  const parsed = v.safeParse(form, Array.isArray(json) ? null : json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    const names = known.map(({ id }) => id);
    throw new DataError(path === null ? 'options' : `options.${path}`, expectedAt(issue.expected, names));
  }
  const chosen: { readonly [option: string]: string } = parsed.output;
  const foreign = known.find(
    (setting) => !means(setting, scenario) && chosen[setting.id] !== setting.default,
  );
  if (foreign) {
    throw new DataError(`options.${foreign.id}`, `"${foreign.default}", as these rules have no such option`);
  }
  // The values are those of the settings that the types of all options are made from.
  return chosen as Options;
}

function expectedAt(expected: string | null, names: readonly string[]): string {
  if (expected === null || expected === 'Object') return 'an object of options';
  if (expected === 'never') return `one of the options ${names.join(', ')}`;
  return expected.replaceAll(/[()]/g, '').replaceAll(' | ', ' or ');
}
