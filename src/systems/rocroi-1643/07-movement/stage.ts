/** The movement of a segment at the table: units one at a time, and the leader whose marker was drawn. */
import type { Mark } from '../../../core/contract/board';
import type { Choice, Target } from '../../../core/contract/table';
import { activeUnits, isCommanded } from '../05-activation/active';
import { leaderDraft, leaderMarks, leaderPrompt, pressForLeader } from '../08-leaders/stage';
import { loneLeadersBefore } from '../11-combat/lone-leader';
import { openObligations } from '../11-combat/obligations';
import { check } from '../engine/judge';
import type { Command } from '../engine/types';
import { facingOf } from '../play/facings';
import { corpsName } from '../play/names';
import { chooseMover, noSuchOption, nothingToTrace, turnsNotNow } from '../play/reasons';
import {
  atHex,
  commandIfLegal,
  onCounter,
  option,
  type Press,
  PUT_BACK,
  pointedAt,
  refuse,
  type Stage,
  type StagePrompt,
  toDraft,
  unitMeant,
} from '../play/stage';
import type { Board, Unit } from '../state/board';
import { counted, named } from '../wording';
import { againOf } from './again';
import { followChoice, movingLeader, pressFollow } from './follow';
import { type LineMove, lineOf } from './line';
import { chargeTurned, marchPrompt, orderOf } from './march-prompt';
import { freshUnits, goingUnit, movableUnits, pointsLeft } from './movable';
import { canMove, moverReasons } from './move';
import {
  allowanceWords,
  frontMarks,
  ghostOf,
  marksOfMarch,
  previewLine,
  previewMarch,
  stopMarks,
  whyNotTo,
} from './preview';
import { destinationIn, destinations, draftTo, type March, marchOf, turnedTo, turningsOf } from './ways';

export const moveStage: Stage = {
  prompt(board, draft) {
    const march = marchOf(board, draft);
    if (march) return marchPrompt(board, march);
    const leader = leaderDraft(board, draft);
    return leader ? leaderPrompt(board, leader, [PUT_BACK]) : openPrompt(board);
  },

  press(board, draft, target) {
    const march = marchOf(board, draft);
    const leader = leaderDraft(board, draft);
    if (target.on === 'option') return pressOption(board, march, target.id);
    if (target.on === 'facing') return pressFacing(board, march, target);
    if (march) return pressOnMarch(board, march, target);
    if (leader) {
      const other = pointedAt(board, target);
      // Who moved last has points left, and is where the leader may want to be.
      const isOwnUnit = other?.counter?.is === 'unit' && freshUnits(board).includes(other.counter);
      if (!isOwnUnit) return pressForLeader(board, leader, 'moveLeader', target);
    }
    return choose(board, target);
  },

  preview(board, draft, target, pressed) {
    const before = marchOf(board, draft);
    if (before && target.on === 'option' && target.id === 'line') return previewLine(board, before);
    if (!before || target.on === 'option') return null;
    // Where it would stand, a press makes the move that is put together.
    const next =
      pressed.to === 'draft' ? marchOf(board, pressed.draft) : pressed.to === 'commands' ? before : null;
    if (!next || next.draft.steps.length === 0) return null;
    const shown = previewMarch(board, next);
    // Its marks are on the board already.
    const isSame = before.draft.steps.join() === next.draft.steps.join();
    return isSame ? { ...shown, marks: [], ghosts: [] } : shown;
  },

  marks(board, draft) {
    const march = marchOf(board, draft);
    if (march) return marchMarks(board, march);
    const leader = leaderDraft(board, draft);
    return leader ? leaderMarks(board, leader) : [];
  },

  ghosts(board, draft) {
    const march = marchOf(board, draft);
    return march && march.draft.steps.length > 0 ? [ghostOf(board, march)] : [];
  },

  turnable(board, draft) {
    const march = marchOf(board, draft);
    return march && { counter: march.unit.id, facings: turningsOf(board, march).map(({ facing }) => facing) };
  },

  instead(board, draft) {
    // While a way is traced, a press adds to it.
    if (draft === null || (draft.kind === 'move' && draft.tracing)) return [];
    const units = movableUnits(board);
    const leader = movingLeader(board);
    return [...units, ...(leader ? [leader] : [])].map(({ id }) => id);
  },
};

function openPrompt(board: Board): StagePrompt {
  const units = movableUnits(board);
  const leader = movingLeader(board);
  const corps = board.segment?.corps ?? null;
  const him = leader ? ` ${leader.name} can move${units.length > 0 ? ' too' : ''}.` : '';
  return {
    instruction: `${corps === null ? 'No corps is led.' : corpsWords(board, corps)}${him}`,
    ...(units.length > 0 ? { acting: units } : {}),
    choices: [
      ...units.map((unit) => unitChoice(board, unit)),
      ...(leader ? [onCounter(leader.id, named(leader), { cost: allowanceWords(leader.movement) })] : []),
      ...followChoice(board),
      option('end', corps === null ? 'End the segment' : 'Go on to combat', {
        ...{ key: 'e', weight: 'main' },
        ...(corps === null ? {} : { cost: combatWords(board) }),
      }),
    ],
  };
}

/** Who would fight as they stand now; a segment without combat ends with the same press. @rule 11.0 */
function combatWords(board: Board): string {
  const must = openObligations(board).length;
  if (must > 0) return `${must} must fight`;
  const may = activeUnits(board).some((unit) => loneLeadersBefore(board, unit).length > 0);
  return may ? 'a leader can be attacked' : 'nobody to fight: it ends the segment';
}

/** Who has not begun is counted; who has may go on. */
function corpsWords(board: Board, corps: string): string {
  const name = `the ${corpsName(board, corps)}`;
  const fresh = freshUnits(board).length;
  const going = goingUnit(board);
  const left = going ? `${going.name} has ${allowanceWords(pointsLeft(board, going))} left` : null;
  if (fresh === 0)
    return left === null ? `No unit of ${name} can still move.` : `Every unit of ${name} has moved; ${left}.`;
  const others = `${counted(fresh, 'unit')} can still move`;
  return `Move units of ${name}, one at a time; ${others}${left === null ? '' : `, and ${left}`}.`;
}

function unitChoice(board: Board, unit: Unit): Choice {
  const left = allowanceWords(pointsLeft(board, unit));
  return onCounter(unit.id, named(unit), {
    cost: isCommanded(board, unit) ? left : `${left}, out of command`,
  });
}

function choose(board: Board, target: Target): Press {
  const pointed = pointedAt(board, target);
  if (!pointed) return refuse(chooseMover());
  const leader = movingLeader(board);
  const meant = unitMeant(pointed);
  const isLeader = leader && (pointed.counter?.id === leader.id || pointed.leaders.includes(leader));
  const isBarred = !meant || moverReasons(board, meant).length > 0;
  if (leader && isLeader && (pointed.counter?.is === 'leader' || isBarred))
    return toDraft({ kind: 'leader', leader: leader.id });
  if (pointed.counter?.is === 'leader') {
    const to = pointed.counter.at ?? '';
    return refuse(...check(board, { do: 'moveLeader', leader: pointed.counter.id, to }));
  }
  if (!meant) return refuse(chooseMover());
  const barred = moverReasons(board, meant);
  if (barred.length > 0) return refuse(...barred);
  return toDraft({ kind: 'move', unit: meant.id, steps: [], tracing: false });
}

function pressOnMarch(board: Board, march: March, target: Target): Press {
  const pointed = pointedAt(board, target);
  if (!pointed || pointed.hex < 0) return choose(board, target);
  const { draft, begin, here, unit } = march;
  const { hex, counter } = pointed;
  if (counter?.is === 'leader' && counter.id === movingLeader(board)?.id) return choose(board, target);
  const other = unitMeant(pointed);
  if (other && other.id !== unit.id && !draft.tracing && canMove(board, other)) return choose(board, target);
  if (hex === here.hex && draft.steps.length > 0) return commandIfLegal(board, orderOf(draft));
  if (hex === begin.hex && !draft.tracing)
    return toDraft(draft.steps.length > 0 ? { ...draft, steps: [] } : null);
  const end = destinationIn(board, march, hex);
  if (end) return toDraft(draftTo(board, march, end));
  return refuse(...whyNotTo(board, march, hex));
}

function pressFacing(board: Board, march: March | null, target: Target & { readonly on: 'facing' }): Press {
  if (march?.unit.id !== target.counter) return refuse(turnsNotNow());
  const facing = facingOf(target.facing);
  if (facing === march.here.facing) return toDraft(march.draft);
  const steps = turnedTo(board, march, facing);
  if (steps) return toDraft({ ...march.draft, steps });
  const { draft, unit } = march;
  return refuse(...check(board, { do: 'move', unit: unit.id, steps: [...draft.steps, facing] }));
}

function pressOption(board: Board, march: March | null, id: string): Press {
  if (id === 'cancel') return toDraft(null);
  if (id === 'end') return commandIfLegal(board, { do: 'endMovement' });
  if (id === 'follow') return pressFollow(board);
  if (!march) return refuse(chooseMover());
  const { draft } = march;
  switch (id) {
    case 'go':
      return draft.steps.length > 0 ? commandIfLegal(board, orderOf(draft)) : refuse(nothingToTrace());
    case 'trace':
      return toDraft({ ...draft, tracing: true });
    case 'charge-way': {
      const turned = chargeTurned(board, march);
      return turned ? toDraft(turned) : refuse(noSuchOption());
    }
    case 'again': {
      const again = againOf(board, march);
      if (!again) return refuse(noSuchOption());
      const next = { ...draft, steps: again.end.steps };
      // A die that only a turn throws is asked for before it is thrown.
      return again.end.tests > 0 ? toDraft(next) : commandIfLegal(board, orderOf(next));
    }
    case 'line': {
      const more = lineOf(board, march);
      return more.length > 0
        ? commandIfLegal(board, orderOf(draft), ...more.map(orderOfLine))
        : refuse(noSuchOption());
    }
    default:
      return refuse(noSuchOption());
  }
}

function orderOfLine({ unit, steps }: LineMove): Command {
  return { do: 'move', unit: unit.id, steps };
}

/** Who would move along, before that is chosen. */
function lineMarks(board: Board, march: March): readonly Mark[] {
  if (march.draft.steps.length === 0) return [];
  return lineOf(board, march).map(
    ({ unit }): Mark => ({ means: { own: 'in-line' }, label: '', shape: atHex(unit.at ?? '') }),
  );
}

function marchMarks(board: Board, march: March): readonly Mark[] {
  const { unit, draft } = march;
  const found = destinations(board, march);
  const selected: Mark = { means: 'selected', label: '', shape: atHex(unit.at ?? '') };
  const reach = found.map(
    ([hex, { pose }]): Mark => ({ means: 'reach', label: `${pose.spent}`, shape: atHex(board.number(hex)) }),
  );
  const stops = stopMarks(
    board,
    unit,
    found.map(([hex]) => hex),
  );
  const front = draft.steps.length > 0 ? marksOfMarch(board, march) : frontMarks(board, unit, unit);
  return [selected, ...lineMarks(board, march), ...reach, ...stops, ...front];
}
