/**
 * How fast the engine, the record and the table are, each figure beside another of the same run, as a table for
 * docs/speed.md: `npm run bench`, or some of it: `npm run bench -- playouts undo`; `ROUNDS=5` for a quick look. Nothing
 * here fails for being slow.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEFORE } from '../../bench/before';
import { before, ours, ours1643 } from '../../bench/engine/bundle';
import { type Contestant, type Figure, measure, told } from '../../bench/measure';

const ROUNDS = Number(process.env.ROUNDS ?? 15);
/** Entries of the games in which a press is measured. */
const [MANY, FEW] = [20_000, 1_000];
/** Of so many games, early and late. */
const GAMES = 3;
const LATE = 11;
const SIEGE = 'freiburg-siege';
const DAYS = ['freiburg-3-august', 'freiburg-5-august', 'freiburg-9-august'];

const [cpu] = cpus();
console.log(
  `Node ${process.version}, ${cpu?.model.trim()}, ${availableParallelism()} cores, ${ROUNDS} rounds; before: ${BEFORE}\n`,
);
const checkout = mkdtempSync(join(tmpdir(), 'tercio-before-'));
process.on('exit', () => rmSync(checkout, { recursive: true, force: true }));
const now = await ours();
const now1643 = await ours1643();
const was = await before(checkout);

type Row = {
  readonly what: string;
  readonly ours: Contestant;
  readonly beside: Contestant;
  /** The same two of the version before; left out where it has neither, or where it is itself what is beside ours. */
  readonly before?: readonly [Contestant, Contestant];
  /** How many times as fast ours is, or how many times as long it takes. */
  readonly says: 'as fast' | 'as long';
  readonly asked: string;
  /** Each turn begins without garbage of others: what lives is large, and differs between the two. */
  readonly collected?: boolean;
};

function row({ what, ours: own, beside, before: earlier, says, asked, collected }: Row): void {
  const contestants = [own, beside, ...(earlier ?? [])];
  const [mine, other, mineThen, otherThen] = measure(contestants, ROUNDS, collected);
  if (!mine || !other) return;
  const ratio = (a: Figure, b: Figure) => {
    const factor = says === 'as fast' ? b.median / a.median : a.median / b.median;
    return `${factor.toPrecision(factor < 0.1 ? 2 : 3)}×`;
  };
  const was = mineThen && otherThen ? ratio(mineThen, otherThen) : '';
  const cells = [what, told(mine), `${told(other)}, ${other.name}`, was, ratio(mine, other), asked];
  console.log(`| ${cells.join(' | ')} |`);
}

function playouts(): void {
  const row1 = (of: string, ids: readonly string[], asked: string) =>
    row({
      what: `a command of random games without words, ${of}`,
      ours: now.playouts(of, ids),
      beside: now.chessMoves(),
      says: 'as fast',
      asked,
    });
  row1('Rocroi', ['rocroi'], '≥ 0.7×');
  row1('the three Freiburg days', DAYS, '≥ 0.4×');
  row1('the siege', [SIEGE], '≥ 0.3×');
}

function back(): void {
  const own = now.takenBack('', 'rocroi');
  const what = 'a command made and taken back, Rocroi';
  if (own) row({ what, ours: own, beside: now.chessClones(), says: 'as long', asked: '≤ 2×' });
}

function publicPath(): void {
  for (const [of, ids, asked] of [
    ['Rocroi', ['rocroi'], '≥ 2×'],
    ['the three Freiburg days', DAYS, '≥ 3×'],
  ] as const) {
    const same = ids.every((id) => now.wholeGame(id, '0') === was.wholeGame(id, '0'));
    const what = `a command by prompt, press, perform and record, ${of}${same ? '' : ' (other games)'}`;
    const beside = was.publicPath('the version before', ids);
    row({ what, ours: now.publicPath(of, ids), beside, says: 'as fast', asked });
  }
}

function press(): void {
  const [many, few] = [[now.longGame(MANY)], [now.longGame(FEW)]];
  for (const [what, act] of [
    ['a press on the table', 'pressAt'],
    ['the same as far as the record goes', 'recordAt'],
  ] as const)
    row({
      what: `${what}, at ${MANY.toLocaleString('en')} entries`,
      ours: now[act]('', many),
      beside: now[act](`at ${FEW.toLocaleString('en')}`, few),
      before: [was[act]('', many), was[act]('', few)],
      says: 'as long',
      asked: '≤ 1.5×',
      collected: true,
    });
}

function late(): void {
  const games = now.earlyAndLate('rocroi', LATE, GAMES);
  const [early, later] = [games.map(([file]) => file), games.map(([, file]) => file)];
  for (const [what, act] of [
    ['undo and redo, log and side lines read', 'undoAt'],
    ['a step of a replay', 'replayAt'],
    ['a press, its log read', 'pressAt'],
  ] as const)
    row({
      what: `${what}, in Game-Turn ${LATE}`,
      ours: now[act]('', later),
      beside: now[act]('in Game-Turn 1', early),
      before: [was[act]('', later), was[act]('', early)],
      says: 'as long',
      asked: '≤ 1.2×',
    });
}

function settingUp(): void {
  const ids = [...DAYS, SIEGE];
  row({
    what: 'a press of a set-up, Freiburg',
    ours: now.settingUp('', ids),
    beside: now.moving('a press in the Movement Phase', ids),
    before: [was.settingUp('', ids), was.moving('', ids)],
    says: 'as long',
    asked: '≤ 2×',
  });
}

/** Rocroi 1643, beside chess and beside the same done in Rocroi of 1976. */
function rocroi1643(): void {
  const of = 'Rocroi 1643';
  const { taking, pointing } = now1643.thingsInHand();
  row({
    what: `a command of random games without words, ${of}`,
    ours: now1643.playouts1643(of),
    beside: now1643.chessMoves(),
    says: 'as fast',
    asked: '≥ 0.4×',
  });
  row({
    what: `a command made and taken back, ${of}`,
    ours: now1643.takenBack1643(of),
    beside: now1643.chessClones(),
    says: 'as long',
    asked: '≤ 5×',
  });
  const rows: readonly (readonly [string, readonly [Contestant, Contestant]])[] = [
    [
      'a command by prompt, press, perform and record',
      [now1643.publicPath1643(of), now1643.publicPath('Rocroi of 1976', ['rocroi'])],
    ],
    ['a unit taken up: press, prompt and board', taking],
    ['pointing at a hex with a unit in the hand', pointing],
  ];
  for (const [what, [own, beside]] of rows)
    row({ what: `${what}, ${of}`, ours: own, beside, says: 'as fast', asked: '≥ 0.5×' });
}

const benches = { playouts, back, publicPath, press, late, settingUp, rocroi1643 };
const asked = process.argv.slice(2);
console.log('| what | ours | beside | before | now | asked |\n| --- | --- | --- | --- | --- | --- |');
for (const [name, bench] of Object.entries(benches)) if (asked.length === 0 || asked.includes(name)) bench();
