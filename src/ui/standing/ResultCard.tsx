import { useId, useState } from 'react';
import type { Verdict } from '../../core/contract/rules';
import { inQuarters } from '../../core/quarters';
import type { Listing } from '../../store/opening/listing';
import { useGame, usePlay } from '../../store/useGame';
import { openModal } from '../focus/openModal';
import { useMatches } from '../look/useMatches';
import { liveryOf } from '../parts/liveryOf';
import { noBreak } from '../parts/noBreak';
import { SideSymbol } from '../parts/SideSymbol';
import { ReviewButton } from '../review/ReviewDialog';
import { useListings } from '../useOffer';
import { useToStart } from '../useToStart';
import { NextGame, SameGame } from './NextGames';
import { SheetRows } from './Sheets';
import './result.css';

/** How the game ended: who won, the level, and the figures item by item. */
export function ResultCard() {
  const verdict = usePlay((play) => play.verdict);
  return verdict ? <Result verdict={verdict} /> : null;
}

function Result({ verdict }: { readonly verdict: Verdict }) {
  const titleId = useId();
  const sides = usePlay((play) => play.table.sides);
  const sheets = usePlay((play) => play.sheets);
  const id = usePlay((play) => play.scenarioId);
  const system = usePlay((play) => play.system.id);
  const own = useListings().find((one) => one.system === system && one.id === id);
  const [looking, setLooking] = useState(false);
  const lookingBack = useGame((state) => state.replay !== null);
  if (lookingBack) return null;
  if (looking) {
    return (
      <button type="button" className="act main result-again" onClick={() => setLooking(false)}>
        Show the result
      </button>
    );
  }
  const winner = sides.find(({ id }) => id === verdict.winner);
  const { points } = verdict;
  return (
    <dialog
      ref={openModal}
      className="dialog-card result"
      aria-labelledby={titleId}
      onClose={() => setLooking(true)}
    >
      <header className={liveryOf(sides, verdict.winner)}>
        {winner ? <SideSymbol side={winner} /> : null}
        <p className="overline">The battle is over</p>
        <h1 id={titleId}>{verdict.level ?? (winner ? `${winner.name} victory` : 'No decision')}</h1>
        <p>{noBreak(verdict.text)}</p>
      </header>
      {points ? (
        <dl className="final-points">
          {sides.map((side) => (
            <div key={side.id} className={`livery-${side.livery}`}>
              <dt>{side.name}</dt>
              <dd>{inQuarters(points[side.id] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="result-sheets">
        {sheets.map((sheet) => (
          <section key={sheet.id} className={liveryOf(sides, sheet.side)}>
            <h2>{noBreak(sheet.title)}</h2>
            <SheetRows sheet={sheet} />
          </section>
        ))}
      </div>
      <Onward own={own} onLook={() => setLooking(true)} />
    </dialog>
  );
}

type OnwardProps = { readonly own: Listing | undefined; onLook(): void };

/** What can be done now: on a phone two rows of buttons, the rest under *More*, so that the figures keep their room. */
function Onward({ own, onLook }: OnwardProps) {
  const toStart = useToStart();
  const isNarrow = useMatches(NARROW);
  const [isOpen, setOpen] = useState(false);
  const leadsOn = own?.firstGame ? <NextGame own={own} /> : null;
  const newGame = (
    <button type="button" className={leadsOn ? 'act' : 'act main'} onClick={toStart}>
      New game
    </button>
  );
  const look = (
    <button type="button" className="act plain" onClick={onLook}>
      Look at the board
    </button>
  );
  return (
    <footer>
      {leadsOn ?? newGame}
      {isNarrow ? look : null}
      {isNarrow ? (
        <button type="button" className="act plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          More
        </button>
      ) : null}
      {isNarrow && !isOpen ? null : (
        <>
          {own ? <SameGame own={own} /> : null}
          {leadsOn ? newGame : null}
          <ReviewButton className="act plain" />
        </>
      )}
      {isNarrow ? null : look}
    </footer>
  );
}

/** Where the buttons would take four rows. */
const NARROW = '(max-width: 560px)';
