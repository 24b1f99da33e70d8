/** The drills of Rocroi 1643: the positions are drawn, the answers are those of the rules. */
import type { Drills } from '../../../core/contract/drills';
import { rules } from '../index';
import { attacker } from './attacker';
import { command } from './command';
import type { Kind } from './kind';
import { retreat } from './retreat';
import { support } from './support';

const KINDS: readonly Kind[] = [attacker, support, command, retreat];

export const rocroi1643Drills: Drills = {
  system: rules.id,
  kinds: KINDS.map(({ id, title, about }) => ({ id, title, about })),
  makeDrill(kind, level, draw, battles) {
    return KINDS.find(({ id }) => id === kind)?.make({ draw, level, battles }) ?? null;
  },
};
