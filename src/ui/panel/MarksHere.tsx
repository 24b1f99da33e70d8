import type { Target } from '../../core/contract/table';
import { usePlay } from '../../store/useGame';
import { MarkSwatch } from '../board/marks/MarkSwatch';
import { useMarksAt } from '../board/marks/useMarksAt';
import { noBreak } from '../parts/noBreak';
import { useSurface } from '../useSurface';
import './marks-here.css';

/** What the marks mean that lie on a hex or under a counter: each as it is drawn, with the words of the legend. */
export function MarksHere({ target }: { readonly target: Target | null }) {
  const lines = useMarksAt(target);
  const sides = usePlay((play) => play.table.sides);
  const own = useSurface()?.marks;
  if (lines.length === 0) return null;
  return (
    <ul className="marks-here" aria-label="What is marked here">
      {lines.map(({ says, means, side }) => (
        <li key={says}>
          <MarkSwatch means={means} sides={sides} own={own} side={side ?? undefined} />
          <span>{noBreak(says)}</span>
        </li>
      ))}
    </ul>
  );
}
