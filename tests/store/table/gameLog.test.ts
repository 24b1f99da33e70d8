import { expect, it } from 'vitest';
import { EMPTY_LOG, logOf } from '../../../src/store/table/gameLog';
import { beginToy, end, move, played } from '../../helpers/toy/toyGame';
import { toySystem } from '../../helpers/toy/toySystem';

/** The toy system, and of what it has been asked to tell. */
function telling() {
  const told: unknown[] = [];
  const system = {
    ...toySystem,
    tell(...args: Parameters<typeof toySystem.tell>) {
      told.push(args);
      return toySystem.tell(...args);
    },
  };
  return { system, told };
}

it('is put into words where it is read, and once', () => {
  const { system, told } = telling();
  const game = played(beginToy(), move('n1', '0203'), move('n2', '0303'), end);
  const log = logOf(system, game, EMPTY_LOG);
  expect(log.groups.map(({ entries }) => entries)).toEqual([[0, 1, 2]]);
  expect(told).toEqual([]);
  const { lines } = log.groups[0] ?? { lines: [] };
  expect(lines.length).toBeGreaterThan(0);
  const before = told.length;
  expect(log.groups[0]?.lines).toBe(lines);
  expect(told).toHaveLength(before);
});
