import { useId } from 'react';
import type { SideView } from '../../core/contract/map';
import { playerOf } from '../../store/computer/players';
import { useGame, usePlay } from '../../store/useGame';
import { openModal } from '../focus/openModal';
import { CloseIcon } from '../parts/icons';
import { useHasComputer } from './computerContext';
import { LevelChoice } from './LevelChoice';
import { PaceChoice } from './PaceChoice';
import './computer.css';

/** Who plays which side of the game on the table: changed at any moment. */
export function PlayersDialog() {
  const isOpen = useGame((state) => state.play !== null && state.dialog === 'players');
  return isOpen ? <Dialog /> : null;
}

function Dialog() {
  const openDialog = useGame((state) => state.openDialog);
  const sides = usePlay((play) => play.table.sides);
  const hasComputer = useHasComputer();
  const titleId = useId();
  const close = () => openDialog(null);
  return (
    <dialog ref={openModal} className="dialog-card players" aria-labelledby={titleId} onClose={close}>
      <header>
        <h1 id={titleId}>Who plays</h1>
        <button type="button" className="tool" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </header>
      {hasComputer ? (
        <>
          <p>
            A side can be given to the computer, or taken over, at any moment. It begins when this is closed.
          </p>
          <div className="players-sides">
            {sides.map((side) => (
              <SideChoice key={side.id} side={side} />
            ))}
          </div>
          <PaceChoice />
        </>
      ) : (
        <p>There is no computer player for this game yet: persons play both sides.</p>
      )}
    </dialog>
  );
}

function SideChoice({ side }: { readonly side: SideView }) {
  const player = usePlay((play) => playerOf(play.players, side.id));
  const setPlayer = useGame((state) => state.setPlayer);
  return (
    <div className={`livery-${side.livery}`}>
      <LevelChoice
        legend={side.name}
        value={player === 'person' ? null : player}
        choose={(level) => setPlayer(side.id, level)}
        person={{ words: 'A person', choose: () => setPlayer(side.id, 'person') }}
      />
    </div>
  );
}
