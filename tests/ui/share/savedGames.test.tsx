// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedHeader } from '../../../src/store/saved/savedGame';
import { StartScreen } from '../../../src/ui/screens/StartScreen';
import { ShareGame } from '../../../src/ui/share/ShareGame';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const GAME: SavedHeader = {
  id: 'a',
  title: 'Skirmish',
  turn: 'Game-Turn 3',
  stretch: 'South Combat',
  points: 'North 7',
  changed: 0,
  name: '',
  removed: null,
  picture: {
    field: { of: 'hexes', columns: 5, rows: 5 },
    areas: [{ kind: 'forest', hexes: '0101 0102' }],
    counters: [
      { livery: 'blue', at: ['0203'] },
      { livery: 'red', at: ['0204', '9999'] },
    ],
  },
};

/** The start page with these games on it, and what is asked of the store. */
function atTheStart(saved: readonly SavedHeader[], discarded: readonly SavedHeader[] = []) {
  const toy = atTheTable(<StartScreen />);
  const asked = {
    rename: vi.fn(async () => undefined),
    duplicate: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    restore: vi.fn(async () => undefined),
    erase: vi.fn(async () => undefined),
    openText: vi.fn(),
    openFile: vi.fn(async () => undefined),
  };
  act(() => toy.store.setState({ saved, discarded, ...asked }));
  return { ...toy, asked };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a kept game', () => {
  it('is drawn small: its woods, and each side in a form of its own', async () => {
    atTheStart([GAME]);
    // The picture comes after the page (17.5).
    const picture = await waitFor(() => {
      const drawn = button(/^Skirmish/).querySelector('svg:has(.small-army)');
      if (!drawn) throw new Error('The picture has not come yet.');
      return drawn;
    });
    expect(picture.querySelector('.forest')?.getAttribute('d')?.match(/Z/g)).toHaveLength(2);
    const [north, south] = [...picture.querySelectorAll('.small-army')].map((army) => army.getAttribute('d'));
    expect(north).toMatch(/^M\d+ \d+h60v60h-60Z$/);
    // A place that the map does not have is left out.
    expect(south).toMatch(/^M\d+ \d+l[^M]*Z$/);
  });

  it('of the first Tercio has no picture, and is listed all the same', () => {
    const { picture: _, ...old } = GAME;
    atTheStart([old]);
    expect(button(/^Skirmish.*Game-Turn 3 · South Combat.*North 7/).querySelector('svg')).toBeNull();
  });

  it('shows its own name before the battle’s', () => {
    atTheStart([{ ...GAME, name: 'Friday <i>' }]);
    expect(button(/^Friday <i> ?Skirmish/)).toBeTruthy();
    expect(button('Delete Friday <i>, Game-Turn 3')).toBeTruthy();
  });

  it('is named in its place; Escape leaves it as it was, and the focus comes back', async () => {
    const { asked } = atTheStart([GAME]);
    await userEvent.click(button(/^Rename/));
    const field = screen.getByRole('textbox', { name: 'Name of this game' });
    await userEvent.type(field, 'Other{Escape}');
    expect(asked.rename).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button(/^Rename/));
    await userEvent.click(button(/^Rename/));
    // What stands there is selected, so that typing replaces it.
    await userEvent.keyboard('Friday{Enter}');
    expect(asked.rename).toHaveBeenCalledWith('a', 'Friday');
    expect(screen.queryByRole('textbox', { name: 'Name of this game' })).toBeNull();
  });

  it('called as its battle has no name of its own', async () => {
    const { asked } = atTheStart([{ ...GAME, name: 'Friday' }]);
    await userEvent.click(button(/^Rename/));
    await userEvent.keyboard('Skirmish{Enter}');
    expect(asked.rename).toHaveBeenCalledWith('a', '');
  });

  it('is copied and deleted with one press each', async () => {
    const { asked } = atTheStart([GAME]);
    await userEvent.click(button('Duplicate Skirmish, Game-Turn 3'));
    expect(asked.duplicate).toHaveBeenCalledWith('a');
    await userEvent.click(button('Delete Skirmish, Game-Turn 3'));
    expect(asked.remove).toHaveBeenCalledWith('a');
  });
});

describe('a deleted game', () => {
  it('leaves a line with Undo, which has the focus', async () => {
    const { store, asked } = atTheStart([], [{ ...GAME, removed: 1 }]);
    act(() => store.setState({ justDiscarded: GAME }));
    expect(screen.getByText(/^Deleted Skirmish, Game-Turn 3\./)).toBeTruthy();
    expect(document.activeElement).toBe(button('Undo'));
    await userEvent.click(button('Undo'));
    expect(asked.restore).toHaveBeenCalledWith('a');
  });

  it('lies folded away, to be brought back or deleted for good', async () => {
    const { asked } = atTheStart([], [{ ...GAME, removed: 1 }]);
    await userEvent.click(screen.getByText('Recently deleted (1)'));
    await userEvent.click(button('Bring back Skirmish, Game-Turn 3'));
    expect(asked.restore).toHaveBeenCalledWith('a');
    await userEvent.click(button('Delete for good Skirmish, Game-Turn 3'));
    expect(asked.erase).toHaveBeenCalledWith('a');
  });
});

describe('a game from elsewhere', () => {
  const file = new File(['{}'], 'a.tercio.json', { type: 'application/json' });

  it('comes from a file, and the same file may be chosen again', async () => {
    const { asked } = atTheStart([]);
    const input = screen.getByLabelText('Open a game from a file');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(asked.openFile).toHaveBeenCalledTimes(2);
    expect(asked.openFile).toHaveBeenCalledWith(file);
  });

  it('comes from pasted text', async () => {
    const { asked } = atTheStart([]);
    await userEvent.click(screen.getByText('Paste a game as text'));
    expect(button('Open this text')).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('textbox', { name: 'Game as text' }));
    await userEvent.paste('{"format": 1}');
    await userEvent.click(button('Open this text'));
    expect(asked.openText).toHaveBeenCalledWith('{"format": 1}');
  });

  it('may be dropped anywhere on the page', () => {
    const { asked } = atTheStart([]);
    const page = screen.getByRole('main');
    fireEvent.dragOver(page, { dataTransfer: { types: ['Files'], files: [] } });
    expect(page.className).toContain('drop-here');
    fireEvent.drop(page, { dataTransfer: { types: ['Files'], files: [file] } });
    expect(page.className).not.toContain('drop-here');
    expect(asked.openFile).toHaveBeenCalledWith(file);
  });

  it('words that are dragged are none', () => {
    const { asked } = atTheStart([]);
    const page = screen.getByRole('main');
    fireEvent.dragOver(page, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(page.className).not.toContain('drop-here');
    fireEvent.drop(page, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(asked.openFile).not.toHaveBeenCalled();
  });
});

describe('sharing', () => {
  const open = () => {
    const toy = atTheTable(<ShareGame />);
    act(() => toy.press('n1', '0203'));
    act(() => toy.state().openDialog('share'));
    return toy;
  };
  const said = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

  it('saves the game as a file of its name', async () => {
    const saved = vi.fn();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:game');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download, this.href);
    });
    const { store, state } = open();
    const rename = vi.fn(state().rename);
    store.setState({ rename });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of this game' }), 'Friday, late');
    expect(rename).not.toHaveBeenCalled();
    await userEvent.click(button('Save as a file'));
    expect(saved).toHaveBeenCalledWith('friday-late-game-turn-1.tercio.json', 'blob:game');
    expect(said()).toBe('Saved as friday-late-game-turn-1.tercio.json.');
  });

  it('copies it as text', async () => {
    const user = userEvent.setup();
    const { state } = open();
    await user.click(button('Copy as text'));
    expect(await navigator.clipboard.readText()).toBe(state().share('text')?.text);
    expect(said()).toMatch(/^Copied/);
  });

  it('shows the text selected where the browser does not let it copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const { state } = open();
    await user.click(button('Copy as text'));
    const area = screen.getByRole('textbox', { name: 'This game as text' });
    expect(area).toHaveProperty('value', state().share('text')?.text);
    expect(document.activeElement).toBe(area);
    expect(said()).toMatch(/selected/);
  });

  it('sends it where the device can be given a file', async () => {
    const share = vi.fn(async (_: ShareData) => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }));
    open();
    await userEvent.click(button('Send…'));
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('skirmish-game-turn-1.tercio.json');
  });

  it('closes again', async () => {
    const { state } = open();
    await userEvent.click(button('Close'));
    expect(state().dialog).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
