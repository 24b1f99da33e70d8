/** The advance at the table: one of the victors may enter the hex that was left, with or without his leaders (11.9). */
import type { Choice } from '../../../core/contract/table';
import type { CounterId } from '../../../core/contract/values';
import { theDecision } from '../engine/declare';
import type { Command } from '../engine/types';
import { chooseAdvancer, noSuchOption } from '../play/reasons';
import {
  atHex,
  commandIfLegal,
  onCounter,
  option,
  type Press,
  pointedAt,
  refuse,
  type Stage,
  toDraft,
  unitMeant,
} from '../play/stage';
import type { Board, Leader, Unit } from '../state/board';
import { inEnemyZone } from '../state/near';
import { listed, named } from '../wording';

const NOBODY = 'nobody';
const NEVER = 'nobody-more';
const WITHOUT = 'without:';

export const advanceStage: Stage = {
  prompt(board) {
    const { to } = theDecision(board, 'advanceInto');
    const units = able(board);
    return {
      instruction: `${to} has been left. Who advances into it?`,
      names: units,
      choices: [
        ...units.flatMap((unit, i) => unitChoices(board, unit, `${i + 1}`)),
        option(NOBODY, 'Nobody advances', { key: 's', weight: 'back' }),
        option(NEVER, 'Nobody in this segment', { key: 'a' }),
      ],
    };
  },
  press(board, _draft, target) {
    const [only, ...others] = able(board);
    const { to } = theDecision(board, 'advanceInto');
    if (target.on === 'option') return pressOption(board, target.id);
    const pointed = pointedAt(board, target);
    const isHex = pointed !== null && pointed.hex === board.hex(to);
    if (isHex && only && others.length === 0) return commandIfLegal(board, withAll(board, only));
    const unit = pointed && unitMeant(pointed);
    return unit ? commandIfLegal(board, withAll(board, unit)) : refuse(chooseAdvancer({ hexes: [to] }));
  },
  marks(board) {
    const { to } = theDecision(board, 'advanceInto');
    return [
      { means: 'reach', label: '', shape: atHex(to) },
      ...able(board).map(
        ({ at }) => ({ means: 'path', label: '', shape: { kind: 'line', through: [at ?? '', to] } }) as const,
      ),
    ];
  },
};

function able(board: Board): readonly Unit[] {
  return theDecision(board, 'advanceInto').among.map((id) => board.knownUnit(id));
}

function companions(board: Board, unit: Unit): readonly Leader[] {
  return board.leadersIn(unit.hex).filter(({ side }) => side === unit.side);
}

function withAll(board: Board, unit: Unit): Command {
  const leaders = companions(board, unit).map(({ id }) => id);
  return { do: 'advance', unit: unit.id, leaders: leaders.toSorted() };
}

/** Each unit with all its leaders; with leaders also with only some of them, and alone. */
function unitChoices(board: Board, unit: Unit, key: string): readonly Choice[] {
  const { to } = theDecision(board, 'advanceInto');
  const leaders = companions(board, unit);
  const cost = inEnemyZone(board, board.hex(to), unit.side) ? 'into an enemy zone of control' : '';
  const with_ = leaders.length > 0 ? ` with ${listed(leaders.map(({ name }) => name))}` : '';
  const first = onCounter(unit.id, `${named(unit)}${with_}`, { key, ...(cost ? { cost } : {}) });
  const fewer = subsets(leaders).filter((some) => some.length > 0);
  return [
    first,
    ...fewer.map((left) =>
      option(
        `${WITHOUT}${[unit.id, ...left.map(({ id }) => id)].join(' ')}`,
        `${named(unit)} without ${listed(left.map(({ name }) => name))}`,
      ),
    ),
  ];
}

function subsets<I>(items: readonly I[]): readonly (readonly I[])[] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((few) => [[first, ...few], few]);
}

function pressOption(board: Board, id: string): Press {
  if (id === 'cancel') return toDraft(null);
  if (id === NOBODY) return commandIfLegal(board, { do: 'advance', unit: null, leaders: [] });
  if (id === NEVER) return commandIfLegal(board, { do: 'advance', unit: null, leaders: [], rest: true });
  if (!id.startsWith(WITHOUT)) return refuse(noSuchOption());
  const [name = '', ...left] = id.slice(WITHOUT.length).split(' ');
  const unit = board.unit(name);
  if (!unit) return refuse(noSuchOption());
  const leaders = companions(board, unit)
    .map((leader): CounterId => leader.id)
    .filter((leader) => !left.includes(leader))
    .toSorted();
  return commandIfLegal(board, { do: 'advance', unit: unit.id, leaders });
}
