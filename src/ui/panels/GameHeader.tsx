import { useGame, usePlay } from '../../store/useGame';
import { BackIcon, BookIcon, RedoIcon, UndoIcon } from './icons';
import { SettingsMenu } from './SettingsMenu';
import { Tracks } from './Tracks';

export function GameHeader() {
  const title = usePlay((play) => play.table.title);
  const subtitle = usePlay((play) => play.table.subtitle);
  const canUndo = usePlay((play) => play.canUndo);
  const canRedo = usePlay((play) => play.canRedo);
  const undo = useGame((state) => state.undo);
  const redo = useGame((state) => state.redo);
  const leave = useGame((state) => state.leave);
  const consult = useGame((state) => state.consult);
  return (
    <header className="bar">
      <button
        type="button"
        className="tool"
        title="To the start page; the game is kept"
        aria-label="Start page"
        onClick={leave}
      >
        <BackIcon />
      </button>
      <p className="bar-title">
        {title} <small>{subtitle}</small>
      </p>
      <Tracks />
      <nav className="tools" aria-label="Table">
        <button
          type="button"
          className="tool"
          title="Undo (Ctrl+Z)"
          aria-label="Undo"
          disabled={!canUndo}
          onClick={undo}
        >
          <UndoIcon />
        </button>
        <button
          type="button"
          className="tool"
          title="Redo (Ctrl+Shift+Z)"
          aria-label="Redo"
          disabled={!canRedo}
          onClick={redo}
        >
          <RedoIcon />
        </button>
        <button
          type="button"
          className="tool"
          title="Rules and tables"
          aria-label="Rules"
          onClick={() => consult('')}
        >
          <BookIcon />
        </button>
        <SettingsMenu />
      </nav>
    </header>
  );
}
