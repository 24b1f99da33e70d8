/** What was found for one move is known when it comes again, and changes nothing. */
import { expect, it } from 'vitest';
import { LEVELS } from '../../../../src/core/opponent/levels';
import { decide, playerOf } from '../../../../src/core/opponent/opponent';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { reader, rules } from '../../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { rocroi1643Mind as mind } from '../../../../src/systems/rocroi-1643/opponent';
import { playMatch } from '../../../helpers/opponents/match';

const MARSHAL = { rules, mind, level: LEVELS.marshal, seed: 'later' };

it('a marshal who has looked on before decides as one who has not', () => {
  const scenario = reader.read.scenario(scenarioNamed('rocroi-1643-right-wing'));
  const start = rules.start(scenario, reader.read.options(scenario, {}));
  const asked: Rocroi1643['State'][] = [];
  const play = playerOf(MARSHAL);
  const watched = (state: Rocroi1643['State']) => {
    if (asked.length === 8) return null;
    if (state.step === 'movement') asked.push(state);
    return play(state);
  };
  playMatch(rules, start, 'later', (state) => mind.decides(state), [watched, watched]);
  expect(asked).toHaveLength(8);
  const inTurn = asked.map((state) => decide(MARSHAL, state));
  // Options of its own make it another game.
  const alone = asked.map((state) => decide(MARSHAL, { ...state, options: { ...state.options } }));
  expect(alone).toEqual(inTurn);
});
