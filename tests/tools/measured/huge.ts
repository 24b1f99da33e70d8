/**
 * What the largest legal files cost: `npm run huge`, or some of them by words of their names: `npm run huge -- roads`.
 * In Node, in processor time: loading, and each press of some that are made then. `npm run bench:browser -- huge` has
 * them in the page, with its elements.
 */

import { createGameStore } from '../../../src/store/gameStore';
import { loaded } from '../../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import type { GameStore } from '../../../src/store/state';
import { HUGE } from '../../helpers/damage/hugeFiles';
import { headlessOffer } from '../../helpers/headlessOffer';

const offer = loaded(headlessOffer());

/** Milliseconds of the processor. */
function cost(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

function measure(what: string, text: string): void {
  const store = createGameStore({ offer, savedGames: NULL_STORAGE });
  const load = cost(() => store.getState().openText(text));
  const { play, notices } = store.getState();
  if (!play || notices.length > 0) throw new Error(`${what}: ${notices.join(' ')}`);
  const presses = Object.entries(acts(store)).map(([name, act]) => [name, cost(act)] as const);
  const [slowest, most] = presses.reduce((a, b) => (a[1] >= b[1] ? a : b));
  const kilobytes = Math.round(text.length / 1000);
  const { length } = play.game.record.entries;
  console.log(
    `${what}: ${kilobytes} KB, ${length} commands, load ${load} ms, slowest press ${most} ms (${slowest})`,
  );
  console.log(`  ${presses.map(([name, spent]) => `${name} ${spent}`).join(', ')}`);
}

/** In their order. */
function acts({ getState }: GameStore): { readonly [name: string]: () => void } {
  const choices = () => getState().play?.prompt.choices ?? [];
  const pressFirst = (isMeant: (choice: ReturnType<typeof choices>[number]) => boolean, last = false) => {
    const meant = choices().filter(isMeant);
    const choice = last ? meant.at(-1) : meant[0];
    if (choice) getState().press(choice.target);
  };
  const counter = () => pressFirst(({ target }) => target.on === 'counter');
  const place = () => pressFirst(({ target }) => target.on === 'place', true);
  const main = () => pressFirst(({ weight }) => weight === 'main');
  const point = () => {
    const far = choices().findLast(({ target }) => target.on === 'place');
    if (far) getState().hover(far.target);
  };
  const { undo, redo, undoSegment, redoAll, cancelDraft } = getState();
  return {
    take: counter,
    point,
    'put there': place,
    'take another': counter,
    'put back': cancelDraft,
    undo,
    redo,
    'go on': main,
    'go on further': main,
    'undo that': undo,
    'to the start': () => getState().goToEntry(0),
    'undo the segment': undoSegment,
    'redo all': redoAll,
    'look back': () => getState().lookBack(0),
    'return to the game': () => getState().endLookBack(),
    bookmark: () => getState().bookmark(0, 'Here'),
    'name a branch': () => getState().nameBranch(getState().play?.sideLines.branches[0]?.leaf ?? -1, 'One'),
  };
}

const asked = process.argv.slice(2);
for (const [what, make] of Object.entries(HUGE)) {
  if (asked.length === 0 || asked.some((word) => what.includes(word))) measure(what, make());
}
process.exit();
