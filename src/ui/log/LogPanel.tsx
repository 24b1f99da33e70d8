import { memo, useEffect, useId, useMemo, useState } from 'react';
import type { SideView } from '../../core/contract/map';
import type { Branch } from '../../core/record/branches';
import type { LogGroup } from '../../store/table/gameLog';
import { lightOf, litIn } from '../../store/table/litLines';
import { useGame, usePlay } from '../../store/useGame';
import { isPlanned } from '../../store/what-if/whatIf';
import { LogItem } from '../answer/LogItem';
import { useIsCoached } from '../coach/coachContext';
import { atNextFrame } from '../parts/atNextFrame';
import { BranchRows } from '../time/BranchRow';
import { TakenBack } from '../time/TakenBack';
import { LogLine } from './LogLine';
import { LINE_WALK } from './lineWalk';
import { pagesOf, pageWith } from './logPages';
import { goesOnFrom, partsOf } from './stages';
import { stayAtTheEnd } from './stayAtTheEnd';
import { Turn } from './Turn';
import './log.css';

const NO_BRANCHES: readonly Branch[] = [];

/** Everything that happened on this line of play, by turn and phase, newest last, with the branches that leave it. */
export function LogPanel() {
  const titleId = useId();
  const groups = usePlay((play) => play.log.groups);
  const sides = usePlay((play) => play.table.sides);
  const { name, ahead, branches } = usePlay((play) => play.sideLines);
  const head = usePlay((play) => play.game.record.head);
  const passed = branches.filter(({ fork }) => fork <= head);
  const last = groups.at(-1);
  const { from, to, turnBy } = usePages(groups);
  const { isFoldable, isFolded, fold } = useFolded();
  const title = `Log${name === '' ? '' : `: “${name}”`}`;
  if (isFolded) return <LastOfLog {...{ titleId, title, groups }} onOpen={() => fold(false)} />;
  return (
    <section className="log folding" aria-labelledby={titleId}>
      <h2 id={titleId} className={name === '' && !isFoldable ? 'log-title' : undefined}>
        {title}
        {isFoldable ? (
          <button type="button" className="link log-fold" aria-expanded={true} onClick={() => fold(true)}>
            Last line only
          </button>
        ) : null}
      </h2>
      <div
        className="scrolls log-lines"
        role="log"
        aria-live="off"
        ref={(box) => stayAtTheEnd(box, last)}
        {...LINE_WALK}
      >
        {groups.every(({ lines }) => lines.length === 0) && !ahead ? (
          <p className="faint">Nothing has happened yet.</p>
        ) : null}
        {from === 0 ? (
          <Branches branches={passed.filter(({ fork }) => fork < firstEntryOf(groups[0]))} />
        ) : (
          <Turn to="Earlier" onTurn={() => turnBy(-1)} />
        )}
        {groups.slice(from, to).map((group, i) => (
          <Group
            key={`${from + i} ${group.turn} ${group.segment}`}
            group={group}
            isGoneOn={i > 0 && goesOnFrom(groups[from + i - 1], group)}
            side={sides.find(({ id }) => id === group.side)}
            branches={forkingIn(passed, group, groups[from + i + 1])}
          />
        ))}
        <FollowTheReplay />
        {to < groups.length ? (
          <Turn to="Later" onTurn={() => turnBy(1)} />
        ) : (
          <TakenBack branches={branches.filter(({ fork }) => fork > head)} />
        )}
      </div>
    </section>
  );
}

/** Beside a coach, who needs the room, the log is its last line until it is opened, or the game looked back at. */
function useFolded() {
  const isCoached = useIsCoached();
  const looking = useGame((state) => state.replay !== null);
  const [folded, fold] = useState(true);
  const isFoldable = isCoached && !looking;
  return { isFoldable, isFolded: isFoldable && folded, fold };
}

type LastProps = {
  readonly titleId: string;
  readonly title: string;
  readonly groups: readonly LogGroup[];
  onOpen(): void;
};

function LastOfLog({ titleId, title, groups, onOpen }: LastProps) {
  const line = groups.findLast(({ lines }) => lines.length > 0)?.lines.at(-1);
  const planned = usePlay((play) => line !== undefined && isPlanned(play, line.entry));
  return (
    <section className="log folding last-only" aria-labelledby={titleId}>
      <h2 id={titleId}>{planned ? 'Planned' : title}</h2>
      <div className={planned ? 'log-last planned' : 'log-last'} role="log" aria-live="off">
        {line ? (
          <ul>
            <LogItem line={line} />
          </ul>
        ) : (
          <p className="faint">Nothing has happened yet.</p>
        )}
      </div>
      <button type="button" className="link log-fold" aria-expanded={false} onClick={onOpen}>
        All of it
      </button>
    </section>
  );
}

/** Two pages of the log: the last ones, those of the point looked at, or those the reader has turned to. */
function usePages(groups: readonly LogGroup[]) {
  const pages = useMemo(() => pagesOf(groups), [groups]);
  const last = groups.at(-1);
  const shown = useGame(({ replay }) => (replay ? pageWith(pages, groups, replay.entry) : pages.length - 1));
  const [turned, setTurned] = useState<{
    readonly by: number;
    readonly from: number;
    readonly of: unknown;
  }>();
  // New entries, and the point looked at, take precedence over where the reader has turned to.
  const by = turned && turned.of === last && turned.from === shown ? turned.by : 0;
  const page = Math.min(Math.max(shown + by, 0), pages.length - 1);
  return {
    from: pages[Math.max(page - 1, 0)]?.from ?? 0,
    to: pages[page]?.to ?? 0,
    turnBy: (step: number) => setTurned({ by: page + step - shown, from: shown, of: last }),
  };
}

function firstEntryOf(group: LogGroup | undefined): number {
  return group?.entries[0] ?? Number.POSITIVE_INFINITY;
}

function forkingIn(branches: readonly Branch[], group: LogGroup, next: LogGroup | undefined) {
  const [from, to] = [firstEntryOf(group), firstEntryOf(next)];
  const here = branches.filter(({ fork }) => fork >= from && fork < to);
  return here.length > 0 ? here : NO_BRANCHES;
}

type GroupProps = {
  readonly group: LogGroup;
  /** Its heading stands above the last lines of the group before. */
  readonly isGoneOn: boolean;
  readonly side: SideView | undefined;
  readonly branches: readonly Branch[];
};

const Group = memo(function Group({ group, isGoneOn, side, branches }: GroupProps) {
  const lit = useGame((state) => litIn(group, state));
  const planned = usePlay((play) => group.lines.findIndex(({ entry }) => isPlanned(play, entry)));
  const parts = useMemo(() => partsOf(group), [group]);
  if (group.lines.length === 0 && branches.length === 0) return null;
  return parts.map(({ segment, from, to }, number) =>
    number === 0 && to === 0 && parts.length > 1 ? null : (
      <section
        key={from}
        // A part that begins within a command may be of either side.
        className={`log-group ${side && number === 0 ? `livery-${side.livery}` : ''}`}
      >
        <h3 className={isGoneOn && number === 0 ? 'unseen' : planned < 0 ? undefined : 'with-plan'}>
          {group.turn} · {segment}
        </h3>
        <ul>
          {group.lines.length === 0 ? <BranchRows branches={branches} /> : null}
          {group.lines.slice(from, to).map((line, n) => (
            <Line
              key={`${line.entry}.${line.nth}`}
              {...{ group, branches, lit, planned, line }}
              i={from + n}
            />
          ))}
        </ul>
      </section>
    ),
  );
});

type LineProps = Pick<GroupProps, 'group' | 'branches'> & {
  readonly line: LogGroup['lines'][number];
  /** Its number among the lines of the group. */
  readonly i: number;
  readonly lit: string;
  /** The number of the first line that is planned; less than 0: none is. */
  readonly planned: number;
};

/** With what a plan begins with before it, and the branches that leave after it. */
function Line({ group, branches, line, i, lit, planned }: LineProps) {
  const from = i === 0 ? firstEntryOf(group) : line.entry;
  const next = group.lines[i + 1]?.entry ?? Number.POSITIVE_INFINITY;
  const leaving = branches.filter(({ fork }) => fork >= from && fork < next);
  return (
    <>
      {i === planned ? <li className="log-planned">Planned, not played</li> : null}
      <LogLine
        line={line}
        light={lit === '' ? undefined : lightOf(lit, i)}
        isPlanned={planned >= 0 && i >= planned}
      />
      {leaving.length === 0 ? null : <BranchRows branches={leaving} />}
    </>
  );
}

/** Branches that leave before the first line. */
function Branches({ branches }: { readonly branches: readonly Branch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul>
      <BranchRows branches={branches} />
    </ul>
  );
}

/** Keeps the shown line in view; renders nothing, so that the log is not rendered again at each step. */
function FollowTheReplay() {
  const entry = useGame((state) => state.replay?.entry);
  useEffect(() => {
    const line =
      entry === undefined ? null : document.querySelector<HTMLElement>('.log-lines .log-line.shown');
    const box = line?.closest('.log-lines');
    if (!line || !box) return;
    return atNextFrame(() => {
      const inSight =
        line.offsetTop >= box.scrollTop && line.offsetTop < box.scrollTop + box.clientHeight - 20;
      if (!inSight) box.scrollTop = line.offsetTop - box.clientHeight / 2;
    });
  }, [entry]);
  return null;
}
