/** Moments of a small game in which each panel has something to say. */
import type { GameSystem } from '../../../core/contract/system';
import type { Target } from '../../../core/contract/table';
import { FORGETFUL } from '../../../store/forgetful';
import { createGameStore } from '../../../store/gameStore';
import { atHand } from '../../../store/later';
import { offerOf } from '../../../store/offer';
import { createSettings } from '../../../store/settings';
import type { GameStore } from '../../../store/state';
import type { Stores } from '../../../store/useGame';
import { sampleScenario } from './sampleScenario';

export type Scene = {
  readonly title: string;
  readonly stores: Stores;
  /** What the players open from the header, or what lies over the whole table. */
  readonly open: 'time' | 'settings' | 'cover' | null;
};

const OPEN = ['time', 'settings', 'cover'] as const;
const DIALOGS = ['armies', 'share', 'keys', 'legend'] as const;

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
    const store = createGameStore({
      offer: atHand(offerOf({ systems, catalogue: [entry] })),
      savedGames: FORGETFUL,
    });
    const takeBack = acts.includes('undo') ? 'ask' : 'free';
    store.getState().begin(entry, { options: { beck: 'yes' }, takeBack }, 'gallery');
    for (const act of acts) perform(store, act);
    const settings = createSettings(() => sessionStorage);
    // Nobody's settings are touched.
    const overlays = acts.flatMap((act) => (act.startsWith('lay ') ? [act.slice('lay '.length)] : []));
    settings.setState({ overlays });
    const open = OPEN.find((name) => acts.includes(name)) ?? null;
    return { title, stores: { game: store, settings }, open };
  };
  const combat = { phase: 'combat', disrupted: ['tercio'] };
  const moves = ['gendarmes', '0302', 'royaux', '0405'];
  const battle = ['by hand', 'gendarmes', 'royaux', 'tercio'];
  return [
    at('A counter to be moved', { phase: 'movement' }, 'gendarmes', 'point at 0302'),
    at('A refusal', { phase: 'movement' }, 'royaux', '0808'),
    at('A gun and its target', { phase: 'artilleryFire' }, 'fr-gun', 'point at 0604'),
    at('What is still owed', { phase: 'combat' }, 'point at gendarmes'),
    at('A battle to be declared', combat, ...battle),
    at('A die that is awaited', combat, ...battle, 'option roll'),
    at('A battle that was fought', combat, ...battle, 'option roll', 'die 5'),
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
    at('Overlays of the map', { phase: 'movement' }, 'gendarmes', 'lay control-french', 'lay reach'),
    at('Both armies', { phase: 'combat' }, 'show armies'),
    at('To save or to send', { phase: 'combat' }, 'show share'),
    at('The keys', { phase: 'combat' }, 'show keys'),
    at('What all that is drawn means', { phase: 'combat' }, 'show legend'),
    at('Looking back', { phase: 'movement' }, ...moves, 'bookmark Royaux held back', 'look back 1'),
    at('What leads back', { phase: 'movement' }, ...moves, 'undo freely', 'royaux', '0503', 'time'),
    at('A take-back that is asked for', { phase: 'movement' }, ...moves, 'undo'),
    at('The table is covered', { phase: 'movement' }, ...moves, 'cover'),
    at('The settings', { phase: 'movement' }, 'settings'),
  ];
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
