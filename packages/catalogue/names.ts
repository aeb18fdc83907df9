/** The name that a signature declares: `func (c Cell) GridDisk(k int)` and `h3 gridDisk -c CELL` alike. */
export function nameIn(signature: string): string | undefined {
  const shell = /^\s*(?:\$\s*)?h3\s+(\w+)/.exec(signature)?.[1];
  if (shell) return shell;
  const withoutReceiver = signature.replace(/^\s*func\s*(\([^)]*\))?\s*/, '');
  return (
    /(\w+)\s*(?:<[^>]*>|\[[^\]]*\])?\s*\(/.exec(withoutReceiver)?.[1] ??
    /^[\w.]*?(\w+)\s*$/.exec(withoutReceiver.trim())?.[1]
  );
}

/** The distinct names that signatures declare, in their order: overloads count once. */
export function namesOf(signatures: readonly string[] = []): string[] {
  return [...new Set(signatures.map(nameIn).filter((name) => name !== undefined))];
}
