import { useEffect, useRef } from 'react';
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { Place } from '../../../core/contract/values';
import type { Camera } from './camera';

/** Brings what others ask for into the middle, and what is selected into view. */
export function useShownPlaces(
  camera: Camera,
  geometry: BoardGeometry,
  wanted: { readonly place: Place; readonly n: number } | undefined,
  selected: Place | null,
): void {
  const now = useRef({ geometry, selected });
  now.current = { geometry, selected };

  const answered = useRef<number | undefined>(undefined);
  useEffect(() => {
    // only a new call is a reason to move; a sheet that is turned is none
    if (wanted === undefined || wanted.n === answered.current) return;
    answered.current = wanted.n;
    const point = geometry.centreOf(wanted.place);
    if (point !== null) camera.centre(point);
  }, [wanted, camera, geometry]);

  const key = String(selected);
  const shown = useRef(key);
  useEffect(() => {
    const { geometry: sheet, selected: place } = now.current;
    if (key === shown.current) return;
    shown.current = key;
    const point = place === null ? null : sheet.centreOf(place);
    if (point !== null) camera.reveal(point);
  }, [key, camera]);
}
