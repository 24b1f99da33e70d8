/** The computer player built into one file, with weights of its own: somebody to play against the usual one. */
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { WEIGHTS as WEIGHTS_OF_1643 } from '../../../src/systems/rocroi-1643/estimate/weights';
import { FREIBURG_WEIGHTS } from '../../../src/systems/thirty-years-war/freiburg/opponent/weights';
import { WEIGHTS as WEIGHTS_OF_1976 } from '../../../src/systems/thirty-years-war/opponent/weights';

/** A file of weights, and what it holds. */
type WeightFile = { readonly file: string; readonly weights: object };

/** By the name that `npm run tune` calls them. */
export const WEIGHT_FILES = {
  'thirty-years-war': {
    file: 'src/systems/thirty-years-war/opponent/weights.ts',
    weights: WEIGHTS_OF_1976,
  },
  freiburg: {
    file: 'src/systems/thirty-years-war/freiburg/opponent/weights.ts',
    weights: FREIBURG_WEIGHTS,
  },
  'rocroi-1643': { file: 'src/systems/rocroi-1643/estimate/weights.ts', weights: WEIGHTS_OF_1643 },
} as const satisfies { readonly [name: string]: WeightFile };

/** Values by path, as `army.french` or `threats.0`. */
export type Values = { readonly [path: string]: number };

/** Every weight that is a number, by its path. */
export function weightsIn(weights: object): Values {
  const found: { [path: string]: number } = {};
  for (const [key, value] of Object.entries(weights) as [string, number | object][])
    if (typeof value === 'number') found[key] = value;
    else for (const [path, one] of Object.entries(weightsIn(value))) found[`${key}.${path}`] = one;
  return found;
}

/**
 * The path of a module in `folder` that exports `mindOf` as `src/systems/opponents` does, with those weights of the file
 * instead of its own. It shares nothing with the sources that are running, so that two players of one process may weigh
 * differently.
 */
export async function builtMind(
  folder: string,
  { file, weights }: WeightFile,
  values: Values,
): Promise<string> {
  const known = weightsIn(weights);
  for (const path of Object.keys(values))
    if (!(path in known)) throw new RangeError(`${file} has no weight ${path}`);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withWeights(resolve(file), values)],
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      ssr: resolve('src/systems/opponents.ts'),
      rollupOptions: { output: { entryFileNames: 'mind.mjs', codeSplitting: false } },
    },
  });
  return join(folder, 'mind.mjs');
}

/** Set as the module of the weights begins: before anybody asks for one. */
function withWeights(file: string, values: Values): Plugin {
  return {
    name: 'with-weights',
    enforce: 'post',
    transform(code, id) {
      if (id !== file) return null;
      const [, name] = /const (\w+) =/.exec(code) ?? [];
      const set = Object.entries(values).map(([path, value]) => {
        const keys = path.split('.').map((key) => `[${JSON.stringify(key)}]`);
        return `${name}${keys.join('')} = ${value};`;
      });
      return { code: [code, ...set].join('\n'), map: null };
    },
  };
}
