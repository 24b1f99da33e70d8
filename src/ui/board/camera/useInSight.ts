/** What is to be decided on comes into view by itself, where all of it lies outside. */
import { type RefObject, useEffect, useRef } from 'react';
import type { BoardView, Mark } from '../../../core/contract/board';
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { CounterId, Place } from '../../../core/contract/values';
import { placesOf } from '../../../core/hex/shapes';
import { atNextFrame } from '../../parts/atNextFrame';
import { boxAround, MOST_ACTING } from './box';
import type { Camera } from './camera';
import { isInView } from './view';

const TARGETS: readonly Mark['means'][] = ['target', 'futile', 'reach'];

type Seen = {
  readonly boardRef: RefObject<HTMLElement | null>;
  readonly camera: Camera;
  readonly geometry: BoardGeometry;
  readonly view: BoardView;
  /** As `Prompt.acting`; none: all who are shown as able to act. */
  readonly acting: readonly CounterId[];
  /** Which segment of play it is: `1 French Combat Phase`; '' while a side sets up, whose ground is shown otherwise. */
  readonly phase: string;
};

/** As a phase begins, those who can act in it; as a counter is taken, its targets or where it can go, with it. */
export function useInSight({ boardRef, camera, geometry, view, acting, phase }: Seen): void {
  const begun = useRef(phase);
  const shownFor = useRef('');
  useEffect(() => {
    const { selected, targets } = aimOf(view);
    const aim = targets.length > 0 ? [...selected, ...pickedOf(view)].join() : '';
    const isNewPhase = begun.current !== '' && phase !== '' && begun.current !== phase;
    const isNewAim = aim !== '' && aim !== shownFor.current;
    const seen = () => {
      [begun.current, shownFor.current] = [phase, aim];
    };
    if (!isNewAim && !isNewPhase) return seen();
    const pointsOf = (places: readonly Place[]) =>
      places.map((place) => geometry.centreOf(place)).filter((point) => point !== null);
    /** Unless so large a share of them is in view. */
    const show = (wanted: readonly Place[], beside: readonly Place[], share = 0) => {
      const points = pointsOf(wanted);
      const { clientWidth: width = 1, clientHeight: height = 1 } = boardRef.current ?? {};
      const size = { width, height };
      const seenNow = points.filter((point) => isInView(camera.current(), point, size)).length;
      if (seenNow > share * points.length) {
        // On a map that was drawn small for a whole army, a few of them could not be read.
        if (share > 0 && seenNow === points.length) camera.revealAll(points, true);
        return;
      }
      const box = boxAround([...points, ...pointsOf(beside)], geometry.pitch);
      if (points.length > 0 && box) camera.show(box);
    };
    return atNextFrame(() => {
      // Not before: a change of the view within this frame has it shown in the next one.
      seen();
      camera.layOut();
      // Who is chosen by the phase itself comes before where he can go.
      if (isNewAim && !(isNewPhase && acting.length > 0)) show(targets, selected);
      else show(actorsOf(view, acting), [], acting.length > 0 ? MOST_ACTING : 0);
    });
  }, [boardRef, camera, geometry, view, acting, phase]);
}

function aimOf({ marks }: BoardView) {
  const of = (meanings: readonly Mark['means'][]) =>
    marks.flatMap(({ means, shape }) => (meanings.includes(means) ? placesOf(shape) : []));
  return { selected: of(['selected']), targets: of(TARGETS) };
}

/** Beside the map, too. */
function pickedOf({ counters }: BoardView): readonly CounterId[] {
  return counters.filter(({ condition }) => condition.includes('picked')).map(({ id }) => id);
}

function actorsOf({ counters }: BoardView, acting: readonly CounterId[]): readonly Place[] {
  const named = counters.filter(({ id }) => acting.includes(id));
  const ready = counters.filter(
    ({ condition }) => condition.includes('ready') || condition.includes('obliged'),
  );
  return (named.length > 0 ? named : ready).flatMap(({ at }) => (at === null ? [] : [at]));
}
