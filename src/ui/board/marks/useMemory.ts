import { useMemo } from 'react';
import type { Remnant } from '../../../core/contract/board';
import { computerFor } from '../../../store/computer/players';
import { memoryOf } from '../../../store/table/memory';
import { useGame, usePlay, useSettings } from '../../../store/useGame';

const NOTHING: readonly Remnant[] = [];

/**
 * What the turn before has left on the map, and while the computer plays what its own leaves, where that is wanted; while
 * one looks back, the steps tell that.
 */
export function useMemory(): readonly Remnant[] {
  const isWanted = useSettings((settings) => settings.memory);
  const isLooking = useGame(({ replay }) => replay !== null);
  const log = usePlay((play) => play.log);
  const moment = usePlay((play) => play.moment);
  const verdict = usePlay((play) => play.verdict);
  const watched = usePlay((play) => computerFor(play, play.moment.side) !== null);
  return useMemo(
    () => (isWanted && !isLooking ? memoryOf({ log, moment, verdict }, watched) : NOTHING),
    [isWanted, isLooking, log, moment, verdict, watched],
  );
}
