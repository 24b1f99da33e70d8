import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Mind } from '../../../src/core/contract/opponent';
import { mindOf } from '../../../src/systems/opponents';
import { kindOf } from '../random/kinds';
import { builtMind, WEIGHT_FILES, weightsIn } from './builtMind';
import { startForTwo } from './start';

const folder = mkdtempSync(join(tmpdir(), 'tercio-mind-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the mind of a system says of the start of a battle, for the side that decides first. */
function worth(id: string, minds: (system: string) => Mind | null): number {
  const kind = kindOf(id);
  const mind = minds(kind.system.id);
  const start = startForTwo(kind, id);
  const side = mind?.decides(start);
  if (!mind || !side) throw new Error(`nobody decides in ${id}`);
  return mind.evaluate(start, side);
}

describe('a built mind', () => {
  it('weighs as the usual one but for the weights that it is given', async () => {
    const path = await builtMind(folder, WEIGHT_FILES.freiburg, { strengthAtLine: 1.2 });
    const built = (await import(pathToFileURL(path).href)) as { readonly mindOf: typeof mindOf };
    for (const id of ['first-battle', 'freiburg-5-august', 'rocroi-1643-right-wing'])
      expect(worth(id, built.mindOf)).toBe(worth(id, mindOf));
    expect(worth('freiburg-3-august', built.mindOf)).not.toBe(worth('freiburg-3-august', mindOf));
  }, 60_000);

  it('is not built of a weight that there is not', async () => {
    const built = builtMind(folder, WEIGHT_FILES.freiburg, { 'army.swedish': 1 });
    await expect(built).rejects.toThrow('no weight army.swedish');
  });
});

it('weights are named by path', () => {
  const of = (name: keyof typeof WEIGHT_FILES) => weightsIn(WEIGHT_FILES[name].weights);
  expect(of('thirty-years-war')).toMatchObject({ leader: 100, 'threats.0': 70 });
  expect(of('freiburg')).toMatchObject({ 'army.french': 700 });
  expect(of('rocroi-1643')).toMatchObject({ 'standing.routed': 30 });
});
