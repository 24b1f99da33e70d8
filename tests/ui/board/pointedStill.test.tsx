// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BoardView } from '../../../src/core/contract/board';
import { useGame } from '../../../src/store/useGame';
import { usePointedStill, usePressPointing } from '../../../src/ui/board/usePointedStill';
import { targetOf } from '../../helpers/toy/toyStore';
import { atTheTable } from '../table';

function Pointer() {
  usePointedStill();
  return null;
}
const drawn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('what lies under a pointer that does not move is said again after a click', async () => {
  const { press, state } = atTheTable(<Pointer />);
  act(() => press('n1'));
  act(() => state().hover(targetOf('0203')));
  expect(state().preview?.text).toBe('Goes there.');
  act(() => press('0203'));
  await drawn();
  expect(state().preview?.reasons[0]?.text).toBe('Nothing stands there.');
});

it('a press on the map says at once what lies there then: both are drawn together', () => {
  const drawn: (string | undefined)[] = [];
  function Pressed() {
    const press = usePressPointing();
    drawn.push(useGame(({ preview }) => preview?.reasons[0]?.text ?? preview?.text));
    return <button type="button" onClick={() => press(targetOf('0203'))} />;
  }
  const { press, state } = atTheTable(<Pressed />);
  act(() => press('n1'));
  act(() => state().hover(targetOf('0203')));
  drawn.length = 0;
  act(() => screen.getByRole('button').click());
  expect(drawn).toEqual(['Nothing stands there.']);
});

it('nothing is said of a button that is gone, nor where nothing is pointed at', async () => {
  const { press, state } = atTheTable(<Pointer />);
  act(() => state().hover(targetOf('end')));
  act(() => press('end'));
  await drawn();
  expect(state().preview).toBeNull();
  act(() => state().hover(null));
  act(() => press('n1'));
  await drawn();
  expect(state().preview).toBeNull();
});

it('a counter that has left the map lies under no pointer any more', async () => {
  const { press, state, store } = atTheTable(<Pointer />);
  act(() => press('n1', '0203', 'end', 'n1'));
  act(() => state().hover(targetOf('s1')));
  const { play } = state();
  const gone = (board: BoardView): BoardView => ({
    ...board,
    counters: board.counters.map((one) => (one.id === 's1' ? { ...one, at: null, tray: 'eliminated' } : one)),
  });
  act(() => store.setState({ play: play && { ...play, board: gone(play.board) } }));
  await drawn();
  expect(state().pointed).toBeNull();
});
