// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Subject } from '../../../src/core/contract/table';
import type { CounterId } from '../../../src/core/contract/values';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { WhyNot } from '../../../src/ui/answer/WhyNot';
import { SubjectCard } from '../../../src/ui/panel/SubjectCard';
import { AskRetaking } from '../../../src/ui/time/AskRetaking';
import { toyStore } from '../../helpers/toy/toyStore';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

function table(isTaught = false) {
  const toy = toyStore();
  toy.begin();
  render(
    <StoresContext value={{ game: toy.store, settings: createSettings(() => sessionStorage) }}>
      <WhyNot isTaught={isTaught} />
      <AskRetaking />
    </StoresContext>,
  );
  /** The first goes away, the second where it stood; then the first is pressed where it can do nothing. */
  const exchange = () => {
    const stood = String(toy.at('n1'));
    toy.press('n1', '0203', 'n2', stood, 'n1', '0203');
    return stood;
  };
  return { ...toy, exchange };
}
const button = () => screen.queryByRole('button', { name: 'Take back its move alone' });

it('says what would no longer be possible, with the case, and takes nothing back unless that is confirmed', async () => {
  const { exchange, at, store } = table();
  const stood = exchange();
  store.setState({ refusal: { reasons: [], target: { on: 'counter', id: 'n1' as CounterId }, marks: [] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Take back its move alone' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Take back the move of n1 alone/i }));
  expect(dialog.getByText('n1 stands there.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: /2\.4/ })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Leave it' }));
  expect([at('n1'), at('n2')]).toEqual(['0203', stood]);
  store.getState().retake('n1' as CounterId);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it back' }));
  expect(at('n1')).toBe(stood);
});

it('is not offered in a lesson, nor for one who has not moved', async () => {
  const { store } = table(true);
  store.setState({ refusal: { reasons: [], target: { on: 'counter', id: 'n1' as CounterId }, marks: [] } });
  await screen.findByRole('region', { name: 'Why not?' });
  expect(button()).toBeNull();
  cleanup();
  const other = table();
  other.store.setState({
    refusal: { reasons: [], target: { on: 'counter', id: 'n1' as CounterId }, marks: [] },
  });
  await screen.findByRole('region', { name: 'Why not?' });
  expect(button()).toBeNull();
});

it('is offered beside the counter in the hand, but not in a lesson', () => {
  const toy = toyStore();
  toy.begin();
  const stood = toy.at('n1');
  toy.press('n1', '0203');
  const inHand = { title: 'n1', note: '', rows: [] };
  const shown = (subject: Subject, isTaught = false) => {
    cleanup();
    render(
      <StoresContext value={{ game: toy.store, settings: createSettings(() => sessionStorage) }}>
        <SubjectCard subject={subject} isTaught={isTaught} />
      </StoresContext>,
    );
    return button();
  };
  expect(shown(inHand)).toBeNull();
  expect(shown({ ...inHand, counter: 'n2' as CounterId })).toBeNull();
  expect(shown({ ...inHand, counter: 'n1' as CounterId }, true)).toBeNull();
  fireEvent.click(shown({ ...inHand, counter: 'n1' as CounterId }) ?? document.body);
  expect([toy.at('n1'), button()]).toEqual([stood, null]);
});
