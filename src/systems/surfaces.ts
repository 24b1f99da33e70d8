/** What the games of each system lie on. For the page alone: a player of the rules alone needs none. */
import type { Surface } from '../surface/surface';
import { rocroi1643Surface } from './rocroi-1643/surface';
import { thirtyYearsWarSurface } from './thirty-years-war/surface';

export const SURFACES: readonly Surface[] = [thirtyYearsWarSurface, rocroi1643Surface];
