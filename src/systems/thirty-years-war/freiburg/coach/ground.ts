/**
 * What the coach says where the Bavarians choose their ground: before the first day (20.1), and for the next one (18.5,
 * 19.3). Each answer is played on with both armies set up as the table would, and then the strength is counted that
 * attacks would leave there.
 */
import { type Assault, assaultOn } from '../../coach/assault';
import type { DecisionCoach } from '../../coach/decisionCoach';
import { deciding } from '../../coach/decisions';
import { settle } from '../../coach/settle';
import { type Advice, hexNumbers, onOption, sentences, shapesAt } from '../../coach/words';
import { moves, playOut } from '../../engine/judge';
import { trying } from '../../engine/suppose';
import type { Command } from '../../engine/types';
import { Gains } from '../../estimate/gains';
import { stagedPrompt } from '../../play/prompt';
import type { RuleCase } from '../../rulebook/cited';
import { gameTurns } from '../../standard/04-sequence/end';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import { counted, listed } from '../../wording';
import { STAND_NAMES, whyStand } from '../18-campaign/stands';
import { winsByHill } from '../18-campaign/victory';
import { breachAll } from '../19-siege/breaching';
import type { Stand } from '../scenario';
import { freiburgOf } from '../state';

export const GROUND_DECISIONS: readonly DecisionCoach[] = [
  {
    name: 'chooseDefence',
    look: 'Look from how many hexes the army could be attacked on either ground, and how many of them its guns would see. How long the day lasts, and which armies come, depends on it too.',
    rules: ['freiburg:20.11', 'freiburg:20.12'],
    ...{ worth, advise },
  },
  {
    name: 'chooseRedeployment',
    look: 'Look from how many hexes the army could be attacked where it stands next, and how many of them its guns would see; then at what decides the next day there.',
    rules: ['freiburg:18.33'],
    ...{ worth, advise },
  },
];

/** An answer, and the army as it would stand there. */
type Ground = {
  readonly to: Stand;
  readonly assault: Assault;
  /** The hexes from which it can be attacked, by number: lit. */
  readonly from: readonly string[];
  readonly command: Command;
  readonly gameTurns: number;
  /** Whether the works on the Hill decide the day. */
  readonly byHill: boolean;
};

/** Every answer, the best first. */
const groundsOf = lastAsked((board): readonly Ground[] =>
  [...moves(board)]
    .flatMap((command) => groundAfter(board, command) ?? [])
    .toSorted((a, b) => worthOf(b) - worthOf(a)),
);

function groundAfter(board: Board, command: Command): Ground | null {
  const to = standIn(command);
  const side = deciding(board);
  return (
    to &&
    onceSetUp(board, command, () => {
      const assault = assaultOn(board, new Gains(), side);
      return {
        ...{ to, command, assault, from: hexNumbers(board, assault.from) },
        ...{ gameTurns: gameTurns(board), byHill: winsByHill(board) },
      };
    })
  );
}

/** Strength Points left there with every wall breached: only told, not weighed. */
function leftBehindBreaches(board: Board, { command }: Ground): number {
  const side = deciding(board);
  return onceSetUp(board, command, () =>
    trying(
      board,
      () => breachAll(board),
      () => assaultOn(board, new Gains(), side).left,
    ),
  );
}

/** What is asked of the board once that is answered, and both armies are set up as the table would. */
function onceSetUp<T>(board: Board, command: Command, ask: () => T): T {
  return trying(
    board,
    () => {
      playOut(board, command, () => 6);
      settle(board);
    },
    ask,
  );
}

function standIn(command: Command): Stand | null {
  if (command.do === 'chooseRedeployment') return command.to;
  return command.do === 'chooseDefence' ? command.defend : null;
}

const worthOf = ({ assault, byHill }: Ground): number => Math.round((byHill ? BY_HILL : 100) * assault.left);
/** In per cent: where the works on the Hill decide the day, all can be lost on it. @rule freiburg:18.71 */
const BY_HILL = 50;

function worth(board: Board, command: Command): number {
  const ground = groundsOf(board).find(({ to }) => to === standIn(command));
  return ground ? worthOf(ground) : 0;
}

/** @rule freiburg:18.51, freiburg:18.52, freiburg:19.31, freiburg:20.11, freiburg:20.31, freiburg:20.32 */
function advise(board: Board, best: Command): Advice | null {
  const grounds = groundsOf(board);
  const ground = grounds.find(({ to }) => to === standIn(best));
  if (!ground) return null;
  const others = grounds.filter((other) => other !== ground);
  const isLost = ground.assault.units === 0;
  return {
    text: sentences(
      `${whyThere(board, ground, others)}${others.length === 0 ? '.' : `: ${leftInWords(ground, others)}.`}`,
      others.length === 0 && !isLost ? `${leftInWords(ground, others)} there.` : null,
      ...(isLost ? [] : [attackedFrom(board, ground), ...whatElse(ground, others), HOW_COUNTED]),
    ),
    rules: rulesFor(board, ground, others),
    ...{ counters: [], where: shapesAt(ground.from), commands: [best] },
    ...{ prepare: [], point: onOption(ground.to) },
  };
}

const HOW_COUNTED =
  'Counted with both armies set up as the table would: what is undisrupted, on average, once each unit that it pays to attack has been attacked by the strongest who find room beside it.';

/** `Stand in the town`, or why there is no choice. */
function whyThere(board: Board, { to }: Ground, others: readonly Ground[]): string {
  const { regroup } = freiburgOf(board);
  if (others.length === 0 && regroup)
    return `Nothing but ${STAND_NAMES[to]} is open: ${whyStand(regroup, to).words()}`;
  const { choices } = stagedPrompt(board, null);
  return choices.find(({ target }) => target.on === 'option' && target.id === to)?.label ?? '';
}

/** `44.7 of 94 Strength Points hold out, against 26 of 94 for the 3 August Line` */
function leftInWords({ assault }: Ground, others: readonly Ground[]): string {
  const left = ({ left, strength }: Assault) => `${inTenths(left)} of ${strength}`;
  const elsewhere = others.map((other) => `${left(other.assault)} for ${STAND_NAMES[other.to]}`);
  const against = elsewhere.length > 0 ? `, against ${listed(elsewhere)}` : '';
  return `${left(assault)} Strength Points hold out${against}`;
}

function attackedFrom(board: Board, ground: Ground): string {
  const { from, seen, left } = ground.assault;
  const breached = leftBehindBreaches(board, ground);
  const where = counted(from.length, 'hex', 'hexes');
  const inSight = seen.length === 0 ? 'none of which its guns see' : `of which its guns see ${seen.length}`;
  const how =
    from.length === 0
      ? 'No enemy can come to attack the army there as things stand'
      : `The army can be attacked there from ${where}, ${inSight}`;
  return breached < left ? `${how}; with every wall breached ${inTenths(breached)} hold out.` : `${how}.`;
}

/** What the count leaves out and the answers differ in. */
function whatElse(ground: Ground, others: readonly Ground[]): readonly string[] {
  const turns = others.filter((other) => other.gameTurns !== ground.gameTurns);
  const hill = others.filter(({ byHill }) => byHill !== ground.byHill);
  return [
    ...turns.map(
      (other) =>
        `The day lasts ${counted(ground.gameTurns, 'Game-Turn')} there, ${other.gameTurns} for ${STAND_NAMES[other.to]}.`,
    ),
    ...(hill.length === 0
      ? []
      : [
          ground.byHill
            ? 'The works on the Hill decide the day there: what holds out counts half.'
            : `The works on the Hill decide the day for ${listed(hill.map(({ to }) => STAND_NAMES[to]))} only: what holds out there counts half.`,
        ]),
  ];
}

function rulesFor(board: Board, ground: Ground, others: readonly Ground[]): readonly RuleCase[] {
  const { regroup } = freiburgOf(board);
  const isByHill = others.some(({ byHill }) => byHill !== ground.byHill);
  return [
    regroup ? whyStand(regroup, ground.to).rule : ground.to === 'town' ? 'freiburg:20.12' : 'freiburg:20.11',
    ...(isByHill ? (['freiburg:18.71'] as const) : []),
  ];
}

/** `44.7`, `26` */
function inTenths(points: number): string {
  return `${Math.round(10 * points) / 10}`;
}
