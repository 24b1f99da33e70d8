/** The drills of the Thirty Years War: the positions are drawn, the answers are those of the rules. */
import type { Drills } from '../../../core/contract/drills';
import { thirtyYearsWar } from '../index';
import { charge } from './charge';
import { fight } from './fight';
import type { Kind } from './kind';
import { leader } from './leader';
import { left } from './left';
import { legal } from './legal';
import { odds } from './odds';
import { reach } from './reach';
import { sight } from './sight';

const KINDS: readonly Kind[] = [sight, reach, fight, odds, left, charge, legal, leader];

export const thirtyYearsWarDrills: Drills = {
  system: thirtyYearsWar.id,
  kinds: KINDS.map(({ id, title, about }) => ({ id, title, about })),
  makeDrill(kind, level, draw, battles) {
    return KINDS.find(({ id }) => id === kind)?.make({ draw, level, battles }) ?? null;
  },
};
