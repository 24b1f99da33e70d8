/**
 * Counters in one line: `F 8-3 0609 | S 10-2* 0610 moved | F gun 0609 | F leader2 0609`.
 *
 * Each has its side (F French and First Player, S Spanish), strength-movement (from 6 on cavalry), `*` for disrupted,
 * and its hex, or instead of that `waiting`, `lost` or `reserve`. In battles of three armies F are the French Regulars,
 * M the Mercenaries, B the Bavarians. A Leader may have Movement Points of his own: `leader2-4`. Words behind the hex:
 * inf, cav, royaux, italian, captured, moved, fired, fought, tried.
 *
 * Ids come from side and hex: `f0609`, gun `f0609g`, Leader `f0609l`, a second one of a kind `f0609b`, off the map
 * `s-6-6`.
 */
import { DataError } from '../../../../core/json/dataError';

export const SIDES = { F: 'french', M: 'french', S: 'spanish', B: 'bavarian' } as const;
const STEMS = { F: 'f', M: 'm', S: 's', B: 'b' } as const;
export type Letter = keyof typeof SIDES;
const WORDS = ['inf', 'cav', 'royaux', 'italian', 'captured', 'moved', 'fired', 'fought', 'tried'];
const COUNTER =
  /^([FSMB]) (?:(gun)|leader(\d)(?:-(\d+))?|(\d+)-(\d+)(\*?)) (\d{4}|waiting|lost|reserve)((?: \w+)*)$/;
const FORM = 'a counter such as "F 8-3 0609", "S 10-2* 0610 moved", "F gun 0609" or "F leader2 0609"';

export type Piece = ReturnType<typeof readPiece>;

/**
 * The counters of a line; `armyOf` says to which army a letter belongs, if any. Throws a `DataError` with its counter.
 */
export function readPieces(line: string, armyOf?: (letter: Letter) => string): readonly Piece[] {
  const seen = new Map<string, number>();
  return line.split('|').map((text, i) => {
    const piece = readPiece(text.trim(), armyOf, `position[${i}]`);
    const { id } = piece.counter;
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return { ...piece, counter: { ...piece.counter, id: before === 0 ? id : `${id}${' bcdef'[before]}` } };
  });
}

function readPiece(text: string, armyOf: ((letter: Letter) => string) | undefined, path: string) {
  const [, mark, gun, value, ride = '6', strength, movement, star, place = '', rest = ''] =
    COUNTER.exec(text) ?? [];
  const words = rest.split(' ').filter(Boolean);
  if (!isMark(mark) || words.some((word) => !WORDS.includes(word)))
    throw new DataError(path, `${FORM}, not "${text.slice(0, 40)}"`);
  const side = SIDES[mark];
  const hex = /^\d/.test(place) ? place : null;
  const shape = gun ? 'gun' : value ? `leader${value}` : `${strength}-${movement}`;
  const stem = hex ? `${STEMS[mark]}${hex}${gun ? 'g' : value ? 'l' : ''}` : `${STEMS[mark]}-${shape}`;
  const common = { id: stem, name: `${mark} ${shape}`, side };
  const base = { place, hex, words, disrupted: star === '*' };
  if (gun) return { ...base, counter: { ...common, kind: 'artillery' } };
  if (value) {
    const army = armyOf ? { category: armyOf(mark) } : {};
    return {
      ...base,
      counter: { ...common, kind: 'leader', value: Number(value), movement: Number(ride), ...army },
    };
  }
  const mounted = words.includes('cav') || (Number(movement) >= 6 && !words.includes('inf'));
  const unit = { strength: Number(strength), movement: Number(movement) };
  const kind = mounted ? 'cavalry' : 'infantry';
  const category = armyOf?.(mark) ?? categoryOf(side, kind, words);
  return { ...base, counter: { ...common, ...unit, kind, category } };
}

function isMark(text: string | undefined): text is Letter {
  return text !== undefined && Object.hasOwn(SIDES, text);
}

function categoryOf(side: string, kind: string, words: readonly string[]): string {
  if (words.includes('royaux')) return 'french-cavalry';
  return words.includes('italian') ? 'italian' : `${side}-${kind}`;
}
