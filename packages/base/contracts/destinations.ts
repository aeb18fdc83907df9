/** A page or a section that an address which leads nowhere may have meant. */
export interface Destination {
  /** Its address below the base URL. */
  readonly to: string;
  readonly label: string;
  /** What an address may call it: the last part of its path, former file names, a function's names in every language. */
  readonly names: readonly string[];
}
