/** Moments of a small game in which each panel has something to say. */
import type { GameSystem } from '../../../core/contract/system';
import type { Target } from '../../../core/contract/table';
import { createGameStore } from '../../../store/gameStore';
import { loaded } from '../../../store/opening/lazy';
import { offerOf } from '../../../store/opening/offer';
import { NULL_STORAGE } from '../../../store/saved/nullStorage';
import { createSettings } from '../../../store/settings';
import type { GameStore } from '../../../store/state';
import type { Stores } from '../../../store/useGame';

export type Scene = {
  readonly title: string;
  readonly stores: Stores;
  /** What the players open from the header, or what covers the whole table. */
  readonly open: 'time' | 'settings' | 'cover' | null;
};

const OPEN = ['time', 'settings', 'cover'] as const;
const DIALOGS = ['armies', 'share', 'keys', 'legend'] as const;

/** A small scenario that comes with a system, and moments of it: a start of its own, and what is done from there. */
type Gallery = {
  readonly options: { readonly [option: string]: string };
  readonly scenario: { readonly system: string; readonly title: string; readonly start: object };
  readonly scenes: readonly {
    readonly title: string;
    readonly start: object;
    readonly acts: readonly string[];
  }[];
};

const GALLERIES = import.meta.glob<Gallery>('../../../../scenarios/*/*/gallery/scenes.json', {
  eager: true,
  import: 'default',
});

/** Of all systems that bring some. */
export function scenesOf(systems: readonly GameSystem[]): readonly Scene[] {
  return Object.values(GALLERIES).flatMap((gallery) =>
    gallery.scenes.map((scene) => sceneOf(systems, gallery, scene)),
  );
}

function sceneOf(
  systems: readonly GameSystem[],
  { scenario, options }: Gallery,
  { title, start, acts }: Gallery['scenes'][number],
): Scene {
  const whole = { ...scenario, start: { ...scenario.start, ...start } };
  const entry = {
    ...{ system: scenario.system, id: 'sample', title: scenario.title, subtitle: '' },
    load: () => whole,
  };
  const store = createGameStore({
    offer: loaded(offerOf({ systems, catalogue: [entry] })),
    savedGames: NULL_STORAGE,
  });
  const takeBack = acts.includes('undo') ? 'ask' : 'free';
  store.getState().begin(entry, { options, takeBack }, 'gallery');
  for (const act of acts) perform(store, act);
  const settings = createSettings(() => sessionStorage);
  // The player's settings stay untouched.
  const overlays = acts.flatMap((act) => (act.startsWith('lay ') ? [act.slice('lay '.length)] : []));
  settings.setState({ overlays });
  const open = OPEN.find((name) => acts.includes(name)) ?? null;
  return { title, stores: { game: store, settings }, open };
}

/** `gendarmes` presses a counter, `0302` a place, `option roll` a button. */
function perform(store: GameStore, act: string): void {
  const state = store.getState();
  const [, word = '', rest = ''] =
    /^(?:(point at|option|die|by hand|open|show|bookmark|look back|undo)(?: |$))?(.*)$/.exec(act) ?? [];
  if (act.startsWith('lay ') || OPEN.some((name) => name === act)) return;
  if (word === 'by hand') state.takeDiceFrom('hand');
  else if (word === 'die') state.enterDie(Number(rest));
  else if (word === 'undo') state.undo();
  else if (word === 'look back') state.lookBack(Number(rest) - 1);
  else if (word === 'bookmark') state.bookmark(state.play?.game.record.head ?? 0, rest);
  else if (word === 'open') state.openText('not a game');
  else if (word === 'show') state.openDialog(DIALOGS.find((name) => name === rest) ?? null);
  else if (word === 'option') state.press({ on: 'option', id: rest });
  else {
    const target = targetOf(store, rest);
    if (word === 'point at') state.hover(target);
    else state.press(target);
  }
}

function targetOf(store: GameStore, text: string): Target {
  const counter = store.getState().play?.board.counters.find(({ id }) => id === text);
  return counter ? { on: 'counter', id: counter.id } : { on: 'place', at: text };
}
