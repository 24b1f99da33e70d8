/** The scenario files of Rocroi 1643 in one piece, as JSON and as they are read. */

import map from '../../../scenarios/rocroi-1643/rocroi/map.json';
import battle from '../../../scenarios/rocroi-1643/rocroi/rocroi-1643.json';
import units from '../../../scenarios/rocroi-1643/rocroi/units.json';
import { reader } from '../../../src/systems/rocroi-1643';
import type { Scenario } from '../../../src/systems/rocroi-1643/scenario/scenario';

const FILES: { readonly [name: string]: unknown } = { 'map.json': map, 'units.json': units };

export const WHOLE: unknown = reader.read.whole(battle, (name) => FILES[name]);
export const ROCROI: Scenario = reader.read.scenario(WHOLE);
