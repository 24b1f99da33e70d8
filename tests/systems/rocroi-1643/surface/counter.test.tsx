// @vitest-environment happy-dom
/** What one counter shows: where it looks, whose it is, what has become of it. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CounterView } from '../../../../src/core/contract/board';
import type { CounterId, SideId } from '../../../../src/core/contract/values';
import { degrees } from '../../../../src/systems/rocroi-1643/look/face';
import { rocroi1643Surface } from '../../../../src/systems/rocroi-1643/surface';

afterEach(cleanup);

const { Drawing, cornerOf, figuresOf, legend } = rocroi1643Surface.counterFace;
const FOOT = { kind: 'infantry', letter: 'B', movement: 5, morale: 2, steps: 1, fullSteps: 1, order: 'good' };
const RED = { colour: 'red', nation: 0 };

function counter(face: CounterView['face'], name = ''): CounterView {
  return {
    ...{ id: 'one' as CounterId, side: 'spanish' as SideId, at: '0101', tray: '', tags: [] },
    ...{ name, label: name, condition: [], face: { ...FOOT, ...RED, ...face } },
  };
}
function draw(face: CounterView['face'], facing?: number, name = ''): HTMLElement {
  cleanup();
  const form = cornerOf(counter(face)) ? 'badge' : 'whole';
  return render(<Drawing counter={counter(face, name)} livery="red" form={form} facing={facing} named />)
    .container;
}
const turnOf = (root: Element, part: string) =>
  root.querySelector(part)?.closest('[transform^="rotate"]')?.getAttribute('transform');

describe('a unit', () => {
  it('is turned to the corner that it looks at, and what is written on it stays upright', () => {
    expect([0, 1, 2, 3, 4, 5].map(degrees)).toEqual([90, 150, 210, 270, 330, 30]);
    const root = draw({}, degrees(4));
    expect(turnOf(root, '.front')).toBe('rotate(330)');
    expect(turnOf(root, '.band')).toBe('rotate(330)');
    expect(root.querySelector('.letter')?.textContent).toBe('B');
    expect(turnOf(root, '.letter')).toBeUndefined();
  });
  it('has letter, movement and morale, and a plus where it may charge', () => {
    const read = (part: string, face = {}) => draw(face, 90).querySelector(part)?.textContent;
    expect([read('.letter'), read('.movement'), read('.morale')]).toEqual(['B', '5', '2']);
    expect(read('.letter', { kind: 'cavalry', letter: 'C', charges: true })).toBe('C+');
  });
  it('has its name without what stands in brackets, set closer where it is long', () => {
    const nameOf = (name: string) => draw({}, 90, name).querySelector('.name');
    expect(nameOf('Strozzi (Italian)')?.textContent).toBe('Strozzi');
    expect(nameOf('Strozzi (Italian)')?.getAttribute('textLength')).toBeNull();
    expect(nameOf('1/Gendarmes')?.getAttribute('textLength')).not.toBeNull();
    expect(nameOf('1/Mestre de Camp Général')?.textContent).toBe('1/Mestre');
  });
  it('keeps its name off the front, whichever way that looks', () => {
    const room = (facing: number) => {
      const written = draw({}, facing, '1/Gendarmes').querySelector('.written')?.getAttribute('transform');
      const x = Number(/translate\((-?[\d.]+)/.exec(written ?? '')?.[1]);
      const name = document.querySelector('.name');
      const middle = x + Number(name?.getAttribute('x'));
      const half = Number(name?.getAttribute('textLength')) / 2;
      cleanup();
      return [middle - half, middle + half];
    };
    // The front begins 16 to the left of the middle where it looks left, and as far to the right where it looks right.
    expect(room(270)[0]).toBeGreaterThan(-16);
    expect(room(90)[1]).toBeLessThan(16);
  });
});

describe('its corps', () => {
  const signOf = (nation: number, colour: string) =>
    draw({ nation, colour }, 90).querySelector('.sign')?.getAttribute('d');
  it('has a colour and a sign, so that the two red ones are no one corps', () => {
    expect(draw({}, 90).querySelector('.band')?.classList.contains('corps-red')).toBe(true);
    expect(signOf(0, 'red')).not.toBe(signOf(1, 'red'));
    const all = [
      ...['yellow', 'blue', 'red'].map((colour) => signOf(0, colour)),
      ...['white', 'green', 'orange', 'red'].map((colour) => signOf(1, colour)),
    ];
    expect(new Set(all).size).toBe(7);
  });
});

describe('what has become of it', () => {
  const shapeOf = (face: CounterView['face']) => draw(face, 90).querySelector('.face')?.getAttribute('d');
  it('changes its shape: routed it has no front, with a step lost its rear is torn', () => {
    const whole = shapeOf({ steps: 2, fullSteps: 2 });
    const torn = shapeOf({ steps: 1, fullSteps: 2 });
    const ragged = shapeOf({ order: 'routed' });
    expect(new Set([whole, torn, ragged]).size).toBe(3);
    expect(draw({ order: 'routed' }).querySelector('.front')).toBeNull();
    expect(draw({ steps: 1, fullSteps: 2 }, 90).querySelectorAll('.step.lost')).toHaveLength(1);
  });
  it('is cracked in disorder, and darker if that is for good', () => {
    expect(draw({}, 90).querySelector('.crack')).toBeNull();
    expect(draw({ order: 'disorganised' }, 90).querySelector('.crack')).not.toBeNull();
    expect(draw({ order: 'disorganised', forGood: true }, 90).querySelector('.is-for-good')).not.toBeNull();
    expect(draw({ order: 'good', forGood: true }, 90).querySelector('.is-for-good')).toBeNull();
  });
  it('has tabs for what it has done and for being out of command', () => {
    expect(draw({ moved: true }, 90).querySelectorAll('.done')).toHaveLength(1);
    expect(draw({ moved: true, attacked: true }, 90).querySelectorAll('.done')).toHaveLength(2);
    expect(draw({ outOfCommand: true }, 90).querySelector('.severed')).not.toBeNull();
  });
});

describe('leaders and batteries', () => {
  const LEADER = { kind: 'leader', value: 3, radius: 8, rank: 'chief', atRisk: false };
  it('are badges beside a unit, each at its own side', () => {
    expect([LEADER, { kind: 'battery' }, {}].map((face) => cornerOf(counter(face)))).toEqual([
      ...['right', 'left'],
      null,
    ]);
    expect(figuresOf(counter({ kind: 'battery' }), 'badge')).toBeNull();
  });
  it('say what a leader is worth, that he is in chief, and that he is at risk', () => {
    const chief = draw(LEADER);
    expect(chief.querySelector('.value')?.textContent).toBe('3');
    expect(chief.querySelector('.badge-star')).not.toBeNull();
    expect(chief.querySelector('.risk')).toBeNull();
    const leader = draw({ ...LEADER, rank: 'leader', atRisk: true });
    expect(leader.querySelector('.sign.corps-red')).not.toBeNull();
    expect(leader.querySelector('.risk')).not.toBeNull();
    expect(draw({ kind: 'battery', captured: true }).querySelector('.sash')).not.toBeNull();
  });
});

it('draws each line of its legend differently', () => {
  const drawn = legend.map(({ face, condition }) => {
    cleanup();
    const shown = { ...counter({}), face, condition };
    const form = cornerOf(shown) ? 'badge' : 'whole';
    return render(<Drawing counter={shown} livery="red" form={form} facing={90} />).container.innerHTML;
  });
  expect(new Set(drawn).size).toBe(legend.length);
});
