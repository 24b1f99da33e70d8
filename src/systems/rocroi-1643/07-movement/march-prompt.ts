/** What the prompt says of a move that is put together: hexes, facings, and how it is ordered. */
import type { Choice } from '../../../core/contract/table';
import type { Command } from '../engine/types';
import { degrees } from '../look/face';
import type { DraftOf } from '../play/drafts';
import { looking } from '../play/facings';
import { onPlace, option, PUT_BACK, type StagePrompt } from '../play/stage';
import { subjectOf } from '../play/subject';
import type { Board } from '../state/board';
import { counted } from '../wording';
import { againOf } from './again';
import { lineOf } from './line';
import { allowanceWords } from './preview';
import { bestIn, chargingEnd, type Destinations, destinations, endsOf, type March, turningsOf } from './ways';

export function marchPrompt(board: Board, march: March): StagePrompt {
  const { unit, draft, here } = march;
  const where = `${board.number(here.hex)}, facing ${looking(here.facing)}`;
  const instruction = draft.tracing
    ? `Trace the way of ${unit.name} hex by hex and turn by turn, then move.`
    : draft.steps.length > 0
      ? `${unit.name} would stand in ${where}. Turn it, choose another hex, or press there once more to move.`
      : `Choose where ${unit.name} goes, or turn it: first it is shown, a second press moves it.`;
  return {
    instruction,
    names: [unit],
    subject: () => subjectOf(board, unit),
    choices: placesToGo(board, march).concat(facingChoices(board, march), moveOptions(board, march)),
  };
}

function placesToGo(board: Board, march: March): readonly Choice[] {
  const found = destinations(board, march);
  if (offered?.found !== found) offered = { found, choices: placesIn(board, march, found) };
  return offered.choices;
}
/** Of the same destinations the same choices: a move is put together in several presses. */
let offered: { readonly found: Destinations; readonly choices: readonly Choice[] } | null = null;

function placesIn(board: Board, { mover }: March, found: Destinations): readonly Choice[] {
  const of = allowanceWords(mover.allowance);
  return found.map(([hex, { pose, tests }]) => {
    const test = tests > 0 ? ', with a test' : '';
    return onPlace(board.number(hex), board.number(hex), { cost: `${pose.spent} of ${of}${test}` });
  });
}

function facingChoices(board: Board, march: March): readonly Choice[] {
  const { unit, mover } = march;
  return turningsOf(board, march).map(({ facing, pose }) => ({
    target: { on: 'facing', counter: unit.id, facing: degrees(facing) },
    label: `Face ${looking(facing)}`,
    cost: `${pose.spent} of ${allowanceWords(mover.allowance)}${pose.tests > 0 ? ', with a test' : ''}`,
  }));
}

function moveOptions(board: Board, march: March): readonly Choice[] {
  const { draft, here, mover } = march;
  const choices: Choice[] = [];
  if (draft.steps.length > 0 && !here.inside) {
    const at = `${board.number(here.hex)}, facing ${looking(here.facing)}`;
    const test = here.tests > 0 ? ', with a test' : '';
    const cost = `${here.spent} of ${allowanceWords(mover.allowance)}${test}`;
    choices.push(option('go', `Move to ${at}`, { key: 'm', cost, weight: 'main' }));
    const line = lineOf(board, march);
    if (line.length > 0)
      choices.push(
        option('line', `Move its line as well: ${counted(line.length, 'more unit')}`, {
          key: 'l',
          sweeping: true,
        }),
      );
  }
  const again = againOf(board, march);
  if (again) {
    const { pose, tests } = again.end;
    const to = `${board.number(pose.hex)}, facing ${looking(pose.facing)}`;
    const test = tests > 0 ? ', with a test' : '';
    const cost = `${pose.spent} of ${allowanceWords(mover.allowance)}${test}`;
    choices.push(option('again', `As ${again.like.name} moved: to ${to}`, { key: 'a', cost }));
  }
  choices.push(...chargeSwitch(board, march));
  if (!draft.tracing) choices.push(option('trace', 'Trace the way hex by hex', { key: 't' }));
  return [...choices, PUT_BACK];
}

/** Once it is on, other hexes and facings are reached so, too, as long as there is such a way. @rule 11.2 */
function chargeSwitch(board: Board, march: March): readonly Choice[] {
  const { draft, here } = march;
  const isOn = draft.charge === true;
  if (draft.tracing || (!isOn && !chargingSteps(board, march))) return [];
  const none = isOn && draft.steps.length > 0 && !here.charge ? { cost: 'none leads there' } : {};
  return [option('charge-way', 'By a way that lets it charge', { key: 'c', isOn, ...none })];
}

/** Steps to the same hex and facing after which it could charge; null: there are none, or it could anyway. */
function chargingSteps(board: Board, march: March) {
  const { unit, here, draft } = march;
  if (!unit.charges || here.charge || draft.steps.length === 0 || draft.tracing) return null;
  return chargingEnd(board, march, here.hex, here.facing)?.steps ?? null;
}

/** The draft with the switch turned, by the way to the same hex and facing that is then taken; null: there is none. */
export function chargeTurned(board: Board, march: March): DraftOf<'move'> | null {
  const { draft, here } = march;
  if (draft.charge) {
    const { charge: _, ...cheapest } = draft;
    const end = bestIn(endsOf(board, march), here.hex, here.facing);
    return end && draft.steps.length > 0 ? { ...cheapest, steps: end.steps } : cheapest;
  }
  const steps = chargingSteps(board, march);
  return steps && { ...draft, steps, charge: true };
}

export function orderOf({ unit, steps }: DraftOf<'move'>): Command {
  return { do: 'move', unit, steps };
}
