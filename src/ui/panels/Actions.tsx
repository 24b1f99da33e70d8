import { useMemo } from 'react';
import { useGame, usePlay } from '../../store/useGame';
import { groupChoices, keyOf } from './armyLists';
import { ChoiceButton } from './ChoiceButton';

/** How many counters or places are still worth a list beside the board. */
const LISTED = 8;

/** The phase's buttons, and what can be chosen on the board: as a short list, or as a way to the long one. */
export function Actions() {
  const prompt = usePlay((play) => play.prompt);
  const counters = usePlay((play) => play.board.counters);
  const table = usePlay((play) => play.table);
  const { steps, sides, places } = useMemo(
    () => groupChoices(prompt, counters, table),
    [prompt, counters, table],
  );
  const groups = [
    ...sides.map(({ side, choices }) => ({ title: side.name, choices })),
    ...(places.length > 0 ? [{ title: 'Places', choices: places }] : []),
  ];
  const onBoard = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <>
      {steps.length === 0 ? null : (
        <section className="actions" aria-label="Actions">
          {steps.map((choice) => (
            <ChoiceButton key={keyOf(choice, prompt)} choice={choice} kind={choice.weight ?? 'plain'} />
          ))}
        </section>
      )}
      {onBoard === 0 ? null : (
        <section className="listed folding" aria-label="Choices on the board">
          <h2>Or choose here</h2>
          {onBoard > LISTED ? (
            <AllChoices count={onBoard} />
          ) : (
            groups.map(({ title, choices }) => (
              <div key={title} className="choice-group">
                {groups.length > 1 ? <h3>{title}</h3> : null}
                <div className="choices">
                  {choices.map((choice) => (
                    <ChoiceButton key={keyOf(choice, prompt)} choice={choice} kind="small" />
                  ))}
                </div>
              </div>
            ))
          )}
        </section>
      )}
    </>
  );
}

function AllChoices({ count }: { readonly count: number }) {
  const openDialog = useGame((state) => state.openDialog);
  return (
    <button type="button" className="link all-choices" onClick={() => openDialog('choices')}>
      All {count} choices as a list
    </button>
  );
}
