/** What an object is called that holds H3: `h3`, `this.h3`, `geo.h3js`, `getH3()`. */
export const likeH3 = /h3(?:_?(?:js|py|lib|core|api))?(?:\(\))?$/i;

/**
 * Names that other libraries have too, on objects that nothing traces to H3. They are H3's where the object is called so,
 * or where the program calls a function on it that only H3 has.
 */
export class Candidates<Use> {
  private readonly receivers = new Set<string>();
  private readonly found: {readonly receiver: string; readonly use: Use}[] = [];

  /** Learns that a function that only H3 has is called on an object. */
  learn(receiver: string): void {
    this.receivers.add(receiver);
  }

  /** Adds a use of a name that other libraries have too. */
  add(receiver: string, use: Use): void {
    this.found.push({receiver, use});
  }

  /** The uses that are H3's, once the whole program is read. */
  ours(): readonly Use[] {
    return this.found
      .filter(({receiver}) => receiver !== '' && (this.receivers.has(receiver) || likeH3.test(receiver)))
      .map(({use}) => use);
  }
}
