/**
 * Counters in one line: `S tercio 1319>0 | F foot 1418>3 | F horse 1320>4* right moved | F leader2-6 2310 right`.
 *
 * Each has its side (F French, S Spanish), its kind (`foot`, `tercio`, `horse` that charges, `light` horse that does
 * not) and its hex, with `>` and its facing, `*` for disorganised or `!` for routed; `lost` instead of a hex. Without a
 * facing it looks at the enemy. Words behind the hex: the corps (`left`, `centre`, `reserve`, `right`; the centre
 * without it), `m3` its morale, `p5` its points, `A` to `D` its letter, `two` steps or `one`, `reduced`, `moved`,
 * `attacked`, `charging`.
 *
 * A leader has his value and radius (`leader2-6`), a commander in chief too (`chief3-8`), and so has an aide
 * (`aide0-4`); `moved` behind the hex. `F gun 2317 captured` is a battery that the other side holds.
 *
 * Ids come from side and hex: `f1418`, gun `f2317g`, leader or aide `f2310l`, commander in chief `f2313c`; off the map
 * `f-foot`, a second one of a kind `f-footb`.
 */
import { DataError } from '../../../core/json/dataError';

export const SIDES = { F: 'french', S: 'spanish' } as const;
export const WINGS = ['left', 'centre', 'reserve', 'right'] as const;
const HOME = { F: 3, S: 0 } as const;
const FLAGS = ['reduced', 'moved', 'attacked', 'charging', 'captured'] as const;
const COUNTER =
  /^([FS]) (foot|tercio|horse|light|gun|(?:leader|chief|aide)\d-\d+) (\d{4}|lost)(?:>([0-5]))?([*!]?)((?: \S+)*)$/;
const WORD = /^(left|centre|reserve|right|two|one|[A-D]|m\d|p\d+|reduced|moved|attacked|charging|captured)$/;
const FORM = 'a counter such as "S tercio 1319>0", "F horse 1320>4* right" or "F leader2-6 2310 right"';

const KINDS = {
  foot: { kind: 'infantry', letter: 'B', charges: false, movement: 5, steps: 1 },
  tercio: { kind: 'tercio', letter: 'A', charges: false, movement: 4, steps: 2 },
  horse: { kind: 'cavalry', letter: 'C', charges: true, movement: 8, steps: 1 },
  light: { kind: 'cavalry', letter: 'D', charges: false, movement: 9, steps: 1 },
} as const;

export type Piece = {
  readonly id: string;
  readonly of: 'unit' | 'leader' | 'battery';
  /** As the scenario file has it. */
  readonly counter: { readonly [field: string]: unknown };
  readonly flags: readonly string[];
};

/** Throws a `DataError` with its counter. */
export function readPieces(line: string): readonly Piece[] {
  const seen = new Map<string, number>();
  return line.split('|').map((text, i) => {
    const piece = readPiece(text.trim(), `position[${i}]`);
    const before = seen.get(piece.id) ?? 0;
    seen.set(piece.id, before + 1);
    const id = before === 0 ? piece.id : `${piece.id}${' bcdefgh'[before]}`;
    return { ...piece, id, counter: { ...piece.counter, id } };
  });
}

function readPiece(text: string, path: string): Piece {
  const [, mark, what = '', place = '', facing, sign = '', rest = ''] = COUNTER.exec(text) ?? [];
  const words = rest.split(' ').filter(Boolean);
  if (!isMark(mark) || words.some((word) => !WORD.test(word)))
    throw new DataError(path, `${FORM}, not "${text.slice(0, 40)}"`);
  const at = place === 'lost' ? null : place;
  const flags = [
    ...FLAGS.filter((flag) => words.includes(flag)),
    ...(sign === '*' ? ['disorganised'] : sign === '!' ? ['routed'] : []),
  ];
  const said = { mark, side: SIDES[mark], at, words, name: `${mark} ${what.replace(/\d.*/, '')}` };
  const led = /^(leader|chief|aide)(\d)-(\d+)$/.exec(what);
  if (led) return leaderFrom(said, led, flags);
  const stem = `${mark.toLowerCase()}${at ?? `-${what}`}`;
  if (what === 'gun') {
    const counter = { name: said.name, side: said.side, at };
    return { id: `${stem}g`, of: 'battery', counter, flags };
  }
  return { id: stem, of: 'unit', counter: unitFrom(said, what, facing), flags };
}

type Said = {
  readonly mark: keyof typeof SIDES;
  readonly side: string;
  readonly at: string | null;
  readonly words: readonly string[];
  readonly name: string;
};

function unitFrom({ mark, side, at, words, name }: Said, what: string, facing: string | undefined) {
  const number = (letter: string) => words.find((word) => new RegExp(`^${letter}\\d`).test(word))?.slice(1);
  const basis = isKind(what) ? KINDS[what] : KINDS.foot;
  const letter = words.find((word) => /^[A-D]$/.test(word));
  return {
    ...basis,
    ...{ name, corps: `${side}-${wingOf(words)}`, at, facing: Number(facing ?? HOME[mark]) },
    morale: Number(number('m') ?? 2),
    movement: Number(number('p') ?? basis.movement),
    letter: letter ?? basis.letter,
    steps: words.includes('two') ? 2 : words.includes('one') ? 1 : basis.steps,
  };
}

function leaderFrom(
  { mark, side, at, words, name }: Said,
  [, what = '', value = '', radius = '']: readonly string[],
  flags: readonly string[],
): Piece {
  const command = { value: Number(value), radius: Number(radius) };
  const corps = what === 'chief' ? null : `${side}-${wingOf(words)}`;
  const aide = what === 'chief' ? null : what === 'aide' ? command : { value: 0, radius: 4 };
  const stem = `${mark.toLowerCase()}${at ?? `-${what}`}`;
  return {
    id: `${stem}${what === 'chief' ? 'c' : 'l'}`,
    of: 'leader',
    // An aide is named by the leader whom he stands for.
    counter: {
      name: what === 'aide' ? `${mark} leader` : name,
      side,
      corps,
      ...command,
      movement: 12,
      aide,
      at,
    },
    flags: what === 'aide' ? [...flags, 'aide'] : flags,
  };
}

function wingOf(words: readonly string[]): string {
  return WINGS.find((wing) => words.includes(wing)) ?? 'centre';
}

function isMark(mark: string | undefined): mark is keyof typeof SIDES {
  return mark === 'F' || mark === 'S';
}

function isKind(what: string): what is keyof typeof KINDS {
  return Object.hasOwn(KINDS, what);
}
