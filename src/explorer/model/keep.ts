const DATABASE = 'h3-explorer';
const STORE = 'views';
const KEY = 'latest';

/** The query of an address whose view this browser keeps, because no address can hold it. */
export const KEPT_QUERY = 'kept=1';

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

async function withStore<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = request(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The database gave up'));
      transaction.onerror = () => reject(transaction.error ?? new Error('The database failed'));
    });
  } finally {
    database.close();
  }
}

/**
 * Keeps a view in this browser, so that a reload has it. It never leaves the browser, and replaces the one before.
 *
 * @param content - the view as `toFile` prints it
 * @returns whether the browser could keep it
 */
export async function keepView(content: string): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.put(content, KEY));
    return true;
  } catch {
    return false;
  }
}

/** The view that this browser keeps, or undefined. */
export async function keptView(): Promise<string | undefined> {
  try {
    const content = await withStore<unknown>('readonly', (store) => store.get(KEY));
    return typeof content === 'string' ? content : undefined;
  } catch {
    return undefined;
  }
}
