interface LockOptions {
  readonly signal?: AbortSignal;
  readonly ifAvailable?: boolean;
}

/** The locks of a browser in memory, as far as offline copies use them: one holder of a name at a time. */
export class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  async request<Result>(
    name: string,
    {signal, ifAvailable = false}: LockOptions,
    work: (lock: object | null) => Result,
  ): Promise<Awaited<Result>> {
    if (ifAvailable && this.held.has(name)) return await work(null);
    for (let held = this.held.get(name); held; held = this.held.get(name)) {
      await held.catch(() => undefined);
      signal?.throwIfAborted();
    }
    signal?.throwIfAborted();
    const working = (async () => await work({}))();
    this.held.set(name, working);
    try {
      return await working;
    } finally {
      this.held.delete(name);
    }
  }
}
