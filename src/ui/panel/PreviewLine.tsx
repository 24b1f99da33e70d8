import { withCase } from '../../core/caseName';
import type { Reason } from '../../core/contract/values';
import { happenedAt } from '../../store/table/memory';
import { useGame, usePlay } from '../../store/useGame';
import { Reasons } from '../answer/Reasons';
import { useMemory } from '../board/marks/useMemory';
import { noBreak } from '../parts/noBreak';
import { ThreatPlace } from '../threat/ThreatPlace';
import { About } from './About';
import { MarksHere } from './MarksHere';
import './preview.css';

/** What a press at the pointer would do and cost, and what is there. Always present, so that nothing below it jumps. */
export function PreviewLine() {
  const preview = useGame((state) => state.preview);
  const refusal = useGame((state) => state.refusal);
  // What was just refused is shown once, as the answer to the press.
  const told = (reason: Reason) =>
    refusal?.reasons.some(({ rule, text }) => rule === reason.rule && text === reason.text) ?? false;
  const reasons = preview?.reasons.filter((reason) => !told(reason)) ?? [];
  const does = preview && (preview.text !== '' || preview.cost !== '');
  const happened = useHappened();
  const waits = preview?.waits?.filter((reason) => !told(reason)) ?? [];
  const about = [
    ...(preview?.about ?? []),
    ...waits.map(({ text, rule }) => withCase(text, rule)),
    ...happened.map((line) => `Just before: ${line}`),
  ];
  const pointed = useGame((state) => state.pointed);
  const said = does || about.length > 0 || reasons.length > 0;
  const why = [...(preview?.reasons ?? []), ...(preview?.waits ?? [])];
  const isToldBelow = reasons.length + waits.length < why.length;
  return (
    <section className="preview" aria-label="What a press would do">
      <div ref={asHighAsItsWords} className="preview-words">
        <h2>Under the pointer</h2>
        {said ? (
          <>
            {does ? (
              <p>
                {noBreak(preview.text)} {preview.cost === '' ? null : <b className="cost">{preview.cost}</b>}
              </p>
            ) : null}
            {reasons.length === 0 ? null : <Reasons reasons={reasons} className="reasons small" />}
            <ThreatPlace target={pointed} />
            <About lines={about} />
            <MarksHere target={pointed} />
          </>
        ) : (
          <p className="faint">
            {isToldBelow ? 'The reason is below.' : 'Point at the map: cost and odds appear here.'}
          </p>
        )}
      </div>
    </section>
  );
}

/** What the signs of the last turn mean at the hex pointed at. */
function useHappened(): readonly string[] {
  const traces = useMemory();
  const pointed = useGame((state) => state.pointed);
  const at = usePlay(({ board }) => {
    if (pointed?.on === 'place') return pointed.at;
    return pointed?.on === 'counter' ? board.counters.find(({ id }) => id === pointed.id)?.at : null;
  });
  return at === null || at === undefined ? [] : happenedAt(traces, at);
}

/**
 * The layout of the section is contained, so that other words move nothing else in the panel; here it grows before they
 * are painted if they need more room.
 */
function asHighAsItsWords(words: HTMLElement | null): (() => void) | undefined {
  const section = words?.parentElement;
  if (!words || !section) return undefined;
  const observer = new ResizeObserver(() => {
    section.style.height = `max(var(--preview-least), ${words.offsetHeight + 1}px)`;
  });
  observer.observe(words);
  return () => observer.disconnect();
}
