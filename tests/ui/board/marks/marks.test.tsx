// @vitest-environment happy-dom
/** How marks are drawn: areas as one, each side in a pattern of its own, nothing by colour alone. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MARK_MEANINGS, type Mark } from '../../../../src/core/contract/board';
import type { SideView } from '../../../../src/core/contract/map';
import type { SideId } from '../../../../src/core/contract/values';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { ChoiceSpots } from '../../../../src/ui/board/ChoiceSpots';
import { MarkLayer } from '../../../../src/ui/board/marks/MarkLayer';
import { outlineOf } from '../../../../src/ui/board/marks/markAreas';

afterEach(cleanup);
const [french, spanish] = ['french' as SideId, 'spanish' as SideId];
const SIDES: readonly SideView[] = [
  { id: french, name: 'French', livery: 'blue' },
  { id: spanish, name: 'Spanish', livery: 'red' },
];
const geometry = hexGeometry({ columns: 8, rows: 8 });
const OWN = thirtyYearsWarSurface.marks ?? {};
const places = (...hexes: readonly string[]) => ({ kind: 'places', places: hexes }) as const;

/** Two boards on one page. */
function drawTwice(marks: readonly Mark[]) {
  return render(
    <div>
      <Board marks={marks} />
      <Board marks={marks} />
    </div>,
  ).container;
}
const draw = (marks: readonly Mark[]) => render(<Board marks={marks} />).container;
function Board({ marks, occupied = '' }: { readonly marks: readonly Mark[]; readonly occupied?: string }) {
  return (['under', 'over'] as const).map((level) => (
    <MarkLayer
      key={level}
      marks={marks}
      geometry={geometry}
      sides={SIDES}
      own={OWN}
      level={level}
      occupied={occupied}
    />
  ));
}
const patternOf = (element: Element | null) => element?.querySelector('.pattern')?.getAttribute('fill');

describe('marks that only one system has', () => {
  it('are drawn and read out as its surface says', () => {
    const held = { own: 'held' };
    const container = draw([
      { means: held, label: '', side: french, shape: places('0303', '0304') },
      { means: held, label: 'Altstadt', side: french, shape: places('0404') },
      { means: { own: 'decides' }, label: '', shape: places('0505') },
    ]);
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
      'French: last held, 0303, 0304',
      'Hex 0505: decides',
    ]);
    expect(container.querySelector('.mark-label.held')?.textContent).toBe('Altstadt');
    expect(container.querySelectorAll('.decides .ring')).toHaveLength(2);
  });
  it('as lines begin and end beside the counters, whose figures stay free', () => {
    const of = (means: Mark['means']) => {
      cleanup();
      const shape = { kind: 'line', through: ['0303', '0304'] } as const;
      const [, x = 0, y = 0] =
        /^M([\d.]+) ([\d.]+)/.exec(
          draw([{ means, label: '', shape }])
            .querySelector('.way')
            ?.getAttribute('d') ?? '',
        ) ?? [];
      const centre = geometry.centreOf('0303') ?? { x: 0, y: 0 };
      return Math.hypot(Number(x) - centre.x, Number(y) - centre.y);
    };
    expect(of({ own: 'tie' })).toBeGreaterThan(20);
    expect(of('cause')).toBeLessThan(1);
  });
  it('are rimmed and named by themselves where it says nothing', () => {
    const container = draw([{ means: { own: 'haunted' }, label: '', shape: places('0505') }]);
    expect(container.querySelector('.mark.haunted .rim')).not.toBeNull();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Hex 0505: haunted');
  });
});

describe('marks on the board', () => {
  it('an area is one drawing with a name that says whose it is and how large', () => {
    draw([{ means: 'control', label: '', side: french, shape: places('0303', '0304', '0403', '0404') }]);
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
      'French: Zone of Control, 4 hexes',
    ]);
  });
  it.each([
    ['control', 'control'],
    ['command', { own: 'command' }],
    ['disrupted', { own: 'disrupted' }],
  ] as const)('%s has a pattern for each side', (name, means) => {
    const container = draw([
      { means, label: '', side: french, shape: places('0303') },
      { means, label: '', side: spanish, shape: places('0404') },
    ]);
    const [one, other] = [...container.querySelectorAll(`.mark.${name}`)];
    expect(patternOf(one ?? null)).toMatch(/0\)$/);
    expect(patternOf(other ?? null)).toMatch(/1\)$/);
    expect(one?.classList.contains('livery-blue')).toBe(true);
    expect(other?.classList.contains('livery-red')).toBe(true);
  });
  it('every pattern that is used is defined, once on the page', () => {
    const marks = [...MARK_MEANINGS, ...Object.keys(OWN).map((own) => ({ own }))].map(
      (means): Mark => ({ means, label: '', side: spanish, shape: places('0303') }),
    );
    const container = drawTwice(marks);
    const used = [...container.querySelectorAll('.pattern')]
      .map((path) => path.getAttribute('fill') ?? '')
      .filter((fill) => fill !== 'none');
    const ids = [...document.querySelectorAll('pattern')].map(({ id }) => id);
    expect(used.length).toBeGreaterThan(5);
    for (const fill of used) expect(ids.filter((id) => fill === `url(#${id})`)).toHaveLength(1);
  });
  it('areas lie beneath what is about a single hex', () => {
    const container = draw([
      { means: 'reach', label: '2', shape: places('0303') },
      { means: 'seen', label: '', shape: places('0303', '0304') },
    ]);
    const [under] = container.querySelectorAll('.marks.under');
    const drawn = [...(under?.querySelectorAll('.mark') ?? [])].map(({ classList }) => classList[1]);
    expect(drawn).toEqual(['seen', 'reach']);
  });
  it('hexes that may be entered at a cost are one drawing; what each costs stands on it with its number', () => {
    const container = draw([
      { means: 'reach', label: '2', shape: places('0303') },
      { means: 'reach', label: '3', shape: places('0304') },
      { means: 'reach', label: '', shape: places('0404', '0405') },
    ]);
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
      'may be entered, 0303, 0304',
      'Hex 0404: may be entered',
      'Hex 0405: may be entered',
      'Hex 0303: may be entered, 2',
      'Hex 0304: may be entered, 3',
    ]);
    const rings = container.querySelector('.reach .rim')?.getAttribute('d')?.match(/M/g);
    expect(rings).toHaveLength(2);
    expect(container.querySelectorAll('.marks path')).toHaveLength(
      container.querySelectorAll('pattern path').length + 3 * 3,
    );
  });
  it('what it costs to enter hexes with counters stands beside those, inside their hexes, on tags that are one drawing', () => {
    const reach = (label: string, hex: string): Mark => ({ means: 'reach', label, shape: places(hex) });
    const marks = [
      reach('2', '0303'),
      reach('2', '0304'),
      reach('2', '0404'),
      reach('3', '0405'),
      reach('10', '0503'),
      reach('10', '0504'),
    ];
    const { container } = render(<Board marks={marks} occupied="0304 0404 0405" />);
    const over = (name: string) => container.querySelectorAll(`.marks.over ${name}`);
    expect([...over('[role=img]')].map((img) => [img.getAttribute('aria-label'), img.textContent])).toEqual([
      ['Hex 0303: may be entered, 2', '2'],
      ['Hex 0503: may be entered, 10', '10'],
      ['Hex 0504: may be entered, 10', '10'],
      ['Hexes 0304, 0404: may be entered, 2', '22'],
      ['Hex 0405: may be entered, 3', '3'],
    ]);
    const [tags] = over('.tags path');
    expect(tags?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
    const { x } = geometry.centreOf('0405') ?? { x: 0, y: 0 };
    const figure = over('.tags text')[1];
    const at = { x: Number(figure?.getAttribute('x')), y: Number(figure?.getAttribute('y')) };
    expect(geometry.placeAt(at)).toBe('0405');
    expect(Math.abs(at.x - x)).toBeGreaterThan(24);
  });
  it('what a refusal is about and what stops a line is seen over the counters too, and named once', () => {
    const container = draw([
      { means: 'blocker', label: '', shape: places('0303', '0304') },
      { means: 'cause', label: '', shape: places('0405') },
      { means: 'control', label: '', side: french, shape: places('0303') },
    ]);
    expect(container.querySelectorAll('.marks.over .blocker .rim')).toHaveLength(2);
    expect(container.querySelectorAll('.marks.over .cause .rim')).toHaveLength(1);
    expect(container.querySelectorAll('.marks.over .control')).toHaveLength(0);
    expect(screen.getAllByRole('img', { name: /reason|refus|stops|blocks/i })).toHaveLength(2);
  });
  it('a label on one hex is written there, not lost in an area', () => {
    draw([{ means: 'seen', label: '3/6', shape: places('0303') }]);
    expect(screen.getByRole('img', { name: 'Hex 0303: can be seen, 3/6' })).toBeTruthy();
    expect(screen.getByText('3/6')).toBeTruthy();
  });
});

describe('the buttons of hexes', () => {
  const choice = (label: string) => ({ label, target: { on: 'place', at: '0303' } as const });

  it('stay when other words come to stand on them', () => {
    const { rerender } = render(
      <ChoiceSpots choices={[choice('Move'), choice('Turn')]} geometry={geometry} />,
    );
    const before = screen.getAllByRole('button');
    rerender(<ChoiceSpots choices={[choice('March'), choice('Turn')]} geometry={geometry} />);
    const after = screen.getAllByRole('button');
    expect(after.map((button) => button.getAttribute('aria-label'))).toEqual(['March', 'Turn']);
    expect(after.map((button, index) => button === before[index])).toEqual([true, true]);
  });
});

describe('the line around an area', () => {
  const corners = (d: string) =>
    d.split('M').flatMap((ring) => (ring === '' ? [] : [ring.split('L').length]));

  it('has the six corners of one hex, ten of two, and a ring of its own for a hole', () => {
    expect(corners(outlineOf(['0303'], geometry, 0))).toEqual([6]);
    expect(corners(outlineOf(['0303', '0304'], geometry, 0))).toEqual([10]);
    const ring = ['0302', '0402', '0403', '0304', '0203', '0202'];
    expect(corners(outlineOf(ring, geometry, 0)).toSorted()).toEqual([18, 6]);
    expect(corners(outlineOf(['0101', '0505'], geometry, 0))).toEqual([6, 6]);
  });
  it.each([0, 90, 180, 270] as const)('runs inside its hexes, the board turned by %i degrees', (turn) => {
    const sheet = hexGeometry({ columns: 8, rows: 8 }, turn);
    const { centre } = sheet.cell('0303') ?? { centre: { x: 0, y: 0 } };
    const points = outlineOf(['0303'], sheet, 6).match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    expect(points).toHaveLength(6);
    for (const point of points) {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(36 - 6 / Math.cos(Math.PI / 6), 0);
    }
  });
  it('leaves out what is no hex of the map', () => {
    expect(outlineOf(['9999', [10, 10]], geometry, 0)).toBe('');
  });
});
