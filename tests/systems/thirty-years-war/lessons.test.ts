/** Every lesson of the games of 1976. */
import { ruleCases } from '../../../src/systems/thirty-years-war/rulebook/rulebook';
import { lessonsHold } from '../../helpers/lessonsHold';

lessonsHold('thirty-years-war', new Set(Object.keys(ruleCases())));
