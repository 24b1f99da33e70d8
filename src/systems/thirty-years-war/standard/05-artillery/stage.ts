/** The Artillery Fire Phase at the table. */

import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import { numberOf } from '../../../../core/hex/hex';
import type { Draft } from '../../engine/types';
import {
  atHex,
  NOTHING,
  type Pointed,
  perform,
  pointedAt,
  previewOfPress,
  refuse,
  type Stage,
  toDraft,
} from '../../play/stage';
import { subjectOf } from '../../play/subject';
import type { Piece } from '../../state/piece';
import { hexNumberOf, phasingIndex, pieceOf, piecesIn, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { counted, named } from '../../wording';
import { endPhaseChoice } from '../04-sequence/passing';
import { disruptionInWords } from '../09-disruption/words';
import {
  chanceToDisrupt,
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

export const fireStage: Stage = {
  prompt(state, draft) {
    const gun = chosenGun(state, draft);
    if (!gun) {
      const guns = gunTasks(state).offered(state, 'unit');
      const what =
        guns.length > 0 ? `${counted(guns.length, 'gun')} may fire. Choose one, or go on.` : noGun(state);
      return {
        instruction: what,
        names: guns,
        askable: gunTasks(state).askable(state, null, 'unit'),
        choices: [
          ...guns.map((g) => gunChoice(state, g, 'unit')),
          ...gunTasks(state).withoutGun(state),
          ...endFireChoice(state),
        ],
      };
    }
    const tasks = gunTasks(state);
    const aim = aimOf(draft);
    const { turning, tasks: further } = tasks.withGun(state, gun, aim);
    return {
      instruction: tasks.instruction(state, gun, aim),
      names: [gun],
      subject: subjectOf(state, gun),
      objections: tasks.objections(state, gun),
      askable: tasks.askable(state, gun, aim),
      choices: [
        ...(aim === 'walls' && tasks.other
          ? tasks.other.choices(state, gun)
          : targetsOf(state, gun).map((target) => targetChoice(state, gun, target))),
        ...turning,
        ...tasks
          .offered(state, aim)
          .filter((g) => g !== gun)
          .map((g) => gunChoice(state, g, aim)),
        ...further,
        {
          target: { on: 'option', id: 'cancel' },
          label: 'Choose another gun',
          key: 'Escape',
          weight: 'back',
        },
        ...endFireChoice(state),
      ],
    };
  },

  press(state, draft, target) {
    if (target.on === 'option') {
      if (target.id === 'cancel') return toDraft(null);
      if (target.id === 'end-phase') return perform(state, { do: 'endPhase', phase: state.phase });
      return (
        gunTasks(state).pressOption(state, chosenGun(state, draft), target.id) ?? refuse([noGunOption(state)])
      );
    }
    const gun = chosenGun(state, draft);
    const pointed = pointedAt(state, target);
    const at = pointed && pointed.hex >= 0 ? numberOf(positionOf(state).field.grid, pointed.hex) : '';
    const { other, takenUp } = gunTasks(state);
    const others = gun && aimOf(draft) === 'walls' ? other : null;
    // A hex is fired at whoever stands there; a gun of one's own that is meant is pressed itself.
    if (gun && others && target.on === 'place' && others.mayFireAt(state, gun, at))
      return others.press(state, gun, at, null);
    const own = ownGun(state, pointed);
    const enemy =
      pointed?.pieces.find((piece) => piece.unit && piece.side !== phasingIndex(state)) ?? pointed?.piece;
    if (own && own.id === gun?.id) return toDraft(null);
    if (own) {
      const reasons = gunReasons(state, own);
      // One that cannot fire is not meant, where its hex is lit as a target.
      if (reasons.length > 0 && gun && others?.mayFireAt(state, gun, at))
        return others.press(state, gun, at, null);
      return reasons.length > 0 ? refuse(reasons) : toDraft(takenUp(state, own, aimOf(draft)));
    }
    if (!gun) {
      const whom = pointed?.piece;
      return refuse(
        whom && whom.side === phasingIndex(state) ? gunReasons(state, whom) : [chooseGunFirst(state)],
      );
    }
    if (others) return others.press(state, gun, at, enemy ?? null);
    if (!enemy) {
      // Nobody there but another target: that is what is meant, and the next press fires at it.
      if (other?.isMeant(state, gun, at)) return toDraft({ kind: 'fire', gun: gun.id, aim: 'walls' });
      return refuse([
        firesAtNobody(state),
        ...(pointed && pointed.hex >= 0 ? sightReasons(state, gun, pointed.hex, 'unit') : []),
      ]);
    }
    return perform(state, { do: 'fire', gun: gun.id, target: enemy.id });
  },

  preview(state, draft, target) {
    const gun = chosenGun(state, draft);
    const { other, previewOption } = gunTasks(state);
    if (gun && target.on === 'option') return previewOption(state, gun, target.id) ?? NOTHING;
    const pointed = pointedAt(state, target);
    if (!gun || !pointed || pointed.hex < 0 || pointed.hex === gun.hex) return NOTHING;
    // Whoever points at a counter of his own asks what it is; a line to its hex is drawn from the hex.
    if (pointed.piece?.side === gun.side && this.press(state, draft, target).to !== 'commands')
      return NOTHING;
    const at = numberOf(positionOf(state).field.grid, pointed.hex);
    if (other && aimOf(draft) === 'walls')
      return other.preview(state, gun, at, this.press(state, draft, target));
    const enemy = pointed.pieces.find((piece) => piece.unit && piece.side !== gun.side);
    const sight = sightTo(state, gun, pointed.hex);
    if (!enemy) {
      const instead = other?.isMeant(state, gun, at) ? other.instead(at).ofNobody : '';
      return { ...sight, text: `${sight.text}${instead}` };
    }
    const pressed = this.press(state, draft, target);
    const receipt = fireReceipt(state, gun, enemy, null);
    const hit = enemy.state.disrupted
      ? 'It is disrupted already: fire does nothing to it.'
      : disruptionInWords(state, enemy);
    const chance = enemy.state.disrupted ? receipt.total : `${receipt.total} to disrupt`;
    const told = previewOfPress(pressed, `${receipt.title}. ${hit}`, chance);
    const instead = pressed.to === 'refusal' && other?.isMeant(state, gun, at) ? other.instead(at) : null;
    const text = instead?.ofUnit ?? told.text;
    return { ...told, text, marks: sight.marks };
  },

  marks(state, draft): readonly Mark[] {
    const position = positionOf(state);
    const gun = chosenGun(state, draft);
    if (!gun) return [];
    const tasks = gunTasks(state);
    return [
      ...tasks.marks(state, gun),
      { means: 'selected', label: '', shape: atHex(hexNumberOf(position, gun)) },
      ...(aimOf(draft) === 'walls' && tasks.other ? tasks.other.marks(state, gun) : unitMarks(state, gun)),
    ];
  },
};

function unitMarks(state: State, gun: Piece): readonly Mark[] {
  return targetsOf(state, gun).map((target) => ({
    means: target.state.disrupted ? 'futile' : 'target',
    label: target.state.disrupted ? '–' : `${waysToDisrupt(rangeOf(state, gun, target))}/6`,
    shape: atHex(hexNumberOf(positionOf(state), target)),
  }));
}

function noGun(state: State): string {
  const own = positionOf(state).pieces.filter(
    (piece) => piece.kind === 'artillery' && piece.hex >= 0 && piece.side === phasingIndex(state),
  );
  if (own.length === 0) return 'You have no guns.';
  if (own.every((gun) => gun.state.fired)) return 'All your guns have fired.';
  return own.some((gun) => gun.state.fired)
    ? 'No other gun has an enemy in sight.'
    : 'No gun has an enemy in sight.';
}

/** Going on, with the guns named that could still have an effect: a phase that is over does not come back. */
function endFireChoice(state: State): readonly Choice[] {
  const left = gunTasks(state)
    .offered(state, 'unit')
    .filter((gun) => gunTasks(state).hasWorthwhileShot(state, gun)).length;
  if (left === 0) return endPhaseChoice(state);
  return endPhaseChoice(state, `Go on; ${counted(left, 'gun')} ${left === 1 ? 'has' : 'have'} not fired`);
}

function aimOf(draft: Draft | null): Aim {
  return draft?.kind === 'fire' ? draft.aim : 'unit';
}

function chosenGun(state: State, draft: Draft | null): Piece | null {
  return draft?.kind === 'fire' ? pieceOf(state, draft.gun) : null;
}

/** The gun that is meant: of several in a hex one that can still fire; a unit of one's own means the gun with it. */
function ownGun(state: State, pointed: Pointed | null): Piece | null {
  if (!pointed) return null;
  const isMine = (piece: Piece) => piece.side === phasingIndex(state);
  const { piece, pieces, hex } = pointed;
  const meant = piece?.unit && isMine(piece) ? piecesIn(positionOf(state), hex) : pieces;
  const own = meant.filter((other) => other.kind === 'artillery' && isMine(other));
  return own.find((piece) => !piece.state.fired) ?? own[0] ?? null;
}

function gunChoice(state: State, gun: Piece, aim: Aim): Choice {
  const position = positionOf(state);
  return {
    target: { on: 'counter', id: gun.id },
    label: named(position, gun),
    cost: gunTasks(state).inSight(state, gun, aim),
  };
}

function targetChoice(state: State, gun: Piece, target: Piece): Choice {
  const range = rangeOf(state, gun, target);
  const without = target.state.disrupted ? ', disrupted already' : '';
  return {
    target: { on: 'counter', id: target.id },
    label: `${named(positionOf(state), target)}, range ${range}${without}`,
    cost: chanceToDisrupt(state, gun, target),
  };
}
