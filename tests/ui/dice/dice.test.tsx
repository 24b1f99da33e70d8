// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SettingsMenu } from '../../../src/ui/header/SettingsMenu';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());
const asked = () => screen.queryByRole('region', { name: 'Throw a die' });
const button = (name: string) => screen.getByRole('button', { name });

/** North before its attack, with dice of its own. */
function withOwnDice() {
  const toy = atTheTable(<SidePanel />);
  act(() => toy.press('n1', '0203', 'end'));
  act(() => toy.store.getState().takeDiceFrom('hand'));
  act(() => toy.press('n1', 's1'));
  return toy;
}

describe('dice of one’s own', () => {
  it('one button and one key a face, and nothing else to do', () => {
    const { store } = withOwnDice();
    const faces = within(asked() ?? document.body)
      .getAllByRole('button')
      .filter((face) => face.hasAttribute('aria-keyshortcuts'));
    expect(faces.map((face) => face.getAttribute('aria-keyshortcuts'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(screen.queryByRole('region', { name: 'Actions' })).toBeNull();
    expect(screen.getByText('Throw a die and enter what it shows.')).toBeTruthy();
    expect(asked()?.textContent).toContain('n1 attacks s1');
    expect(store.getState().play?.wanted?.entered).toEqual([]);
  });

  it('are not offered any more once the game is over', () => {
    const { store, play, press } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'end'));
    act(() => press('n1', 's1'));
    expect(screen.getAllByRole('button', { name: 'throw your own' })).toHaveLength(1);
    act(() => store.setState({ play: { ...play(), prompt: { ...play().prompt, by: null } } }));
    expect(screen.queryByRole('button', { name: 'throw your own' })).toBeNull();
  });

  it('the counters of the awaited command stay marked until its dice are thrown', () => {
    const { store } = withOwnDice();
    const marked = () =>
      store
        .getState()
        .awaitedMarks.flatMap(({ means, shape }) =>
          shape.kind === 'places' ? shape.places.map((place) => `${means} ${place}`) : [],
        );
    expect(marked()).toContain('target 0204');
  });

  it('an entered die is marked in the log', async () => {
    withOwnDice();
    await userEvent.click(button('6'));
    const log = screen.getByRole('region', { name: 'Log' });
    expect(within(log).getByRole('img', { name: 'die 6, thrown by hand' })).toBeTruthy();
  });

  it('the command and the wish to throw oneself are taken back together', async () => {
    const { play } = withOwnDice();
    await userEvent.click(button('Take it back and let Tercio throw'));
    expect(asked()).toBeNull();
    expect(play().game.record).toMatchObject({ diceFrom: 'generator', awaiting: null });
  });

  it('the receipt says who throws, and changes it', async () => {
    const { press, play } = atTheTable(<SidePanel />);
    act(() => press('n1', '0203', 'end', 'n1'));
    await userEvent.click(button('throw your own'));
    expect(play().game.record.diceFrom).toBe('hand');
    await userEvent.click(button('let Tercio throw'));
    expect(play().game.record.diceFrom).toBe('generator');
  });
});

describe('the settings', () => {
  it('say who throws, and that this waits while a die is awaited', async () => {
    const { press, play, store } = atTheTable(<SettingsMenu />);
    await userEvent.click(
      screen.getByRole('radio', { name: 'We throw our own and enter them', hidden: true }),
    );
    expect(play().game.record.diceFrom).toBe('hand');
    act(() => press('n1', '0203', 'end', 'n1', 's1'));
    expect(screen.getByText(/A die is awaited/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Tercio throws', hidden: true }));
    expect(play().game.record.diceFrom).toBe('hand');
    act(() => store.getState().enterDie(1));
    await userEvent.click(screen.getByRole('radio', { name: 'Tercio throws', hidden: true }));
    expect(play().game.record.diceFrom).toBe('generator');
  });

  it('are changed one by one and all set back', async () => {
    const { settings } = atTheTable(<SettingsMenu />);
    const click = (role: string, name: string | RegExp) =>
      userEvent.click(screen.getByRole(role, { name, hidden: true }));
    await click('radio', 'Dark');
    await click('radio', '150 %');
    await click('checkbox', 'Sounds');
    await click('checkbox', /^Hand-over screen/);
    await click('checkbox', 'Animated moves and dice');
    const liked = { theme: 'dark', textSize: 150, sound: true, handOver: true, animation: false };
    expect(settings.getState()).toMatchObject(liked);
    await click('button', 'Reset all settings');
    expect(settings.getState()).toMatchObject({
      theme: 'auto',
      textSize: 100,
      sound: false,
      animation: true,
    });
  });
});
