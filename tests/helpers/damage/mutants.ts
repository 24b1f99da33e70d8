/** Damaged games as they may come from outside, made of short random games of every scenario. */
import type { SystemTypes } from '../../../src/core/contract/rules';
import type { Json } from '../../../src/core/contract/values';
import type { Game } from '../../../src/core/game';
import { ROOT } from '../../../src/core/record/record';
import { writeFile, writeLine } from '../../../src/core/record/writeGame';
import { type Chance, chanceOf } from '../../../src/headless/randomPlayer';
import type { PendingChange } from '../../../src/store/saved/journal';
import type { SavedGame } from '../../../src/store/saved/savedGame';
import { kindOf } from '../random/kinds';
import type { OptionSet } from '../random/optionSets';
import { draftsOf, recordedGameOf } from '../random/recordedGames';
import type { Given } from './loaderTrial';
import { hugeTexts, MARKUP, mutatedJson, mutatedText } from './mutations';

export type Mutant = { readonly kind: string; readonly given: Given };
type Sample = {
  readonly game: Game<SystemTypes>;
  readonly saved: SavedGame;
  readonly drafts: ReturnType<typeof draftsOf>;
};

const SETS: readonly (Omit<OptionSet, 'name'> & { readonly most: number })[] = [
  { scenario: 'rocroi', options: {}, most: 60 },
  { scenario: 'rocroi', options: { beck: 'yes', askDefender: 'yes' }, most: 12 },
  { scenario: 'freiburg-3-august', options: {}, most: 40 },
  { scenario: 'freiburg-5-august', options: { askDefender: 'yes' }, most: 30 },
  { scenario: 'freiburg-9-august', options: {}, most: 20 },
  { scenario: 'freiburg-siege', options: {}, most: 20 },
  { scenario: 'freiburg-campaign-siege', options: {}, most: 10 },
  { scenario: 'freiburg-campaign', options: { hillWorks: 'always' }, most: 40 },
  { scenario: 'rocroi-1643', options: {}, most: 120 },
  { scenario: 'rocroi-1643', options: { pushDisorder: 'pushing', flankBonus: 'once' }, most: 30 },
];

export function sampleGames(seed: string): readonly Sample[] {
  return SETS.map(({ most, ...set }) => {
    const { system } = kindOf(set.scenario);
    const game = recordedGameOf(system, set, seed, most);
    const saved = { record: game.record, draft: null, name: MARKUP, scenario: scenarioOf(game) };
    return { game, saved, drafts: draftsOf(system, game, 3) };
  });
}

/** The state of every system holds its scenario. */
function scenarioOf({ start }: Game<SystemTypes>): Json {
  return (start as { readonly scenario: Json }).scenario;
}

/** So many, each by a chance of its own. */
export function* mutants(samples: readonly Sample[], count: number, seed: string): Generator<Mutant> {
  for (let i = 0; i < count; i++) {
    const chance = chanceOf(`${seed} ${i}`);
    const sample = samples[chance(samples.length)];
    if (sample) yield mutantOf(sample, chance);
  }
}

/** Of a short record, and of a long line of text where it matters. */
export function hugeCases(samples: readonly Sample[]): readonly (() => Mutant)[] {
  const [sample] = samples;
  if (!sample) return [];
  return hugeTexts(lineOf(sample, false)).map((make) => () => ({
    kind: 'huge text',
    given: { as: 'file', text: make() },
  }));
}

function mutantOf(sample: Sample, chance: Chance): Mutant {
  switch (chance(10)) {
    case 0:
    case 1:
      return {
        kind: 'text',
        given: { as: 'file', text: mutatedText(fileOf(sample, chance(3) === 0), chance) },
      };
    case 2:
      return {
        kind: 'line of text',
        given: { as: 'file', text: mutatedText(lineOf(sample, false), chance) },
      };
    case 3:
    case 4:
      return { kind: 'record', given: asFile(mutatedJson(recordOf(sample, false), chance)) };
    case 5:
      return { kind: 'entries', given: asFile(withPart(recordOf(sample, false), 'entries', chance)) };
    case 6:
      return { kind: 'scenario', given: withScenario(sample, chance) };
    case 7:
      return { kind: 'stored game', given: withDamage(sample, chance) };
    case 8:
      return { kind: 'draft', given: withDraft(sample, chance) };
    default:
      return { kind: 'journal', given: withJournal(sample, chance) };
  }
}

const fileOf = ({ game, saved }: Sample, whole: boolean) =>
  writeFile({ record: game.record, name: MARKUP, scenario: whole ? saved.scenario : null });
const lineOf = ({ game, saved }: Sample, whole: boolean) =>
  writeLine({ record: game.record, name: MARKUP, scenario: whole ? saved.scenario : null });
const recordOf = (sample: Sample, whole: boolean): Record<string, unknown> =>
  JSON.parse(lineOf(sample, whole));
const asFile = (json: unknown): Given => ({ as: 'file', text: JSON.stringify(json) ?? '' });

function withPart(record: Record<string, unknown>, part: string, chance: Chance): object {
  return { ...record, [part]: mutatedJson(record[part], chance) };
}

function withScenario(sample: Sample, chance: Chance): Given {
  const record = recordOf(sample, true);
  const { id, positions, start, options } = scenarioOf(sample.game) as { readonly [part: string]: Json };
  // Now and then a change of a known scenario, with the parts that such a file may bring.
  const changed = chance(3) === 0 ? { whole: { from: id, positions, start, options } } : {};
  const scenario = { ...(record.scenario as object), ...changed };
  return asFile({ ...record, scenario: withPart(scenario, 'whole', chance) });
}

/** The database holds tables of these names, whatever is in them. */
function withDamage({ saved }: Sample, chance: Chance): Given {
  const part = ['record', 'record', 'record', 'scenario', 'draft', 'name'][chance(6)] ?? 'record';
  return { as: 'stored game', saved: withPart({ ...saved }, part, chance) };
}

function withDraft({ game, saved, drafts }: Sample, chance: Chance): Given {
  const { at, draft } = drafts[chance(drafts.length)] ?? { at: ROOT, draft: null };
  // A draft of another moment fits no better than a damaged one.
  const moved = chance(4) === 0 ? chance(game.record.entries.length) : at;
  const record = { ...game.record, head: moved, tip: moved };
  const damaged = moved === at || chance(2) === 0 ? mutatedJson(draft, chance) : draft;
  return { as: 'stored game', saved: { ...saved, record, draft: damaged } };
}

function withJournal({ game, saved }: Sample, chance: Chance): Given {
  const { entries, ...record } = game.record;
  const from = chance(entries.length);
  const summary = { title: MARKUP, turn: '', stretch: '', points: '' };
  const change: PendingChange = {
    ...{ id: 'stored', base: 3, ahead: 0, from, tail: entries.slice(from), record, draft: null },
    ...{ name: MARKUP, summary },
  };
  const text = JSON.stringify(mutatedJson(change, chance)) ?? '';
  const damaged = chance(4) === 0 ? mutatedText(text, chance) : text;
  const known = { ...saved, record: { ...game.record, entries: entries.slice(0, from + chance(3)) } };
  return { as: 'journal', text: damaged, saved: known };
}
