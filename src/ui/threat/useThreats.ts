/** What the enemy could bring against a side in his next turn: counted beside the page, and shown when it is there. */
import { useEffect, useMemo, useState } from 'react';
import type { OverlaySpec } from '../../core/contract/board';
import type { Threat, Threats } from '../../core/contract/coach';
import type { Target } from '../../core/contract/table';
import type { CounterId, Json, SideId } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { stateShown } from '../../store/table/replay';
import { useGame, usePlay, useShown } from '../../store/useGame';
import { useDesk } from '../coach/coachContext';

/** After a press the page is drawn first. */
const AFTER = 60;
/** Who only passes over the map asks for nothing. */
const RESTS_FOR = 180;

type Asked = { readonly side: SideId; readonly counter: CounterId | null };
type Heard = { readonly start: Json; readonly threats: Threats };

/** What has been counted of a state, for all who ask. */
const known = new WeakMap<object, Map<string, Threats>>();

function knownOf(state: Json): Map<string, Threats> {
  if (typeof state !== 'object' || state === null) return new Map();
  const found = known.get(state) ?? new Map<string, Threats>();
  known.set(state, found);
  return found;
}

const keyOf = ({ side, counter }: Asked) => `${side} ${counter ?? ''}`;

/** The sides that chosen overlays ask about, in one text, so that the same stays the same. */
export function sidesAside(specs: readonly OverlaySpec[], chosen: readonly string[]): string {
  return specs
    .flatMap(({ id, aside, side }) => (aside && side && chosen.includes(id) ? [side] : []))
    .join(' ');
}

/**
 * By side; until the present position is counted, what was counted of the one before. `counter`: the one that is looked
 * at, which counts for its own side.
 */
export function useThreats(sides: string, counter: CounterId | null): ReadonlyMap<SideId, Threats> {
  const desk = useDesk(sides !== '');
  const system = usePlay((play) => play.system.id);
  const start = usePlay(({ game }) => game.start);
  const state = useGame(({ play, replay }) => play && stateShown(play, replay));
  const counters = useShown((shown) => shown.board.counters);
  const ofSide = counters.find(({ id }) => id === counter)?.side ?? null;
  const asked = useMemo(
    () =>
      sides
        .split(' ')
        .flatMap((side): readonly Asked[] =>
          side === '' ? [] : [{ side: side as SideId, counter: side === ofSide ? counter : null }],
        ),
    [sides, counter, ofSide],
  );
  const [heard, setHeard] = useState<ReadonlyMap<SideId, Heard>>(NOTHING_HEARD);
  useEffect(() => {
    if (!desk || state === null) return undefined;
    const hear = ({ side }: Asked, threats: Threats) =>
      setHeard((before) => new Map(before).set(side, { start, threats }));
    const forget: (() => void)[] = [];
    const ask = (one: Asked) => {
      const had = knownOf(state).get(keyOf(one));
      if (had) return hear(one, had);
      const about = { system, kind: 'threats', ...one } as const;
      forget.push(
        desk.ask({ state, about }, (answer) => {
          if (!('threats' in answer)) return;
          knownOf(state).set(keyOf(one), answer.threats);
          hear(one, answer.threats);
        }),
      );
      return undefined;
    };
    const wait = setTimeout(() => asked.map(ask), AFTER);
    return () => {
      clearTimeout(wait);
      for (const one of forget) one();
    };
  }, [desk, system, start, state, asked]);
  return useMemo(() => {
    const shown = new Map<SideId, Threats>();
    for (const one of asked) {
      const last = heard.get(one.side);
      const threats = knownOf(state).get(keyOf(one)) ?? (last?.start === start ? last.threats : undefined);
      if (threats) shown.set(one.side, threats);
    }
    return shown;
  }, [asked, heard, start, state]);
}

const NOTHING_HEARD: ReadonlyMap<SideId, Heard> = new Map();

type Pointed = {
  readonly state: Json;
  readonly draft: Json;
  readonly target: Target | null;
  readonly threat: Threat | null;
};

/**
 * What could be brought against the counter that a press at the target would move there, or against the one that stands
 * there; null where nothing could, or its side is none of these.
 */
export function useThreatTo(target: Target | null, sides: string): Threat | null {
  const desk = useDesk(sides !== '');
  const system = usePlay((play) => play.system.id);
  const state = usePlay(({ game }) => stateOf(game));
  const draft = usePlay((play) => play.draft);
  const side = usePlay(({ board, prompt }) =>
    target?.on === 'counter' ? board.counters.find(({ id }) => id === target.id)?.side : prompt.by,
  );
  const [heard, setHeard] = useState<Pointed | null>(null);
  const isAsked = side !== undefined && side !== null && sides.split(' ').includes(side);
  useEffect(() => {
    if (!desk || !isAsked || (draft === null && target === null)) return undefined;
    let forget = () => {};
    const rest = setTimeout(() => {
      const counter = target?.on === 'counter' ? target.id : null;
      const about = { system, kind: 'threatTo', intended: { draft, target }, side, counter } as const;
      forget = desk.ask({ state, about }, (answer) => {
        if ('threat' in answer) setHeard({ state, draft, target, threat: answer.threat });
      });
    }, RESTS_FOR);
    return () => {
      clearTimeout(rest);
      forget();
    };
  }, [desk, system, state, draft, target, side, isAsked]);
  const isOfNow = heard?.state === state && heard.draft === draft && heard.target === target;
  return isAsked && isOfNow ? heard.threat : null;
}
