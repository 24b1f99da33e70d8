import { useGame, usePlay } from '../../store/useGame';
import { SettingsMenu } from '../header/SettingsMenu';
import { Tool } from '../header/Tool';
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
      <Tool name="Undo" title="Undo (Ctrl+Z)" icon={<UndoIcon />} faint={!canUndo} onPress={undo} />
      <Tool name="Redo" title="Redo (Ctrl+Shift+Z)" icon={<RedoIcon />} faint={!canRedo} onPress={redo} />
      <Tool name="Rules" title="Rules and tables" icon={<BookIcon />} onPress={() => consult('')} />
      <SettingsMenu />
    </nav>
  );
}
