import { type DragEvent, type ReactNode, useState } from 'react';
import { useGame } from '../../store/useGame';

/** A game that was sent, or a rules question: from a file or from text. */
export function OpenFile() {
  const openFile = useGame((state) => state.openFile);
  const openText = useGame((state) => state.openText);
  const [text, setText] = useState('');
  return (
    <div className="open-file">
      <label>
        Open a game from a file
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            const [file] = input.files ?? [];
            // The same file may be chosen again after it was corrected.
            if (file) void openFile(file).then(() => (input.value = ''));
          }}
        />
      </label>
      <details>
        <summary>Paste a game as text</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            openText(text);
          }}
        >
          <textarea
            aria-label="Game as text"
            rows={4}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" className="act small" disabled={text.trim() === ''}>
            Open this text
          </button>
        </form>
      </details>
    </div>
  );
}

/** Opens a file dropped anywhere on the page. */
export function DropPlace({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  const openFile = useGame((state) => state.openFile);
  const [over, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void openFile(file);
  };
  return (
    <main
      className={over ? `${className} drop-here` : className}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {children}
    </main>
  );
}
