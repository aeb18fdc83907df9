/** Coordinates along H3's three axes, which are 120° apart. Normalized: none is negative, at least one is 0. */
export interface Ijk {
  readonly i: number;
  readonly j: number;
  readonly k: number;
}

/** A point of the hex2d plane: the i axis runs along x, centers of neighboring cells are 1 apart. */
export type Hex2d = readonly [x: number, y: number];

const sin60 = Math.sqrt(3) / 2;

/** The step that each digit stands for: `UNIT_VECS` of coordijk.h. */
export const unitVectors: readonly Ijk[] = Array.from({length: 7}, (_, digit) => ({
  i: (digit >> 2) & 1,
  j: (digit >> 1) & 1,
  k: digit & 1,
}));

/** The same cell with the smallest coordinates that are not negative. */
export function normalize({i, j, k}: Ijk): Ijk {
  const least = Math.min(i, j, k);
  return {i: i - least, j: j - least, k: k - least};
}

/** The sum, normalized. */
export function add(a: Ijk, b: Ijk): Ijk {
  return normalize({i: a.i + b.i, j: a.j + b.j, k: a.k + b.k});
}

/** The difference, normalized. */
export function subtract(a: Ijk, b: Ijk): Ijk {
  return normalize({i: a.i - b.i, j: a.j - b.j, k: a.k - b.k});
}

/** The center of a cell. */
export function toHex2d({i, j, k}: Ijk): Hex2d {
  return [i - k - (j - k) / 2, (j - k) * sin60];
}

/** The cell that a point lies in: the nearest center (rounding in cube coordinates; a tie may go to any side). */
export function fromHex2d([x, y]: Hex2d): Ijk {
  const j = y / sin60;
  const i = x + j / 2;
  const exact = [-i, j, i - j] as const;
  const [a, b, c] = exact.map(Math.round) as [number, number, number];
  const [da, db, dc] = [Math.abs(a - exact[0]), Math.abs(b - exact[1]), Math.abs(c - exact[2])];
  // The three add up to 0; the one that rounding moved furthest follows from the others.
  const first = da > db && da > dc ? -b - c : a;
  const second = db > dc && !(da > db && da > dc) ? -a - c : b;
  return normalize({i: -first, j: second, k: 0});
}

const isClass3 = (res: number) => res % 2 === 1;

/** The parent of a cell of resolution `res`, in the grid of resolution `res - 1` (`_upAp7`, `_upAp7r`). */
export function toParent(cell: Ijk, res: number): Ijk {
  const [i, j] = [cell.i - cell.k, cell.j - cell.k];
  const [a, b] = isClass3(res) ? [3 * i - j, i + 2 * j] : [2 * i + j, 3 * j - i];
  return normalize({i: Math.round(a / 7), j: Math.round(b / 7), k: 0});
}

/** The center child of a cell, in the grid of resolution `res`, one finer than the cell's (`_downAp7`, `_downAp7r`). */
export function toCenterChild({i, j, k}: Ijk, res: number): Ijk {
  return isClass3(res)
    ? normalize({i: 3 * i + j, j: 3 * j + k, k: i + 3 * k})
    : normalize({i: 3 * i + k, j: i + 3 * j, k: j + 3 * k});
}
