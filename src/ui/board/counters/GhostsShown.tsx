import { useMemo } from 'react';
import { useGame } from '../../../store/useGame';
import { GhostLayer, type GhostsUse } from './GhostLayer';

/** Where what is pointed at would bring counters; those that it does not bring anywhere, where they would stand anyway. */
export function GhostsShown({ ghosts: staying, ...use }: GhostsUse) {
  const pointed = useGame(({ preview }) => preview?.ghosts);
  const ghosts = useMemo(() => {
    if (!pointed) return staying;
    return [...staying.filter(({ counter }) => !pointed.some((one) => one.counter === counter)), ...pointed];
  }, [staying, pointed]);
  return <GhostLayer ghosts={ghosts} {...use} />;
}
