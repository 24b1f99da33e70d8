import { useGame, usePlay } from '../../store/useGame';
import { SettingsMenu } from '../header/SettingsMenu';
import { Tool } from '../header/Tool';
import { BookIcon, LegendIcon, RedoIcon, UndoIcon } from '../parts/icons';

/** What a step needs of the tools of a game. */
export function StepTools() {
  const canUndo = usePlay((play) => play.canUndo);
  const canRedo = usePlay((play) => play.canRedo);
  const undo = useGame((state) => state.undo);
  const redo = useGame((state) => state.redo);
  const consult = useGame((state) => state.consult);
  const openDialog = useGame((state) => state.openDialog);
  return (
    <nav className="tools" aria-label="Table">
      <Tool
        name="What am I looking at?"
        title="What am I looking at? (I)"
        icon={<LegendIcon />}
        onPress={() => openDialog('legend')}
      />
      <Tool name="Rules" title="Rules and tables" icon={<BookIcon />} onPress={() => consult('')} />
      <Tool name="Undo" title="Undo (Ctrl+Z)" icon={<UndoIcon />} faint={!canUndo} onPress={undo} />
      <Tool name="Redo" title="Redo (Ctrl+Shift+Z)" icon={<RedoIcon />} faint={!canRedo} onPress={redo} />
      <SettingsMenu />
    </nav>
  );
}
