/** The scenario files of Rocroi 1643 in one piece, as JSON and as they are read. */
import { reader } from '../../../src/systems/rocroi-1643';
import type { Scenario } from '../../../src/systems/rocroi-1643/scenario/scenario';
import battle from '../../../scenarios/rocroi-1643/rocroi/rocroi-1643.json';
import map from '../../../scenarios/rocroi-1643/rocroi/map.json';
import units from '../../../scenarios/rocroi-1643/rocroi/units.json';

const FILES: { readonly [name: string]: unknown } = { 'map.json': map, 'units.json': units };

export const WHOLE: unknown = reader.read.whole(battle, (name) => FILES[name]);
export const ROCROI: Scenario = reader.read.scenario(WHOLE);
