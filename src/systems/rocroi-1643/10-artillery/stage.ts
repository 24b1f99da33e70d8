/**
 * Artillery fire at the table: each side names its targets, openly, and then all batteries of both sides fire at once.
 */
import type { Mark } from '../../../core/contract/board';
import type { Choice } from '../../../core/contract/table';
import type { Draft, DraftOf } from '../play/drafts';
import { sideName } from '../play/names';
import { chooseBattery, noSuchOption, noTargetInSight } from '../play/reasons';
import {
  atHex,
  atHexes,
  commandIfLegal,
  onCounter,
  option,
  type Press,
  PUT_BACK,
  pointedAt,
  refuse,
  type Stage,
  toDraft,
  unitMeant,
} from '../play/stage';
import { subjectOf } from '../play/subject';
import type { Battery, Board, Unit } from '../state/board';
import { apart } from '../state/near';
import { sideIndexOf } from '../state/numbering';
import { counted, listed, named } from '../wording';
import { shotBar, shotReasons } from './fire';
import { hasTarget, notYourBattery } from './reasons';
import { futility, isFutile, shotReceipt, waysToHit } from './receipt';
import { sightBlockedAt } from './sight';

type AimDraft = DraftOf<'aim'>;
const EMPTY: AimDraft = { kind: 'aim', battery: null, shots: [] };

export const aimStage: Stage = {
  prompt(board, draft) {
    const aim = aimOf(board, draft);
    const battery = inHand(board, aim);
    const open = openBatteries(board, aim);
    const target = battery && targetIn(board, aim, battery);
    return {
      instruction: battery
        ? `Choose the unit that ${battery.name} fires at.`
        : open.length > 0
          ? `Name the targets of the ${sideName(board, sideIndex(board))} batteries: ${counted(open.length, 'battery has', 'batteries have')} one to choose.${withoutTarget(board)}`
          : `All ${sideName(board, sideIndex(board))} targets are named.${withoutTarget(board)}`,
      ...(battery
        ? { names: [battery], subject: subjectOf(board, battery) }
        : { acting: sightedBatteries(board) }),
      receipt: () => (battery && target ? shotReceipt(board, battery, target, null) : null),
      choices: battery
        ? [...targetChoices(board, battery), ...fireChoices(board, open), PUT_BACK]
        : [
            ...sightedBatteries(board).map((one) => batteryChoice(board, aim, one)),
            ...fireChoices(board, open),
          ],
    };
  },

  press(board, draft, target) {
    const aim = aimOf(board, draft);
    if (target.on === 'option') return pressOption(board, aim, target.id);
    const pointed = pointedAt(board, target);
    if (!pointed) return refuse(chooseBattery());
    const { counter, battery: there } = pointed;
    const unit = unitMeant(pointed);
    const held = inHand(board, aim);
    const own = counter?.is === 'battery' || !held || unit?.side === held.side ? there : null;
    if (own && own.side === sideIndex(board) && counter?.is !== 'leader')
      return pressBattery(board, aim, own);
    if (held && unit && unit.side !== held.side) return pressTarget(board, aim, held, unit);
    if (counter?.is === 'battery') return refuse(notYourBattery({ counters: [counter] }));
    return refuse(chooseBattery());
  },

  preview(board, draft, target, pressed) {
    if (pressed.to !== 'draft' || pressed.draft?.kind !== 'aim' || target.on === 'option') return null;
    const held = inHand(board, aimOf(board, draft));
    const pointed = pointedAt(board, target);
    const unit = pointed && unitMeant(pointed);
    if (!held || !unit || unit.side === held.side) return null;
    const futile = futility(board, held, unit);
    return {
      text: `${held.name} fires at ${unit.name}.${futile === '' ? '' : ` Can do nothing: ${futile}.`}`,
      cost: futile === '' ? `${waysToHit(board, held, unit)} in 6` : 'no effect',
      reasons: [],
      marks: [sightMark(held, unit, '')],
    };
  },

  marks(board, draft) {
    const aim = aimOf(board, draft);
    const held = inHand(board, aim);
    const named_ = board.batteries.flatMap((battery) => {
      const target = battery.target === null ? targetIn(board, aim, battery) : board.unit(battery.target);
      return target?.at && battery.id !== held?.id
        ? [sightMark(battery, target, `${waysToHit(board, battery, target)}/6`)]
        : [];
    });
    return held ? [...named_, ...handMarks(board, aim, held)] : named_;
  },
};

function sideIndex({ state, scenario }: Board) {
  return state.side === null ? 0 : sideIndexOf(scenario, state.side);
}

/** The draft, without shots that are none on this board. */
function aimOf(board: Board, draft: Draft | null): AimDraft {
  if (draft?.kind !== 'aim') return EMPTY;
  const shots = draft.shots.filter(({ battery, target }) => {
    const [gun, unit] = [board.battery(battery), board.unit(target)];
    return gun && unit && mayAim(board, gun) && shotBar(board, gun, unit) === null;
  });
  return { ...draft, shots };
}

function mayAim(board: Board, battery: Battery): boolean {
  return battery.side === sideIndex(board) && battery.target === null;
}

function inHand(board: Board, { battery: id }: AimDraft): Battery | null {
  const battery = id === null ? null : board.battery(id);
  return battery && mayAim(board, battery) ? battery : null;
}

function batteriesOf(board: Board): readonly Battery[] {
  return board.batteries.filter((battery) => mayAim(board, battery));
}

function targetsOf(board: Board, battery: Battery): readonly Unit[] {
  if (seen?.board !== board) seen = { board, by: new Map() };
  const known = seen.by.get(battery) ?? targetsSeen(board, battery);
  seen.by.set(battery, known);
  return known;
}
/** Of the board that was asked last: prompt, press and marks ask for the same ones. */
let seen: { readonly board: Board; readonly by: Map<Battery, readonly Unit[]> } | null = null;

function targetsSeen(board: Board, battery: Battery): readonly Unit[] {
  return board.units.filter((unit) => shotBar(board, battery, unit) === null);
}

function targetIn(board: Board, { shots }: AimDraft, { id }: Battery): Unit | null {
  const shot = shots.find(({ battery }) => battery === id);
  return shot ? board.unit(shot.target) : null;
}

/** Batteries that have somebody to fire at. */
function sightedBatteries(board: Board): readonly Battery[] {
  return batteriesOf(board).filter((battery) => targetsOf(board, battery).length > 0);
}

/** Those that have not been given a target. */
function openBatteries(board: Board, aim: AimDraft): readonly Battery[] {
  return sightedBatteries(board).filter((battery) => !targetIn(board, aim, battery));
}

/** Those that see nobody are named: they are skipped. */
function withoutTarget(board: Board): string {
  const blind = batteriesOf(board).filter((battery) => targetsOf(board, battery).length === 0);
  return blind.length > 0 ? ` ${listed(blind.map(({ name }) => name))} can fire at nobody.` : '';
}

function batteryChoice(board: Board, aim: AimDraft, battery: Battery): Choice {
  const target = targetIn(board, aim, battery);
  const { length } = targetsOf(board, battery);
  const cost = target
    ? `at ${named(target)}, ${waysToHit(board, battery, target)} in 6`
    : counted(length, 'possible target');
  return onCounter(battery.id, named(battery), { cost });
}

function targetChoices(board: Board, battery: Battery): readonly Choice[] {
  return byChance(board, battery).map((unit) => {
    const cost = isFutile(board, battery, unit) ? 'no effect' : `${waysToHit(board, battery, unit)} in 6`;
    const order = unit.order === 'good' ? '' : `, ${unit.order}`;
    return onCounter(unit.id, `${named(unit)}${order}`, { cost });
  });
}

/** The likeliest first; of these a unit that is disorganised, then the best. */
function byChance(board: Board, battery: Battery): readonly Unit[] {
  const worth = (unit: Unit) =>
    (isFutile(board, battery, unit) ? 0 : waysToHit(board, battery, unit) * 100) +
    (unit.order === 'disorganised' ? 50 : 0) +
    unit.morale * 10 +
    unit.steps;
  return targetsOf(board, battery)
    .map((unit) => ({ unit, worth: worth(unit) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ unit }) => unit);
}

function fireChoices(board: Board, open: readonly Battery[]): readonly Choice[] {
  const isLast = sideIndex(board) === 1;
  const label = isLast ? 'Fire all batteries of both sides' : 'These are the targets';
  const end = option('fire', label, {
    key: 'f',
    weight: 'main',
    ...(open.length > 0 ? { cost: `${open.length} without a target` } : {}),
    ...(isLast ? { sweeping: true } : {}),
  });
  if (open.length === 0) return [end];
  const best = option('best', 'Give each the likeliest target', { key: 'b' });
  return [best, end];
}

function pressBattery(board: Board, aim: AimDraft, battery: Battery): Press {
  if (battery.target !== null) return refuse(hasTarget({ counters: [battery] }));
  if (aim.battery === battery.id) return toDraft({ ...aim, battery: null });
  if (targetsOf(board, battery).length === 0) return refuse(noTargetInSight({ counters: [battery] }));
  return toDraft({ ...aim, battery: battery.id });
}

/** The next battery without a target is taken into the hand at once. */
function pressTarget(board: Board, aim: AimDraft, battery: Battery, unit: Unit): Press {
  const reasons = shotReasons(board, battery, unit);
  if (reasons.length > 0) return refuse(...reasons);
  const others = aim.shots.filter(({ battery: id }) => id !== battery.id);
  const named_ = { ...aim, shots: [...others, { battery: battery.id, target: unit.id }] };
  const [next] = openBatteries(board, named_);
  return toDraft({ ...named_, battery: next?.id ?? null });
}

function pressOption(board: Board, aim: AimDraft, id: string): Press {
  switch (id) {
    case 'cancel':
      return toDraft(aim.shots.length > 0 ? { ...aim, battery: null } : null);
    case 'best': {
      const more = openBatteries(board, aim).flatMap((battery) => {
        const [target] = byChance(board, battery);
        return target ? [{ battery: battery.id, target: target.id }] : [];
      });
      return toDraft({ ...aim, battery: null, shots: [...aim.shots, ...more] });
    }
    case 'fire': {
      const [first, ...rest] = aim.shots.map((shot) => ({ do: 'aim', ...shot }) as const);
      const end = { do: 'endAiming' } as const;
      return first ? commandIfLegal(board, first, ...rest, end) : commandIfLegal(board, end);
    }
    default:
      return refuse(noSuchOption());
  }
}

function sightMark(battery: Battery, unit: Unit, label: string): Mark {
  return { means: 'sight', label, shape: { kind: 'line', through: [battery.at, unit.at ?? ''] } };
}

/** Where the battery in the hand can fire, and what stops it on the way to others in range. */
function handMarks(board: Board, aim: AimDraft, battery: Battery): readonly Mark[] {
  const inSight = targetsOf(board, battery);
  const targets = inSight.map(
    (unit): Mark => ({
      means: isFutile(board, battery, unit) ? 'futile' : 'target',
      label: isFutile(board, battery, unit) ? '–' : `${waysToHit(board, battery, unit)}/6`,
      shape: atHex(unit.at ?? ''),
    }),
  );
  const target = targetIn(board, aim, battery);
  const blocked = new Set(
    board.units
      .filter(
        ({ side, at, hex }) => side !== battery.side && at !== null && apart(board, battery.hex, hex) <= 10,
      )
      .flatMap(({ hex }) => sightBlockedAt(board, battery.hex, hex).map((one) => board.number(one))),
  );
  return [
    { means: 'selected', label: '', shape: atHex(battery.at) },
    ...targets,
    ...(target ? [sightMark(battery, target, '')] : []),
    ...(blocked.size > 0 ? [{ means: 'blocker', label: '', shape: atHexes([...blocked]) } as const] : []),
  ];
}
