import { atNextFrame } from '../parts/atNextFrame';
import { leaveTheEnd } from './stayAtTheEnd';

type TurnProps = { readonly to: 'Earlier' | 'Later'; onTurn(): void };

/** To the page before, or after. */
export function Turn({ to, onTurn }: TurnProps) {
  return (
    <p className="log-turn">
      <button
        type="button"
        className="link more"
        onClick={({ currentTarget, detail }) => {
          const place = currentTarget.closest('.log-turn');
          const read = to === 'Earlier' ? place?.nextElementSibling : place?.previousElementSibling;
          const box = place?.closest('.log-lines');
          if (box instanceof HTMLElement) leaveTheEnd(box);
          onTurn();
          if (read) atNextFrame(() => readOnFrom(read, { to, byKey: detail === 0 }));
        }}
      >
        {to} in the game
      </button>
    </p>
  );
}

/** What was read last stays in view, so that the reader goes on from there; who came by key stands on it. */
function readOnFrom(read: Element, { to, byKey }: { to: TurnProps['to']; byKey: boolean }): void {
  const box = read.closest('.log-lines');
  if (!box) return;
  const [here, all] = [read.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += to === 'Earlier' ? here.top - all.top - TURNED : here.bottom - all.bottom + TURNED;
  const lines = read.querySelectorAll<HTMLElement>('.line-text');
  const line = to === 'Earlier' ? lines[0] : lines[lines.length - 1];
  if (byKey) line?.focus({ preventScroll: true });
}
/** Pixels of what has been turned to that are seen beyond it. */
const TURNED = 48;
