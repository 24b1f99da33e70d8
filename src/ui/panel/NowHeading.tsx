import { usePlay } from '../../store/useGame';
import { CoachSwitch } from '../coach/CoachPlace';
import { atNextFrame } from '../parts/atNextFrame';
import { noBreak } from '../parts/noBreak';
import { SideSymbol } from '../parts/SideSymbol';
import { useLight } from '../parts/useLight';
import { instructionOf } from './instruction';
import './now.css';

/** Whose turn it is, which phase, and what to do now in one sentence. */
export function NowHeading() {
  const prompt = usePlay((play) => play.prompt);
  const instruction = usePlay(instructionOf);
  const moment = usePlay((play) => play.moment);
  const sides = usePlay((play) => play.table.sides);
  const side = sides.find(({ id }) => id === prompt.by);
  const turnOf = sides.find(({ id }) => id === moment.side);
  const light = useLight();
  const asked = side && turnOf && side.id !== turnOf.id;
  return (
    <section
      ref={toTheTop}
      className={`now ${side ? `livery-${side.livery}` : ''}`}
      aria-label="Now"
      {...light({ counters: prompt.names ?? [], where: [] })}
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
      <p className="instruction">{noBreak(instruction)}</p>
    </section>
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
