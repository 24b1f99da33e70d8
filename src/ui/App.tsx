import { lazy, Suspense, useEffect } from 'react';
import { useGame } from '../store/useGame';
import { StartScreen } from './screens/StartScreen';
import { Trouble } from './Trouble';
import { useClosingPresses } from './useClosingPresses';

const table = () => import('./screens/GameScreen');
const rulebook = () => import('./screens/RulebookScreen');
const GameScreen = lazy(async () => ({ default: (await table()).GameScreen }));
const RulebookScreen = lazy(async () => ({ default: (await rulebook()).RulebookScreen }));

export function App() {
  const playing = useGame((state) => state.play !== null);
  const opening = useGame((state) => state.opening);
  const consulting = useGame((state) => state.consulting !== null);
  useClosingPresses();
  // Whoever looks at the start page will want them next.
  useEffect(() => void Promise.all([table(), rulebook()]).catch(() => undefined), []);
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
