// @vitest-environment happy-dom
/** The panel of the real rules in each phase and each open decision: what to do, what it would cost, why not. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { panelOf } from '../position';

afterEach(cleanup);
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('Disruption Removal: who may roll, what is needed, who helps, and why another may not', () => {
  const { press, point } = panelOf('F 8-3* 0303 | F leader2 0303 | F 6-3* 0606 | S 10-2 0707', {
    phase: 'disruptionRemoval',
  });
  expect(region('Now').getByText(/Roll for 1 disrupted unit. 1 disrupted unit may not try/)).toBeTruthy();
  point('f0303');
  expect(region('What a press would do').getByText('3 or more')).toBeTruthy();
  press('f0606');
  expect(region('What this is').getByRole('button', { name: /9\.2/ })).toBeTruthy();
});

it('a press that could not be an attempt is answered with what is there, why it waits and when it acts', async () => {
  const { press } = panelOf('F 8-3 0303 | S 10-2 0707', { phase: 'movement' });
  press('s0707');
  expect(screen.queryByRole('region', { name: 'Why not?' })).toBeNull();
  const answer = region('What this is');
  expect(answer.getByText(/Spanish infantry: strength 10/)).toBeTruthy();
  expect(answer.getByRole('button', { name: /6\.11/ })).toBeTruthy();
  expect(answer.getByText(/In the Spanish Movement Phase it may move/)).toBeTruthy();
  await userEvent.setup().click(answer.getByRole('button', { name: 'Close the answer' }));
  expect(screen.queryByRole('region', { name: 'What this is' })).toBeNull();
  press('f0303');
  press('s0707');
  expect(region('Why not?').getByRole('button', { name: /6\.12/ })).toBeTruthy();
});

it('what a second press on the chosen one has done is said, until something else is done', () => {
  const { press } = panelOf('F 8-3 0303 | F 6-3 0505 | S 10-2 0707', { phase: 'movement' });
  const now = () => screen.getByRole('region', { name: 'Now' }).textContent;
  press('f0303');
  expect(now()).not.toContain('no longer chosen');
  press('f0303');
  expect(now()).toMatch(/is no longer chosen\. Move any of your units/);
  press('f0303');
  press('f0505');
  expect(now()).not.toContain('no longer chosen');
});

it('Artillery Fire: guns, targets with range and chance, and what blocks the line', () => {
  const { press, point } = panelOf('F gun 0303 | S 10-2 0306 | S 4-6 0309', { phase: 'artilleryFire' });
  expect(region('Now').getByText(/1 gun may fire/)).toBeTruthy();
  press('f0303g');
  point('s0306');
  expect(region('What a press would do').getByText('2 in 6 to disrupt')).toBeTruthy();
  press('s0309');
  expect(region('Why not?').getAllByRole('listitem')[0]?.textContent).toMatch(
    /The line of sight from F gun \(0303\) to S/,
  );
});

it('Movement: printed and present values, cost, what is captured and what the stop obliges to', () => {
  const { press, point } = panelOf('F 4-6 0303 | S gun 0305 | S 10-2 0307', { phase: 'movement' });
  press('f0303');
  expect(region('Selected').getByText('Movement')).toBeTruthy();
  point('0306');
  const would = region('What a press would do');
  expect(would.getByText(/Captures 1 gun\. There it must fight/).textContent).toContain(
    'There it must fight S 10-2 (0307): alone 4 against 10 at 1-3.',
  );
  expect(would.getByText('3 of 6 MP')).toBeTruthy();
});

it('Combat: who must still fight, odds and receipt live, the die on the table afterwards', async () => {
  const { press, roll } = panelOf('F 8-3 0303 | S 4-2 0304', { phase: 'combat' }, [1]);
  expect(region(/still/i).getAllByText(/Still to be attacked/).length).toBe(1);
  press('f0303', 's0304');
  expect(region(/^Attack on S 4-2 \(0304\)/).getByText('8 against 4')).toBeTruthy();
  await userEvent.setup().click(button(/Roll the die/));
  expect(screen.getByText(/Attack on S/, { selector: 'p,label,h2,span,b' })).toBeTruthy();
  roll();
  expect(region(/^Attack on S 4-2 \(0304\)/).getByRole('table')).toBeTruthy();
  expect(region('Log').getByText(/attacks .*: Dd\./)).toBeTruthy();
});

it('an exchange: what is needed, what is chosen, and only then the button', () => {
  const { press, roll } = panelOf('F 8-3 0303 | F 6-3 0403 | S 4-2 0304', { phase: 'combat' }, [4]);
  press('f0303', 'f0403', 's0304', 'roll');
  roll();
  expect(
    region('Now').getByText('Exchange: disrupt attackers of at least 4 Strength Points; 0 chosen.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Disrupt these/ })).toBeNull();
  press('f0303');
  expect(button(/Disrupt these: 8, at least 4 needed/)).toBeTruthy();
});

it('the defender is asked for his Leaders', () => {
  const { press } = panelOf('F 8-3 0303 | S 4-2 0304 | S leader1 0304', {
    phase: 'combat',
    options: { askDefender: 'yes' },
  });
  press('f0303', 's0304', 'roll');
  expect(region('Now').getByText(/The defender says which of his Leaders take part/)).toBeTruthy();
  expect(button(/So be it/)).toBeTruthy();
});
