/** A name that no other view has: letters and digits. */
export const newName = (): string => Math.random().toString(36).slice(2, 10).padEnd(4, '0');
