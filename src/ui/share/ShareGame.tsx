import { useId, useState } from 'react';
import { useGame } from '../../store/useGame';
import { openModal } from '../focus/openModal';
import { CloseIcon } from '../parts/icons';
import { saveAs, sendable } from './saveAs';
import './share.css';

/** To ask the device whether it accepts files at all. */
const ANY_GAME = { fileName: 'game.tercio.json', text: '{}' };

/** The game on the table leaves the browser: as a file, as text, or to another program of the device. */
export function ShareGame() {
  const isOpen = useGame((state) => state.play !== null && state.dialog === 'share');
  return isOpen ? <ShareDialog /> : null;
}

function ShareDialog() {
  const openDialog = useGame((state) => state.openDialog);
  const share = useGame((state) => state.share);
  const [said, setSaid] = useState('');
  /** Text that the browser did not allow to copy. */
  const [toCopy, setToCopy] = useState<string | null>(null);
  const titleId = useId();
  const close = () => openDialog(null);

  const save = () => {
    const file = share('file');
    if (!file) return;
    saveAs(file);
    setSaid(`Saved as ${file.fileName}.`);
  };
  const send = async () => {
    const file = share('file');
    try {
      await navigator.share((file && sendable(file)) ?? {});
    } catch {
      setSaid('It was not sent.');
    }
  };
  const copy = async () => {
    const text = share('text')?.text ?? '';
    try {
      await navigator.clipboard.writeText(text);
      setToCopy(null);
      setSaid('Copied. Paste it into a message; the recipient pastes it on the start page.');
    } catch {
      setToCopy(text);
      setSaid('The browser does not let the page copy. Copy the text below: it is selected.');
    }
  };
  return (
    <dialog ref={openModal} className="dialog-card share" aria-labelledby={titleId} onClose={close}>
      <header>
        <h1 id={titleId}>Save or send this game</h1>
        <button type="button" className="tool" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </header>
      <Name />
      <p>
        The game is a small text file: its battle, every command with its dice, branches and bookmarks. Anyone
        who has it can open it on the start page and play on.
      </p>
      <div className="share-ways">
        <button type="button" className="act main" onClick={save}>
          Save as a file
        </button>
        <button type="button" className="act" onClick={() => void copy()}>
          Copy as text
        </button>
        {sendable(ANY_GAME) ? (
          <button type="button" className="act" onClick={() => void send()}>
            Send…
          </button>
        ) : null}
      </div>
      <p className="share-said" role="status">
        {said}
      </p>
      {toCopy === null ? null : (
        <textarea ref={selectAll} readOnly rows={4} aria-label="This game as text" value={toCopy} />
      )}
    </dialog>
  );
}

function Name() {
  const play = useGame((state) => state.play);
  const rename = useGame((state) => state.rename);
  const [name, setName] = useState(play?.name ?? '');
  const id = useId();
  if (!play) return null;
  return (
    <p className="share-name">
      <label htmlFor={id}>Name of this game</label>
      <input
        id={id}
        value={name}
        maxLength={80}
        placeholder={play.table.title}
        onChange={(event) => setName(event.currentTarget.value)}
        // When it is finished, not at each letter: every renaming is stored and listed.
        onBlur={() => void rename(play.id, name)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void rename(play.id, name);
        }}
      />
    </p>
  );
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
