/** What a press has changed in what is being built, and what was taken back of it, for a screen reader. */

import type { BoardView } from '../../core/contract/board';
import type { Choice, Prompt } from '../../core/contract/table';
import type { Receipt } from '../../core/contract/values';
import { prospectsInWords } from '../../core/prospects';
import type { OpenGame } from '../../store/table/openGame';
import { asSentence, REMEMBERED, reasonsInSpeech } from './sentences';

/** Counters added, removed and moved, buttons that were toggled, odds, objections. */
export function whatIsBuilt(before: OpenGame, play: OpenGame): readonly string[] {
  return [
    ...whatWasDone(before, play),
    ...odds(before.prompt.receipt, play.prompt.receipt),
    ...objected(before.prompt, play.prompt),
  ];
}

/** A step that is taken back is announced as it was made. */
function whatWasDone(before: OpenGame, play: OpenGame): readonly string[] {
  switch (walked(before, play)) {
    case 'back': {
      const step = stepInWords(play, before);
      return step.length > 0 ? ['Taken back:', ...step] : ['One step taken back.'];
    }
    case 'on': {
      const step = stepInWords(before, play);
      return step.length > 0 ? ['Again:', ...step] : ['One step made again.'];
    }
    default:
      return stepInWords(before, play, choiceOf(play));
  }
}

/** Whether one leads to the other along the steps of the draft. */
function walked(before: OpenGame, play: OpenGame): 'back' | 'on' | null {
  const at = play.game.record.head;
  const [was, is] = [before, play].map(({ trails }) => trails.find((trail) => trail.at === at));
  if (!was || !is || was.steps !== is.steps || was.now === is.now) return null;
  return is.now < was.now ? 'back' : 'on';
}

function stepInWords(before: OpenGame, after: OpenGame, choice = ''): readonly string[] {
  const [was, is] = [picked(before.board), picked(after.board)];
  const stood = new Map(before.board.counters.map(({ id, at }) => [id, at]));
  const moved = after.board.counters.filter(({ id, at }) => stood.get(id) !== at);
  const isStill = (id: string) => !moved.some((one) => one.id === id);
  const come = [...is].filter(([id]) => !was.has(id)).map(([, name]) => name);
  const gone = [...was].filter(([id]) => !is.has(id) && isStill(id)).map(([, name]) => name);
  return [
    ...standing(moved, before.board),
    ...(gone.length > 0 ? [`${gone.join(', ')} put back.`] : []),
    ...(come.length > 0 ? [`${come.join(', ')} chosen${choice}.`] : []),
    ...switched(before.prompt, after.prompt),
  ];
}

/** `Picardie in 1010.`; of many only their number. */
function standing(moved: BoardView['counters'], before: BoardView): readonly string[] {
  const off = moved.filter(({ at }) => at === null);
  const on = moved.filter(({ at }) => at !== null);
  const old = new Map(before.counters.map(({ id, name }) => [id, name]));
  return [
    ...(on.length > REMEMBERED
      ? [`${on.length} counters placed.`]
      : on.map(({ name, at }) => `${name} in ${at}.`)),
    ...(off.length > REMEMBERED
      ? [`${off.length} counters off the map.`]
      : off.map(({ id, name }) => `${old.get(id) ?? name} off the map.`)),
  ];
}

function choiceOf({ prompt }: OpenGame): string {
  const places = prompt.choices.filter(({ target }) => target.on === 'place').length;
  return places > 0 ? `; ${places} ${places === 1 ? 'place' : 'places'} to choose from` : '';
}

function picked({ counters }: BoardView): ReadonlyMap<string, string> {
  return new Map(
    counters.flatMap(({ id, name, condition }) => (condition.includes('picked') ? [[id, name]] : [])),
  );
}

/** A button that says something else, or was switched: `Charge: on`. */
function switched(before: Prompt, now: Prompt): readonly string[] {
  const labels = (prompt: Prompt) =>
    new Map(
      prompt.choices.flatMap((choice) =>
        choice.target.on === 'option' ? [[choice.target.id, labelAloud(choice)]] : [],
      ),
    );
  const was = labels(before);
  return [...labels(now)].flatMap(([id, label]) => {
    const old = was.get(id);
    return old === undefined || old === label ? [] : [asSentence(label)];
  });
}

function labelAloud({ label, isOn }: Choice): string {
  return isOn === undefined ? label : `${label}: ${isOn ? 'on' : 'off'}`;
}

function odds(before: Receipt | null, now: Receipt | null): readonly string[] {
  if (!now) return [];
  const said = inFull(now);
  return before && inFull(before) === said ? [] : [said];
}

/** Odds, and what may happen to each unit. */
function inFull({ title, total, ...receipt }: Receipt): string {
  return [`${title}: ${total}`, ...prospectsInWords(receipt)].map(asSentence).join(' ');
}

function objected(before: Prompt, now: Prompt): readonly string[] {
  const missing = now.missing ?? [];
  const told = missing.length > 0 ? missing : now.objections;
  const were = [...before.objections, ...(before.missing ?? [])];
  const fresh = told.filter(({ rule, text }) => !were.some((old) => old.rule === rule && old.text === text));
  if (fresh.length > 0)
    return [`${missing.length > 0 ? 'Almost ready' : 'Not possible yet'}${reasonsInSpeech(fresh)}`];
  return before.objections.length > 0 && now.objections.length === 0 && now.receipt
    ? ['Now it is possible.']
    : [];
}
