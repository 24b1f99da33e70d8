/**
 * What comes of opening a damaged file, stored game, draft or journal in the ways the page does, and what is wrong with
 * that.
 */

import type { Json } from '../../../src/core/contract/values';
import { stateOf } from '../../../src/core/game';
import { DataError } from '../../../src/core/json/dataError';
import { readText } from '../../../src/core/record/salvage';
import { type Chance, chanceOf } from '../../../src/headless/randomPlayer';
import type { Offer, Opened } from '../../../src/store/context';
import { openFile, openSaved } from '../../../src/store/opening/opening';
import { createJournal } from '../../../src/store/saved/journal';
import { recoveryOf } from '../../../src/store/saved/recovery';
import type { SavedGame } from '../../../src/store/saved/savedGame';
import { deriveView, type OpenGame, summaryOf } from '../../../src/store/table/openGame';
import { wronglyAccepted } from '../../oracle/offers/legalEntries';

export type Trial = {
  readonly outcome: 'refused' | 'opened in part' | 'opened';
  /** Of processor time. */
  readonly milliseconds: number;
  /** What should not have been; null when all is well. */
  readonly fault: string | null;
};
/** Damaged or not, as it comes from outside. */
export type Given =
  | { readonly as: 'file'; readonly text: string }
  | { readonly as: 'stored game'; readonly saved: unknown }
  | { readonly as: 'journal'; readonly text: string; readonly saved: SavedGame };

/** Of the processor: 2 s, or on a slower machine 20 times what it takes to parse two million short texts there. */
export function mostMilliseconds(): number {
  most ??= Math.max(2_000, 20 * parsing());
  return most;
}
let most: number | undefined;

function parsing(): number {
  const text = `[${Array(2_000_000).fill('"1612"').join(',')}]`;
  const before = process.cpuUsage();
  JSON.parse(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

export function tryLoading(offer: Offer, given: Given, chance: Chance = chanceOf('press')): Trial {
  const limit = mostMilliseconds();
  // Of the processor: what else the machine has to do is not the loader's fault.
  const before = process.cpuUsage();
  const opened = openGiven(offer, given);
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1_000;
  const slow = milliseconds > limit ? `it took ${Math.round(milliseconds)} ms` : null;
  if ('refused' in opened) return { outcome: 'refused', milliseconds, fault: opened.fault ?? slow };
  const outcome = opened.notices.length > 0 ? 'opened in part' : 'opened';
  return { outcome, milliseconds, fault: slow ?? faultOf(opened, given, chance) };
}

type Attempt =
  | (Opened & { readonly playing: OpenGame })
  | { readonly refused: true; readonly fault: string | null };

function openGiven(offer: Offer, given: Given): Attempt {
  try {
    const opened = openAs(offer, given);
    if (!opened) return { refused: true, fault: null };
    const playing = deriveView(opened.setting, opened.game, opened.drafts, null);
    summaryOf(playing);
    return { ...opened, playing };
  } catch (error) {
    return { refused: true, fault: whyNotPolite(error) };
  }
}

function openAs(offer: Offer, given: Given): Opened | null {
  switch (given.as) {
    case 'file':
      return openFile(offer, given.text);
    case 'stored game':
      return openSaved(offer, 'stored', given.saved as SavedGame);
    case 'journal': {
      const shelf = { 'tercio-unwritten:stored': given.text, getItem: () => given.text };
      const [change] = createJournal(() => shelf as unknown as Storage).left();
      if (!change) return null;
      const recovery = recoveryOf(change, { game: given.saved, revision: change.base });
      return 'game' in recovery ? openSaved(offer, 'stored', recovery.game) : null;
    }
  }
}

/** A refusal is a `DataError` that says where; anything else that is thrown is a crash. */
function whyNotPolite(error: unknown): string | null {
  if (!(error instanceof DataError)) return `crash: ${error instanceof Error ? error.stack : error}`;
  if (error.path === '') return `no path: ${error.message}`;
  return error.message.length > 1_000 ? `a message of ${error.message.length} letters` : null;
}

function faultOf(
  { playing, notices }: Opened & { readonly playing: OpenGame },
  given: Given,
  chance: Chance,
) {
  if (notices.some((notice) => notice.length > 2_000)) return 'a notice that nobody can read';
  return illegalIn(playing, given) ?? crashOnPress(playing, chance);
}

function illegalIn({ system, scenario, game }: OpenGame, given: Given): string | null {
  const { record, steps } = game;
  const { head, tip, entries } = record;
  const inside = [head, tip].every((at) => Number.isInteger(at) && at >= -1 && at < entries.length);
  if (!inside || steps.length !== entries.length) return `head ${head}, tip ${tip} of ${entries.length}`;
  const start = system.start(scenario, record.options);
  return wronglyAccepted(system, start, entriesOf(given) ?? entries.slice(), steps.slice());
}

/** As they were given; null where the text is damaged, and what was taken from it is all there is. */
function entriesOf(given: Given): readonly Json[] | null {
  if (given.as === 'journal') return null;
  if (given.as === 'stored game')
    return (given.saved as { record: { entries: readonly Json[] } }).record.entries;
  const { json, damage } = readText(given.text);
  return damage ? null : (json as { readonly entries: readonly Json[] }).entries;
}

/** What can be chosen then, draft and all, can be pressed. */
function crashOnPress({ system, game, draft, prompt }: OpenGame, chance: Chance): string | null {
  const { target } = prompt.choices[chance(Math.max(1, prompt.choices.length))] ?? {};
  if (!target) return null;
  try {
    system.press(stateOf(game), draft, target);
    return null;
  } catch (error) {
    return `crash at a press: ${error instanceof Error ? error.stack : error}`;
  }
}
