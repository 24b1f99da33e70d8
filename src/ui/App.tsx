import { useGame } from '../store/useGame';
import { GameScreen } from './screens/GameScreen';
import { RulebookScreen } from './screens/RulebookScreen';
import { StartScreen } from './screens/StartScreen';
import { Trouble } from './Trouble';
import { useClosingPresses } from './useClosingPresses';

export function App() {
  const playing = useGame((state) => state.play !== null);
  const opening = useGame((state) => state.opening);
  useClosingPresses();
  return (
    <Trouble>
      {playing ? <GameScreen /> : opening ? <p className="opening">Laying out the game…</p> : <StartScreen />}
      <RulebookScreen />
    </Trouble>
  );
}
