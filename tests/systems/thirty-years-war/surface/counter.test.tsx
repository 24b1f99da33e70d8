// @vitest-environment happy-dom
/** What one counter shows: how strong it is, whose army it belongs to, what it is called. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CounterView } from '../../../../src/core/contract/board';
import type { CounterId, SideId } from '../../../../src/core/contract/values';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';

afterEach(cleanup);

const FOOT = { kind: 'infantry', strength: 8, movement: 3, value: 0, disrupted: false, captured: false };
const SAMPLE: CounterView = {
  id: 'one' as CounterId,
  side: 'french' as SideId,
  at: '0101',
  tray: '',
  tags: [],
  name: '',
  label: '',
  face: FOOT,
  condition: [],
};
function draw(face: CounterView['face'], name = 'Picardie'): Element {
  const counter = { ...SAMPLE, name, label: name, face: { ...FOOT, ...face } };
  const { container } = render(
    <thirtyYearsWarSurface.counterFace.Drawing counter={counter} livery="blue" form="whole" named />,
  );
  return container;
}
const pikes = (strength: number) => {
  // one shaft a file, and one musket of each sleeve
  const shafts = draw({ strength }).querySelector('.pikes')?.getAttribute('d')?.match(/M/g) ?? [];
  cleanup();
  return shafts.length - 2;
};

describe('the symbol of a unit', () => {
  it('has more files of pikes the stronger the foot is', () => {
    const drawn = [4, 6, 8, 10, 12, 15].map(pikes);
    expect(drawn).toEqual([2, 3, 4, 5, 6, 8]);
    expect([pikes(1), pikes(40)]).toEqual([1, 8]);
  });
  it('has more riders the stronger the horse is', () => {
    const riders = [1, 2, 4, 6, 8, 20].map((strength) => {
      const { length } = draw({ kind: 'cavalry', strength }).querySelectorAll('.rider');
      cleanup();
      return length;
    });
    expect(riders).toEqual([1, 1, 2, 3, 4, 4]);
  });
  it('has no transforms: each would be sorted into layers by itself in every frame', () => {
    const drawn = draw({ kind: 'cavalry', strength: 8 });
    expect(drawn.querySelectorAll('.rider').length).toBe(4);
    expect(drawn.querySelectorAll('[transform]').length).toBe(0);
  });
  it('takes no more than a dozen elements', () => {
    const counts = [{ strength: 15 }, { kind: 'cavalry', strength: 8, army: 2 }].map((face) => {
      const { length } = draw(face).querySelectorAll('.body *');
      cleanup();
      return length;
    });
    for (const count of counts) expect(count).toBeLessThanOrEqual(16);
  });
});

describe('the army that a unit belongs to', () => {
  it('is told by the field behind the symbol, in form as well as in colour', () => {
    const [first, second, third] = [0, 1, 2].map((army) => {
      const root = draw({ army });
      const field = root.querySelector('.field')?.getAttribute('d') ?? null;
      const isMarked = root.querySelector(`.army-${army}`) !== null;
      cleanup();
      return { field, isMarked };
    });
    expect(first).toEqual({ field: null, isMarked: false });
    expect([second?.isMarked, third?.isMarked]).toEqual([true, true]);
    expect(second?.field).not.toBe(third?.field);
  });
  it('is still told when it is disrupted, which stays torn', () => {
    const root = draw({ army: 1, disrupted: true });
    expect(root.querySelector('.field')).not.toBeNull();
    expect(root.querySelector('.torn')).not.toBeNull();
  });
});

describe('the name on a counter', () => {
  const nameOf = (name: string) => draw({}, name).querySelector('.name');
  it('leaves out figures that stand above it', () => {
    expect(nameOf('1/Mercenary 4-3')?.textContent).toBe('1/Mercenary');
  });
  it('is left to what stands beside it where it is not on the board', () => {
    const counter = { ...SAMPLE, name: 'Picardie' };
    const { container } = render(
      <thirtyYearsWarSurface.counterFace.Drawing counter={counter} livery="blue" form="whole" />,
    );
    expect(container.textContent).toBe('8-3');
  });
  it('is set closer where it would touch the edge', () => {
    expect(nameOf('Mestre de Camp')?.getAttribute('textLength')).not.toBeNull();
    cleanup();
    expect(nameOf('Roll')?.getAttribute('textLength')).toBeNull();
  });
});

describe('a Leader by himself', () => {
  it('is a medal with his value from afar, as beside a unit, and not a card like those of units', () => {
    const leader = draw({ kind: 'leader', value: 2 });
    expect(leader.querySelector('.medallion text')?.textContent).toBe('2');
    cleanup();
    expect(draw({}).querySelector('.medallion')).toBeNull();
  });
});
