/** What the panel says of a move before it is made, and of command after one: whom it meets, what it hides, since when. */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/core/contract/table';
import { rocroi1643 } from '../../../../src/systems/rocroi-1643';
import { hiddenWords } from '../../../../src/systems/rocroi-1643/10-artillery/hidden';
import { sightBlockedAt } from '../../../../src/systems/rocroi-1643/10-artillery/sight';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { commandWords } from '../../../../src/systems/rocroi-1643/play/commandWords';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { apart } from '../../../../src/systems/rocroi-1643/state/near';
import { leastToHit } from '../../../../src/systems/rocroi-1643/tables/artilleryFire';
import { listed } from '../../../../src/systems/rocroi-1643/wording';
import { pressAll } from '../../../helpers/rocroi1643/offers';
import { played, stateAt } from '../../../helpers/rocroi1643/positions';
import { strewnState } from '../../../helpers/rocroi1643/strewn';
import { counter } from '../../../helpers/toy/toySystem';

const { preview, prompt, read } = rocroi1643;
const on = (id: string): Target => ({ on: 'counter', id: counter(id) });
const at = (hex: string): Target => ({ on: 'place', at: hex });

/** What is said of the unit as it is pointed there. */
function saidOf(line: string, unit: string, target: Target, ...before: readonly Target[]): string {
  const state = stateAt(line, { step: 'movement' });
  const pressed = pressAll(state, [on(unit), ...before]);
  if (pressed.to !== 'draft') throw new Error(pressed.to);
  return preview(state, pressed.draft, target).text;
}

describe('a move into contact (11.0)', () => {
  it('says whom the unit must attack there', () => {
    const said = saidOf('F foot 1520>3 | S foot 1320>0 | S horse 1319>0', 'f1520', at('1419'));
    expect(said).toContain('There it must attack S foot (1320) or S horse (1319), or support.');
  });
  it('says nothing of it where nobody is in front', () => {
    expect(saidOf('F foot 1520>3 | S foot 1319>0', 'f1520', at('1421'))).not.toContain('must attack');
  });
});

describe('a move before one’s own guns (10.2)', () => {
  const line =
    'F foot 1821>3 | F foot 1822>3 | F gun 2020 | F gun 2003 | S foot 1120>0 | S foot 1316>0 | S foot 0201';
  it('says from which battery it would hide targets, and of how many', () => {
    expect(saidOf(line, 'f1821', at('1720'))).toMatch(/It would hide 1 of 2 targets from F gun\.$/);
  });
  it('says nothing of it beside their lines', () => {
    expect(saidOf(line, 'f1821', at('1721'))).not.toContain('hide');
  });
  it('says what a whole line would hide', () => {
    expect(saidOf(line, 'f1821', { on: 'option', id: 'line' }, at('1720'))).toContain('They would hide');
  });
});

describe('command that was fixed as the segment began (8.1)', () => {
  const fixed = stateAt('F leader2-6 1520 | F foot 1518>3 | F foot 1510>3 | S foot 0201', {
    step: 'movement',
  });
  const words = (state: Rocroi1643['State'], id: string) => {
    const board = boardOf(state);
    return commandWords(board, board.knownUnit(counter(id))).text;
  };
  const gone = played(fixed, read.command({ do: 'moveLeader', leader: 'f1520l', to: '1519' }));

  it('is told with the hexes of then, once its leader has moved', () => {
    expect(words(fixed, 'f1518')).toBe('in command of F leader (1520), 2 of 6 hexes');
    expect(words(gone, 'f1518')).toBe('in command of F leader (1519), 2 of 6 hexes when the segment began');
    expect(words(fixed, 'f1510')).toBe('out of command: 10 hexes from F leader (1520), who reaches 6');
    expect(words(gone, 'f1510')).toBe(
      'out of command: F leader (1519) did not reach it when the segment began',
    );
  });
});

describe('command in a position without a leader (8.1)', () => {
  it('is told without hexes that nobody counts', () => {
    const board = boardOf(stateAt('F foot 1520>3 | S foot 0201', { step: 'combat' }));
    expect(commandWords(board, board.knownUnit(counter('f1520'))).text).toBe('in command');
  });
});

describe('a chief who leads no corps (9.2)', () => {
  it('is named by what he is in the heading', () => {
    const cup = stateAt('F chief3-8 1520 | F foot 1518>3 | S foot 0201', { step: 'cup', cup: ['f1520c'] });
    const asked = played(cup, read.command({ do: 'draw' }), 1);
    const state = played(asked, read.command({ do: 'chooseCorps', corps: null }));
    expect(prompt(state, null).heading).toBe('F chief, French commander in chief: movement');
  });
});

it('a move is said to hide as many targets as lines that are each followed to their end (10.2)', () => {
  let hidden = 0;
  for (let seed = 0; seed < 25; seed++) {
    const board = boardOf(strewnState(seed));
    const isSeen = (from: number, to: number, held: readonly number[]) =>
      sightBlockedAt(board, from, to, held).length === 0;
    for (const mover of [0, 1].flatMap((side) => board.units.find((unit) => unit.side === side) ?? [])) {
      const seenBy = board.batteries
        .filter(({ side }) => side === mover.side)
        .map(({ name, hex: from }) => {
          const inRange = board.units.filter(
            ({ side, at, hex }) =>
              side !== mover.side && at !== null && leastToHit(apart(board, from, hex)) !== null,
          );
          return { name, from, seen: inRange.filter(({ hex }) => isSeen(from, hex, [])) };
        });
      for (let hex = 0; hex < board.field.grid.size; hex++) {
        const parts = seenBy.flatMap(({ name, from, seen }) => {
          const lost = from === hex ? 0 : seen.filter((enemy) => !isSeen(from, enemy.hex, [hex])).length;
          hidden += lost;
          if (lost === 0) return [];
          return [
            `${lost === seen.length ? 'all targets' : `${lost} of ${seen.length} targets`} from ${name}`,
          ];
        });
        const said = parts.length > 0 ? ` It would hide ${listed(parts)}.` : '';
        expect(hiddenWords(board, [mover], [hex])).toBe(said);
      }
    }
  }
  expect(hidden).toBeGreaterThan(100);
});
