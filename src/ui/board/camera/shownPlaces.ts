import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { Place } from '../../../core/contract/values';
import { atNextFrame } from '../../parts/atNextFrame';
import type { Camera } from './camera';

type InView = { readonly places: readonly Place[]; readonly n: number; readonly legibly?: true };

/** Brings what others ask for into the middle or into view, and what is selected into view. */
export function useShownPlaces(
  camera: Camera,
  geometry: BoardGeometry,
  wanted: { readonly place: Place; readonly n: number } | undefined,
  selected: Place | null,
  inView: InView | undefined,
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
  useEffect(() => {
    if (inView === undefined || inView.n === broughtFor.current) return;
    broughtFor.current = inView.n;
    const points = inView.places.map((place) => geometry.centreOf(place)).filter((point) => point !== null);
    // A panel that gives way to what is shown does so first.
    return atNextFrame(() => {
      camera.layOut();
      camera.revealAll(points, inView.legibly === true);
    });
  }, [inView, camera, geometry]);

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
