/** The meanings of names at a place, while a program is walked. A look-up takes the same time at any depth. */
export class Lookup<Meaning> {
  private readonly meanings = new Map<string, Meaning[]>();

  /** Enters a scope, whose names hide those around it. */
  enter(scope: ReadonlyMap<string, Meaning>): void {
    for (const [name, meaning] of scope) {
      const known = this.meanings.get(name);
      if (known) known.push(meaning);
      else this.meanings.set(name, [meaning]);
    }
  }

  /** Leaves the scope that was entered last. */
  leave(scope: ReadonlyMap<string, Meaning>): void {
    for (const name of scope.keys()) this.meanings.get(name)?.pop();
  }

  /** What a name means here; undefined if no scope around this place declares it. */
  resolve(name: string): Meaning | undefined {
    return this.meanings.get(name)?.at(-1);
  }
}
