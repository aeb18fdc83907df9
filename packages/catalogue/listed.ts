import type {Group} from './types';

/** A function as the list of all functions shows it. */
export interface ListedFunction {
  /** The C name, or the binding's where C has none. */
  readonly name: string;
  readonly group: Group;
  /** The address of its section. */
  readonly to: string;
  readonly summary: string;
  /** Everyday functions stand out; those that only manage memory in C are folded. */
  readonly role?: 'everyday' | 'memory';
  /**
   * Its names and its first signature, by language, and by the id of the stack that the reader has chosen. A language
   * without them doesn't have the function.
   */
  readonly languages: Readonly<
    Partial<Record<string, {readonly names: readonly string[]; readonly signature: string}>>
  >;
}
