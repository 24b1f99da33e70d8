import { type KeyboardEvent, useId, useState } from 'react';
import type { Interlude } from '../../core/contract/table';
import { useGame, usePlay } from '../../store/useGame';
import { ChoiceButton } from '../act/ChoiceButton';
import { CoachBeside } from '../coach/CoachPlace';
import { LetComputer } from '../computer/ComputerFoot';
import { openModal } from '../focus/openModal';
import { SideSymbol } from '../parts/SideSymbol';
import { SheetRows } from '../standing/Sheets';
import './interlude.css';
import { noBreak } from '../parts/noBreak';
import '../standing/result.css';

/**
 * Between two segments of a game: the results of the last one, and below them the choices that lead on. Folded, it is
 * opened by a button and covers nothing before.
 */
export function InterludeCard({ folded = false }: { readonly folded?: boolean }) {
  const interlude = usePlay((play) => play.interlude);
  const lookingBack = useGame((state) => state.replay !== null);
  if (!interlude || lookingBack) return null;
  return <Card key={interlude.overline} interlude={interlude} folded={folded} />;
}

type CardProps = { readonly interlude: Interlude; readonly folded: boolean };

function Card({ interlude: { overline, title, text, sheets }, folded }: CardProps) {
  const [titleId, textId] = [useId(), useId()];
  const sides = usePlay((play) => play.table.sides);
  const [looking, setLooking] = useState(folded);
  const onKeyDown = useChoiceKeys();
  if (looking) {
    return (
      <button type="button" className="act main result-again" onClick={() => setLooking(false)}>
        {overline}
      </button>
    );
  }
  return (
    <dialog
      ref={openModal}
      className="dialog-card result interlude"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={onKeyDown}
      onClose={() => setLooking(true)}
    >
      <header>
        <p className="overline">{overline}</p>
        <h1 id={titleId}>{title}</h1>
        <p id={textId}>{noBreak(text)}</p>
      </header>
      <div className="result-sheets">
        {sheets.map((sheet) => {
          const side = sides.find(({ id }) => id === sheet.side);
          return (
            <section key={sheet.id} className={side ? `livery-${side.livery}` : undefined}>
              <h2>
                {side ? <SideSymbol side={side} /> : null}
                <span>{noBreak(sheet.title)}</span>
              </h2>
              <SheetRows sheet={sheet} />
            </section>
          );
        })}
        <Next />
        <CoachBeside />
      </div>
      <footer>
        <Choices />
        <button type="button" className="act back" onClick={() => setLooking(true)}>
          Look at the board
        </button>
      </footer>
    </dialog>
  );
}

/** The letters of the choices, and undo, work here as they do at the table. */
function useChoiceKeys(): (event: KeyboardEvent) => void {
  const choices = usePlay((play) => play.prompt.choices);
  const press = useGame((state) => state.press);
  const undo = useGame((state) => state.undo);
  return (event) => {
    const key = event.key.toLowerCase();
    const modified = event.ctrlKey || event.metaKey;
    const choice = choices.find((other) => other.key?.toLowerCase() === key);
    if (modified && key === 'z' && !event.shiftKey) undo();
    else if (choice && !modified && !event.altKey && !event.shiftKey && !event.repeat) press(choice.target);
    else return;
    event.preventDefault();
  };
}

/** Who has to choose, and what. */
function Next() {
  const prompt = usePlay((play) => play.prompt);
  const side = usePlay((play) => play.table.sides.find(({ id }) => id === play.prompt.by));
  return (
    <section className={side ? `livery-${side.livery}` : undefined}>
      <h2>
        {side ? <SideSymbol side={side} /> : null}
        {prompt.heading}
      </h2>
      <p>{noBreak(prompt.instruction)}</p>
    </section>
  );
}

function Choices() {
  const choices = usePlay((play) => play.prompt.choices);
  const isComputers = usePlay((play) => play.computer !== null);
  if (isComputers) return <LetComputer />;
  return choices.map((choice) => (
    <ChoiceButton key={choice.label} choice={choice} kind={choice.weight ?? 'plain'} />
  ));
}
