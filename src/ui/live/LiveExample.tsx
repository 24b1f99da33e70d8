import { type KeyboardEvent, useContext, useMemo, useRef, useState } from 'react';
import type { GameSystem } from '../../core/contract/system';
import type { Example } from '../../core/example/example';
import { stateOf } from '../../core/game';
import type { Parts } from '../../store/context';
import { examplesOf } from '../../store/learning/examples';
import { LESSONS } from '../../store/learning/lessons';
import { createLive, type Live as LiveTable } from '../../store/learning/live';
import { lazy } from '../../store/opening/lazy';
import { offerOf } from '../../store/opening/offer';
import { type Stores, StoresContext, useGame, usePlay } from '../../store/useGame';
import { Actions } from '../act/Actions';
import { JustNow } from '../answer/JustNow';
import { ReceiptCard } from '../answer/ReceiptCard';
import { WhyNot } from '../answer/WhyNot';
import { BoardContext, type BoardHandle } from '../board/boardHandle';
import { noBreak } from '../parts/noBreak';
import { useFetched } from '../parts/useFetched';
import { TheBoard } from '../screens/TheBoard';
import { useOffer } from '../useOffer';
import { SurfacesContext } from '../useSurface';
import { Announcer } from '../voice/Announcer';
import './live.css';

type Props = { readonly system: GameSystem; readonly rule: string };

/** The examples of a case, one at a time, on a board of its own. */
export function LiveExample({ system, rule }: Props) {
  const from = useMemo(() => lazy(() => examplesOf(system.id, rule)), [system, rule]);
  const examples = useFetched(from);
  if (examples === 'missing') return <p className="faint">The example could not be loaded.</p>;
  if (!examples) return <p className="faint">Setting up…</p>;
  return (
    <>
      <Live {...{ system, examples }} />
      <Taught system={system.id} rule={rule} />
    </>
  );
}

/** These examples, one at a time, once there is what they are laid out with. */
export function Live({ system, examples }: Omit<ExamplesProps, 'offer'>) {
  const offer = useOffer();
  const surfaces = useFetched(useContext(SurfacesContext));
  if (surfaces === 'missing') return <p className="faint">The example could not be loaded.</p>;
  if (!offer || !surfaces) return <p className="faint">Setting up…</p>;
  return <Examples {...{ offer, system, examples }} />;
}

/** The lessons that teach the case: a game that is left for one is kept. */
function Taught({ system, rule }: { readonly system: string; readonly rule: string }) {
  const lessons = LESSONS.filter(
    (lesson) => lesson.system === system && lesson.steps.some(({ rules }) => rules.includes(rule)),
  );
  if (lessons.length === 0) return null;
  return (
    <p className="live-taught">
      Taught in the {lessons.length > 1 ? 'lessons' : 'lesson'}{' '}
      {lessons.map(({ at, title }, i) => (
        <span key={at}>
          {i > 0 ? ', ' : null}
          <a href={`#learn=${at}`}>{title}</a>
        </span>
      ))}
    </p>
  );
}

type ExamplesProps = {
  readonly offer: Parts;
  readonly system: GameSystem;
  readonly examples: readonly Example[];
};

function Examples({ offer, system, examples }: ExamplesProps) {
  const [at, setAt] = useState(0);
  const example = examples[at];
  if (!example) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that were pressed on the table are kept from the page
    <div className="live" onKeyDown={keptHere}>
      <div className="live-head">
        <p className="overline">
          Example {examples.length > MANY ? <Choice {...{ at, examples, onStep: setAt }} /> : null}
          {counted(at, examples.length)}
          {example.act?.dice ? ' · its dice are set' : null}
        </p>
        {examples.length > 1 ? <Steps {...{ at, of: examples.length, onStep: setAt }} /> : null}
      </div>
      <p className="live-name" aria-live="polite">
        {noBreak(sentence(example.name))}
      </p>
      <Laid key={at} {...{ offer, system, example }} />
    </div>
  );
}

type LaidProps = { readonly offer: Parts; readonly system: GameSystem; readonly example: Example };

function Laid({ offer, system, example }: LaidProps) {
  const page = useContext(StoresContext);
  const consult = useGame((state) => state.consult);
  const [live] = useState(() => createLive(offerOf(offer), system.id, example, consult));
  const stores = useMemo<Stores | null>(() => page && { ...page, game: live.store }, [page, live]);
  return (
    <StoresContext value={stores}>
      <Table live={live} isTried={example.act !== undefined} />
    </StoresContext>
  );
}

/** `2 of 3`; nothing where there is one only. */
function counted(at: number, of: number): string {
  if (of === 1) return '';
  return of > MANY ? ` of ${of}` : `${at + 1} of ${of}`;
}

/** From so many on they can be chosen by their names. */
const MANY = 12;
type ChoiceProps = { readonly at: number; readonly examples: readonly Example[]; onStep(to: number): void };

function Choice({ at, examples, onStep }: ChoiceProps) {
  return (
    <select aria-label="Which example" value={at} onChange={({ target }) => onStep(Number(target.value))}>
      {examples.map(({ name }, i) => (
        <option key={name} value={i}>
          {i + 1}: {sentence(name)}
        </option>
      ))}
    </select>
  );
}

type StepsProps = { readonly at: number; readonly of: number; onStep(to: number): void };

function Steps({ at, of, onStep }: StepsProps) {
  return (
    <>
      <button type="button" className="link" disabled={at === 0} onClick={() => onStep(at - 1)}>
        Previous<span className="unseen"> example</span>
      </button>
      <button type="button" className="link" disabled={at + 1 === of} onClick={() => onStep(at + 1)}>
        Next<span className="unseen"> example</span>
      </button>
    </>
  );
}

/** The keys of the game around the book act on that game alone; Escape closes the book. */
function keptHere(event: KeyboardEvent) {
  if (event.key !== 'Escape') event.stopPropagation();
}

/** The board, what is tried on it, and what comes of it. */
function Table({ live, isTried }: { readonly live: LiveTable; readonly isTried: boolean }) {
  const board = useRef<BoardHandle>(null);
  const isAsItWas = usePlay(({ game, draft }) => game.record.entries.length === 0 && draft === null);
  const isRefused = useGame((state) => state.refusal !== null);
  return (
    <BoardContext value={board}>
      <div className="live-board" onWheelCapture={(event) => event.stopPropagation()}>
        <TheBoard handle={board} />
      </div>
      {live.words === '' ? null : (
        <p className="live-tried">
          <b>To try:</b> {noBreak(live.words)}
        </p>
      )}
      <div className="live-acts">
        {isTried ? (
          <button type="button" className="act main" onClick={live.tryIt}>
            Try it
          </button>
        ) : null}
        <button type="button" className="act" disabled={isAsItWas && !isRefused} onClick={live.putBack}>
          Put it back
        </button>
      </div>
      <Outcome />
      <Counts live={live} />
      <Announcer />
    </BoardContext>
  );
}

/** What came of it; and, where something else is begun on the board, what can be pressed for it. */
function Outcome() {
  const receipt = usePlay((play) => play.prompt.receipt);
  const isBegun = usePlay((play) => play.draft !== null);
  const last = useGame((state) => state.lastReceipt);
  return (
    <>
      <WhyNot />
      <JustNow />
      {isBegun && receipt ? <ReceiptCard receipt={receipt} dice={[]} isAhead /> : null}
      {!isBegun && last?.receipt ? <ReceiptCard receipt={last.receipt} dice={last.dice} /> : null}
      {isBegun ? <Actions /> : null}
    </>
  );
}

/** What the example is about and the board does not show, as it stands. */
function Counts({ live }: { readonly live: LiveTable }) {
  const game = usePlay((play) => play.game);
  const counts = useMemo(() => live.counts(stateOf(game)), [live, game]);
  if (counts.length === 0) return null;
  return (
    <section className="live-counts" aria-label="What is counted">
      <h2>What is counted</h2>
      <ul>
        {counts.map((line) => (
          <li key={line}>{noBreak(line)}</li>
        ))}
      </ul>
    </section>
  );
}

function sentence(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
}
