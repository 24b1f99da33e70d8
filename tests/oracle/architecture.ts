/** Which part of the source may know which, and what no part may use: judged from the text of each file. */
import { dirname, join, normalize } from 'node:path';

type Layer = {
  readonly folder: string;
  /** Folders of ours it may import from, besides itself. */
  readonly knows: readonly string[];
  /** Packages it may import; null: any. */
  readonly packages: readonly string[] | null;
  /** It is a part of the page, and may know what systems bring to be drawn. */
  readonly drawn?: true;
};

/**
 * The first folder that holds a file is its layer: a surface comes before the rules of its system, these before the
 * list.
 */
const LAYERS: readonly Layer[] = [
  { folder: 'src/core/', knows: [], packages: ['valibot', '@noble/hashes', 'pure-rand', 'honeycomb-grid'] },
  { folder: 'src/surface/', knows: ['src/core/'], packages: ['react', 'honeycomb-grid'] },
  { folder: 'src/systems/index.ts', knows: ['src/core/', 'src/systems/'], packages: [] },
  { folder: 'src/systems/coaches.ts', knows: ['src/core/', 'src/systems/'], packages: [] },
  { folder: 'src/systems/opponents.ts', knows: ['src/core/', 'src/systems/'], packages: [] },
  { folder: 'src/systems/drills.ts', knows: ['src/core/', 'src/systems/'], packages: [] },
  {
    folder: 'src/systems/surfaces.ts',
    knows: ['src/core/', 'src/surface/', 'src/systems/'],
    packages: [],
    drawn: true,
  },
  {
    folder: 'src/systems/<one>/surface/',
    knows: ['src/core/', 'src/surface/', 'src/systems/<one>/'],
    packages: ['react'],
    drawn: true,
  },
  { folder: 'src/systems/<one>/', knows: ['src/core/'], packages: ['valibot'] },
  { folder: 'src/store/', knows: ['src/core/', 'src/systems/'], packages: null },
  { folder: 'src/ui/', knows: ['src/core/', 'src/store/', 'src/surface/'], packages: null },
  { folder: 'src/headless/', knows: ['src/core/', 'src/systems/'], packages: ['node:'] },
  {
    folder: 'src/startPage.tsx',
    knows: ['src/core/', 'src/surface/', 'src/store/', 'src/ui/'],
    packages: null,
  },
  {
    folder: 'src/main.tsx',
    knows: ['src/startPage', 'src/systems/', 'src/store/', 'src/ui/'],
    packages: null,
    drawn: true,
  },
];
/** What systems bring to be drawn: their rules, the store and the command line do without. */
const DRAWN = /^src\/systems\/(surfaces|[^/]+\/surface)(\.ts)?(\/|$)/;
/** What weighs and advises knows the rules; these do without: code that only plays by them fetches none of it. */
const ADVISING =
  /^src\/systems\/[^/]+\/(?:.*\/)?(?:coach|opponent|drills|bookCoaches|bookOpponents)(?:\.ts)?(?:\/|$)/;
const HEX_GEOMETRY = ['src/core/hex/hex.ts', 'src/surface/hexGeometry.ts'];

/** What the engine may not touch: the page, the clock, chance, and arithmetic that engines round differently. */
const NOT_IN_THE_ENGINE = [
  /\bMath\s*\.\s*(sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|hypot|pow|sqrt|cbrt|exp|expm1|log\w*|random|fround)\b/,
  /\b(window|document|navigator|localStorage|sessionStorage|indexedDB|fetch|performance|process|globalThis)\s*[.([]/,
  /\b(setTimeout|setInterval|requestAnimationFrame|queueMicrotask)\s*\(/,
  /\b(new\s+Date|Date\s*[.(])/,
  /\bcrypto\s*\./,
];
const NOWHERE = [
  /\binnerHTML\b/,
  /\bouterHTML\b/,
  /\bdangerouslySetInnerHTML\b/,
  /\beval\s*\(/,
  /\bnew\s+Function\b/,
];

/** In the body of a component or hook: a render that is thrown away would leave it written. Handlers lie deeper. */
const WRITES_A_REF = /^ {2}(?:if \(.*\) )?[\w.]+\.current [^\s\w]{0,2}= .*/m;
/** Files of types alone: every part of the store is written to them. */
const TYPES_ONLY = ['src/store/state.ts', 'src/store/context.ts'];
const NO_TYPE = /^(?:import (?!type\b)|export (?!type\b|interface\b)|(?:const|let|function|class)\b).*/m;

/** Everything against a source file at that path below the root. */
export function offences(path: string, text: string): readonly string[] {
  const code = withoutWords(text);
  const forbidden = [
    ...NOWHERE,
    WRITES_A_REF,
    ...(isEngine(path) ? NOT_IN_THE_ENGINE : []),
    ...(TYPES_ONLY.includes(path) ? [NO_TYPE] : []),
  ];
  return [
    ...importsOf(text).flatMap((specifier) => importOffences(path, specifier)),
    ...citingOffences(path, text),
    ...forbidden.flatMap((pattern) => {
      const [found] = pattern.exec(code) ?? [];
      return found === undefined ? [] : [`${path} uses ${found.trim()}`];
    }),
  ];
}

function isEngine(path: string): boolean {
  return path.startsWith('src/core/') || (path.startsWith('src/systems/') && !DRAWN.test(path));
}

function importOffences(path: string, specifier: string): readonly string[] {
  const layer = layerOf(path);
  if (!layer) return [`${path} belongs to no part`];
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(path), specifier));
    const own = layer.folder.includes('.') ? path : layer.folder;
    const allowed = [own, ...layer.knows].some(
      (folder) => `${target}/`.startsWith(folder) || target === folder,
    );
    const isAdvice = ADVISING.test(target) && !ADVISING.test(path) && layer.folder.endsWith('/');
    const fits = allowed && !isAdvice && (layer.drawn === true || !DRAWN.test(target));
    return fits ? [] : [`${path} imports ${target}`];
  }
  if (specifier === 'honeycomb-grid' && !HEX_GEOMETRY.includes(path)) return [`${path} imports ${specifier}`];
  const fits = (name: string) =>
    specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`);
  return layer.packages === null || layer.packages.some(fits) ? [] : [`${path} imports ${specifier}`];
}

/** What of the contract cites cases: a system takes it from the one file that says which cases it has. */
const CITING =
  /\b(Reason|ReceiptItem|Receipt|SubjectRow|Subject|Prompt|Preview|Pressed|SheetRow|Sheet|Interlude|LogLine|OptionSpec|PrintedTable|Advice)\b/g;

function citingOffences(path: string, text: string): readonly string[] {
  if (!/^src\/systems\/[^/]+\//.test(path) || path.endsWith('/rulebook/cited.ts')) return [];
  const taken = /\bimport\s([^'"]*)['"][^'"\n]*\/core\/contract\/\w+['"]/g;
  return [...withoutComments(text).matchAll(taken)].flatMap(([, names = '']) =>
    [...names.matchAll(CITING)].map(([name]) => `${path} takes ${name} without the cases it may cite`),
  );
}

function layerOf(path: string): Layer | null {
  const [, system = ''] = /^src\/systems\/([^/]+)\//.exec(path) ?? [];
  const ofIts = (folder: string) => folder.replace('<one>', system);
  const found = LAYERS.find(({ folder }) => path.startsWith(ofIts(folder)));
  return found ? { ...found, folder: ofIts(found.folder), knows: found.knows.map(ofIts) } : null;
}

/** What a file imports or exports from elsewhere, whichever way it is written. */
export function importsOf(text: string): readonly string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)(['"`])([^'"`\n]+)\1/g;
  return [...withoutComments(text).matchAll(pattern)].map((match) => match[2] ?? '');
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(^|[\s;{}(,])\/\/.*$/gm, '$1');
}

/** The code without comments and without what stands in quotes; what a template computes stays. */
function withoutWords(text: string): string {
  const code = withoutComments(text)
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""');
  return code.replaceAll(/`(?:[^`\\]|\\.)*`/g, (template) =>
    [...template.matchAll(/\$\{([^}]*)\}/g)].map((part) => `(${part[1]})`).join(' '),
  );
}

const PRIVATE_FOLDER = new RegExp(`(^|[^\\w-])${['shared', ''].join('/')}`, 'm');
const REGISTRY = new RegExp(
  ['registry\\.[\\w-]+\\.', 'npmjs\\.(org|com)', 'npmmirror\\.', 'yarnpkg\\.'].join('|'),
  'i',
);

/** What no file of the repository may mention: places that a stranger's clone does not have, and package hosts. */
export function mentions(path: string, text: string): readonly string[] {
  return [PRIVATE_FOLDER, REGISTRY].flatMap((pattern) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`${path} mentions ${found.trim()}`];
  });
}
