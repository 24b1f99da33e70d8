import { useStore } from 'zustand';
import type { LearningStore } from '../../store/learning/learning';
import type { Listed } from '../../store/learning/lessons';
import { useGame, usePlay } from '../../store/useGame';
import { SettingsMenu } from '../header/SettingsMenu';
import { BackIcon, BookIcon, RedoIcon, UndoIcon } from '../parts/icons';

type Props = { readonly listed: Listed; readonly learning: LearningStore; onLeave(): void };

/** Which lesson, how far it has come, and the tools that a lesson needs. */
export function LessonHeader({ listed, learning, onLeave }: Props) {
  const at = useStore(learning, (state) => state.at);
  const goTo = useStore(learning, (state) => state.goTo);
  const canUndo = usePlay((play) => play.canUndo);
  const canRedo = usePlay((play) => play.canRedo);
  const undo = useGame((state) => state.undo);
  const redo = useGame((state) => state.redo);
  const consult = useGame((state) => state.consult);
  return (
    <header className="bar">
      <button type="button" className="tool" aria-label="All lessons" title="All lessons" onClick={onLeave}>
        <BackIcon />
      </button>
      <p className="bar-title">
        <span>{listed.title}</span> <small>Lesson {listed.number}</small>
      </p>
      <ol className="lesson-dots" aria-label="Steps">
        {listed.steps.map(({ text }, i) => (
          <li key={text} className={i < at ? 'done' : undefined}>
            <button
              type="button"
              aria-current={i === at ? 'step' : undefined}
              aria-label={`Step ${i + 1}`}
              title={`Step ${i + 1}`}
              onClick={() => goTo(i)}
            />
          </li>
        ))}
      </ol>
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
    </header>
  );
}
