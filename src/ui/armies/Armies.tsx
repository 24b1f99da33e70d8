import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { useGame, usePlay } from '../../store/useGame';
import { useFocusWhileOpen } from '../focus/useFocusWhileOpen';
import { useLayer } from '../focus/useLayer';
import { useListFocus } from '../focus/useListFocus';
import { About } from '../panel/About';
import { ArmiesByPlace } from './ArmiesByPlace';
import { ArmiesBySide } from './ArmiesBySide';
import { ArmiesChoices } from './ArmiesChoices';
import './armies.css';
import { Reasons } from '../answer/Reasons';
import { instructionOf } from '../panel/instruction';
import { CloseIcon } from '../parts/icons';
import { noBreak } from '../parts/noBreak';
import type { Search } from './armyLists';
import { type ListName, ListTabs } from './ListTabs';

const ArmiesThreats = lazy(async () => ({
  default: (await import('./ArmiesThreats')).ArmiesThreats,
}));

/** Both armies and the board as lists, beside the map. Opened again they show the same list, unfiltered. */
export function Armies() {
  const dialog = useGame((state) => state.dialog);
  const [list, setList] = useState<ListName>('side');
  const open = dialog === 'armies' || dialog === 'choices' || dialog === 'threats';
  const [shown, setShown] = useState(dialog);
  if (shown !== dialog) {
    setShown(dialog);
    if (dialog === 'choices' || dialog === 'threats') setList(dialog);
  }
  return open ? <Drawer key={dialog} {...{ list, setList }} /> : null;
}

type Props = {
  readonly list: ListName;
  setList(list: ListName): void;
};

function Drawer({ list, setList }: Props) {
  const [search, setSearch] = useState<Search>({ query: '', tags: [] });
  const drawer = useRef<HTMLElement>(null);
  // The drawer stands open, and the map has given it its room, before it is filled.
  const isOpen = useDeferredValue(true, false);
  const openDialog = useGame((state) => state.openDialog);
  const putBack = useGame((state) => state.cancelDraft);
  const canPutBack = usePlay((play) => play.canPutBack);
  const close = () => openDialog(null);
  useFocusWhileOpen(drawer, 'h2');
  useLayer(true, close);
  useListFocus(drawer, '.armies-now');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (canPutBack) putBack();
    else close();
  };
  return (
    <aside className="armies" ref={drawer} aria-label="Armies" onKeyDown={onKeyDown}>
      <header>
        <h2 tabIndex={-1}>Armies</h2>
        <button type="button" className="quiet" aria-label="Close the armies" onClick={close}>
          <CloseIcon />
        </button>
        <ListTabs list={list} onChange={setList} />
      </header>
      <Now />
      <Refusal />
      <div
        className="scrolls armies-list"
        id={`list-${list}`}
        role="tabpanel"
        aria-labelledby={`tab-${list}`}
        key={list}
      >
        {isOpen && list === 'side' ? <ArmiesBySide search={search} onSearch={setSearch} /> : null}
        {isOpen && list === 'place' ? <ArmiesByPlace /> : null}
        {isOpen && list === 'choices' ? <ArmiesChoices /> : null}
        {isOpen && list === 'threats' ? <Threatened /> : null}
      </div>
    </aside>
  );
}

function Threatened() {
  return (
    <Suspense>
      <ArmiesThreats />
    </Suspense>
  );
}

/** What to do now, for players who do not look at the panel; the focus comes here when its line is gone. */
function Now() {
  const heading = usePlay((play) => play.prompt.heading);
  const instruction = usePlay(instructionOf);
  const lookedAt = useGame(({ replay }) => replay?.moment);
  return (
    <p className="armies-now" tabIndex={-1}>
      {lookedAt ? (
        <>
          <b>Looking back.</b> {lookedAt.turn} · {lookedAt.segment}
        </>
      ) : (
        <>
          <b>{heading}.</b> {noBreak(instruction)}
        </>
      )}
    </p>
  );
}

/** Why the last press was not possible, repeated here because the lists may cover the panel. */
function Refusal() {
  const refusal = useGame((state) => state.refusal);
  if (!refusal) return null;
  return (
    <section
      className={refusal.about ? 'army-why' : 'army-why refused'}
      aria-label={refusal.about ? 'What this is' : 'Why it was refused'}
    >
      <About lines={refusal.about?.slice(0, 1) ?? []} />
      <Reasons reasons={refusal.reasons} />
    </section>
  );
}
