// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { panelOf } from '../position';

afterEach(cleanup);

it('says where a moved battle is, and no longer once the list has another length', () => {
  const { press } = panelOf(
    'F 8-3 0207 | S 4-3* 0208 | F 10-3 0404 | S 6-3* 0504 | F 12-3 0708 | S 12-2* 0709',
    { phase: 'combat', rules: 'rocroi' },
  );
  press('f0207', 's0208', 'plan', 'f0404', 's0504', 'plan', 'f0708', 's0709', 'plan');
  const list = within(screen.getByRole('region', { name: 'Planned battles' }));
  const said = () => list.getByRole('status').textContent;
  const button = (name: RegExp) =>
    list.getAllByRole('button', { name })[1] ?? list.getByRole('button', { name });
  fireEvent.click(button(/^Later: /));
  expect(said()).toBe('Now in place 3 of 3.');
  fireEvent.click(button(/^Take out: /));
  expect(said()).toBe('');
});

it('begins with the plans to choose from as they appear, and stays where it is scrolled to then', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { press } = panelOf('F 8-3 0207 | S 4-3* 0208 | F 10-3 0404 | S 6-3* 0504', {
    phase: 'combat',
    rules: 'rocroi',
  });
  press('propose');
  const plans = screen.getByRole('region', { name: 'Plans to choose from' });
  const times = () => into.mock.contexts.filter((part) => part === plans).length;
  await vi.waitFor(() => expect(times()).toBe(1));
  const [sums] = within(plans).getAllByText('Its sums');
  if (sums) fireEvent.click(sums);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(times()).toBe(1);
});
