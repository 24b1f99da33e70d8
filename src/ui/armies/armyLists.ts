/** What the lists of both armies show: which counters match, by which words, where each is, what can be chosen now. */
import type { CounterView } from '../../core/contract/board';
import type { SideView, TableView } from '../../core/contract/map';
import type { Choice, Prompt } from '../../core/contract/table';
import type { Place, SideId } from '../../core/contract/values';
import { geometryOf } from '../../surface/geometry';

/** A search: words that must be somewhere in the label, and tags that must hold. */
export type Search = { readonly query: string; readonly tags: readonly string[] };

export function matches({ label, tray }: CounterView, query: string): boolean {
  const text = `${label} ${tray}`.toLowerCase();
  return wordsOf(query).every((word) => text.includes(word));
}

export function wordsOf(query: string): readonly string[] {
  return query
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

export function found(counters: readonly CounterView[], { query, tags }: Search): readonly CounterView[] {
  return counters.filter(
    (counter) => matches(counter, query) && tags.every((tag) => counter.tags.includes(tag)),
  );
}

export type TagCount = { readonly tag: string; readonly count: number };

/** Every tag that would still match something, with how many; selected ones stay, so that they can be deselected. */
export function tagCounts(counters: readonly CounterView[], search: Search): readonly TagCount[] {
  const counts = new Map(search.tags.map((tag) => [tag, 0]));
  for (const counter of found(counters, search)) {
    for (const tag of counter.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => a.tag.localeCompare(b.tag, 'en', { sensitivity: 'base' }));
}

export type Division = {
  readonly side: SideView;
  readonly standing: readonly CounterView[];
  /** Beside the map, by tray. */
  readonly trays: readonly (readonly [tray: string, counters: readonly CounterView[]])[];
};

export function bySide(counters: readonly CounterView[], sides: readonly SideView[]): readonly Division[] {
  return sides.map((side) => {
    const own = counters.filter((counter) => counter.side === side.id);
    const trays = new Map<string, CounterView[]>();
    for (const counter of own) {
      if (counter.at !== null) continue;
      const tray = counter.tray === '' ? 'beside the map' : counter.tray;
      trays.set(tray, [...(trays.get(tray) ?? []), counter]);
    }
    return { side, standing: own.filter(({ at }) => at !== null), trays: [...trays] };
  });
}

export type ChoiceGroups = {
  readonly steps: readonly Choice[];
  /** Counters, those of the side that decides first. */
  readonly sides: readonly { readonly side: SideView; readonly choices: readonly Choice[] }[];
  /** As they are read on the sheet; where each has a key, as those count up. */
  readonly places: readonly Choice[];
  readonly facings: readonly Choice[];
};

/** The step that moves the game on comes first, what takes something back last. */
const WEIGHTS = ['main', 'beside', undefined, 'back'] as const;

export function groupChoices(
  { choices, by }: Prompt,
  counters: readonly CounterView[],
  { sides, ground }: TableView,
): ChoiceGroups {
  const sideOf = new Map<string, SideId>(counters.map(({ id, side }) => [id, side]));
  const placed = choices.filter(({ target }) => target.on === 'place');
  const order = readingOrder(
    placed.flatMap(({ target }) => (target.on === 'place' ? [target.at] : [])),
    ground,
  ).map(String);
  const rank = ({ target }: Choice) => (target.on === 'place' ? order.indexOf(String(target.at)) : -1);
  return {
    steps: stepsIn(choices),
    sides: [...sides]
      .sort((a, b) => Number(b.id === by) - Number(a.id === by))
      .map((side) => ({
        side,
        choices: choices.filter(({ target }) => target.on === 'counter' && sideOf.get(target.id) === side.id),
      }))
      .filter((group) => group.choices.length > 0),
    places: placed.every(({ key }) => key !== undefined)
      ? placed
      : placed.toSorted((a, b) => rank(a) - rank(b)),
    facings: choices.filter(({ target }) => target.on === 'facing'),
  };
}

/** The buttons of the phase, in their order. */
export function stepsIn(choices: readonly Choice[]): readonly Choice[] {
  return WEIGHTS.flatMap((weight) =>
    choices.filter(({ target, weight: w }) => isStep(target) && w === weight),
  );
}

function isStep({ on }: Choice['target']): boolean {
  return on === 'option' || on === 'typed';
}

/**
 * A button stays the same while it is toggled; in the next phase it is another, which a second Enter must not press.
 */
export function keyOf({ target }: Choice, { heading }: Prompt): string {
  return `${heading} ${JSON.stringify(target)}`;
}

/** Row by row from the top, each from the left, whichever way the sheet is turned; every place once. */
export function readingOrder(places: readonly Place[], ground: TableView['ground']): readonly Place[] {
  const geometry = geometryOf(ground.field);
  const once = [...new Map(places.map((place) => [String(place), place])).values()];
  const column = (place: Place) => geometry.centreOf(place)?.x ?? 0;
  return once.sort((a, b) => geometry.lineOf(a) - geometry.lineOf(b) || column(a) - column(b));
}
