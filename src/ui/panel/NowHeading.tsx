import { useGame, usePlay, useSettings } from '../../store/useGame';
import { CoachSwitch } from '../coach/CoachPlace';
import { BY_FINGER, useMatches } from '../look/useMatches';
import { atNextFrame } from '../parts/atNextFrame';
import { noBreak } from '../parts/noBreak';
import { SideSymbol } from '../parts/SideSymbol';
import { useLight } from '../parts/useLight';
import { AGAIN, instructionOf, putBackInWords } from './instruction';
import './now.css';

type Props = {
  /** A task lights its own counters: names over them would only cover those beside them. */
  readonly isTaught?: boolean;
};

/** Whose turn it is, which phase, and what to do now in one sentence. */
export function NowHeading({ isTaught = false }: Props) {
  const prompt = usePlay((play) => play.prompt);
  const instruction = usePlay(instructionOf);
  const isShown = useShownFirst();
  const putBack = useGame((state) => state.putBack);
  const moment = usePlay((play) => play.moment);
  const sides = usePlay((play) => play.table.sides);
  const side = prompt.forBoth ? undefined : sides.find(({ id }) => id === prompt.by);
  const turnOf = sides.find(({ id }) => id === moment.side);
  const light = useLight();
  const asked = side && turnOf && side.id !== turnOf.id;
  return (
    <section
      ref={toTheTop}
      className={`now ${side ? `livery-${side.livery}` : ''}`}
      aria-label="Now"
      {...light({ counters: isTaught ? [] : (prompt.names ?? []), where: [] })}
    >
      <CoachSwitch />
      <p className="overline">
        {moment.turn}
        {asked ? ` · ${side.name} to decide` : null}
        {side && !asked ? <span className="to-play">{` · ${side.name} to play`}</span> : null}
      </p>
      <h1>
        {side ? <SideSymbol side={side} /> : null}
        {prompt.heading}
      </h1>
      <p className="instruction">
        {putBack.length > 0 && !isShown ? (
          <b className="put-back">{noBreak(putBackInWords(putBack))} </b>
        ) : null}
        {isShown ? AGAIN : noBreak(instruction)}
      </p>
    </section>
  );
}

/**
 * Whether a finger on the map has been shown what it would do. The bubble beside it has told that to those who listen.
 */
function useShownFirst(): boolean {
  const byFinger = useMatches(BY_FINGER);
  const oneTap = useSettings((settings) => settings.oneTap);
  const isAsked = byFinger && !oneTap;
  return useGame(
    ({ pointed, wouldAct }) => isAsked && pointed !== null && pointed.on !== 'option' && wouldAct(pointed),
  );
}

/** A new phase scrolls the panel to its top. */
function toTheTop(section: HTMLElement | null): (() => void) | undefined {
  const panel = section?.closest('.panel');
  if (!panel) return;
  return atNextFrame(() => {
    panel.scrollTo?.({ top: 0 });
    panel.querySelector('.panel-body')?.scrollTo?.({ top: 0 });
  });
}
