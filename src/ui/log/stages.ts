/** Parts of the game that begin within a command stand under headings of their own in the log. */
import type { LogGroup } from '../../store/table/gameLog';

type Stages = {
  /** Of each line the heading that stands before it; null: it goes on with what the line before is about. */
  readonly before: readonly (string | null)[];
  /** What the last line is about. */
  readonly last: string;
};

export function stagesOf({ segment, lines }: Pick<LogGroup, 'segment' | 'lines'>): Stages {
  let last = segment;
  const before = lines.map(({ stage, entry }, i) => {
    const goesOn = lines[i - 1]?.entry === entry ? last : segment;
    const here = stage ?? goesOn;
    const isNew = here !== last;
    last = here;
    return isNew ? here : null;
  });
  return { before, last };
}

/** A run of lines under one heading: from that one on, to before that one. */
export type Part = { readonly segment: string; readonly from: number; readonly to: number };

/** The first is of the segment itself, and may have no lines. */
export function partsOf(group: Pick<LogGroup, 'segment' | 'lines'>): readonly Part[] {
  const starts = stagesOf(group).before.flatMap((segment, from) =>
    segment === null ? [] : { segment, from },
  );
  const all = [{ segment: group.segment, from: 0 }, ...starts];
  return all.map((part, i) => ({ ...part, to: all[i + 1]?.from ?? group.lines.length }));
}

/** Whether a group goes on with what the one before has ended with, under a heading that is there already. */
export function goesOnFrom(before: LogGroup | undefined, { turn, segment }: LogGroup): boolean {
  return before !== undefined && before.turn === turn && stagesOf(before).last === segment;
}
