import { expect, it } from 'vitest';
import { scenarioNamed } from '../../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { readScenario } from '../../../../../src/systems/thirty-years-war/scenario/readScenario';
import { start } from '../../../../../src/systems/thirty-years-war/scenario/start';
import { settingUp } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/draft';
import { slotsOf } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/forces';
import { openFor } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/open-hexes';
import { put } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/placing';
import { standingOf } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/standing';
import { chance } from '../../../../helpers/positions/scattered';

const SET_UPS = ['freiburg-3-august', 'freiburg-5-august', 'freiburg-siege', 'freiburg-campaign'];

it.each(SET_UPS)('%s: the hexes open for a counter are those that each accept it by themselves', (id) => {
  const scenario = readScenario(scenarioNamed(id));
  const state = start(scenario, thirtyYearsWar.read.options(scenario, {}));
  const side = settingUp(boardOf(state));
  const slots = slotsOf(boardOf(state), side);
  const draw = chance(7);
  let standing = standingOf(boardOf(state), side, {});
  let tried = 0;
  for (let step = 0; step < 24; step++) {
    const slot = slots[draw(slots.length)];
    if (!slot) throw new Error('no force to set up');
    const hexes = [...new Set(slots.flatMap((one) => [...one.hexes]))].sort();
    const alone = hexes.filter((at) => 'standing' in put(boardOf(state), side, standing, slot, at));
    expect([...openFor(boardOf(state), side, standing, slot)]).toEqual(alone);
    tried += hexes.length;
    const at = alone[draw(alone.length)];
    const placed = at === undefined ? null : put(boardOf(state), side, standing, slot, at);
    if (placed && 'standing' in placed) standing = placed.standing;
  }
  expect(tried).toBeGreaterThan(500);
});
