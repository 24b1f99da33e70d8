import { useEffect, useEffectEvent, useRef } from 'react';
import type { Mark } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { Place } from '../../../core/contract/values';
import { atNextFrame } from '../../parts/atNextFrame';
import { tagWidth } from '../marks/tagWidth';
import type { Camera } from './camera';

type InView = { readonly places: readonly Place[]; readonly n: number; readonly legibly?: true };

/**
 * The middles of these places; of one in which a way ends, the points around which all is in view that is written there,
 * above or below its counter.
 */
export function pointsShown(
  places: readonly Place[],
  marks: readonly Mark[],
  geometry: BoardGeometry,
): readonly BoardPoint[] {
  return places.flatMap((place) => {
    const centre = geometry.centreOf(place);
    if (centre === null) return [];
    const labels = marks.flatMap(({ label, shape }) =>
      shape.kind === 'line' && label !== '' && shape.through.at(-1) === place ? [label] : [],
    );
    const aside = Math.max(0, ...labels.map((label) => (tagWidth(label) - geometry.pitch) / 2));
    if (aside === 0) return [centre];
    return [-aside, aside].flatMap((x) =>
      [-LABELS_REACH, LABELS_REACH].map((y) => ({ x: centre.x + x, y: centre.y + y })),
    );
  });
}
/** Of what is written above or below a counter, beyond its hex. */
const LABELS_REACH = 17;

/** Brings what others ask for into the middle or into view, and what is selected into view. */
export function useShownPlaces(
  camera: Camera,
  geometry: BoardGeometry,
  wanted: { readonly place: Place; readonly n: number } | undefined,
  selected: Place | null,
  inView: InView | undefined,
  marks: readonly Mark[],
): void {
  const answered = useRef<number | undefined>(undefined);
  useEffect(() => {
    // only a new call is a reason to move; a sheet that is turned is none
    if (wanted === undefined || wanted.n === answered.current) return;
    answered.current = wanted.n;
    const point = geometry.centreOf(wanted.place);
    if (point !== null) camera.centre(point);
  }, [wanted, camera, geometry]);

  const broughtFor = useRef<number | undefined>(undefined);
  const bring = useEffectEvent(({ places, legibly }: InView) => {
    camera.layOut();
    camera.revealAll(pointsShown(places, marks, geometry), legibly === true);
  });
  useEffect(() => {
    if (inView === undefined || inView.n === broughtFor.current) return;
    broughtFor.current = inView.n;
    // A panel that gives way to what is shown does so first.
    return atNextFrame(() => bring(inView));
  }, [inView]);

  const key = String(selected);
  const shown = useRef(key);
  const reveal = useEffectEvent(() => {
    const point = selected === null ? null : geometry.centreOf(selected);
    if (point !== null) camera.reveal(point);
  });
  useEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    return atNextFrame(reveal);
  }, [key]);
}
