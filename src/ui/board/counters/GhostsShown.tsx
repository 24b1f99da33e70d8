import { useMemo } from 'react';
import { useGame } from '../../../store/useGame';
import { GhostLayer, type GhostsUse } from './GhostLayer';

/** Where what is being put together would bring counters, and instead of that where what is pointed at would. */
export function GhostsShown(use: GhostsUse) {
  const pointed = useGame(({ preview }) => preview?.ghosts);
  const elsewhere = useMemo(() => pointed?.map(({ counter }) => counter), [pointed]);
  return (
    <>
      <GhostLayer {...use} {...(elsewhere && { elsewhere })} />
      {pointed ? <GhostLayer {...use} ghosts={pointed} passing /> : null}
    </>
  );
}
