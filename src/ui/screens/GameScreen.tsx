import { useMemo } from 'react';
import { useGame, usePlay } from '../../store/useGame';
import { Board } from '../board/Board';
import { counterFaceOf } from '../counterFaces';
import { Announcer } from '../panels/Announcer';
import { GameHeader } from '../panels/GameHeader';
import { ResultCard } from '../panels/ResultCard';
import { SidePanel } from '../panels/SidePanel';
import { useGameKeys } from '../useGameKeys';

export function GameScreen() {
  useGameKeys();
  return (
    <div className="game">
      <GameHeader />
      <main className="board-place">
        <TheBoard />
      </main>
      <SidePanel />
      <ResultCard />
      <Announcer />
    </div>
  );
}

/** By itself, so that the panel can change without it. */
function TheBoard() {
  const table = usePlay((play) => play.table);
  const view = usePlay((play) => play.board);
  const face = usePlay((play) => counterFaceOf(play.system.id));
  const press = useGame((state) => state.press);
  const hover = useGame((state) => state.hover);
  const causes = useGame((state) => state.causes);
  const foreseen = useGame((state) => state.foresight?.marks);
  const focus = useGame((state) => state.focus);
  const extraMarks = useMemo(() => [...(foreseen ?? []), ...causes], [foreseen, causes]);
  if (!face) return null;
  return (
    <Board
      table={table}
      view={view}
      extraMarks={extraMarks}
      onPress={press}
      onHover={hover}
      counterFace={face}
      focusPlace={focus ?? undefined}
    />
  );
}
