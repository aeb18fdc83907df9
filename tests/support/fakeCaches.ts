interface FakeCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
  delete(address: string): Promise<boolean>;
}

/** The browser's caches in memory, as far as offline copies use them. */
export class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>();
  /** Called before each entry is stored; throws where storage fails. */
  beforePut: (address: string) => void = () => undefined;

  open(name: string): Promise<FakeCache> {
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    return Promise.resolve({
      match: (address) => Promise.resolve(entries.get(address)?.clone()),
      put: (address, response) => {
        this.beforePut(address);
        entries.set(address, response);
        return Promise.resolve();
      },
      delete: (address) => Promise.resolve(entries.delete(address)),
    });
  }

  match(address: string, {cacheName}: {readonly cacheName: string}): Promise<Response | undefined> {
    return Promise.resolve(this.stored.get(cacheName)?.get(address)?.clone());
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.stored.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.stored.delete(name));
  }

  /** These caches for code that takes the browser's. */
  asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}
