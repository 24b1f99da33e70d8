/** Which marks lie on what is pointed at, as the legend has them. */
import { useMemo } from 'react';
import type { Mark } from '../../../core/contract/board';
import type { Target } from '../../../core/contract/table';
import { placesOf } from '../../../core/hex/shapes';
import { useGame, usePlay, useShown } from '../../../store/useGame';
import type { KeyLine } from '../../../surface/surface';
import { useOverlayMarks } from '../../help/useOverlays';
import { useSurface } from '../../useSurface';
import { placeOfTarget } from '../selected';
import { nameOf } from './markMeanings';

export type MarkLine = Extract<KeyLine, { readonly means: Mark['means'] }>;

/** What pointing itself draws, and what the words of a press or of a refusal say. */
const SAID: readonly Mark['means'][] = [
  ...(['selected', 'target', 'attack', 'path', 'later', 'measure'] as const),
  ...(['sight', 'sight-blocked', 'hint', 'named', 'cause', 'blocker'] as const),
];
const NO_LINES: readonly MarkLine[] = [];

/** Each meaning once, of each side whose mark it is; none where nothing is marked that has to be explained. */
export function useMarksAt(target: Target | null): readonly MarkLine[] {
  const table = usePlay((play) => play.table);
  const surface = useSurface();
  const board = useShown((shown) => shown.board);
  const overlays = useOverlayMarks();
  const causes = useGame((state) => state.causes);
  const previewed = useGame(({ preview }) => preview?.marks);
  const isCostSaid = useGame(({ preview }) => preview !== null && preview.cost !== '');
  const lines = useMemo(() => surface?.keyOf(table).lines ?? [], [surface, table]);
  const place = target && placeOfTarget(target, board.counters);
  return useMemo(() => {
    if (typeof place !== 'string') return NO_LINES;
    const here = [...board.marks, ...overlays, ...causes, ...(previewed ?? [])].filter(
      ({ means, shape }) =>
        !SAID.includes(means) && !(means === 'reach' && isCostSaid) && placesOf(shape).includes(place),
    );
    return [...new Set(here.flatMap((mark) => lineOf(mark, lines) ?? []))];
  }, [place, board.marks, overlays, causes, previewed, isCostSaid, lines]);
}

/** That of its side, where each side has a mark of its own. */
function lineOf({ means, side }: Mark, lines: readonly KeyLine[]): MarkLine | undefined {
  const all = lines.filter(
    (line): line is MarkLine => 'means' in line && nameOf(line.means) === nameOf(means),
  );
  return all.find((line) => line.side === side) ?? all[0];
}
