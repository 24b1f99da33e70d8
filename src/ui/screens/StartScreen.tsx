import { useId } from 'react';
import { type Battle, battlesOf } from '../../store/opening/listing';
import { useGame, useSettings } from '../../store/useGame';
import { SettingsMenu } from '../header/SettingsMenu';
import { Banners } from '../panel/Banners';
import { useListings } from '../useOffer';
import { Frontispiece } from './Frontispiece';
import { NewGame } from './NewGame';
import { DropPlace, OpenFile } from './OpenFile';
import { Questions } from './Questions';
import { SavedList } from './SavedList';
import './start.css';

/** From this many games on each has only a line or two. */
const MANY = 4;

/** What Tercio is, one click to a running game, and the stored games. */
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
          Lead an army of the Thirty Years War, with pikes, horse and guns on a map of hexagons: two at one
          screen, alone for both sides, or against the computer. You need not know the rules: Tercio shows
          what each counter can do, and explains what it refuses.
        </p>
        <Questions hasGames={hasGames} />
      </header>
      <div key={notices.join()} ref={notices.length === 0 ? null : intoView} className="start-notices">
        <Banners />
      </div>
      <div className="start-columns">
        <NeverPlayed />
        <div className={hasGames ? 'games' : undefined}>
          {hasGames ? <SavedList /> : <FirstSteps />}
          <OpenFile />
          {hasGames ? <FirstSteps /> : null}
        </div>
      </div>
      <BothSides />
      <section className={listings.length >= MANY ? 'new-games many' : 'new-games'} aria-label="New game">
        <p className="question">I know these games</p>
        {battlesOf(listings.filter(({ firstGame }) => !firstGame)).map((battle) => (
          <NewGames key={battle.name} battle={battle} />
        ))}
      </section>
      <footer className="start-foot">
        <p>
          Everything happens in this browser: no account, no server, and every command is stored as it is
          made.
        </p>
        <p>
          Tercio is an independent implementation for people who own or know these games. It is not affiliated
          with their publishers, and says the rules in its own words.
        </p>
      </footer>
    </DropPlace>
  );
}

/** Lessons, then the battles that are made for a first time. */
function NeverPlayed() {
  const titleId = useId();
  const firsts = useListings().filter(({ firstGame }) => firstGame);
  const learn = useGame((state) => state.learn);
  const done = useSettings(({ learned }) => learned.length);
  return (
    <section className="never-played" aria-labelledby={titleId}>
      <p className="question">I have never played this</p>
      <article className="new-game">
        <header>
          <h2 id={titleId}>Learn by doing</h2>
        </header>
        <p className="aim">
          Short lessons on the real board, from what a counter is to a battle of your own. One to three
          minutes each; leave whenever you like.
        </p>
        <button type="button" className="play" onClick={() => learn('')}>
          {done === 0 ? 'Begin' : 'Go on'} <span className="unseen">with the lessons</span>
          <small>
            {done === 0 ? 'no rules needed' : `${done} ${done === 1 ? 'lesson' : 'lessons'} done`}
          </small>
        </button>
      </article>
      {firsts.map((first) => (
        <NewGame key={`${first.system} ${first.id}`} entry={first} title={first.title} />
      ))}
    </section>
  );
}

/** One player or two: remembered, and never asked. */
function BothSides() {
  const on = useSettings((settings) => settings.bothSides);
  const change = useSettings((settings) => settings.change);
  return (
    <label className="both-sides">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => change({ bothSides: currentTarget.checked })}
      />
      <span>
        I play both sides
        <small>
          {on
            ? 'Alone at the screen, you lead each army in its own turn; the defender’s Leaders are chosen for you.'
            : 'New games are for two at this screen. Alone? Tick this, and lead each army in its own turn.'}
        </small>
      </span>
    </label>
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

/** Scrolls to the message after a file is opened at the foot of a long page. */
function intoView(notices: HTMLElement | null): void {
  notices?.scrollIntoView({ block: 'nearest' });
}

function FirstSteps() {
  const first = useListings().find(({ firstGame }) => firstGame);
  return (
    <section className="first-steps" aria-labelledby="first-steps-title">
      <h2 id="first-steps-title">How a game goes</h2>
      <ol>
        {first ? (
          <li>
            After the first 15 lessons, or at once, press <b>Play</b> beside {first.title}. {first.firstGame}
          </li>
        ) : null}
        <li>
          Beside or below the map it says whose turn it is and what to do now, and a button leads on. What you
          can choose is lit on the map.
        </li>
        <li className="by-mouse">
          Press one of your counters, then a lit hex to go to or an enemy to attack. Pointing shows what is
          there, and what a press would do and cost.
        </li>
        <li className="by-finger">
          Tap one of your counters, then a lit hex to go to or an enemy to attack. The first tap shows what it
          would do and cost, the second does it. Hold a finger on anything to read what it is.
        </li>
        <li>
          If something cannot be done, you are told why, and the counters and hexes that prevent it are lit.
        </li>
        <li>
          Try things out: <i>Undo</i> takes everything back
          <span className="by-mouse">
            , also with <kbd>Ctrl</kbd>+<kbd>Z</kbd>
          </span>
          . The game is stored as you play; close the page when you like.
        </li>
      </ol>
    </section>
  );
}
