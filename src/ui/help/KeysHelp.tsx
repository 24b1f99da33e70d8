import { type ReactNode, useId } from 'react';
import { useGame, usePlay } from '../../store/useGame';
import { openModal } from '../focus/openModal';
import { type KeyGroup, keyName, keysOf } from '../keys/keys';
import { CloseIcon } from '../parts/icons';
import { noBreak } from '../parts/noBreak';
import { segmentWordOf } from '../parts/segmentWord';
import { overlayKeys, useOverlaySpecs } from './useOverlays';
import './keys.css';
import { TYPED_COMMAND } from '../keys/TypedCommand';

/** All keys: those of the present choices first, then those that never change, then typed commands. */
export function KeysHelp() {
  const open = useGame((state) => state.dialog === 'keys');
  return open ? <Help /> : null;
}

function Help() {
  const close = useGame((state) => state.openDialog);
  const titleId = useId();
  const choices = usePlay((play) => play.prompt.choices);
  const play = usePlay((now) => now);
  const { system, table, board } = play;
  const choosesSeveral = system.choosesSeveral === true;
  const word = segmentWordOf(system);
  const now = choices.flatMap(({ key, label }) =>
    key === undefined ? [] : [{ keys: [keyName(key)], does: label }],
  );
  const specs = useOverlaySpecs();
  const shift = overlayKeys(specs);
  const lit = specs.flatMap(({ id, label }) => {
    const key = shift.get(id) ?? '';
    return key === '' ? [] : [{ keys: [`Shift ${key}`], does: label }];
  });
  return (
    <dialog ref={openModal} className="keys-help" aria-labelledby={titleId} onClose={() => close(null)}>
      <header>
        <h1 id={titleId}>Keys</h1>
        <button type="button" className="quiet" aria-label="Close the keys" onClick={() => close(null)}>
          <CloseIcon />
        </button>
      </header>
      <div className="key-groups">
        <Keys title="Now" lines={now} />
        {keysOf({ field: table.ground.field, counters: board.counters, choosesSeveral, word }).map(
          (group) => (
            <Keys key={group.title} {...group} />
          ),
        )}
        <Keys title="Laid over the map" lines={lit} />
        <Keys
          title="Typed commands"
          lines={system.typedForms.map(([form, does]) => ({ keys: [form], does }))}
        >
          <button
            type="button"
            className="act small"
            onClick={() => {
              close(null);
              // A dialog keeps the focus until it is gone.
              setTimeout(() => document.getElementById(TYPED_COMMAND)?.focus());
            }}
          >
            Type a command <kbd>/</kbd>
          </button>
        </Keys>
      </div>
    </dialog>
  );
}

function Keys({ title, lines, children }: KeyGroup & { readonly children?: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="overline">{title}</h2>
      <dl>
        {lines.map(({ keys, does }) => (
          <div key={`${keys.join()} ${does}`}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{noBreak(key)}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
