/** The Artillery Fire Phase at the table. */

import type { Mark } from '../../../../core/contract/board';
import type { Choice, Target } from '../../../../core/contract/table';
import { numberOf } from '../../../../core/hex/hex';
import type { Draft } from '../../engine/types';
import {
  atHex,
  commandIfLegal,
  NOTHING,
  type Pointed,
  pointedAt,
  previewOfPress,
  refuse,
  type Stage,
  toDraft,
} from '../../play/stage';
import { subjectOf } from '../../play/subject';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { hexNumberOf, pieceOf, piecesIn } from '../../state/position';
import { capital, counted, countInWords, named } from '../../wording';
import { endPhaseChoice } from '../04-sequence/passing';
import { disruptionInWords } from '../09-disruption/words';
import {
  chanceToDisrupt,
  fireReasons,
  fireReceipt,
  gunReasons,
  rangeOf,
  sightReasons,
  targetsOf,
  waysToDisrupt,
} from './artillery';
import { gunTasks } from './gun-tasks';
import type { Aim } from './line-of-sight';
import { chooseGunFirst, firesAtNobody, noGunOption } from './reasons';
import { sightTo } from './sight-line';
import {
  aimMarks,
  aimPrompt,
  beginVolley,
  pressVolley,
  previewVolley,
  severalGuns,
  volleyMarks,
  volleyOn,
  volleyPrompt,
} from './volley';
import { whyNoGunFires } from './words';

export const fireStage: Stage = {
  prompt(board, draft) {
    const volley = volleyOn(board, draft);
    if (volley) return volleyPrompt(board, volley, endFireChoice(board));
    if (draft?.kind === 'volley') return aimPrompt(board, endFireChoice(board));
    const gun = chosenGun(board, draft);
    if (!gun) {
      const guns = usefulFirst(board, gunTasks(board).offered(board, 'unit'));
      return {
        instruction: () => whoMayFire(board, guns),
        names: guns.filter((one) => gunTasks(board).hasWorthwhileShot(board, one)),
        askable: () => gunTasks(board).askable(board, null, 'unit'),
        ...severalGuns(board),
        choices: [
          ...guns.map((g) => gunChoice(board, g, 'unit')),
          ...gunTasks(board).withoutGun(board),
          ...endFireChoice(board),
        ],
      };
    }
    const tasks = gunTasks(board);
    const aim = aimOf(draft);
    const { turning, tasks: further } = tasks.withGun(board, gun, aim);
    const futile = futileTarget(board, draft);
    return {
      instruction: () => (futile ? askWhether(board, futile) : tasks.instruction(board, gun, aim)),
      names: futile ? [gun, futile] : [gun],
      subject: () => subjectOf(board, gun),
      objections: () => tasks.objections(board, gun),
      askable: () => tasks.askable(board, gun, aim),
      choices: [
        ...(futile ? [allTheSame] : []),
        ...(aim === 'walls' && tasks.other
          ? tasks.other.choices(board, gun)
          : targetsOf(board, gun)
              .toSorted((a, b) => Number(a.disrupted) - Number(b.disrupted))
              .map((target) => targetChoice(board, gun, target))),
        ...turning,
        ...tasks
          .offered(board, aim)
          .filter((g) => g !== gun)
          .map((g) => gunChoice(board, g, aim)),
        ...further,
        {
          target: { on: 'option', id: 'cancel' },
          label: 'Choose another gun',
          key: 'Escape',
          weight: 'back',
        },
        ...endFireChoice(board),
      ],
    };
  },

  press(board, draft, target) {
    const volley = volleyOn(board, draft);
    if (volley) {
      const piece = pointedPiece(board, target);
      const press = pressVolley(board, volley, piece, target.on === 'option' ? target.id : null);
      if (press) return press;
    }
    if (target.on === 'counters') return beginVolley(board, target.ids);
    if (draft?.kind === 'volley' && target.on !== 'option') {
      const enemy = enemyIn(board, pointedAt(board, target));
      if (enemy) return beginVolley(board, [enemy.id]);
    }
    if (target.on === 'option') {
      if (target.id === 'cancel') return toDraft(null);
      if (target.id === 'end-phase') return commandIfLegal(board, { do: 'endPhase', phase: board.phase });
      const [shooter, futile] = [chosenGun(board, draft), futileTarget(board, draft)];
      if (shooter && futile && target.id === FIRE)
        return commandIfLegal(board, { do: 'fire', gun: shooter.id, target: futile.id });
      return (
        gunTasks(board).pressOption(board, chosenGun(board, draft), target.id) ?? refuse([noGunOption(board)])
      );
    }
    const gun = chosenGun(board, draft);
    const pointed = pointedAt(board, target);
    const at = pointed && pointed.hex >= 0 ? numberOf(board.field.grid, pointed.hex) : '';
    const { other, takenUp } = gunTasks(board);
    const others = gun && aimOf(draft) === 'walls' ? other : null;
    // A press on a hex fires at the unit there; to choose a gun of one's own its counter is pressed.
    if (gun && others && target.on === 'place' && others.mayFireAt(board, gun, at))
      return others.press(board, gun, at, null);
    const own = ownGun(board, pointed);
    const enemy = enemyIn(board, pointed) ?? pointed?.piece;
    if (own && own.id === gun?.id) return toDraft(null);
    if (own) {
      const reasons = gunReasons(board, own);
      // One that cannot fire is not meant, where its hex is lit as a target.
      if (reasons.length > 0 && gun && others?.mayFireAt(board, gun, at))
        return others.press(board, gun, at, null);
      return reasons.length > 0 ? refuse(reasons) : toDraft(takenUp(board, own, aimOf(draft)));
    }
    if (!gun) {
      const whom = pointed?.piece;
      return refuse(
        whom && whom.side === board.phasingIndex ? gunReasons(board, whom) : [chooseGunFirst(board)],
      );
    }
    if (others) return others.press(board, gun, at, enemy ?? null);
    if (!enemy) {
      // Only another target stands there: it becomes the aim, and the next press fires at it.
      if (other?.isMeant(board, gun, at)) return toDraft({ kind: 'fire', gun: gun.id, aim: 'walls' });
      return refuse([
        firesAtNobody(board),
        ...(pointed && pointed.hex >= 0 ? sightReasons(board, gun, pointed.hex, 'unit') : []),
      ]);
    }
    // A shot that does nothing, and cannot be made again, is asked about once.
    const isAsked = enemy === futileTarget(board, draft);
    if (enemy.disrupted && !isAsked && fireReasons(board, gun.id, enemy.id).length === 0)
      return toDraft({ kind: 'fire', gun: gun.id, aim: 'unit', at: enemy.id });
    return commandIfLegal(board, { do: 'fire', gun: gun.id, target: enemy.id });
  },

  preview(board, draft, target) {
    const gun = chosenGun(board, draft);
    const { other, previewOption } = gunTasks(board);
    if (gun && target.on === 'option') return previewOption(board, gun, target.id) ?? NOTHING;
    const pointed = pointedAt(board, target);
    // Once there is a target its lines are drawn already.
    if (draft?.kind === 'volley')
      return volleyOn(board, draft) ? NOTHING : previewVolley(board, enemyIn(board, pointed));
    if (!gun || !pointed || pointed.hex < 0 || pointed.hex === gun.hex) return NOTHING;
    // Pointing at a counter of one's own asks what it is; the line to its hex is shown by pointing at the hex.
    if (pointed.piece?.side === gun.side && this.press(board, draft, target).to !== 'commands')
      return NOTHING;
    const at = numberOf(board.field.grid, pointed.hex);
    if (other && aimOf(draft) === 'walls')
      return other.preview(board, gun, at, this.press(board, draft, target));
    const enemy = pointed.pieces.find((piece) => piece.unit && piece.side !== gun.side);
    const sight = sightTo(board, gun, pointed.hex);
    if (!enemy) {
      const instead = other?.isMeant(board, gun, at) ? other.instead(at).ofNobody : '';
      return { ...sight, text: `${sight.text}${instead}` };
    }
    const pressed = this.press(board, draft, target);
    const receipt = fireReceipt(board, gun, enemy, null);
    const asks = pressed.to === 'draft' ? ' A press asks first.' : '';
    const hit = enemy.disrupted
      ? `Can do nothing: it is disrupted already, and fire eliminates no unit (5.11).${asks}`
      : disruptionInWords(board, enemy);
    const chance = enemy.disrupted ? receipt.total : `${receipt.total} to disrupt`;
    const told = previewOfPress(pressed, `${receipt.title}. ${hit}`, chance);
    const instead = pressed.to === 'refusal' && other?.isMeant(board, gun, at) ? other.instead(at) : null;
    const text = instead?.ofUnit ?? told.text;
    return { ...told, text, marks: sight.marks };
  },

  marks(board, draft): readonly Mark[] {
    const volley = volleyOn(board, draft);
    if (volley) return volleyMarks(board, volley);
    if (draft?.kind === 'volley') return aimMarks(board);
    const gun = chosenGun(board, draft);
    if (!gun) return [];
    const tasks = gunTasks(board);
    const futile = futileTarget(board, draft);
    return [
      ...tasks.marks(board, gun),
      ...(futile ? sightTo(board, gun, futile.hex).marks : []),
      { means: 'selected', label: '', shape: atHex(hexNumberOf(board, gun)) },
      ...(aimOf(draft) === 'walls' && tasks.other ? tasks.other.marks(board, gun) : unitMarks(board, gun)),
    ];
  },
};

function enemyIn(board: Board, pointed: Pointed | null): Piece | undefined {
  return pointed?.pieces.find((piece) => piece.unit && piece.side !== board.phasingIndex);
}

/** A gun of one's own, or an enemy. */
function pointedPiece(board: Board, target: Target): Piece | null {
  const pointed = pointedAt(board, target);
  return ownGun(board, pointed) ?? enemyIn(board, pointed) ?? null;
}

const FIRE = 'fire';
const allTheSame: Choice = {
  target: { on: 'option', id: FIRE },
  label: 'Fire all the same',
  cost: 'no effect',
};

/** @rule 5.11 */
function askWhether(board: Board, target: Piece): string {
  return `This shot can have no effect: ${named(board, target)} is disrupted already. Fire all the same, or choose another target.`;
}

/** The unit that was pressed though fire does nothing to it; null: none was, or it is no longer so. */
function futileTarget(board: Board, draft: Draft | null): Piece | null {
  if (draft?.kind !== 'fire' || draft.at === undefined) return null;
  const target = pieceOf(board, draft.at);
  return target?.disrupted ? target : null;
}

function unitMarks(board: Board, gun: Piece): readonly Mark[] {
  return targetsOf(board, gun).map((target) => ({
    means: target.disrupted ? 'futile' : 'target',
    label: target.disrupted ? '–' : `${waysToDisrupt(rangeOf(board, gun, target))}/6`,
    shape: atHex(hexNumberOf(board, target)),
  }));
}

function usefulFirst(board: Board, guns: readonly Piece[]): readonly Piece[] {
  const rank = (gun: Piece) => (gunTasks(board).hasWorthwhileShot(board, gun) ? 0 : 1);
  return guns.toSorted((a, b) => rank(a) - rank(b));
}

/** Guns whose fire could do nothing are not proposed. @rule 5.11 */
function whoMayFire(board: Board, guns: readonly Piece[]): string {
  if (guns.length === 0) return whyNoGunFires(board);
  const useful = guns.filter((gun) => gunTasks(board).hasWorthwhileShot(board, gun)).length;
  if (useful === 0) return 'No shot can do anything: all that your guns see is disrupted already. Go on.';
  const may = `${counted(useful, 'gun')} may fire. Choose one, or go on.`;
  const others = guns.length - useful;
  return others === 0
    ? may
    : `${may} ${capital(countInWords(others))} more ${others === 1 ? 'sees' : 'see'} only units that are disrupted already.`;
}

/** Going on, with the guns named that could still have an effect: a phase that is over does not come back. */
function endFireChoice(board: Board): readonly Choice[] {
  const left = gunTasks(board)
    .offered(board, 'unit')
    .filter((gun) => gunTasks(board).hasWorthwhileShot(board, gun)).length;
  if (left === 0) return endPhaseChoice(board);
  return endPhaseChoice(
    board,
    `Go on; ${counted(left, 'gun')} ${left === 1 ? 'has' : 'have'} not fired`,
    false,
  );
}

function aimOf(draft: Draft | null): Aim {
  return draft?.kind === 'fire' ? draft.aim : 'unit';
}

function chosenGun(board: Board, draft: Draft | null): Piece | null {
  return draft?.kind === 'fire' ? pieceOf(board, draft.gun) : null;
}

/** The gun that is meant: of several in a hex one that can still fire; a unit of one's own means the gun with it. */
function ownGun(board: Board, pointed: Pointed | null): Piece | null {
  if (!pointed) return null;
  const isMine = (piece: Piece) => piece.side === board.phasingIndex;
  const { piece, pieces, hex } = pointed;
  const meant = piece?.unit && isMine(piece) ? piecesIn(board, hex) : pieces;
  const own = meant.filter((other) => other.kind === 'artillery' && isMine(other));
  return own.find((piece) => !piece.fired) ?? own[0] ?? null;
}

function gunChoice(board: Board, gun: Piece, aim: Aim): Choice {
  return {
    target: { on: 'counter', id: gun.id },
    label: named(board, gun),
    cost: gunTasks(board).inSight(board, gun, aim),
  };
}

function targetChoice(board: Board, gun: Piece, target: Piece): Choice {
  const range = rangeOf(board, gun, target);
  const without = target.disrupted ? ', disrupted already' : '';
  return {
    target: { on: 'counter', id: target.id },
    label: `${named(board, target)}, range ${range}${without}`,
    cost: chanceToDisrupt(board, gun, target),
  };
}
