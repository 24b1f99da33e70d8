/** Small positions in which the lines of the smaller charts are read: fire, modifiers, tests, points. */
import type { CellExample } from '../../../core/contract/reader';
import type { Json } from '../../../core/contract/values';
import { ARTILLERY_FIRE } from '../tables/artilleryFire';

type Dice = readonly number[];
type More = { readonly [field: string]: Json };

function combat(position: string, dice: Dice, more: More = {}, charge = false): CellExample {
  const [attacker = '', target = ''] = position.split(' | ');
  const idOf = (counter: string) => `${counter.charAt(0).toLowerCase()}${/\d{4}/.exec(counter)?.[0] ?? ''}`;
  const command = { do: 'attack', unit: idOf(attacker), target: idOf(target), charge };
  return { position: { position, step: 'combat', ...more }, act: { command, dice } };
}

/** A battery fires as far as that row reaches, with the lowest die that hits. @rule 10.2 */
export function fireShown(row: number): CellExample | null {
  const found = ARTILLERY_FIRE.rows[row];
  if (!found) return null;
  const at = `15${20 - found.upTo}`;
  return {
    position: { position: `F gun 1520 | S foot ${at}>0 | F foot 2020`, step: 'aiming' },
    before: [{ command: { do: 'aim', battery: 'f1520g', target: `s${at}` }, dice: [] }],
    act: { command: { do: 'endAiming' }, dice: [found.least] },
  };
}

const ATTACK = 'F foot 1418>3 | S foot 1319>0';

/** By what it says in the chart: one attack each, with a die that changes little. @rule 11.4 */
export const MODIFIERS_SHOWN = {
  leader: combat(`${ATTACK} | F leader2-6 1418`, [1]),
  morale: combat('F foot 1418>3 m3 | S foot 1319>0', [2]),
  support: combat(`${ATTACK} | F foot 1419>3`, [2]),
  combinedArms: combat(`${ATTACK} | F horse 1419>3`, [1]),
  flank: combat('F foot 1320>4 | S foot 1319>0', [1]),
  rear: combat('F foot 1219>5 | S foot 1319>0', [1]),
  chargeAtHorse: combat('F horse 1418>3 charging | S horse 1319>0', [2, 6], {}, true),
  chargeAtFoot: combat('F horse 1418>3 charging | S foot 1319>0*', [1, 6], {}, true),
  disorganisedTarget: combat('F foot 1418>3 | S foot 1319>0*', [2]),
  routedTarget: combat('F foot 1418>3 | S foot 1319!', [1]),
  targetSupport: combat(`${ATTACK} | S foot 1318>0`, [4]),
  horseInTheRough: combat('F horse 1418>3 | S foot 1319>0', [6], { map: { wood: ['1319'] } }),
  disorganisedAttacker: combat('F foot 1418>3* | S foot 1319>0', [5]),
  reducedAttacker: combat('F foot 1418>3 two reduced | S foot 1319>0', [5]),
  outOfCommand: combat(`${ATTACK} | F leader1-1 2218`, [4]),
} as const;

/** Each test fails by one. @rule 12.2 */
export const TESTS_SHOWN = {
  turn: {
    position: { position: 'F foot 1418>3 | S foot 1319>0' },
    act: { command: { do: 'move', unit: 'f1418', steps: [4] }, dice: [3] },
  },
  charge: combat('F horse 1418>3 charging | S horse 1319>0', [2, 3], {}, true),
  retreatIntoZone: retreatShown('F foot 1519>0', 4),
  retreatOntoFlank: retreatShown('F foot 1519>2', 2),
  rout: combat('F foot 1418>3 | S foot 1319>0*', [5, 3]),
  rally: {
    position: { position: 'F foot 2010! | S foot 0401', step: 'rally' },
    act: { command: { do: 'rally', unit: 'f2010', facing: 3 }, dice: [4] },
  },
} satisfies { readonly [test: string]: CellExample };

/** Beaten where friends stand in all other hexes. */
function retreatShown(enemy: string, die: number): CellExample {
  const position = `F foot 1820>3 | S foot 1720>0 | S foot 1620>0 | S foot 1719>0 | ${enemy}`;
  const beaten = combat(position, [5]);
  return {
    position: beaten.position,
    before: [beaten.act],
    act: { command: { do: 'retreat', to: '1619' }, dice: [die] },
  };
}

/** Somebody is lost who is worth that. @rule 13.0 */
export const POINTS_SHOWN = {
  chief: combat('F foot 1418>3 | S foot 1319>0 | S chief2-7 1319 | F leader4-6 1418 | S foot 1010', [6, 1]),
  leader: combat(
    'F foot 1418>3 | S foot 1319>0 | S leader1-6 1319 | F leader4-6 1418 | S foot 1010 left',
    [6],
  ),
  aide: combat('F foot 1418>3 | S foot 1319>0 | S aide0-4 1319 | F leader4-6 1418 | S foot 1010 left', [6]),
  tercio: combat('F foot 1418>3 | S tercio 1319>0 | F leader5-6 1418', [6]),
  foot: combat('F foot 1418>3 | S foot 1319>0 | F leader4-6 1418', [6]),
  horse: combat('F foot 1418>3 | S horse 1319>0 | F leader4-6 1418', [6]),
  disorganised: combat(ATTACK, [6]),
} as const;
