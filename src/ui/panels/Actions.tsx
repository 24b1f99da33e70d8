import type { Choice } from '../../core/seam';
import { useGame, usePlay } from '../../store/useGame';

/** How many counters or places are still worth a list beside the board. */
const LISTED = 8;
/** The step that carries the game on comes first, what takes something back last. */
const WEIGHTS = ['main', undefined, 'back'] as const;

/** The phase's buttons, and a short list of what can be chosen on the board when there is not much of it. */
export function Actions() {
  const choices = usePlay((play) => play.prompt.choices);
  const onBoard = choices.filter(isOnBoard);
  const buttons = WEIGHTS.flatMap((weight) =>
    choices.filter((choice) => !isOnBoard(choice) && choice.weight === weight),
  );
  return (
    <>
      {buttons.length === 0 ? null : (
        <section className="actions" aria-label="Actions">
          {buttons.map((choice) => (
            <ChoiceButton key={keyOf(choice)} choice={choice} kind={choice.weight ?? 'plain'} />
          ))}
        </section>
      )}
      {onBoard.length === 0 || onBoard.length > LISTED ? null : (
        <section className="listed folding" aria-label="Choices on the board">
          <h2>Or choose here</h2>
          <div className="choices">
            {onBoard.map((choice) => (
              <ChoiceButton key={keyOf(choice)} choice={choice} kind="small" />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function ChoiceButton({ choice, kind }: { readonly choice: Choice; readonly kind: string }) {
  const press = useGame((state) => state.press);
  const hover = useGame((state) => state.hover);
  const point = () => hover(choice.target);
  const leave = () => hover(null);
  return (
    <button
      type="button"
      className={`act ${kind}`}
      aria-keyshortcuts={choice.key}
      onClick={() => press(choice.target)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <span>{choice.label}</span>
      {choice.price === undefined ? null : <small>{choice.price}</small>}
      {choice.key === undefined ? null : <kbd>{keyName(choice.key)}</kbd>}
    </button>
  );
}

function keyName(key: string): string {
  return key.toLowerCase() === 'escape' ? 'Esc' : key.toUpperCase();
}

function isOnBoard({ target }: Choice): boolean {
  return target.on === 'counter' || target.on === 'place';
}

function keyOf({ target, label }: Choice): string {
  return `${JSON.stringify(target)} ${label}`;
}
