// @vitest-environment happy-dom
/** Drills as they are counted: the row, its best, the level that five in a row raise, and the address that is sent. */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrilling, drillsOfPage } from '../../../src/store/learning/drilling';
import { targetOf } from '../../../src/store/learning/learning';
import { courseTitle } from '../../../src/store/learning/lessons';
import { OFFER } from '../../../src/store/opening/catalogue';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { DrillCard } from '../../../src/ui/learn/DrillCard';
import { DrillList } from '../../../src/ui/learn/DrillList';
import { atTheTable } from '../table';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const SYSTEM = 'thirty-years-war';
const NAME = `${SYSTEM}/sight`;

async function taken(kind = 'sight', settings = createSettings(() => localStorage), level = 1) {
  const drills = await drillsOfPage.fetch();
  const name = `${SYSTEM}/${kind}`;
  const drilling = createDrilling(OFFER, drills, { system: SYSTEM, kind, level, seed: 'card' }, (right) =>
    settings.getState().countDrill(name, right),
  );
  if (!drilling) throw new Error('no drill');
  const { step, learning, scratch } = drilling;
  const onNext = vi.fn();
  render(
    <StoresContext value={{ game: scratch.store, settings }}>
      <DrillCard name={name} level={level} step={step} learning={learning} onNext={onNext} />
    </StoresContext>,
  );
  const press = (names: readonly string[]) =>
    act(() => {
      for (const one of names) {
        const { play, press: onTable } = scratch.store.getState();
        if (play) onTable(targetOf(one, play));
      }
    });
  const row = () => settings.getState().drills[name];
  return { step, press, row, settings, onNext, learning };
}
const wrongOf = (step: Awaited<ReturnType<typeof taken>>['step']) =>
  step.poor.flatMap((one) => ('when' in one ? [String(one.when)] : []))[0] ?? '';

describe('the first answer counts', () => {
  it('right at the first try: the row grows, and Enter leads to the next one', async () => {
    const { step, press, row, onNext } = await taken();
    press(step.way);
    expect(row()).toEqual({ level: 1, streak: 1, best: 1 });
    expect(screen.getByRole('status').textContent).toBe(step.done);
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('wrong: the row is over, whatever comes after', async () => {
    const { step, press, row, settings } = await taken();
    act(() => settings.getState().countDrill(NAME, true));
    press([wrongOf(step)]);
    expect(row()).toEqual({ level: 1, streak: 0, best: 1 });
    expect(screen.getByRole('status').className).toContain('wrong');
    press(step.way);
    expect(row()).toEqual({ level: 1, streak: 0, best: 1 });
    expect(screen.getByText(/In a row/).textContent).toBe('In a row: 0 (best 1)');
  });

  it('a press on what nothing is said of is no answer', async () => {
    const { step, press, row } = await taken('reach');
    const asked = [...step.lit, ...step.way];
    const elsewhere = ['0101', '0606', '0301', '0104', '0603', '0206', '0506', '0402'].find(
      (hex) => !asked.includes(hex),
    );
    press([elsewhere ?? '']);
    expect(screen.getByRole('status').textContent).toMatch(/^Not there/);
    expect(row()).toBeUndefined();
    press(step.way);
    expect(row()).toEqual({ level: 1, streak: 1, best: 1 });
  });

  it('shown by the page it is not right', async () => {
    const { row } = await taken('odds');
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy(), 3_000);
    expect(row()).toEqual({ level: 1, streak: 0, best: 0 });
  });
});

describe('the level', () => {
  it('rises with every five in a row, up to the highest, and is kept', () => {
    const settings = createSettings(() => localStorage);
    const answer = (times: number) => {
      for (let i = 0; i < times; i++) settings.getState().countDrill(NAME, true);
    };
    answer(4);
    expect(settings.getState().drills[NAME]).toEqual({ level: 1, streak: 4, best: 4 });
    answer(1);
    expect(settings.getState().drills[NAME]).toEqual({ level: 2, streak: 5, best: 5 });
    settings.getState().countDrill(NAME, false);
    expect(settings.getState().drills[NAME]).toEqual({ level: 2, streak: 0, best: 5 });
    answer(40);
    expect(settings.getState().drills[NAME]).toEqual({ level: 5, streak: 40, best: 40 });
    expect(createSettings(() => localStorage).getState().drills[NAME]).toEqual({
      level: 5,
      streak: 40,
      best: 40,
    });
  });

  it('can be chosen, and the card says that it is that of the next one', async () => {
    const { settings } = await taken();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), '3');
    expect(settings.getState().drills[NAME]).toEqual({ level: 3, streak: 0, best: 0 });
    expect(screen.getByRole('combobox', { name: 'Next level' })).toBeTruthy();
  });

  it.each([
    '7',
    '[]',
    '{"a":1}',
    '{"a":{"level":9,"streak":1,"best":1}}',
    '{"a":{"level":1.5,"streak":0,"best":0}}',
  ])('stored as %s is as if nothing had been tried', (drills) => {
    localStorage.setItem('tercio-settings', `{"drills":${drills}}`);
    expect(createSettings(() => localStorage).getState().drills).toEqual({});
  });
});

it('the address is copied, or the player is told where it stands', async () => {
  const writeText = vi.fn(async () => undefined);
  await taken();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(writeText).toHaveBeenCalledWith(location.href);
  expect(screen.getByText('Copied')).toBeTruthy();
  writeText.mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(screen.getByText(/address line/)).toBeTruthy();
});

it('the list has a row for each kind of each game with what is reached, and leads to one of that level', async () => {
  sessionStorage.setItem('tercio-settings', `{"drills":{"${NAME}":{"level":4,"streak":2,"best":7}}}`);
  const { state } = atTheTable(<DrillList />);
  const drills = await drillsOfPage.fetch();
  const list = within(await screen.findByRole('region', { name: 'Drills' }));
  for (const { system, kinds } of drills) {
    const ofGame = within(list.getByRole('region', { name: `Drills: ${courseTitle(system)}` }));
    expect(ofGame.getAllByRole('listitem')).toHaveLength(kinds.length);
  }
  expect(drills.map(({ system }) => courseTitle(system))).toEqual([
    'Thirty Years War (1976 rules)',
    'Enghien at Rocroi',
  ]);
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows).toHaveLength(drills.flatMap(({ kinds }) => kinds).length);
  expect(rows[0]).toMatch(/^Level 4Which can this gun see\?.*Best row: 7\.$/);
  expect(rows[1]).toMatch(/^Level 1/);
  await userEvent.click(list.getByRole('button', { name: /Is it in command/ }));
  expect(state().learning).toMatch(/^drill=rocroi-1643\/command\/1\//);
  await userEvent.click(list.getByRole('button', { name: /Which can this gun see/ }));
  expect(state().learning).toMatch(/^drill=thirty-years-war\/sight\/4\/[0-9a-f]+$/);
});
