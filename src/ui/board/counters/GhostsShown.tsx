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
  const stood = useStood(use);
  return (
    <>
      {stood.length > 0 ? <GhostLayer {...use} ghosts={stood} stood /> : null}
      <GhostLayer {...use} {...(elsewhere && { elsewhere })} />
      {pointed ? <GhostLayer {...use} ghosts={pointed} passing /> : null}
      {planned.length > 0 ? <GhostLayer {...use} ghosts={planned} passing /> : null}
    </>
  );
}

/** Where those who stand elsewhere in what a side would do still are. */
function useStood({ counters }: GhostsUse): readonly Ghost[] {
  const real = useGame(({ play, replay }) => (replay ? undefined : play?.whatIf?.real.board.counters));
  return useMemo(() => {
    const supposed = new Set(counters.filter((one) => one.supposed).map(({ id }) => id));
    return (real ?? []).flatMap(({ id, at, facing }): readonly Ghost[] =>
      at !== null && supposed.has(id)
        ? [{ counter: id, at, ...(facing === undefined ? {} : { facing }) }]
        : [],
    );
  }, [real, counters]);
}

const NO_STEPS: readonly { readonly ghost: Ghost }[] = [];
