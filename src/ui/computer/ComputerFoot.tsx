import type { Computer } from '../../store/computer/players';
import { LEVEL_WORDS } from '../../store/computer/players';
import type { GameState } from '../../store/state';
import { useGame } from '../../store/useGame';
import './computer.css';

type Props = { readonly computer: Computer };

/** At the foot of the panel while the computer decides: what it is at, and how to stop it or to take its side over. */
export function ComputerFoot({ computer: { side, level } }: Props) {
  const thinking = useGame((state) => state.thinking);
  const doing = useGame(doingIn);
  const setPlayer = useGame((state) => state.setPlayer);
  return (
    <section className={`computer-foot livery-${side.livery}`} aria-label="Computer">
      <p role="status">
        <span className={thinking ? 'computer-light thinking' : 'computer-light'} aria-hidden="true" />
        {`${LEVEL_WORDS[level]} ${doing}`}
      </p>
      <div className="computer-ways">
        <LetComputer />
        <button type="button" className="act" onClick={() => setPlayer(side.id, 'person')}>
          Take over the {side.name} side
        </button>
      </div>
    </section>
  );
}

function doingIn({ elsewhere, held, thinking }: GameState): string {
  if (elsewhere) return 'does nothing in this tab.';
  if (held) return 'waits.';
  return thinking ? 'is thinking…' : 'is about to act.';
}

/** Stops the computer, or lets it go on: one button, so that a press too many only does the other. */
export function LetComputer() {
  const held = useGame((state) => state.held);
  const hold = useGame((state) => state.hold);
  return (
    <button
      type="button"
      className={held ? 'act main' : 'act'}
      aria-keyshortcuts={held ? undefined : 'Escape'}
      onClick={() => hold(!held)}
    >
      <span>{held ? 'Let the computer go on' : 'Stop'}</span>
      {held ? null : <Escape />}
    </button>
  );
}

/** `aria-keyshortcuts` says it; in the name of the button it would be read as one more word. */
function Escape() {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus
  return <kbd aria-hidden="true">Esc</kbd>;
}
