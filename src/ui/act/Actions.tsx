import { memo, useMemo } from 'react';
import type { Choice } from '../../core/contract/table';
import { useGame, usePlay } from '../../store/useGame';
import { groupChoices, keyOf, stepsIn } from '../armies/armyLists';
import { SEVERAL, SEVERAL_KEY } from '../keys/keys';
import { ChoiceButton } from './ChoiceButton';
import { isBeside } from './Tray';
import './actions.css';

type Props = {
  /** In a lesson: what its step is about; other buttons look as if they could wait. */
  readonly leading?: readonly string[] | undefined;
};

/** The phase's buttons, at the foot of the panel. */
export function Actions({ leading }: Props) {
  const prompt = usePlay((play) => play.prompt);
  const steps = stepsIn(prompt.choices);
  const several = typeof prompt.several === 'object' ? prompt.several.begins : null;
  if (steps.length === 0 && several === null) return null;
  return (
    <section className="actions" aria-label="Actions">
      {several !== null && !leading ? <Several label={several} /> : null}
      {steps.map((choice) => (
        <ChoiceButton key={keyOf(choice, prompt)} choice={choice} kind={kindOf(choice, leading)} />
      ))}
      <MainPlace
        steps={steps}
        isObjected={prompt.objections.length > 0}
        isMissing={(prompt.missing ?? []).length > 0}
      />
    </section>
  );
}

/** Begins a choice of several counters, of none so far. */
function Several({ label }: { readonly label: string }) {
  return <ChoiceButton choice={{ target: SEVERAL, label, key: SEVERAL_KEY }} kind="plain several" />;
}

function kindOf({ weight, target }: Choice, leading: Props['leading']): string {
  const isLeading = !leading || (target.on === 'option' && leading.includes(target.id));
  return `${weight ?? 'plain'}${isLeading ? '' : ' calm'}`;
}

/** Up to this many counters or places are listed beside the board. */
const LISTED = 8;
/** And up to this many where obligations have their counters there to press too (actions.css). */
const LISTED_BESIDE_OWED = 3;

/** What can be chosen on the board: a short list, or a button to the long one. Counters beside the map are above. */
export const Listed = memo(function Listed() {
  const prompt = usePlay((play) => play.prompt);
  const counters = usePlay((play) => play.board.counters);
  const table = usePlay((play) => play.table);
  const { sides, places, facings } = useMemo(
    () => groupChoices(prompt, counters, table),
    [prompt, counters, table],
  );
  const groups = [
    ...sides.map(({ side, choices }) => ({ title: side.name, choices })),
    ...(facings.length > 0 ? [{ title: 'Facings', choices: facings }] : []),
    ...(places.length > 0 ? [{ title: 'Places', choices: places }] : []),
  ];
  const onBoard = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const beside = new Set(counters.filter(isBeside).map(({ id }) => id));
  const isElsewhere = ({ target }: Choice) => target.on !== 'counter' || !beside.has(target.id);
  const listed = groups
    .map(({ title, choices }) => ({ title, choices: choices.filter(isElsewhere) }))
    .filter(({ choices }) => choices.length > 0);
  if (listed.length === 0) return null;
  const isEither = onBoard > LISTED_BESIDE_OWED && onBoard <= LISTED;
  return (
    <section
      className={`listed folding${isEither ? ' either' : ''}${prompt.isAnswer ? ' answers' : ''}`}
      aria-label="Choices on the board"
    >
      <h2>Or choose here</h2>
      {onBoard > LISTED || isEither ? <AllChoices count={onBoard} /> : null}
      {onBoard > LISTED
        ? null
        : listed.map(({ title, choices }) => (
            <div key={title} className="choice-group">
              {listed.length > 1 ? <h3>{title}</h3> : null}
              <div className="choices">
                {choices.map((choice) => (
                  <ChoiceButton key={keyOf(choice, prompt)} choice={choice} kind="small" />
                ))}
              </div>
            </div>
          ))}
    </section>
  );
});

type PlaceProps = {
  readonly steps: readonly Choice[];
  readonly isObjected: boolean;
  readonly isMissing: boolean;
};

/**
 * The place of the step that moves the game on, while there is none: a button that gives up what was begun, or does
 * much at once, never moves there, so that one press too many costs nothing. It says no more than the rest of the
 * panel.
 */
function MainPlace({ steps, isObjected, isMissing }: PlaceProps) {
  const hasMain = steps.some(({ weight }) => weight === 'main');
  const mustKeepOff = steps.some(({ weight, sweeping }) => weight === 'back' || sweeping);
  const isBegun = usePlay((play) => play.draft !== null);
  // A turn that keys point to is shown on the map; nothing is put together by it yet.
  const isTurning = useGame(({ cursor }) => cursor?.facing !== undefined);
  if (hasMain || !mustKeepOff) return null;
  return (
    <p className="main-place" aria-hidden="true">
      {isMissing
        ? 'Almost ready: see above.'
        : isObjected
          ? 'Not possible yet: see above.'
          : isTurning
            ? 'Enter turns it so.'
            : isBegun
              ? 'Nothing to confirm yet.'
              : 'Choose on the map or above.'}
    </p>
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
