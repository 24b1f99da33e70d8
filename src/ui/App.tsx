import { lazy, Suspense } from 'react';
import { useGame } from '../store/useGame';
import { StartScreen } from './screens/StartScreen';
import { Trouble } from './Trouble';
import { useClosingPresses } from './useClosingPresses';

const table = () => import('./screens/GameScreen');
const rulebook = () => import('./screens/RulebookScreen');
const GameScreen = lazy(async () => ({ default: (await table()).GameScreen }));
const RulebookScreen = lazy(async () => ({ default: (await rulebook()).RulebookScreen }));

/** The screens beyond the start page; a game has to wait for them, or it could not be drawn. */
export async function fetchScreens(): Promise<void> {
  await Promise.all([table(), rulebook()]);
}

export function App() {
  const playing = useGame((state) => state.play !== null);
  const opening = useGame((state) => state.opening);
  const consulting = useGame((state) => state.consulting !== null);
  useClosingPresses();
  const layingOut = <p className="opening">Laying out the game…</p>;
  return (
    <Trouble>
      <Suspense fallback={layingOut}>
        {playing ? <GameScreen /> : opening ? layingOut : <StartScreen />}
      </Suspense>
      <Suspense>{consulting ? <RulebookScreen /> : null}</Suspense>
    </Trouble>
  );
}
