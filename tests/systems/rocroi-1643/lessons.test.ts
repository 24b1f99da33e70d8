/** Every lesson of Rocroi 1643. */
import { CASES } from '../../../src/systems/rocroi-1643/rulebook/cases';
import { lessonsHold } from '../../helpers/lessonsHold';

lessonsHold('rocroi-1643', new Set(Object.keys(CASES)));
