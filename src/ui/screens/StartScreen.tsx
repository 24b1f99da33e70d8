import { useId } from 'react';
import { type Battle, battlesOf } from '../../store/listing';
import { useGame } from '../../store/useGame';
import { Banners } from '../panels/Banners';
import { SettingsMenu } from '../panels/SettingsMenu';
import { useListings } from '../useOffer';
import { Frontispiece } from './Frontispiece';
import { NewGame } from './NewGame';
import { DropPlace, OpenFile } from './OpenFile';
import { SavedList } from './SavedList';

/** From here on each game is told in a line or two. */
const MANY = 4;

/** What this is, one click to a running game, and the games that are kept. */
export function StartScreen() {
  const listings = useListings();
  const notices = useGame((state) => state.notices);
  const hasGames = useGame(({ saved, discarded }) => saved.length + discarded.length > 0);
  return (
    <DropPlace className="start">
      <div className="start-tools">
        <SettingsMenu />
      </div>
      <header className="start-head">
        <Frontispiece />
        <h1>Tercio</h1>
        <p className="lead">
          A table for the hex-and-counter battles of the Thirty Years War, for two at one screen or one
          playing both sides. It knows the whole rulebook: it shows what may be done, and says by case number
          why something may not.
        </p>
      </header>
      <div key={notices.join()} ref={notices.length === 0 ? null : intoView} className="start-notices">
        <Banners />
      </div>
      <div className="start-columns">
        <section className={listings.length >= MANY ? 'new-games many' : 'new-games'} aria-label="New game">
          {battlesOf(listings).map((battle) => (
            <NewGames key={battle.name} battle={battle} />
          ))}
        </section>
        <div className={hasGames ? 'games' : undefined}>
          {hasGames ? <SavedList /> : <FirstSteps />}
          <OpenFile />
          {hasGames ? <FirstSteps /> : null}
        </div>
      </div>
      <footer className="start-foot">
        <p>
          Everything happens in this browser: no account, no server, and every command is kept as it is made.
        </p>
        <p>
          Tercio is an independent implementation for people who own or know the games of 1976. It is not
          affiliated with their publisher, and says the rules in its own words.
        </p>
      </footer>
    </DropPlace>
  );
}

/** The games of one battle, under its name where there are several. */
function NewGames({ battle: { name, games } }: { readonly battle: Battle }) {
  const titleId = useId();
  const several = games.length > 1;
  const cards = games.map(({ entry, title }) => (
    <NewGame key={`${entry.system} ${entry.id}`} entry={entry} title={title} within={several} />
  ));
  if (!several) return cards;
  return (
    <section className="battle" aria-labelledby={titleId}>
      <h2 id={titleId}>{name}</h2>
      {cards}
    </section>
  );
}

/** Whoever opens a file at the foot of a long page has to see what came of it. */
function intoView(notices: HTMLElement | null): void {
  notices?.scrollIntoView({ block: 'nearest' });
}

function FirstSteps() {
  return (
    <section className="first-steps" aria-labelledby="first-steps-title">
      <h2 id="first-steps-title">Play in one minute</h2>
      <ol>
        <li>The panel says whose turn it is and what to do now. What can be chosen is lit on the map.</li>
        <li>
          Click a counter, then where it goes or whom it attacks. Cost and odds are shown before anything
          happens.
        </li>
        <li>
          What is refused says why: every reason with its case, and the counters and hexes that cause it.
        </li>
        <li>
          Anything can be taken back: Ctrl+Z. The game is kept as you play; close the page when you like.
        </li>
      </ol>
    </section>
  );
}
