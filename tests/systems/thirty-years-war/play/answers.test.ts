/** What the command line answers about a position, held against the second implementation of the rules. */

import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../../src/core/contract/table';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { answers } from '../../../../src/systems/thirty-years-war/play/answers';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { strewn } from '../../../helpers/positions/strewn';
import { enemiesOver, groundOf, isUnitOf, placesWithin, printedOf } from '../../../oracle/ground';
import { distancesFrom } from '../../../oracle/hexes';
import { mayAttack, oddsOf, strengthsOf } from '../../../oracle/laws/battleLaw';
import { sightBoardOf } from '../../../oracle/secondOpinion';
import { sees } from '../../../oracle/sight';

const POSITIONS = 8;

const onMap = (state: State) => state.counters.filter(({ at }) => at !== null);
const about = (lines: readonly Answer[], what: string) => lines.filter((line) => line.about === what);

/** Reach of all that moves, and Zones of Control. */
function moving(state: State) {
  const { columns, rows } = state.scenario.map;
  const ground = groundOf(state);
  const numbers = [...distancesFrom('0101', columns, rows).keys()];
  return Object.fromEntries(
    onMap(state)
      .filter((counter) => printedOf(state, counter).kind !== 'artillery')
      .map((counter) => {
        const { id, at, holder } = counter;
        const enemy = state.scenario.sides.find((side) => side.id !== holder)?.id ?? '';
        const reach = [...placesWithin({ ...state, phasingSide: holder }, counter)].filter(
          ([hex]) => hex !== at,
        );
        const zone = numbers.filter((hex) =>
          enemiesOver(state, ground, enemy as typeof holder, hex).includes(counter),
        );
        return [id, [Object.fromEntries(reach), isUnitOf(state, counter) ? zone.sort() : undefined]];
      }),
  );
}

function sights(state: State) {
  const board = sightBoardOf(state);
  return Object.fromEntries(
    onMap(state)
      .filter((counter) => printedOf(state, counter).kind === 'artillery')
      .map((gun) => {
        const enemies = onMap(state).filter((one) => isUnitOf(state, one) && one.holder !== gun.holder);
        const seen = enemies.filter(({ at }) =>
          sees(board, gun.at ?? '', at ?? '', state.options.hilltopHalf),
        );
        return [gun.id, [seen.map(({ id }) => id), enemies.length - seen.length]];
      }),
  );
}

function pairs(state: State) {
  const ground = groundOf(state);
  const units = onMap(state).filter((one) => isUnitOf(state, one));
  return units.flatMap((attacker) =>
    units
      .filter((one) => one.holder !== attacker.holder && !attacker.disrupted)
      .filter((one) => mayAttack(state, ground, attacker, one))
      .map((defender) => {
        const battle = { attackers: [attacker.id], defenders: [defender.id], charge: false, leaders: [] };
        const { attack, defence } = strengthsOf(state, battle);
        return `${attacker.id} ${defender.id} ${attack} ${defence} ${oddsOf(attack, defence)}`;
      }),
  );
}

describe('answers without a command', () => {
  it.each(Array.from({ length: POSITIONS }, (_, i) => 7000 + i))(
    'are those of a second opinion: %i',
    (seed) => {
      const state = strewn(seed);
      const lines = answers(boardOf(state));
      const moved = [...about(lines, 'unit'), ...about(lines, 'leader')];
      expect(Object.fromEntries(moved.map(({ id, reach, zone }) => [id, [reach, zone]]))).toEqual(
        moving(state),
      );
      const guns = about(lines, 'gun').map(({ id, sees: seen, hidden }) => [
        id,
        [(seen as readonly { id: string }[]).map((one) => one.id), (hidden as readonly unknown[]).length],
      ]);
      expect(Object.fromEntries(guns)).toEqual(sights(state));
      const told = about(lines, 'pair').map((pair) =>
        [pair.attacker, pair.defender, pair.attack, pair.defence, pair.odds].join(' '),
      );
      expect(told.toSorted()).toEqual(pairs(state).toSorted());
    },
  );
});
