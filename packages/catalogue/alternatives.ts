/** A way to do without a function: sentences with the names of the functions that it uses in braces. */
export interface Alternative {
  readonly uses?: readonly string[];
  readonly how: string;
}

/**
 * What a reader does where a stack lacks a function: the first way whose functions the stack has.
 *
 * @param nameOf - the stack's name of a function of C; undefined where the stack has no such function
 */
export function alternativeIn(
  ways: readonly Alternative[] | undefined,
  nameOf: (use: string) => string | undefined,
): string | undefined {
  const way = ways?.find(({uses = []}) => uses.every((use) => nameOf(use) !== undefined));
  return way?.how.replace(/\{(\w+)\}/g, (_match, use: string) => nameOf(use) ?? use);
}
