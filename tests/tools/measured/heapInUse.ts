import { getHeapSnapshot } from 'node:v8';

/**
 * Bytes that this process holds, once all that is not used any more is gone. What V8 has compiled, with what it has
 * learnt about types, which code depends on them, and what it keeps to go back to unoptimized code, is counted apart:
 * it goes on for hundreds of games, and is no memory of any game.
 */
export type InUse = { readonly held: number; readonly compiled: number };

type Snapshot = {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
};

/** Adds up a snapshot of the heap by the kinds that V8 tells: some seconds, and some tens of megabytes for a moment. */
export async function heapInUse(): Promise<InUse> {
  let text = '';
  for await (const part of getHeapSnapshot().setEncoding('utf8')) text += part;
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const dependents = strings.indexOf('system / WeakArrayList');
  const at = (field: string) => fields.indexOf(field);
  const [kindAt, nameAt, sizeAt] = [at('type'), at('name'), at('self_size')];
  const code = (types[kindAt] as readonly string[]).indexOf('code');
  let [held, compiled] = [0, 0];
  for (let node = 0; node < nodes.length; node += fields.length) {
    const size = nodes[node + sizeAt] ?? 0;
    if (nodes[node + kindAt] === code || nodes[node + nameAt] === dependents) compiled += size;
    else held += size;
  }
  return { held, compiled };
}
