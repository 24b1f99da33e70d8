// @vitest-environment happy-dom
/** Every mark has one meaning, a look of its own, and a line of the legend, which the panel shows where it lies. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARK_MEANINGS, type Mark } from '../../../src/core/contract/board';
import type { Target } from '../../../src/core/contract/table';
import type { CounterId } from '../../../src/core/contract/values';
import { createGameStore } from '../../../src/store/gameStore';
import { loaded } from '../../../src/store/opening/lazy';
import { offerOf } from '../../../src/store/opening/offer';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { rocroi1643Surface } from '../../../src/systems/rocroi-1643/surface';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { thirtyYearsWarSurface } from '../../../src/systems/thirty-years-war/surface';
import { MarkSample } from '../../../src/ui/board/marks/MarkSwatch';
import { PreviewLine } from '../../../src/ui/panel/PreviewLine';
import { RestBubble } from '../../../src/ui/panel/RestBubble';
import { SurfacesContext } from '../../../src/ui/useSurface';
import { scenarioFile } from '../../helpers/positions/boardFile';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const SURFACES = [thirtyYearsWarSurface, rocroi1643Surface] as const;

describe.each(SURFACES.map((surface) => [surface.system, surface] as const))(
  'the legend of %s',
  (_, surface) => {
    it('has every mark that only this system has, and all that its boards are lit with', async () => {
      const { table, marks } = (await surface.samples?.()) ?? { marks: [] };
      const keyed = table
        ? surface.keyOf(table).lines.flatMap((line) => ('means' in line ? [nameOf(line.means)] : []))
        : [];
      const drawn = [
        ...MARK_MEANINGS.filter((means) => means !== 'measure'),
        ...marks.map(({ means }) => nameOf(means)),
      ];
      // A turn on the way and the number of a choice are nothing but what is written there: the note tells of them.
      const written = ['turn', 'number'].filter((name) => drawn.includes(name));
      expect(drawn.filter((name) => !written.includes(name) && !keyed.includes(name))).toEqual([]);
      const note = table ? surface.keyOf(table).note : '';
      expect(written.filter((name) => !note.includes(name))).toEqual([]);
    });

    it('shows no two of them alike, whatever their colours', async () => {
      const { table } = (await surface.samples?.()) ?? {};
      const looks = new Map<string, string>();
      for (const line of table ? surface.keyOf(table).lines : []) {
        if (!('means' in line)) continue;
        const mark: Mark = {
          ...{ means: line.means, label: '', shape: { kind: 'places', places: ['0101'] } },
          ...(line.side === null ? {} : { side: line.side }),
        };
        const { container } = render(
          <MarkSample marks={[mark]} sides={table?.sides ?? []} own={surface.marks} />,
        );
        const drawing = shapesIn(container);
        expect([looks.get(drawing), line.says]).toEqual([undefined, line.says]);
        looks.set(drawing, line.says);
        cleanup();
      }
    });
  },
);

const nameOf = (means: Mark['means']) => (typeof means === 'string' ? means : means.own);

/** What is drawn, with its pattern written out and its class, by which the strokes differ. */
function shapesIn(container: Element): string {
  const tile = (fill: string | null) => {
    const id = /#(.*)\)/.exec(fill ?? '')?.[1];
    const found = [...container.querySelectorAll('pattern')].find((one) => one.id === id);
    return found
      ? `${found.getAttribute('width')} ${found.getAttribute('patternTransform')} ${found.innerHTML}`
      : '';
  };
  return [...container.querySelectorAll('.mark')]
    .map(
      (mark) =>
        `${mark.innerHTML.replaceAll(/url\([^)]*\)/g, '')}${tile(mark.querySelector('.pattern')?.getAttribute('fill') ?? null)} ${DASHED.find((name) => mark.classList.contains(name)) ?? ''}`,
    )
    .join();
}
/** These differ in how their lines are broken: see `marks.css`. */
const DASHED = [
  'futile',
  'obligation',
  'path',
  'sight',
  'sight-blocked',
  'attack',
  'flank',
  'chain',
  'battle-line',
];

function atABattle(at: Target = { on: 'place', at: '0304' }) {
  const load = () => scenarioFile('F 8-3 0303 | S 4-2 0305', { phase: 'movement' });
  const entry = { system: 'thirty-years-war', id: 'rocroi', title: 'Rocroi', subtitle: '', load };
  const store = createGameStore({
    offer: loaded(offerOf({ systems: [thirtyYearsWar], catalogue: [entry] })),
    savedGames: NULL_STORAGE,
  });
  store.getState().begin(entry, { options: {}, takeBack: 'free' }, 'seven');
  const settings = createSettings(() => sessionStorage);
  render(
    <StoresContext value={{ game: store, settings }}>
      <SurfacesContext value={loaded([thirtyYearsWarSurface])}>
        <PreviewLine />
        <RestBubble target={at} />
      </SurfacesContext>
    </StoresContext>,
  );
  return { store, at };
}

it('what a press was just answered is not said once more under the pointer', () => {
  const { store } = atABattle();
  const at: Target = { on: 'place', at: '0909' };
  const told = () => screen.getByRole('region', { name: 'What a press would do' }).textContent;
  act(() => store.getState().hover(at));
  const shown = store.getState().preview;
  if (!shown) throw new Error('no preview');
  const answer = { rule: '5.1', kind: 'waits', text: 'It waits.', counters: [], where: [] };
  const waiting = { ...shown, reasons: [], waits: [answer] };
  act(() => store.setState({ preview: { ...waiting, about: ['Open ground.'] } }));
  expect(told()).toContain('It waits (5.1).');
  act(() => store.setState({ refusal: { reasons: [answer], target: at, marks: [] } }));
  expect(told()).toContain('Open ground.');
  expect(told()).not.toContain('It waits');
  act(() => store.setState({ preview: { ...waiting, about: [], text: '', cost: '' } }));
  expect(told()).toContain('The reason is below.');
});

it('what is pointed at is told with the marks that lie there, as they are drawn', () => {
  const { store, at } = atABattle();
  expect(screen.queryAllByRole('list', { name: 'What is marked here' })).toEqual([]);
  act(() => store.getState().press({ on: 'counter', id: 'f0303' as CounterId }));
  act(() => store.getState().hover(at));
  const lists = screen.getAllByRole('list', { name: 'What is marked here' });
  expect(lists).toHaveLength(2);
  for (const list of lists) {
    expect(list.textContent).toMatch(/Striped: Zone of Control, .*, Spanish/);
    expect(list.querySelector('svg .control')).not.toBeNull();
    expect(list.textContent).not.toContain('French');
  }
});

it('to a finger what a move obliges to comes before its cost, and a move that obliges to nothing has its cost first', () => {
  const { store, at } = atABattle();
  act(() => store.getState().press({ on: 'counter', id: 'f0303' as CounterId }));
  const bubble = () =>
    document.querySelector('.rest-words')?.textContent?.replaceAll(/[\u00a0\s]+/g, ' ') ?? '';
  act(() => store.getState().hover(at));
  expect(bubble()).toMatch(/^Hex 0304 There it must fight S 4-2 \(0305\).*1 of 3 MP/);
  cleanup();
  const far = atABattle({ on: 'place', at: '0202' });
  act(() => far.store.getState().press({ on: 'counter', id: 'f0303' as CounterId }));
  expect(bubble()).toMatch(/^0202, clear\. 1 of 3 MP Move one hex/);
});
