import { useMemo } from 'react';
import type { Ghost } from '../../../core/contract/board';
import { useGame } from '../../../store/useGame';
import { GhostLayer, type GhostsUse } from './GhostLayer';

/**
 * Where what is being put together would bring counters, and instead of that where what is pointed at would; beside
 * them the others of a plan.
 */
export function GhostsShown(use: GhostsUse) {
  const pointed = useGame(({ preview }) => preview?.ghosts);
  const plan = useGame((state) => state.plan);
  const elsewhere = useMemo(() => pointed?.map(({ counter }) => counter), [pointed]);
  const planned = useMemo(() => {
    const drawn = [...use.ghosts, ...(pointed ?? [])].map(({ counter }) => counter);
    return (plan?.steps ?? NO_STEPS)
      .map(({ ghost }) => ghost)
      .filter(({ counter }) => !drawn.includes(counter));
  }, [plan, use.ghosts, pointed]);
  return (
    <>
      <GhostLayer {...use} {...(elsewhere && { elsewhere })} />
      {pointed ? <GhostLayer {...use} ghosts={pointed} passing /> : null}
      {planned.length > 0 ? <GhostLayer {...use} ghosts={planned} passing /> : null}
    </>
  );
}

const NO_STEPS: readonly { readonly ghost: Ghost }[] = [];
