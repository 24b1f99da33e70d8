import { useGame } from '../store/useGame';

/** To the start page, from a game that a lesson led to as well: going back in the browser leads to the lesson. */
export function useToStart(): () => void {
  const leave = useGame((state) => state.leave);
  const learn = useGame((state) => state.learn);
  return () => {
    learn(null);
    leave();
  };
}
