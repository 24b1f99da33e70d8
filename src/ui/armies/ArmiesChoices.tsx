import { useMemo, useState } from 'react';
import type { Choice } from '../../core/contract/table';
import { useGame, usePlay } from '../../store/useGame';
import { ChoiceButton } from '../act/ChoiceButton';
import { Prospects } from '../answer/Prospects';
import { Reasons } from '../answer/Reasons';
import { DieEntry } from '../dice/DieEntry';
import { noBreak } from '../parts/noBreak';
import { useDescribe } from '../parts/useDescribe';
import { useFew } from '../parts/useFew';
import { useInTurn } from '../parts/useInTurn';
import { groupChoices, keyOf, wordsOf } from './armyLists';

/** From this length on a list can be searched. */
const LONG = 12;
/** Items of a longer list drawn at first. */
const FEW = 200;

/** Everything that can be chosen now: a whole game can be played from here. */
export function ArmiesChoices() {
  const prompt = usePlay((play) => play.prompt);
  const counters = usePlay((play) => play.board.counters);
  const table = usePlay((play) => play.table);
  const wanted = usePlay((play) => play.wanted);
  const { steps, sides, places, facings } = useMemo(
    () => groupChoices(prompt, counters, table),
    [prompt, counters, table],
  );
  const looking = useGame((state) => state.replay !== null);
  if (looking)
    return <p className="faint">You are looking at another point of the game: nothing can be chosen.</p>;
  if (wanted) return <DieEntry wanted={wanted} />;
  return (
    <>
      {prompt.objections.length === 0 ? null : (
        <section className="army-why" aria-label="Not possible yet">
          <h3>Not possible yet</h3>
          <Reasons reasons={prompt.objections} />
        </section>
      )}
      {prompt.receipt ? (
        <div className="army-odds">
          {noBreak(prompt.receipt.title)}: <b>{noBreak(prompt.receipt.total)}</b>
          <Prospects prospects={prompt.receipt.prospects} result={null} />
        </div>
      ) : null}
      <Group title="Actions" choices={steps} />
      {sides.map(({ side, choices }) => (
        <Group key={side.id} title={side.name} choices={choices} livery={side.livery} />
      ))}
      <Group title="Facings" choices={facings} />
      <Group title="Places" choices={places} />
      {prompt.choices.length === 0 ? <p className="faint">Nothing can be chosen now.</p> : null}
    </>
  );
}

type GroupProps = { readonly title: string; readonly choices: readonly Choice[]; readonly livery?: string };

/** Choices of one kind; a long list can be searched, places also by their description. */
function Group({ title, choices, livery }: GroupProps) {
  const prompt = usePlay((play) => play.prompt);
  const describe = useDescribe();
  const [query, setQuery] = useState('');
  const isLong = choices.length > LONG;
  const words = isLong ? wordsOf(query) : [];
  const found = choices.filter(({ target, label, cost = '' }) => {
    if (words.length === 0) return true;
    const told = target.on === 'place' ? describe(target.at) : '';
    const text = `${label} ${cost} ${told}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { shown, more } = useFew(found, FEW);
  const isDrawn = useInTurn(shown.length, '');
  if (choices.length === 0) return null;
  return (
    <section className={`army ${livery ? `livery-${livery}` : ''}`} aria-label={title}>
      <h3>
        {title} <span className="army-number">{choices.length} to choose from</span>
      </h3>
      {isLong ? (
        <input
          className="army-search"
          type="search"
          aria-label={`Find among ${title}`}
          placeholder="Find by any word"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      ) : null}
      {words.length > 0 ? (
        <p className="army-count" role="status">
          {found.length} of {choices.length}
        </p>
      ) : null}
      <div className="choices">
        {shown.map((choice, i) =>
          isDrawn(i) ? (
            <ChoiceButton key={keyOf(choice, prompt)} choice={choice} kind={`small ${choice.weight ?? ''}`} />
          ) : null,
        )}
        {more}
      </div>
    </section>
  );
}
