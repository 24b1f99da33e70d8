import { useEffect, useState } from 'react';
import type { SideView } from '../../core/contract/map';
import type { SideId } from '../../core/contract/values';
import { personsAt } from '../../store/computer/players';
import type { WrittenLine } from '../../store/table/gameLog';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { showModal } from '../focus/openModal';
import { noBreak } from '../parts/noBreak';
import { SideSymbol } from '../parts/SideSymbol';
import './hand-over.css';

/** Which side is at the screen, so that a reload neither covers the table for it nor uncovers it for the other. */
const KEY = 'tercio-at-the-screen';

/**
 * Covers the table when the other side has to decide, until that side confirms. Only if the setting is on, and nothing
 * is hidden from the computer.
 */
export function HandOver() {
  const on = useSettings((settings) => settings.handOver);
  const id = usePlay((play) => play.id);
  const by = usePlay(({ prompt }) => (prompt.forBoth ? null : prompt.by));
  const sides = usePlay((play) => play.table.sides);
  const alone = usePlay((play) => personsAt(play) < 2);
  // Players look back together, and agree on a take-back together.
  const together = useGame((state) => state.replay !== null || state.asking !== null);
  const news = useGame((state) => state.news);
  const [here, setHere] = useState(() => sides.find((side) => side.id === lastAt(id))?.id ?? by);
  useEffect(() => remember(id, here), [id, here]);

  if (by === null || by === here) return null;
  const side = sides.find((other) => other.id === by);
  if (!on || alone || here === null || !side) {
    setHere(by);
    return null;
  }
  return together ? null : <Cover key={by} side={side} news={news} onContinue={() => setHere(by)} />;
}

type CoverProps = {
  readonly side: SideView;
  readonly news: readonly WrittenLine[];
  readonly onContinue: () => void;
};

/** Covers the table until `side` is at the screen. */
export function Cover({ side, news, onContinue }: CoverProps) {
  return (
    <dialog
      ref={cover}
      className={`hand-over livery-${side.livery}`}
      aria-labelledby="hand-over-title"
      aria-describedby="hand-over-note"
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
      // A browser may close it anyway: then the table must be usable.
      onClose={onContinue}
    >
      <SideSymbol side={side} />
      <h1 id="hand-over-title">Hand over to the {side.name} player</h1>
      <p id="hand-over-note">The table is covered. It is for the {side.name} side to decide.</p>
      <button type="button" className="act main" onClick={onContinue}>
        {side.name} player: continue
      </button>
      {news.length === 0 ? null : (
        <details>
          <summary>What has just happened</summary>
          <ul>
            {news.map((line) => (
              <li key={`${line.entry}.${line.nth}`}>{noBreak(line.text)}</li>
            ))}
          </ul>
        </details>
      )}
    </dialog>
  );
}

function cover(dialog: HTMLDialogElement | null): void {
  // The next player must not continue what the last one was typing.
  if (dialog && document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  showModal(dialog);
  // Enter is then all that the next player needs.
  if (dialog?.matches(':modal')) dialog.querySelector('button')?.focus();
}

function lastAt(game: string): string | null {
  try {
    const [of, side] = (sessionStorage.getItem(KEY) ?? '').split('\n');
    return of === game && side ? side : null;
  } catch {
    return null;
  }
}

function remember(game: string, side: SideId | null): void {
  try {
    sessionStorage.setItem(KEY, `${game}\n${side ?? ''}`);
  } catch {
    // Refused: the next visit starts with the side that has to decide.
  }
}
