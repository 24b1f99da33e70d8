import { describe, expect, it } from 'vitest';
import type { Mind, Plan } from '../../../src/core/contract/opponent';
import { drawFrom } from '../../../src/core/dice/draw';
import type { Level } from '../../../src/core/opponent/levels';
import { playedOn } from '../../../src/core/opponent/playedOn';
import { toyMind } from '../../helpers/toy/toyMind';
import { TOY_SCENARIO, type Toy, toySystem } from '../../helpers/toy/toySystem';

describe('plans that are played on', () => {
  const scenario = toySystem.read.scenario(TOY_SCENARIO);
  const state = toySystem.start(scenario, toySystem.read.options(scenario, {}));
  const level = { positions: 4, care: 100, playedOn: 2, times: 2, onTheWay: 2, turns: 2 };
  const asked = { rules: toySystem, level, state, draw: drawFrom('tests'), stop: () => false };
  const staying: Plan<Toy> = {
    commands: [{ do: 'endPhase' }, { do: 'endPhase' }],
    worth: 0,
    why: { kind: 'stay', counters: [], figures: { gain: 1 } },
  };
  const moving: Plan<Toy> = {
    ...staying,
    commands: [{ do: 'move', counter: 'n1', to: '0203' }, ...staying.commands],
  };
  const minding = (evaluate: Mind<Toy>['evaluate']): Mind<Toy> => ({
    ...toyMind,
    evaluate,
    turn: ({ turn }) => turn,
    plans: () => [staying],
  });

  it('say how many tries spoke for them against the usual one', () => {
    const mind = minding(({ counters }) =>
      counters.some(({ id, at }) => id === 'n1' && at === '0202') ? 0 : 100,
    );
    const figures = { gain: 1, tries: 2 };
    expect(playedOn({ ...asked, mind }, [staying, moving])).toEqual({
      ...moving,
      worth: 100,
      why: { ...moving.why, figures },
    });
  });
  it('are better where more may come of what then stands', () => {
    const near: Mind<Toy>['outlook'] = ({ counters }) =>
      counters.some(({ id, at }) => id === 'n1' && at === '0202') ? 0 : 30;
    const mind = { ...minding(() => 5), outlook: near };
    expect(playedOn({ ...asked, mind }, [staying, moving])?.worth).toBe(35);
  });
  it('are tried no more where they fall behind, nor once that took too many commands', () => {
    const mind = minding(({ counters }) =>
      counters.some(({ id, at }) => id === 'n1' && at === '0202') ? 0 : 100,
    );
    const triesWith = (more: Partial<Level>) =>
      playedOn({ ...asked, mind, level: { ...level, ...more } }, [staying, moving])?.why.figures.tries;
    expect(triesWith({ times: 3 })).toBe(3);
    expect(triesWith({ times: 30 })).toBe(4);
    expect(triesWith({ times: 30, commands: 24 })).toBe(2);
  });
  it('say nothing of tries where none spoke against the usual one', () => {
    const mind = minding(() => 5);
    expect(playedOn({ ...asked, mind }, [staying, moving])).toEqual({ ...staying, worth: 5 });
  });
});
