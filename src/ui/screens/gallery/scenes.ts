/** Moments of a small game in which each panel has something to say. */
import type { GameSystem, Target } from '../../../core/seam';
import { createGameStore, type GameStore } from '../../../store/gameStore';
import type { SavedGames } from '../../../store/savedGames';
import { createSettings } from '../../../store/settings';
import type { Stores } from '../../../store/useGame';
import { sampleScenario } from './sampleScenario';

export type Scene = { readonly title: string; readonly stores: Stores };

const DIALOGS = ['armies', 'share', 'keys'] as const;

/** Keeps nothing. */
const FORGETFUL: SavedGames = {
  list: async () => [],
  read: async () => null,
  write: async (id) => ({ kept: 'browser', id }),
  rename: async () => undefined,
  duplicate: async () => null,
  discard: async () => undefined,
  erase: async () => undefined,
  eraseUntouched: async () => undefined,
};

export function scenesOf(systems: readonly GameSystem[]): readonly Scene[] {
  const [system] = systems;
  if (!system) return [];
  const at = (title: string, start: object, ...acts: readonly string[]): Scene => {
    const entry = {
      system: system.id,
      id: 'sample',
      title: 'Sample',
      subtitle: '',
      load: () => sampleScenario(system.id, start),
    };
    const store = createGameStore({ systems, catalogue: [entry], savedGames: FORGETFUL });
    store.getState().begin(entry, { options: { beck: 'yes' }, takeBack: 'free' }, 'gallery');
    for (const act of acts) perform(store, act);
    const settings = createSettings(() => sessionStorage);
    const sheets = acts.includes('sheets') ? (store.getState().play?.sheets ?? []) : [];
    // Nobody's settings are touched.
    settings.setState({ openSheets: sheets.map(({ id }) => id) });
    return { title, stores: { game: store, settings } };
  };
  const combat = { phase: 'combat', disrupted: ['tercio'] };
  const battle = ['by hand', 'gendarmes', 'royaux', 'tercio'];
  return [
    at('A counter to be moved', { phase: 'movement' }, 'gendarmes', 'point at 0302'),
    at('A refusal', { phase: 'movement' }, 'royaux', '0808'),
    at('A gun and its target', { phase: 'artilleryFire' }, 'fr-gun', 'point at 0604'),
    at('What is still owed', { phase: 'combat' }, 'point at gendarmes'),
    at('A battle to be declared', combat, ...battle),
    at('A die that is awaited', combat, ...battle, 'option roll'),
    at('A battle that was fought', combat, ...battle, 'option roll', 'die 5', 'sheets'),
    at('Counters beside the map', {
      phase: 'movement',
      phasingSide: 'spanish',
      gameTurn: 10,
      waiting: ['isembourg'],
      beckHasCome: true,
    }),
    at(
      'The battle is over',
      { phase: 'combat', gameTurn: 14, phasingSide: 'spanish', disrupted: ['tercio', 'alsace'] },
      'option end-phase',
    ),
    at('A file that could not be opened', { phase: 'disruptionRemoval' }, 'open a damaged file'),
    at(
      'Overlays and the key of the map',
      { phase: 'movement' },
      'gendarmes',
      'lay control-french',
      'lay reach',
    ),
    at('Both armies', { phase: 'combat' }, 'show armies'),
    at('To save or to send', { phase: 'combat' }, 'show share'),
    at('The keys', { phase: 'combat' }, 'show keys'),
  ];
}

/** `gendarmes` presses a counter, `0302` a place, `option roll` a button. */
function perform(store: GameStore, act: string): void {
  const state = store.getState();
  const [, word = '', rest = ''] =
    /^(?:(point at|option|die|by hand|open|lay|show)(?: |$))?(.*)$/.exec(act) ?? [];
  if (act === 'sheets') return;
  if (word === 'by hand') state.takeDiceFrom('hand');
  else if (word === 'die') state.enterDie(Number(rest));
  else if (word === 'open') state.openText('not a game');
  else if (word === 'lay') state.toggleOverlay(rest);
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
