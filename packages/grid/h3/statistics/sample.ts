import * as h3 from 'h3-js';
import {seeded} from '../measures';
import {addTo, measureCell, tallies, type Tallies} from './measure';
import {baseCellOrbits} from './symmetry';

/** The resolution of the strata: all cells of this resolution, one of each shape. */
const STRATUM_RESOLUTION = 4;
/** Cells measured in each stratum. */
const PER_STRATUM = 8;

/** A hexagon of a resolution below a cell, all with the same chance. */
function randomHexagon(parent: string, resolution: number, random: () => number): string {
  const size = h3.cellToChildrenSize(parent, resolution);
  for (;;) {
    // Two numbers of 32 bits: one is too coarse for billions of cells.
    const cell = h3.childPosToCell(Math.floor((random() + random() / 2 ** 32) * size), parent, resolution);
    if (!h3.isPentagon(cell)) return cell;
  }
}

/** The hexagons of a seeded sample: `PER_STRATUM` below every stratum. The same seed gives the same cells. */
export function* sampledHexagons(resolution: number, seed: number): Generator<{cell: string; weight: number}> {
  const random = seeded(seed + resolution);
  for (const {baseCell, size} of baseCellOrbits()) {
    for (const parent of h3.cellToChildren(baseCell, STRATUM_RESOLUTION)) {
      const hexagons = h3.cellToChildrenSize(parent, resolution) - (h3.isPentagon(parent) ? 1 : 0);
      for (let draw = 0; draw < PER_STRATUM; draw++) {
        yield {cell: randomHexagon(parent, resolution, random), weight: (size * hexagons) / PER_STRATUM};
      }
    }
  }
}

/** Measures a stratified sample of the hexagons of a resolution: how many, and their tallies. */
export function measureSample(
  resolution: number,
  seed: number,
): {readonly measured: number; readonly hexagons: Tallies} {
  const hexagons = tallies();
  let measured = 0;
  for (const {cell, weight} of sampledHexagons(resolution, seed)) {
    measured++;
    addTo(hexagons, measureCell(cell), weight);
  }
  return {measured, hexagons};
}
