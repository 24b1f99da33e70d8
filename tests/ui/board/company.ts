import type { CounterView } from '../../../src/core/contract/board';
import type { CounterId, SideId } from '../../../src/core/contract/values';

const FACE = { strength: 15, movement: 3, value: 3, disrupted: false, captured: false, army: 0 };

/** A counter as the board is given it; `id` is its own when several of a kind stand in one hex. */
export function counterIn(kind: string, at: string, id = `${kind} ${at}`): CounterView {
  return {
    id: id as CounterId,
    side: 'french' as SideId,
    at,
    tray: '',
    tags: [],
    name: kind,
    label: kind,
    face: { ...FACE, kind },
    condition: [],
  };
}

/** A hex and all around it. */
export const HEXES = ['0404', '0403', '0405', '0304', '0305', '0504', '0505'];
