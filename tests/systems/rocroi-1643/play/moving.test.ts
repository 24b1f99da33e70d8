/** What a player presses to have units moved along: a whole rout at once, the last move again, turns seen on the way. */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/core/contract/table';
import { resolve } from '../../../../src/core/resolve';
import { rocroi1643 } from '../../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { pressAll } from '../../../helpers/rocroi1643/offers';
import { counter } from '../../../helpers/toy/toySystem';

const { prompt, preview, board, check, evolve, read } = rocroi1643;
type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];

function position(line: string, more: { readonly [key: string]: unknown } = {}): State {
  const scenario = read.scenario(read.variant?.({ position: line, ...more }, () => undefined));
  return rocroi1643.start(scenario, read.options(scenario, {}));
}

const at = (hex: string): Target => ({ on: 'place', at: hex });
const option = (id: string): Target => ({ on: 'option', id });

/** As one press does it: command by command, each of them legal; every die shows a 1. */
function played(state: State, commands: readonly Command[]): State {
  return commands.reduce((now, command) => {
    expect(check(now, command), JSON.stringify(command)).toEqual([]);
    const { events } = resolve<Rocroi1643>(rocroi1643, now, command, (purposes, sides = 6) =>
      purposes.map((purpose) => ({ purpose, face: 1, sides, by: 'hand' })),
    );
    return events.reduce(evolve, now);
  }, state);
}
function pressing(state: State, ...targets: readonly Target[]): State {
  const pressed = pressAll(state, targets);
  if (pressed.to !== 'commands') throw new Error(`no commands: ${pressed.to}`);
  return played(state, pressed.commands);
}
const unitOf = (state: State, id: string) => state.units.find((unit) => unit.id === id);

describe('a rout move with equal ways (12.3)', () => {
  const runs = played(position('F foot 1410! | S foot 1310>0', { step: 'rally' }), [
    { do: 'rally', unit: counter('f1410'), facing: 3 },
  ]);
  const paths = (state: State) =>
    board(state, null).marks.flatMap(({ means, shape, label }) =>
      means === 'path' && shape.kind === 'line' ? `${shape.through.join('-')} ${label}` : [],
    );

  it('is drawn as far as it goes, each way with what is left to the edge', () => {
    expect(paths(runs)).toEqual(['1410-1510-1609-1709 8 to the edge', '1410-1511-1610-1710 8 to the edge']);
  });
  it('is run to its end by one press', () => {
    const [main] = prompt(runs, null).choices.filter(({ weight }) => weight === 'main');
    expect(main?.label).toBe('Run over 1510, 1609 to 1709');
    const over = pressing(runs, option('way'));
    expect(unitOf(over, 'f1410')?.at).toBe('1709');
    expect(over.agenda).toEqual([]);
  });
  it('is run hex by hex where another way is chosen, and by its end at once', () => {
    const first = pressing(runs, at('1511'));
    expect(unitOf(first, 'f1410')?.at).toBe('1511');
    expect(prompt(first, null).instruction).toContain('after 1 hex');
    expect(unitOf(pressing(first, option('way')), 'f1410')?.at).toBe('1710');
    expect(unitOf(pressing(runs, at('1710')), 'f1410')?.at).toBe('1710');
  });
  it('says before a press where it leads', () => {
    expect(preview(runs, null, at('1511'))).toMatchObject({
      text: 'F foot runs over 1511, 1610 to 1710.',
      cost: 'then 8 to the edge',
    });
  });
});
