/**
 * The browser's storage, of which one call goes wrong: the n-th of all that a page makes to its database and to its
 * journal. The same way as the harnesses of databases that people trust: n grows until the page makes fewer calls.
 */
import { Shelf } from './shelf';

/**
 * - `throws`: the call is refused at once.
 * - `aborts`: it is taken, and its transaction given up; an opening fails.
 * - `hangs`: nothing is done, and nothing said.
 * - `unreported`: it is done, and nothing said; a note is done and refused.
 * - `dies`: the page is gone, with all that was under way.
 */
export const FAULTS = ['throws', 'aborts', 'hangs', 'unreported', 'dies'] as const;
export type Fault = (typeof FAULTS)[number];

export type FaultyStorage = {
  readonly shelf: Shelf;
  /** Calls so far. */
  calls(): number;
  /** What the call that went wrong was, `''` as long as none has. */
  struck(): string;
  /** From now on storage is what it should be, for the next test. */
  restore(): void;
};

type Method = (this: never, ...given: never[]) => unknown;
const REQUESTS = ['get', 'getAll', 'getAllKeys', 'put', 'delete'] as const;

/** Wraps what is there now as `indexedDB`'s classes, until it is restored. */
export function faultyStorage(shelf: Shelf, fault: Fault, at: number): FaultyStorage {
  let calls = 0;
  let struck = '';
  let isDead = false;
  /** Transactions that never report again. */
  const silent = new WeakSet<IDBTransaction>();
  const open = new Set<IDBTransaction>();
  const undo: (() => void)[] = [];

  const isNext = (what: string): boolean => {
    if (isDead || ++calls !== at) return false;
    struck = what;
    if (fault === 'dies') die();
    return true;
  };
  const die = () => {
    isDead = true;
    for (const tx of open) silence(tx, true);
  };
  /** As long as it says nothing a browser does not finish it; at the latest the end of the page undoes it. */
  const silence = (tx: IDBTransaction, isUndone: boolean) => {
    silent.add(tx);
    if (isUndone) giveUp(tx);
  };
  const patch = (prototype: object, name: string, wrapped: (original: Method) => Method) => {
    const before = Object.getOwnPropertyDescriptor(prototype, name);
    const original = before?.value as Method;
    Object.defineProperty(prototype, name, { ...before, value: wrapped(original) });
    undo.push(() => Object.defineProperty(prototype, name, before ?? {}));
  };

  patch(
    IDBFactory.prototype,
    'open',
    (original) =>
      function (this: never, ...given) {
        const isStruck = isNext('open');
        if (isDead) return silentRequest(IDBOpenDBRequest);
        if (!isStruck) return original.apply(this, given);
        if (fault === 'throws') throw refusal();
        if (fault === 'aborts') return silentRequest(IDBOpenDBRequest, 'error');
        return fault === 'unreported'
          ? openedInSilence(original.apply(this, given))
          : silentRequest(IDBOpenDBRequest);
      },
  );
  patch(
    IDBDatabase.prototype,
    'transaction',
    (original) =>
      function (this: never, ...given) {
        // An upgrade's own is the browser's, not the page's.
        if (given[1] === 'versionchange') return original.apply(this, given);
        const isStruck = isNext('transaction');
        if (isStruck && fault === 'throws') throw refusal();
        const tx = original.apply(this, given) as IDBTransaction;
        if (isDead) silence(tx, true);
        else if (isStruck && fault === 'aborts') giveUp(tx);
        else if (isStruck) silence(tx, fault === 'hangs');
        open.add(tx);
        tx.addEventListener('complete', () => open.delete(tx));
        return tx;
      },
  );
  for (const name of REQUESTS) {
    patch(
      IDBObjectStore.prototype,
      name,
      (original) =>
        function (this: never, ...given) {
          const { transaction: tx, name: store } = this as IDBObjectStore;
          const isStruck = isNext(`${name} ${store}`);
          if (isStruck && fault === 'throws') throw refusal();
          if (isStruck && fault === 'hangs') silence(tx, true);
          if (silent.has(tx) && !isOpen(tx)) return silentRequest(IDBRequest);
          const request = original.apply(this, given);
          if (isStruck && fault === 'aborts') giveUp(tx);
          if (isStruck && fault === 'unreported') silence(tx, false);
          return request;
        },
    );
  }
  // What idb listens to: each request, and each transaction.
  for (const kind of [IDBRequest, IDBTransaction]) {
    const { addEventListener } = kind.prototype;
    kind.prototype.addEventListener = function (
      this: IDBRequest | IDBTransaction,
      type: string,
      given: unknown,
    ) {
      const heard = (event: Event) => {
        const tx = this instanceof IDBTransaction ? this : this.transaction;
        if (!tx || !silent.has(tx)) (given as (event: Event) => void).call(this, event);
      };
      addEventListener.call(this, type, heard);
    };
    undo.push(() => Reflect.deleteProperty(kind.prototype, 'addEventListener'));
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    patch(
      Shelf.prototype,
      name,
      (original) =>
        function (this: never, ...given) {
          const isStruck = isNext(name);
          if (isDead) throw refusal();
          if (!isStruck) return original.apply(this, given);
          // There is nothing to wait for here: what is not done is refused.
          if (fault === 'unreported') original.apply(this, given);
          throw refusal();
        },
    );
  }
  return {
    shelf,
    calls: () => calls,
    struck: () => struck,
    restore() {
      for (const back of undo.reverse()) back();
    },
  };
}

function refusal(): DOMException {
  return new DOMException('for the test', 'UnknownError');
}

/** The database is made ready, and does not report it. */
function openedInSilence(request: unknown): unknown {
  const { addEventListener } = request as IDBOpenDBRequest;
  const heard = (type: string, listener: EventListener) => {
    if (type === 'upgradeneeded') addEventListener.call(request, type, listener);
  };
  return Object.assign(request as object, { addEventListener: heard });
}

function isOpen(tx: IDBTransaction): boolean {
  try {
    tx.objectStore(tx.objectStoreNames[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function giveUp(tx: IDBTransaction): void {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
}

/** A request that never reports, or only that it has failed. */
function silentRequest(kind: typeof IDBRequest | typeof IDBOpenDBRequest, says?: 'error'): IDBRequest {
  const request = Object.create(kind.prototype);
  Object.defineProperty(request, 'error', { value: refusal() });
  request.addEventListener = (type: string, listener: (event: Event) => void) => {
    if (type === says) setImmediate(() => listener.call(request, new Event(type)));
  };
  request.removeEventListener = () => {};
  return request;
}
