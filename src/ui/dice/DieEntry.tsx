import type { WantedDie } from '../../core/resolve';
import { useGame } from '../../store/useGame';
import { noBreak } from '../parts/noBreak';
import { DieFace } from './DieFace';
import './dice.css';

/** Asks for the one die that is needed, when the players throw their own: a button and a key for each face. */
export function DieEntry({ wanted }: { readonly wanted: WantedDie }) {
  const enter = useGame((state) => state.enterDie);
  const { purpose, sides, entered } = wanted;
  return (
    <section className="die-entry" aria-label="Throw a die">
      <h2>{entered.length === 0 ? 'Throw a die' : 'Throw another die'}</h2>
      <p className="die-purpose">{noBreak(purpose)}</p>
      <ul className="die-faces">
        {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
          <li key={face}>
            <button
              type="button"
              className="die-button"
              aria-label={`${face}`}
              aria-keyshortcuts={face < 10 ? `${face}` : undefined}
              onClick={() => enter(face)}
            >
              <DieFace die={{ face, sides, by: 'generator', purpose: '' }} />
              {face < 10 ? <kbd>{face}</kbd> : null}
            </button>
          </li>
        ))}
      </ul>
      {entered.length === 0 ? <NotThisOne /> : <Entered dice={entered} />}
      {/* Where the press was that needs the die: a second press there neither enters one nor takes it back. */}
      <p className="main-place" aria-hidden="true">
        Enter the die to go on.
      </p>
    </section>
  );
}

/** Until the first die is entered the command can be taken back, and the choice to throw by hand undone. */
function NotThisOne() {
  const withdraw = useGame((state) => state.withdrawDie);
  const takeDiceFrom = useGame((state) => state.takeDiceFrom);
  const letTercioThrow = () => {
    withdraw();
    takeDiceFrom('generator');
  };
  return (
    <div className="choices">
      <button type="button" className="act back" onClick={withdraw}>
        Take the command back
      </button>
      <button type="button" className="act back" onClick={letTercioThrow}>
        Take it back and let Tercio throw
      </button>
    </div>
  );
}

function Entered({ dice }: { readonly dice: WantedDie['entered'] }) {
  return (
    <>
      <p className="faint">Entered for this command:</p>
      <ul className="die-entered">
        {dice.map((die, i) => (
          <li key={`${i} ${die.purpose}`}>
            <DieFace die={die} /> {noBreak(die.purpose)}
          </li>
        ))}
      </ul>
    </>
  );
}
