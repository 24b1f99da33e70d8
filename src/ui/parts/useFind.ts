/** From a line of a list to the map: its subject is lit, brought into the middle and looked at. */
import type { CounterView } from '../../core/contract/board';
import type { Place } from '../../core/contract/values';
import type { Cause } from '../../store/table/causes';
import { useGame } from '../../store/useGame';

/** Where lists are over the map, not beside it. */
const NARROW = '(max-width: 820px)';

export function useFind() {
  const lookAt = useGame((state) => state.lookAt);
  const inspect = useGame((state) => state.inspect);
  const pointOut = useGame((state) => state.pointOut);
  const openDialog = useGame((state) => state.openDialog);
  const show = (about: Cause) => {
    // On a small screen the lists close for the map; they come back as they were left.
    if (window.matchMedia(NARROW).matches) openDialog(null);
    lookAt(about);
    pointOut([about]);
  };
  return {
    light: (about: Cause) => pointOut([about]),
    dark: () => pointOut([]),
    find({ id }: CounterView) {
      inspect(id);
      show({ counters: [id], where: [] });
    },
    findPlace: (place: Place) => show({ counters: [], where: [{ kind: 'places', places: [place] }] }),
  };
}
