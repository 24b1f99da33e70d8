import { useContext, useEffect, useState } from 'react';
import { StoresContext } from '../../store/useGame';
import { type Announcement, announcement } from './announcement';

/** Marks a button whose preview is announced when keys reach it. */
export const FORETOLD = { 'data-foretold': '' } as const;

type Said = Announcement & { readonly n: number };

/** Tells a screen reader what has just happened and what to do now: refusals at once, everything else in turn. */
export function Announcer() {
  const store = useContext(StoresContext)?.game;
  const [last, setLast] = useState<Said | null>(null);
  useEffect(() => {
    if (!store) return;
    const say = (told: Announcement | null) => {
      if (told) setLast((before) => ({ ...told, n: (before?.n ?? 0) + 1 }));
    };
    say(announcement({ ...store.getState(), play: null, refusal: null }, store.getState()));
    return store.subscribe((now, before) => say(announcement(before, now, isPointing())));
  }, [store]);
  return (
    <div className="unseen">
      <div role="status" aria-live="polite">
        <Words said={last?.urgent ? null : last} />
      </div>
      <div role="alert" aria-live="assertive">
        <Words said={last?.urgent ? last : null} />
      </div>
    </div>
  );
}

/** The same words twice are two announcements: each has its own element. */
function Words({ said }: { readonly said: Said | null }) {
  return said ? <p key={said.n}>{said.said}</p> : null;
}

/** The focus came by keys, not by a pointer. */
function isPointing(): boolean {
  return document.activeElement?.matches('[data-foretold]:focus-visible') ?? false;
}
