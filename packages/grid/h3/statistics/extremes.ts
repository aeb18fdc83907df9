import * as h3 from 'h3-js';

/** A cell and what was measured of it. */
export interface Found {
  readonly cell: string;
  readonly value: number;
}

/** The cells with the smallest values among those offered, at most `most`. */
export class Smallest {
  private found: Found[] = [];

  constructor(private readonly most: number) {}

  /** Takes a cell and its value. */
  offer(cell: string, value: number): void {
    if (this.found.length >= 4 * this.most) this.cut();
    this.found.push({cell, value});
  }

  private cut(): void {
    this.found.sort((a, b) => a.value - b.value);
    this.found.length = Math.min(this.found.length, this.most);
  }

  /** The cells with the smallest values, the smallest first. */
  list(): readonly Found[] {
    this.cut();
    return this.found;
  }
}

/**
 * Looks for the hexagons with the smallest value two resolutions further down: below the best cells of the coarser one
 * and around them, and around a pentagon, whose descendants come nearest to a corner of the icosahedron. The grid of a resolution looks nearly like that of two resolutions before, only finer, so the
 * extremes stay where they are; resolutions that are one apart differ in how they cross the icosahedron's edges.
 */
export function searchBelow(best: readonly Found[], most: number, valueOf: (cell: string) => number): readonly Found[] {
  const first = best[0];
  if (!first) return [];
  const coarse = h3.getResolution(first.cell);
  const [pentagon = first.cell] = h3.getPentagons(coarse);
  const seen = new Set<string>();
  const result = new Smallest(most);
  for (const cell of new Set([...best.map((found) => found.cell), pentagon])) {
    for (const child of h3.cellToChildren(cell, coarse + 2)) {
      for (const candidate of h3.gridDisk(child, 1)) {
        if (seen.has(candidate) || h3.isPentagon(candidate)) continue;
        seen.add(candidate);
        result.offer(candidate, valueOf(candidate));
      }
    }
  }
  return result.list();
}
