import { useGame, usePlay } from '../../store/useGame';
import { SettingsMenu } from '../header/SettingsMenu';
import { BookIcon, RedoIcon, UndoIcon } from '../parts/icons';

/** What a step needs of the tools of a game. */
export function StepTools() {
  const canUndo = usePlay((play) => play.canUndo);
  const canRedo = usePlay((play) => play.canRedo);
  const undo = useGame((state) => state.undo);
  const redo = useGame((state) => state.redo);
  const consult = useGame((state) => state.consult);
  return (
    <nav className="tools" aria-label="Table">
      <button
        type="button"
        className={canUndo ? 'tool' : 'tool faint-tool'}
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        onClick={undo}
      >
        <UndoIcon />
      </button>
      <button
        type="button"
        className={canRedo ? 'tool' : 'tool faint-tool'}
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        onClick={redo}
      >
        <RedoIcon />
      </button>
      <button
        type="button"
        className="tool"
        aria-label="Rules"
        title="Rules and tables"
        onClick={() => consult('')}
      >
        <BookIcon />
      </button>
      <SettingsMenu />
    </nav>
  );
}
