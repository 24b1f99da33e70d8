// @vitest-environment happy-dom
/** What is planned reads like nothing that was played: in the log, just now, and aloud. */
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { Announcer } from '../../../src/ui/voice/Announcer';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());

/** One move played, the next one planned. */
function planning() {
  const table = atTheTable(
    <>
      <SidePanel />
      <Announcer />
    </>,
  );
  act(() => table.press('n1', '0203'));
  act(() => table.state().beginWhatIf());
  act(() => table.press('n2', '0303'));
  return table;
}
const lines = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map((item) => {
      const tone = item.classList.contains('planned') ? 'planned: ' : '';
      return `${tone}${item.querySelector('.line-text')?.textContent ?? item.textContent}`;
    });

describe('while a plan is open', () => {
  it('the log says from where on it is planned, until it is played', () => {
    const { state } = planning();
    expect(lines()).toEqual(['n1 0202 → 0203', 'Planned, not played', 'planned: n2 0302 → 0303']);
    act(() => state().playWhatIf());
    expect(lines()).toEqual(['n1 0202 → 0203', 'n2 0302 → 0303']);
  });
  it('so does what is said of the last press, and what is said aloud', () => {
    const { state } = planning();
    const news = screen.getByRole('region', { name: 'Planned just now' });
    expect(news.textContent).toContain('n2');
    const said = () => document.querySelector('[aria-live] > p')?.textContent;
    expect(said()).toMatch(/^Planned: n2 0302 to 0303\./);
    act(() => state().playWhatIf());
    expect(screen.queryByRole('region', { name: 'Planned just now' })).toBeNull();
  });
});
