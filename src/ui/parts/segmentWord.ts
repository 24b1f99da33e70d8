import type { Table } from '../../core/contract/table';
import { usePlay } from '../../store/useGame';

/** What players call a segment of the game: `phase`; `part` where its system has no word for it. */
export function segmentWordOf({ segmentWord = 'part' }: Pick<Table, 'segmentWord'>): string {
  return segmentWord;
}

/** That of the game on the table. */
export function useSegmentWord(): string {
  return usePlay(({ system }) => segmentWordOf(system));
}
