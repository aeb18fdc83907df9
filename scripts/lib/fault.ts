/** What went wrong in a test, as the catalogue of faults lists it. */
export interface Fault {
  /** The heading that it is listed under. */
  readonly kind: string;
  /** What the test makes go wrong. */
  readonly injected: string;
  /** What the reader sees then, or, of a build, the author. */
  readonly reader: string;
}
