/** What can be counted of a position, in sentences for players: of what is asked about, all that no board shows. */
import type { Answer } from '../../../core/contract/table';
import type { Json } from '../../../core/contract/values';
import { isTable, matches } from '../../../core/example/facts';
import { hexAt } from '../../../core/hex/hex';
import { isList } from '../../../core/json/hash';
import type { SheetRow } from '../rulebook/cited';
import { countTypes } from '../standard/03-setting-up/dealing';
import { gameTurns, verdict } from '../standard/04-sequence/end';
import { targetsOf } from '../standard/05-artillery/artillery';
import { allowanceOf, reachOf } from '../standard/06-movement/reach';
import { obligationsOf, openObligations } from '../standard/08-combat/obligations';
import { battleFigures } from '../standard/08-combat/strength';
import { sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { controllersOf, sideOf } from '../state/position';
import { COMBAT_RESULTS, ODDS } from '../tables/combatResults';
import { allNamed, counted, listed, named } from '../wording';
import { OFF_WORDS } from './label';
import { moment } from './log/tell';
import { alsoCounted, moraleTried, sheets } from './standing';

/** `asked` says what about; the values are those of the board, whatever is said of them there. */
export function answersInWords(board: Board, asked: Answer): readonly string[] {
  const tell = TELLERS[asked.about] ?? ownWords;
  return tell(board, asked);
}

const TELLERS: { readonly [about: string]: typeof answersInWords | undefined } = {
  moment: momentInWords,
  ...{ unit: moverInWords, leader: moverInWords, gun: gunInWords, off: offInWords },
  ...{ obligations: obligationsInWords, pair: pairInWords, army: armyInWords },
  ...{ standing: standingInWords, force: forceInWords, sheet: sheetInWords },
};

/** What only one battle counts. */
function ownWords(board: Board, asked: Answer): readonly string[] {
  const { about, id = null, at = null } = asked;
  const isMeant = ({ answer }: { readonly answer: Answer }) =>
    matches({ about, ...(id !== null && { id }), ...(at !== null && { at }) }, answer);
  return alsoCounted(board).flatMap((one) => (isMeant(one) ? [one.words] : []));
}

function momentInWords(board: Board, asked: Answer): readonly string[] {
  if (board.over) return ['The battle is over.'];
  const { turn, segment } = moment(board);
  const last = asked.gameTurns === undefined ? [] : [`The last Game-Turn is ${gameTurns(board)}.`];
  return [`${turn}: ${segment}.`, ...last];
}

function asPiece(board: Board, id: Json | undefined): Piece | null {
  return board.pieces.find((piece) => piece.id === id) ?? null;
}

/** The board shows where it stands and whether it is disrupted. */
function moverInWords(board: Board, { id, reach = null, zone, allowance }: Answer): readonly string[] {
  const piece = asPiece(board, id);
  if (!piece || piece.hex < 0) return [];
  const who = named(board, piece);
  const measure = piece.disrupted ? 'hex' : 'Movement Point';
  const points = (count: number) => counted(count, measure, piece.disrupted ? 'hexes' : `${measure}s`);
  const { hexes, spent } = reachOf(board, piece);
  const costs = Object.keys(isTable(reach) ? reach : {}).map((number) => {
    const hex = hexAt(board.field.grid, number);
    return hexes.includes(hex)
      ? `${number} costs ${who} ${points(spent[hex] ?? 0)}.`
      : `${who} does not come to ${number}.`;
  });
  const controlled = board.field.grid.numbers.filter((_, hex) =>
    controllersOf(board, piece.side, hex).includes(piece),
  );
  return [
    ...(allowance === undefined
      ? []
      : [`${who} ${piece.disrupted ? 'may go' : 'has'} ${points(allowanceOf(board, piece))}.`]),
    ...costs,
    ...(zone === undefined
      ? []
      : [`${who} controls ${controlled.length > 0 ? listed(controlled) : 'no hex'}.`]),
  ];
}

function gunInWords(board: Board, { id, side, sees, hidden }: Answer): readonly string[] {
  const gun = asPiece(board, id);
  if (!gun || gun.hex < 0) return [];
  const seen = targetsOf(board, gun);
  return [
    ...(side === undefined
      ? []
      : [`${named(board, gun)} is ${sideName(board.scenario, sideOf(board, gun.side))}.`]),
    ...(sees === undefined && hidden === undefined
      ? []
      : [`${named(board, gun)} sees ${seen.length > 0 ? allNamed(board, seen) : 'no one'}.`]),
  ];
}

function offInWords(board: Board, { id }: Answer): readonly string[] {
  const piece = asPiece(board, id);
  return piece?.off ? [`${piece.printed.name}: ${OFF_WORDS[piece.off]}.`] : [];
}

function obligationsInWords(board: Board): readonly string[] {
  const all = (ids: readonly string[]) => board.pieces.filter(({ id }) => ids.includes(id));
  const coming = board.obligations ? null : obligationsOf(board);
  const open = board.obligations ? openObligations(board) : null;
  const mustAttack = open?.attackers ?? all(coming?.mustAttack ?? []);
  const mustBeAttacked = open?.defenders ?? all(coming?.mustBeAttacked ?? []);
  return [
    `Must attack: ${allNamed(board, mustAttack)}.`,
    `Must be attacked: ${allNamed(board, mustBeAttacked)}.`,
  ];
}

function pairInWords(board: Board, asked: Answer): readonly string[] {
  const [attacker, defender] = [asPiece(board, asked.attacker), asPiece(board, asked.defender)];
  if (!attacker || !defender) return [];
  return [false, ...(isTable(asked.charge ?? null) ? [true] : [])].map((charge) => {
    const battle = { attackers: [attacker.id], defenders: [defender.id], charge, leaders: [] };
    const { attack, defence, column } = battleFigures(board, battle);
    const how = charge ? 'charges' : 'attacks';
    const rolls = asked.results === undefined ? '' : `; rolls 1 to 6: ${resultsAt(column)}`;
    return `${named(board, attacker)} ${how} ${named(board, defender)} with ${attack} against ${defence}: ${ODDS[column] ?? ''}${rolls}.`;
  });
}

function resultsAt(column: number): string {
  return COMBAT_RESULTS.map((row) => row[column] ?? '').join(' ');
}

function armyInWords(board: Board, { id }: Answer): readonly string[] {
  return board.scenario.categories.flatMap((category) => {
    if (category.id !== id) return [];
    const { ordinary = 0, demoralizedInfantry = 0 } = board.losses[category.side] ?? {};
    const lost = moraleTried(board, category.id)?.casualties ?? ordinary + demoralizedInfantry;
    const state = board.demoralized.includes(category.id) ? 'demoralized' : 'not demoralized';
    return [`${category.name}: ${counted(lost, 'Strength Point')} lost, ${state}.`];
  });
}

function standingInWords(board: Board): readonly string[] {
  const { points } = verdict(board);
  const won = board.scenario.sides.map(({ id, name }) => `${name} ${points?.[id] ?? 0}`);
  return points ? [`Points: ${listed(won)}.`] : [];
}

function forceInWords(board: Board, { side, areas = null }: Answer): readonly string[] {
  const { deployment, scenario } = board;
  return scenario.sides.flatMap(({ id, name }) => {
    if (side !== undefined && id !== side) return [];
    return (deployment?.forces[id] ?? []).flatMap(({ where, zone, also, counters }) => {
      if (isList(areas) && !matches(areas, [zone, ...also])) return [];
      const printed = scenario.counters.filter((one) => counters.includes(one.id));
      return [`${name}: ${countTypes(printed)}, in ${where}.`];
    });
  });
}

function sheetInWords(board: Board, { id, rows }: Answer): readonly string[] {
  return sheets(board).flatMap((sheet) => {
    if (sheet.id !== id) return [];
    if (rows === undefined) return [`${sheet.title}.`];
    return [`${sheet.title}${sheet.title.includes(':') ? '.' : ':'}`, ...sheet.rows.map(rowInWords)];
  });
}

function rowInWords({ label, value, note }: SheetRow): string {
  return `${label}: ${value}${note === '' ? '' : ` (${note})`}.`;
}
