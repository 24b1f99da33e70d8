/** The combat of a segment at the table: one attacker, one target, and the receipt before the die. */
import type { Choice } from '../../../core/contract/table';
import { activeUnits } from '../05-activation/active';
import { check } from '../engine/judge';
import { chooseAttacker, nobodyAttacks, noSuchOption, nothingInFront } from '../play/reasons';
import {
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
import { subjectOf } from '../play/subject';
import type { Reason } from '../rulebook/cited';
import type { Board, Leader, Unit } from '../state/board';
import { counted, named } from '../wording';
import { attackerReasons } from './attack';
import { chargeReasons } from './charge';
import {
  activeSide,
  attackers,
  attackersOn,
  bestAttack,
  commandOf,
  draftOf,
  type Fight,
  fightOf,
  mayCharge,
  targetsFor,
  totalOf,
} from './fight';
import { attackMark, dutyMarks, handMarks, targetMarks } from './fight-marks';
import { openObligations } from './obligations';
import { mustStillAttack } from './reasons';
import { combatReceipt, leaderReceipt } from './receipt';
import { dieWords } from './words';

export const combatStage: Stage = {
  prompt(board, draft) {
    const fight = fightOf(board, draft);
    return fight.unit || fight.target ? fightPrompt(board, fight) : openPrompt(board);
  },

  press(board, draft, target) {
    const fight = fightOf(board, draft);
    if (target.on === 'option') return pressOption(board, fight, target.id);
    const pointed = pointedAt(board, target);
    if (!pointed) return refuse(chooseAttacker());
    const unit = unitMeant(pointed);
    const lone = pointed.counter?.is === 'leader' ? pointed.counter : (pointed.leaders[0] ?? null);
    if (unit && unit.side === activeSide(board)) return pressOwn(board, fight, unit);
    if (unit) return pressEnemy(board, fight, unit);
    if (lone && lone.side !== activeSide(board)) return pressEnemy(board, fight, lone);
    return refuse(chooseAttacker());
  },

  preview(board, draft, target, pressed) {
    if (pressed.to !== 'draft' || target.on === 'option') return null;
    const { unit, target: enemy, charge } = fightOf(board, pressed.draft);
    if (!unit || !enemy) return null;
    const now = fightOf(board, draft);
    if (now.unit === unit && now.target === enemy) return null;
    const isUnit = enemy.is === 'unit';
    const cost = isUnit ? dieWords(totalOf(board, unit, enemy, charge)) : '5 or more';
    return {
      text: `${unit.name} ${charge ? 'charges' : 'attacks'} ${enemy.name}.`,
      cost,
      reasons: [],
      marks: [attackMark(unit, enemy)],
    };
  },

  marks(board, draft) {
    const { unit, target } = fightOf(board, draft);
    return [...dutyMarks(board, unit), ...(unit ? handMarks(board, unit, target) : targetMarks(target))];
  },

  instead: (board) => attackers(board).map(({ id }) => id),
};

function obligations(board: Board): readonly Reason[] {
  const open = openObligations(board);
  return open.length > 0 ? [mustStillAttack({ counters: open })] : [];
}

function openPrompt(board: Board): StagePrompt {
  const open = openObligations(board);
  const able = attackers(board);
  const may = able.length - open.length;
  const instruction =
    open.length > 0
      ? `${counted(open.length, 'unit')} must fight. Choose an attacker, or an enemy.`
      : may > 0
        ? 'All that must fight have fought. Others may still attack.'
        : 'Nothing is left to fight.';
  return {
    instruction,
    names: open.length > 0 ? open : able,
    ...(able.length > 0 ? { acting: able } : {}),
    obligations: obligations(board),
    choices: [
      ...[...open, ...able.filter((unit) => !open.includes(unit))].map((unit) =>
        onCounter(unit.id, named(unit), { cost: open.includes(unit) ? 'must fight' : 'may attack' }),
      ),
      ...(able.length > 0 ? [option('next', 'The most promising attack', { key: 'b' })] : []),
      ...(open.length === 0 ? [option('end', 'End the segment', { key: 'e', weight: 'main' })] : []),
    ],
    ...(open.length > 0 ? { askable: [{ key: 'e', target: { on: 'option', id: 'end' } }] } : {}),
  };
}

function fightPrompt(board: Board, fight: Fight): StagePrompt {
  const { unit, target, charge } = fight;
  const common = { obligations: obligations(board) };
  if (!unit || !target) {
    const names = [unit, target].filter((one) => one !== null);
    return {
      ...common,
      instruction: unit ? `Choose whom ${unit.name} attacks.` : `Choose who attacks ${target?.name ?? ''}.`,
      names,
      subject: () => (names[0] ? subjectOf(board, names[0]) : null),
      choices: [
        ...(unit ? targetChoices(board, unit, fight.wish) : []),
        ...(target ? attackerChoices(board, target, null) : []),
        PUT_BACK,
      ],
    };
  }
  const isUnit = target.is === 'unit';
  const verb = charge ? 'charges' : 'attacks';
  return {
    ...common,
    instruction: `${unit.name} ${verb} ${target.name}. Roll, or change the attack.`,
    names: [unit, target],
    receipt: () =>
      isUnit
        ? combatReceipt(board, { attacker: unit, target, charge }, null)
        : leaderReceipt(unit, target, null),
    ...(unit.charges && isUnit && !mayCharge(board, unit, target)
      ? { askable: [{ key: 'c', target: { on: 'option', id: 'charge' } }] }
      : {}),
    choices: [
      option('roll', charge ? 'Roll for the charge' : 'Roll', { key: 'r', weight: 'main' }),
      ...chargeChoice(board, fight),
      ...attackerChoices(board, target, unit),
      ...targetChoices(board, unit, fight.wish).filter(
        ({ target: on }) => on.on === 'counter' && on.id !== target.id,
      ),
      PUT_BACK,
    ],
  };
}

function chargeChoice(board: Board, { unit, target, charge }: Fight): readonly Choice[] {
  if (!unit || target?.is !== 'unit' || !mayCharge(board, unit, target)) return [];
  const by = dieWords(totalOf(board, unit, target, true));
  const plain = dieWords(totalOf(board, unit, target));
  return [
    option('charge', charge ? 'Attack without a charge' : 'Charge', {
      key: 'c',
      cost: charge ? plain : `${by}, then a test`,
    }),
  ];
}

function targetChoices(board: Board, unit: Unit, wish: boolean): readonly Choice[] {
  return targetsFor(board, unit).map((target) => {
    const charge = wish && mayCharge(board, unit, target);
    return onCounter(target.id, `${charge ? 'Charge' : 'Attack'} ${named(target)}`, {
      cost: target.is === 'unit' ? dieWords(totalOf(board, unit, target, charge)) : '5 or more',
    });
  });
}

/** Who else could attack it, with the modifier of each: the best is first. */
function attackerChoices(board: Board, target: Unit | Leader, chosen: Unit | null): readonly Choice[] {
  const all = attackersOn(board, target);
  return all
    .filter((unit) => unit.id !== chosen?.id)
    .map((unit) => {
      const best = unit === all[0] && all.length > 1 ? ', the best' : '';
      const cost = target.is === 'unit' ? `${dieWords(totalOf(board, unit, target))}${best}` : '5 or more';
      return onCounter(unit.id, `${named(unit)} attacks${chosen ? ' instead' : ''}`, { cost });
    });
}

function pressOwn(board: Board, { unit: held, target, wish }: Fight, unit: Unit): Press {
  if (held?.id === unit.id)
    return toDraft(target && attackersOn(board, target).length > 1 ? draftOf({ target, wish }) : null);
  const barred = attackerReasons(board, unit);
  if (barred.length > 0) return refuse(...barred);
  const targets = targetsFor(board, unit);
  if (targets.length === 0) return refuse(nothingInFront({ counters: [unit] }));
  if (target && targets.includes(target)) return toDraft(draftOf({ unit, target, wish }));
  return toDraft(draftOf({ unit, target: targets.length === 1 ? (targets[0] ?? null) : null, wish }));
}

function pressEnemy(board: Board, fight: Fight, target: Unit | Leader): Press {
  const { unit, target: held, wish } = fight;
  // Its only target is chosen with an attacker: who presses both has pressed nothing away.
  if (held?.id === target.id) return toDraft(unit ? draftOf(fight) : null);
  if (unit) {
    const reasons = check(board, commandOf(unit, target, false));
    return reasons.length > 0 ? refuse(...reasons) : toDraft(draftOf({ unit, target, wish }));
  }
  const [best] = attackersOn(board, target);
  if (best) return toDraft(draftOf({ unit: best, target, wish }));
  const [why] = activeUnits(board)
    .flatMap((asked) => check(board, commandOf(asked, target, false)))
    .filter(({ kind }) => kind === 'wasAttacked');
  return refuse(why ?? nobodyAttacks({ counters: [target] }));
}

function pressOption(board: Board, fight: Fight, id: string): Press {
  const { unit, target, charge } = fight;
  switch (id) {
    case 'cancel':
      return toDraft(null);
    case 'end':
      return commandIfLegal(board, { do: 'endSegment' });
    case 'next':
      return toDraft(bestAttack(board));
    case 'roll':
      return unit && target
        ? commandIfLegal(board, commandOf(unit, target, charge))
        : refuse(chooseAttacker());
    case 'charge': {
      if (!unit || target?.is !== 'unit') return refuse(chooseAttacker());
      const reasons = charge ? [] : chargeReasons(board, unit, target);
      return reasons.length > 0 ? refuse(...reasons) : toDraft(draftOf({ unit, target, wish: !charge }));
    }
    default:
      return refuse(noSuchOption());
  }
}
