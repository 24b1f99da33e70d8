import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { lazy } from '../store/opening/lazy';
import type { Progress } from '../store/state';
import { useGame } from '../store/useGame';
import { followMenus } from './focus/layers';
import { useClosingPresses } from './focus/useClosingPresses';
import { lazyScreen } from './screens/lazyScreen';
import { StartScreen } from './screens/StartScreen';
import { useToStart } from './useToStart';

const table = lazy(() => import('./screens/GameScreen'));
const rulebook = lazy(() => import('./screens/RulebookScreen'));
const learn = lazy(() => import('./learn/LearnScreen'));
const GameScreen = lazyScreen(table, (module) => module.GameScreen, LayingOut);
const LearnScreen = lazyScreen(learn, (module) => module.LearnScreen, LayingOut);
const RulebookScreen = lazyScreen(
  rulebook,
  (module) => module.RulebookScreen,
  () => null,
);

/** The screens beyond the start page; a game can be drawn only when they are loaded. */
export async function fetchScreens(): Promise<void> {
  await Promise.all([table.fetch(), rulebook.fetch()]);
}

export function App() {
  const playing = useGame((state) => state.play !== null);
  const opening = useGame((state) => state.opening);
  const consulting = useGame((state) => state.consulting !== null);
  useClosingPresses();
  useEffect(followMenus, []);
  const learning = useGame((state) => state.learning !== null);
  const screen = playing ? 'game' : opening ? 'opening' : learning ? 'learn' : 'start';
  // A game is put together bit by bit; what was there before it stays until then, and no longer answers.
  const before = useDeferredValue(screen);
  const shown = playing ? before : screen;
  useNoClicks(shown !== screen);
  return (
    <>
      <Screen shown={shown} />
      {consulting ? <RulebookScreen /> : null}
    </>
  );
}

function Screen({ shown }: { readonly shown: 'game' | 'opening' | 'learn' | 'start' }) {
  switch (shown) {
    case 'game':
      return <GameScreen />;
    case 'opening':
      return <LayingOut />;
    case 'learn':
      return <LearnScreen />;
    case 'start':
      return <StartScreen />;
  }
}

function useNoClicks(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const stop = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener('click', stop, true);
    return () => window.removeEventListener('click', stop, true);
  }, [isOn]);
}

/** If storage or a part of the program does not answer, there is a way back after a while. */
function LayingOut() {
  const toStart = useToStart();
  const progress = useGame((state) => state.progress);
  if (progress) return <Following {...progress} />;
  return (
    <div className="opening">
      <p>Laying out the game…</p>
      <div className="opening-late">
        <p>This takes longer than it should. The game stays where it is stored.</p>
        <button type="button" className="act" onClick={toStart}>
          Back to the start page
        </button>
      </div>
    </div>
  );
}

/** Progress of a large game that is being opened. */
function Following({ done, of }: Progress) {
  const toStart = useToStart();
  return (
    <div className="opening">
      <label>
        Following the game: {done} of {of} commands
        <progress value={done} max={of} />
      </label>
      <button type="button" className="act" onClick={toStart}>
        Cancel
      </button>
    </div>
  );
}
