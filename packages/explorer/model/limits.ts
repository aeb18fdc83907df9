/** The most cells that are drawn, and so the most that an operation hands out. */
export const MAX_CELLS = 200_000;

/** The finest resolution of H3. */
export const FINEST = 15;
