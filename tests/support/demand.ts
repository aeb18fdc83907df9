/** @throws Error with the finding, unless a condition holds */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
