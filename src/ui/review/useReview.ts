import { useContext, useEffect, useState } from 'react';
import { type ReviewProgress, reviewGame } from '../../store/review/reviewing';
import { usePlay } from '../../store/useGame';
import { ComputerContext } from '../computer/computerContext';

/** The game on the table as the computer judges it, as far as it has come; it goes on while this is used. */
export function useReview(): ReviewProgress {
  const desk = useContext(ComputerContext);
  const play = usePlay((now) => now);
  const [progress, setProgress] = useState<ReviewProgress>({
    done: 0,
    of: play.log.groups.length,
    all: [],
    failed: false,
  });
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    desk?.fetch().then(
      (there) => {
        if (!isOver) end = reviewGame(there, play, setProgress);
      },
      () => setProgress((now) => ({ ...now, failed: true })),
    );
    return () => {
      isOver = true;
      end();
    };
  }, [desk, play]);
  return progress;
}
