// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
