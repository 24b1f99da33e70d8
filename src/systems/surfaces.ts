/** What the games of each system lie on, one line each. For the page alone: whoever only plays by the rules needs none. */
import type { Surface } from '../surface/surface';
import { thirtyYearsWarSurface } from './thirty-years-war/surface';

export const SURFACES: readonly Surface[] = [thirtyYearsWarSurface];
