import {fromFile, toFile} from './file';
import type {OpenedFile} from '../files/types';
import {inputOf, withoutFile, type ExplorerState, type Input} from './state';

const DATABASE = 'h3-explorer';
const STORE = 'views';
/** The most views that are kept; the oldest goes first. Each can be as large as the largest file. */
const MOST_KEPT = 5;

/**
 * A view without its text or file, which is much larger and changes less: it has a record of its own, under the same
 * number and `TEXT`.
 */
interface KeptView {
  readonly saved: number;
  readonly view: string;
}

const TEXT = ' text';

/** Opens the browser's database; rejects where it has none, as in some private windows. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened'));
    request.onblocked = () => reject(new Error('The database is blocked'));
  });
}

/** Resolves with the result of a request; `ask` may make other requests of the same transaction. */
async function withStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The database gave up'));
    });
  } finally {
    database.close();
  }
}

/** Removes all but the newest views. */
async function removeOldest(): Promise<void> {
  const keys = await withStore('readonly', (store) => store.getAllKeys());
  const names = keys.filter((key): key is string => typeof key === 'string' && !key.endsWith(TEXT));
  if (names.length <= MOST_KEPT) return;
  const views = await Promise.all(
    names.map(async (name) => {
      const kept = await withStore<unknown>('readonly', (store) => store.get(name));
      return {name, saved: isKept(kept) ? kept.saved : 0};
    }),
  );
  const oldest = views.sort((a, b) => b.saved - a.saved).slice(MOST_KEPT);
  for (const {name} of oldest) await forgetView(name);
}

function isKept(value: unknown): value is KeptView {
  return typeof value === 'object' && value !== null && 'saved' in value && 'view' in value;
}

/**
 * Reserves a name for the views of this page, until the page is left.
 *
 * @returns false while another tab has the name, such as the tab that this one is a copy of
 */
export function claimName(name: string): Promise<boolean> {
  // Browsers without the interface have it only outside of secure contexts, where nothing is kept for long.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`${DATABASE} ${name}`, {ifAvailable: true}, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<never>(() => undefined) : undefined;
      })
      .catch(() => resolve(true));
  });
}

/** Keeps the views of one page in this browser. */
export class Keeper {
  /** The text or file that is in the database already. */
  private input: Input | undefined;

  private claimed = false;

  /** @param name - what the view is kept as: letters and digits */
  constructor(readonly name: string) {}

  /**
   * Keeps a view, in the place of the one before, so that a reload has it. It never leaves the browser.
   *
   * @returns whether the browser could keep it
   */
  async keep(state: ExplorerState): Promise<boolean> {
    const input = inputOf(state);
    const kept: KeptView = {saved: Date.now(), view: toFile({...withoutFile(state), text: ''})};
    try {
      // From now on, a copy of this tab keeps its views elsewhere.
      if (!this.claimed) void claimName(this.name);
      this.claimed = true;
      await withStore('readwrite', (store) => {
        if (input !== this.input) store.put(input, `${this.name}${TEXT}`);
        return store.put(kept, this.name);
      });
      this.input = input;
      await removeOldest();
      return true;
    } catch {
      return false;
    }
  }
}

const isFile = (input: unknown): input is OpenedFile =>
  typeof input === 'object' && input !== null && 'bytes' in input && input.bytes instanceof Uint8Array;

/** The view that this browser keeps under a name, or undefined. */
export async function keptView(name: string): Promise<ExplorerState | undefined> {
  try {
    const [kept, input] = [
      await withStore<unknown>('readonly', (store) => store.get(name)),
      await withStore<unknown>('readonly', (store) => store.get(`${name}${TEXT}`)),
    ];
    const {state} = (isKept(kept) ? await fromFile(kept.view) : undefined) ?? {};
    if (!state) return undefined;
    return isFile(input) ? {...state, file: input} : {...state, text: typeof input === 'string' ? input : ''};
  } catch {
    return undefined;
  }
}

/** Removes a view from this browser. */
export async function forgetView(name: string): Promise<void> {
  await withStore('readwrite', (store) => {
    store.delete(`${name}${TEXT}`);
    return store.delete(name);
  });
}
