/** Which enemies a gun sees, and what hides the others: cases 5.2 to 5.26. */

import { oneOf } from '../../../core/dice/drawn';
import { ids, poor, reasonsInWords, stepOf } from '../../../core/lesson/made';
import { check } from '../engine/judge';
import { targetsOf } from '../standard/05-artillery/artillery';
import { listed } from '../wording';
import type { Kind, Making } from './kind';
import { siteFor } from './site/find';
import { lay } from './site/lay';

export const sight: Kind = {
  id: 'sight',
  title: 'Which can this gun see?',
  about: 'Lines of sight: what stops them, what does not',
  make,
};

function make({ draw, level, battles }: Making) {
  const wish = { units: 1 + level, enemies: 3 + Math.ceil(level / 2), guns: 1, spread: 3 + level };
  const site = siteFor(draw, level, battles, wish);
  const laid = site && lay(site, 'artilleryFire');
  if (!laid) return null;
  const { board, position } = laid;
  const gun = oneOf(
    draw,
    board.guns.filter(({ hex, side }) => hex >= 0 && side === board.phasingIndex),
  );
  if (!gun) return null;
  const enemies = board.pieces.filter(({ unit, hex, side }) => unit && hex >= 0 && side !== gun.side);
  const seen = targetsOf(board, gun);
  const hidden = enemies.filter((piece) => !seen.includes(piece));
  if (seen.length === 0 || hidden.length === 0 || seen.length > 6) return null;
  const others = board.pieces.filter((piece) => piece.hex >= 0 && !seen.includes(piece));
  const name = gun.printed.name;
  return stepOf({
    position,
    text: `${name} stands in ${gun.at}. It may fire at every enemy unit that it sees, near or far.`,
    rules: ['5.21', '5.23'],
    lit: [gun.id],
    goal: { ask: 'Which enemies can it see? Press each of them.', press: ids(seen) },
    way: ids(seen),
    poor: others.map((piece) =>
      poor(piece.id, reasonsInWords(check(board, { do: 'fire', gun: gun.id, target: piece.id }), 1)),
    ),
    done: `${name} sees ${listed(seen.map(({ printed }) => printed.name))}.`,
  });
}
