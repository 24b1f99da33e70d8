/** However large a battle is: what a game opens on shows counters with all their figures, where the armies meet. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGameStore } from '../../../../src/store/gameStore';
import { OFFER } from '../../../../src/store/opening/catalogue';
import { loaded } from '../../../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../../../src/store/saved/nullStorage';
import type { GameStore } from '../../../../src/store/state';
import { SURFACES } from '../../../../src/systems/surfaces';
import { boxOfPlay } from '../../../../src/ui/board/camera/box';
import { cameraFor, isInView, NUMBERS_FROM } from '../../../../src/ui/board/camera/view';

/** CSS pixels that are left to the map, and how many counters are in view as a whole, of those that there are. */
const WINDOWS = [
  { name: 'a laptop', width: 1010, height: 830, share: 0.5 },
  { name: 'a small window', width: 630, height: 690, share: 0.28 },
  { name: 'a phone', width: 390, height: 380, share: 0.1 },
] as const;
const GAMES = 'tests/games';

/** Those that begin with a set-up are looked at as they are in the middle of a stored game. */
const begun = OFFER.catalogue.map((entry) => ({
  name: `${entry.title}, ${entry.subtitle}`,
  open: (store: GameStore) => store.getState().begin(entry, { options: {}, takeBack: 'free' }, 'seed'),
}));
const stored = readdirSync(GAMES)
  .filter((name) => name !== 'standings.json')
  .map((name) => ({
    name,
    open: (store: GameStore) => store.getState().openText(readFileSync(`${GAMES}/${name}`, 'utf8')),
  }));

function opened(open: (store: GameStore) => void) {
  const store = createGameStore({ offer: loaded(OFFER), savedGames: NULL_STORAGE });
  open(store);
  const { play } = store.getState();
  const surface = SURFACES.find(({ system }) => system === play?.system.id);
  if (!play || !surface) throw new Error('no game on the table');
  const geometry = surface.geometryOf(play.table.ground.field, 0);
  const points = play.board.counters.flatMap(({ at, side }) => {
    const point = at === null ? null : geometry.centreOf(at);
    return point === null ? [] : [{ point, side }];
  });
  return { board: play.board, geometry, points };
}

describe.each([...begun, ...stored])('$name', ({ open }) => {
  let game: ReturnType<typeof opened>;
  beforeAll(() => {
    game = opened(open);
  });

  it.each(WINDOWS)('on $name', ({ share, ...window }) => {
    const { board, geometry, points } = game;
    const sides = new Set(points.map(({ side }) => side));
    // Nobody stands there yet, or one side alone: its set-up is shown otherwise.
    if (sides.size < 2) return;
    const camera = cameraFor(boxOfPlay(board, geometry, window), window, geometry);
    expect(camera.scale, 'counters show their figures').toBeGreaterThanOrEqual(NUMBERS_FROM);
    const whole = (x: number, y: number) => isInView(camera, { x, y }, window);
    const half = geometry.pitch / 2;
    const seen = points.filter(
      ({ point: { x, y } }) => whole(x - half, y - half) && whole(x + half, y + half),
    );
    // On a phone the lines of some battles are farther apart than it is wide.
    if (window.width > 400)
      expect(new Set(seen.map(({ side }) => side)), 'both sides are in view').toEqual(sides);
    expect(seen.length / points.length, 'counters in view').toBeGreaterThanOrEqual(share);
  });
});
