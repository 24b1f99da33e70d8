/** The command that sets a whole force up: case 3.0. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { change } from '../../engine/change';
import { type Placed, positionsSchema } from '../../engine/commandParts';
import { command, decision, event, openDecision, theDecision } from '../../engine/declare';
import type { HexNumber } from '../../scenario/map';
import { entered } from '../06-movement/entered';
import { canonicalSetUp, placesOf } from './dealing';
import { slotsOf } from './forces';
import { setUp as place, setUpReasons } from './judging';
import { rest } from './placing';
import { everythingSetUp, setUpFirst } from './reasons';

const form = v.strictObject({ do: v.literal('setUp'), positions: positionsSchema });

declare module '../../engine/types' {
  interface CommandTypes {
    /** A side's whole set-up, all of its force at once. */
    setUp: Read<typeof form>;
  }
  interface EventTypes {
    sideSetUp: { readonly side: SideId; readonly positions: readonly Placed[] };
    /** Counters for which no hex is left where their side stands: units and the Leader are lost, guns are `to`’s (freiburg:19.31). */
    leftWithoutHex: {
      readonly counters: readonly CounterId[];
      readonly guns: readonly CounterId[];
      readonly to: SideId;
    };
  }
  interface DecisionTypes {
    // biome-ignore lint/complexity/noBannedTypes: nothing more is known of it than whose it is
    setUp: {};
  }
}

export const settingUp = decision('setUp', (state, { by }) => setUpFirst(state, by));

export const setUp = command('setUp', {
  form,
  given: {
    answers: 'setUp',
    otherwise: everythingSetUp,
  },
  check: (state, { positions }) => setUpReasons(state, theDecision(state, 'setUp').by, positions),
  canonical(state, stated) {
    const open = openDecision(state, 'setUp');
    return open ? { ...stated, positions: canonicalSetUp(state, open.by, stated.positions) } : stated;
  },
  /** One that is sensible: what the file suggests, the others placed by what they are. */
  *moves(state) {
    const { by } = theDecision(state, 'setUp');
    const suggested = state.deployment?.suggested ?? {};
    const places = slotsOf(state, by).flatMap(({ id }) =>
      suggested[id] ? [[id, suggested[id]] as const] : [],
    );
    const positions = rest(state, by, Object.fromEntries(places)) ?? rest(state, by, {});
    if (positions)
      yield { do: 'setUp', positions: canonicalSetUp(state, by, placesOf(state, by, positions)) };
  },
  resolve: (play, { positions }) => place(play, theDecision(play.state, 'setUp').by, positions),
});

export const sideSetUp = event('sideSetUp', (state, { positions }) => {
  const at = new Map<string, HexNumber>(positions.map((placed) => [placed.counter, placed.at]));
  const ids = positions.map(({ counter }) => counter);
  const placed = change(state, ids, (c) => ({ ...c, at: at.get(c.id) ?? null, off: null }));
  const entering = positions.map(({ counter, at: hex }) => ({ counter, path: [hex] }));
  return entered({ ...placed, pending: null }, entering);
});

export const leftWithoutHex = event('leftWithoutHex', (state, { counters, guns, to }) => {
  const lost = change(state, counters, (counter) => ({ ...counter, at: null, off: 'fallen' }));
  return change(lost, guns, (gun) => ({ ...gun, holder: to }));
});
