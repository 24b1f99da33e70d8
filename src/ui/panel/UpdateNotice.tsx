import { useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { type Update, UpdateContext } from '../update';
import './banners.css';

/** Says that a new version is ready. It is used when the player chooses, never automatically. */
export function UpdateNotice() {
  const update = useContext(UpdateContext);
  return update ? <Notice update={update} /> : null;
}

function Notice({ update }: { readonly update: StoreApi<Update> }) {
  const { ready, take } = useStore(update);
  return (
    <div role="status">
      {ready ? (
        <div className="banner update">
          <p>A new version is ready. Your game is kept: reload when you like.</p>
          <button type="button" className="act small" onClick={take}>
            Reload now
          </button>
        </div>
      ) : null}
    </div>
  );
}
