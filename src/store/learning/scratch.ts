/** A table for small positions that nobody keeps: a game store of its own, with dice that are set beforehand. */
import type { GameSystem } from '../../core/contract/system';
import type { Target } from '../../core/contract/table';
import type { Json } from '../../core/contract/values';
import { enterDie, takeDiceFrom } from '../../core/dice/handDice';
import { NO_DRAFTS } from '../../core/drafts';
import { type Game, stateOf } from '../../core/game';
import { DataError } from '../../core/json/dataError';
import { itemAt } from '../../core/list';
import { goOn, perform } from '../../core/perform';
import { OPENING, parentOf, ROOT } from '../../core/record/record';
import type { CatalogueEntry, Offer } from '../context';
import { createGameStore } from '../gameStore';
import { AT_START } from '../idle';
import { loaded } from '../opening/lazy';
import { NULL_STORAGE } from '../saved/nullStorage';
import type { GameStore } from '../state';

export type Scripted = { readonly command: Json; readonly dice: readonly number[] };
export type Laying = {
  /** The system's own form of a scenario: whole, a position, or a known one with parts of it replaced. */
  readonly position: Json;
  /** Played before the player acts. */
  readonly before?: readonly Scripted[];
  /** Faces of the dice that the player's commands throw, in their order; beyond them each shows 1. */
  readonly dice?: readonly number[];
};
export type Scratch = {
  readonly store: GameStore;
  readonly system: GameSystem;
  /** The battles that positions may name. */
  named(id: string): unknown;
  /** Puts a position on the table. Throws a `DataError` where the system does not understand it. */
  lay(laying: Laying): void;
  /** The same with a state of that position, as it is: nothing passes by itself before the player acts. */
  stand(position: Json, state: Json, dice: readonly number[]): void;
  /** Carries a command out, or refuses it, as a press does that leads to it. */
  carryOut(command: Json): void;
  /** Goes on from where the table stands: nothing before it can be undone, and the dice are these. */
  goOn(before: readonly Scripted[], dice: readonly number[]): void;
  /** Back to where the position was laid, or to where it went on. */
  putBack(): void;
};

/**
 * Of the battles on offer only what a position names is used. Where nothing `passes`, a phase with nothing to do stays
 * until it is ended. Throws a `DataError` if there is no such system.
 */
export function createScratch(offer: Offer, systemId: string, { passes = true } = {}): Scratch {
  const found = offer.systems.find(({ id }) => id === systemId);
  if (!found) throw new DataError('system', `one of ${offer.systems.map(({ id }) => id).join(', ')}`);
  const named = (id: string) =>
    offer.catalogue.find((one) => one.system === systemId && one.id === id)?.load();
  let order: Json = null;
  const system = withOrders(passes ? found : { ...found, onward: () => null }, () => order);
  let position: Json = null;
  const entry: CatalogueEntry = {
    ...{ system: systemId, id: 'scratch', title: 'A position', subtitle: '' },
    load: () => system.read.variant?.(position, named) ?? position,
  };
  const store = createGameStore({
    offer: loaded({ ...offer, systems: [system], catalogue: [entry] }),
    savedGames: NULL_STORAGE,
  });
  let dice: readonly number[] = [];
  store.subscribe(({ play, enterDie: enter }) => {
    if (play?.wanted) enter(Math.min(dice[thrownIn(play.game)] ?? 1, play.wanted.sides));
  });

  const onTable = () => {
    const { play } = store.getState();
    if (!play) throw new DataError('position', 'one that has been laid');
    return play;
  };
  const standAt = (state: Json) => {
    const play = onTable();
    const game = startingAt(play.game, state);
    store.setState({ ...AT_START, play: offer.games.deriveView(play, game, NO_DRAFTS, null) });
  };

  const begin = (from: Json) => {
    position = from;
    store.getState().begin(entry, { options: {}, takeBack: 'free' }, 'scratch');
  };

  return {
    ...{ store, system, named },
    stand(from, state, faces) {
      begin(from);
      dice = faces;
      standAt(state);
    },
    carryOut(command) {
      order = command;
      store.getState().press(ORDER);
    },
    lay(laying) {
      begin(laying.position);
      this.goOn(laying.before ?? [], laying.dice ?? []);
    },
    goOn(before, faces) {
      const { game } = onTable();
      dice = faces;
      standAt(stateOf(before.reduce((at, one, i) => carriedOut(system, at, one, `before[${i}]`), game)));
    },
    putBack: () => standAt(onTable().game.start),
  };
}

/** No button of any system has this id. */
const ORDER = { on: 'option', id: 'scratch:order' } as const;

/**
 * The system with one press more: it leads to a command that is given otherwise. Choices that would decide for the
 * player are left out: they would give a lesson away.
 */
function withOrders(system: GameSystem, order: () => Json): GameSystem {
  const isOrder = (target: Target) => target.on === 'option' && target.id === ORDER.id;
  return {
    ...system,
    prompt: (state, draft) => {
      const prompt = system.prompt(state, draft);
      const choices = prompt.choices.filter(({ decides }) => !decides);
      if (choices.length === prompt.choices.length) return prompt;
      // Words of a prompt are put together when they are read: a copy would have to read all of them.
      return Object.create(prompt, { choices: { value: choices, enumerable: true } });
    },
    press: (state, draft, target) =>
      isOrder(target) ? { to: 'commands', commands: [order()] } : system.press(state, draft, target),
    preview: (state, draft, target) =>
      isOrder(target) ? { text: '', cost: '', reasons: [], marks: [] } : system.preview(state, draft, target),
  };
}

/** A game that begins there, with dice that are entered. */
function startingAt(game: Game, state: Json): Game {
  const record = { ...game.record, entries: [], head: ROOT, tip: ROOT, awaiting: null };
  return takeDiceFrom({ ...game, record, start: state, steps: [] }, 'hand');
}

function carriedOut(system: GameSystem, game: Game, { command, dice }: Scripted, path: string): Game {
  const left = [...dice];
  const byHand = takeDiceFrom(game, 'hand');
  let done = perform(system, byHand, system.read.command(command));
  while (done.outcome === 'needsDice') done = enterDie(system, done.game, left.shift() ?? 1);
  if (done.outcome === 'refused')
    throw new DataError(path, `a legal command: ${done.reasons.map(({ text }) => text).join(' ')}`);
  return goOn(system, done.game, OPENING);
}

/** Dice on the line to the head, and those entered for the command that waits. */
function thrownIn({ record }: Game): number {
  let count = record.awaiting?.dice.length ?? 0;
  for (let at = record.head; at !== ROOT; at = parentOf(record.entries, at))
    count += itemAt(record.entries, at)?.dice.length ?? 0;
  return count;
}
