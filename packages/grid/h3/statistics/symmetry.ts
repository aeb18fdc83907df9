import * as h3 from 'h3-js';

/** A base cell that stands for all those which a rotation of the icosahedron turns it into. */
export interface Orbit {
  readonly baseCell: string;
  /** How many base cells there are of its shape, itself included. */
  readonly size: number;
}

/**
 * One base cell of each shape. The 60 rotations of the icosahedron map H3's grid to itself, so base cells fall into
 * orbits: the pentagons on the 12 corners, hexagons in the middle of the 30 edges and of the 20 faces, and 60 others.
 * Whatever holds for the descendants of one base cell of an orbit holds for those of all.
 */
export function baseCellOrbits(): Orbit[] {
  const orbits = new Map<string, {baseCell: string; size: number}>();
  for (const baseCell of h3.getRes0Cells()) {
    const shape = h3.cellArea(baseCell, h3.UNITS.km2).toPrecision(9);
    const orbit = orbits.get(shape);
    if (orbit) orbit.size++;
    else orbits.set(shape, {baseCell, size: 1});
  }
  return [...orbits.values()];
}

/** One cell of each shape of a resolution, with the number of cells of that shape as its weight. */
export function* everyShape(resolution: number): Generator<{cell: string; weight: number}> {
  for (const {baseCell, size} of baseCellOrbits()) {
    // In parts of at most 7⁴ cells: lists of millions of strings would fill the memory.
    const step = Math.max(0, resolution - 4);
    for (const part of h3.cellToChildren(baseCell, step)) {
      for (const cell of h3.cellToChildren(part, resolution)) yield {cell, weight: size};
    }
  }
}
