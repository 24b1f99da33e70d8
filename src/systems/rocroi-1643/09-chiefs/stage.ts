/** Commanders in chief at the table: which corps one leads, and where he goes after the operations. */
import type { Mark } from '../../../core/contract/board';
import type { Target } from '../../../core/contract/table';
import { notThisChief } from '../07-movement/reasons';
import { commandNow, corpsInReach } from '../08-leaders/command';
import { movingChief } from '../08-leaders/move-leader';
import { leaderMarks, leaderPrompt, pressForLeader } from '../08-leaders/stage';
import { theDecision } from '../engine/declare';
import { corpsName } from '../play/names';
import { chooseCorpsNow, noSuchOption } from '../play/reasons';
import {
  atHex,
  atHexes,
  commandIfLegal,
  option,
  type Press,
  pointedAt,
  refuse,
  type Stage,
  toDraft,
  unitMeant,
} from '../play/stage';
import type { Subject } from '../rulebook/cited';
import type { Board, Leader } from '../state/board';
import { counted, named } from '../wording';

const STAY = option('stay', 'He stays where he is', { key: 's', weight: 'main' });

export const chiefStage: Stage = {
  prompt(board) {
    const chief = movingChief(board);
    return chief
      ? {
          ...leaderPrompt(board, chief, [STAY]),
          acting: [chief],
          instruction: `${chief.name} has not moved in this turn: choose where he goes, or let him stay. One press moves him.`,
        }
      : { instruction: 'Nobody moves.', choices: [STAY] };
  },
  press(board, _draft, target) {
    if (target.on === 'option') {
      if (target.id === 'cancel') return toDraft(null);
      return target.id === 'stay' ? commandIfLegal(board, { do: 'endChief' }) : refuse(noSuchOption());
    }
    const chief = movingChief(board);
    return chief ? pressForLeader(board, chief, 'moveChief', target) : refuse(notThisChief());
  },
  marks(board) {
    const chief = movingChief(board);
    return chief ? leaderMarks(board, chief) : [];
  },
};

const CORPS = 'corps:';

export const chooseCorpsStage: Stage = {
  prompt(board) {
    const chief = theChief(board);
    const open = corpsInReach(board, chief);
    return {
      instruction: `Which corps does ${chief.name} lead in this segment?`,
      names: [chief],
      subject: () => corpsSubject(board, chief),
      choices: [
        ...open.map((corps, i) =>
          option(`${CORPS}${corps}`, `The ${corpsName(board, corps)}`, {
            key: `${i + 1}`,
            cost: reachWords(board, chief, corps),
          }),
        ),
        option(`${CORPS}`, 'None of them', { key: 's' }),
      ],
    };
  },
  press(board, _draft, target) {
    if (target.on !== 'option') return pressUnit(board, target);
    if (target.id === 'cancel') return toDraft(null);
    if (!target.id.startsWith(CORPS)) return refuse(noSuchOption());
    const corps = target.id.slice(CORPS.length);
    return commandIfLegal(board, { do: 'chooseCorps', corps: corps === '' ? null : corps });
  },
  /** Of a corps who of it would be led, and who would not. */
  preview(board, _draft, target, pressed) {
    const [command] = pressed.to === 'commands' ? pressed.commands : [];
    if (command?.do !== 'chooseCorps' || command.corps === null) return null;
    const chief = theChief(board);
    const { corps } = command;
    return {
      text: `${chief.name} leads the ${corpsName(board, corps)}: ${reachWords(board, chief, corps)}.`,
      cost: '',
      reasons: [],
      marks: target.on === 'option' ? corpsMarks(board, chief, corps) : [],
    };
  },
  marks(board) {
    const chief = theChief(board);
    return corpsInReach(board, chief).map((corps) => ({
      means: 'reach',
      label: '',
      shape: atHexes(commanded(board, chief, corps).flatMap(({ unit }) => board.unit(unit)?.at ?? [])),
    }));
  },
  instead(board) {
    const chief = theChief(board);
    return corpsInReach(board, chief).flatMap((corps) =>
      commanded(board, chief, corps).map(({ unit }) => unit),
    );
  },
};

function theChief(board: Board): Leader {
  return board.knownLeader(theDecision(board, 'chooseCorps').leader);
}

/** A unit means its corps. */
function pressUnit(board: Board, target: Target): Press {
  const pointed = pointedAt(board, target);
  const unit = pointed && unitMeant(pointed);
  return unit && unit.side === theChief(board).side
    ? commandIfLegal(board, { do: 'chooseCorps', corps: unit.corps })
    : refuse(chooseCorpsNow({ counters: [theChief(board)] }));
}

function commanded(board: Board, chief: Leader, corps: string) {
  return commandNow(board, chief, corps).filter(({ by }) => by !== 'nobody');
}

function corpsMarks(board: Board, chief: Leader, corps: string): readonly Mark[] {
  return commandNow(board, chief, corps).map(({ unit, by }): Mark => {
    const shape = atHex(board.knownUnit(unit).at ?? '');
    return by === 'nobody'
      ? { means: { own: 'uncommanded' }, label: 'out of command', shape }
      : { means: { own: 'command' }, label: '', shape, side: board.sideId(chief.side) };
  });
}

/** `9 of 13 in command, 4 have moved` */
export function reachWords(board: Board, chief: Leader, corps: string): string {
  const all = board.units.filter((unit) => unit.corps === corps && unit.at !== null);
  const moved = all.filter((unit) => unit.moved).length;
  const reached = `${commanded(board, chief, corps).length} of ${all.length} in command`;
  return moved > 0 ? `${reached}, ${counted(moved, 'has', 'have')} moved` : reached;
}

/** Every corps of his side, those that he does not reach too. */
function corpsSubject(board: Board, chief: Leader): Subject {
  const side = board.sideId(chief.side);
  const open = corpsInReach(board, chief);
  return {
    title: named(chief),
    note: `He leads units within ${counted(chief.radius, 'hex', 'hexes')}, and those in line with them.`,
    rows: board.scenario.corps
      .filter((corps) => corps.side === side && board.units.some((unit) => unit.corps === corps.id))
      .map(({ id, name }) => ({
        label: name,
        printed: '',
        now: open.includes(id) ? reachWords(board, chief, id) : 'not reached',
        because: open.includes(id) ? '' : 'no unit of it is reached by a chain',
        rule: '9.2',
      })),
  };
}
