import type {Release} from '@h3-docs/catalogue';

/** The releases of 4.x, in the order in which they came; candidates are left out. */
export const releases: readonly Release[] = [
  {
    version: '4.0.0',
    date: '2022-08-23',
    news: 'New names, `H3Error`, vertexes, and the `h3` command.',
    action: 'Follow the [steps to migrate](/library/migrating-3.x.mdx#a-checklist).',
  },
  {
    version: '4.0.1',
    date: '2022-09-15',
    news: 'More precise coordinates. Fixes for `compactCells` with all children of a base cell, for memory leaks, and for overflows.',
    action: 'Do not compare coordinates for equality, because their last digits changed.',
  },
  {
    version: '4.1.0',
    date: '2023-01-18',
    news: '[`cellToChildPos`](/api/hierarchy.mdx#celltochildpos) and [`childPosToCell`](/api/hierarchy.mdx#childpostocell).',
    action: 'Nothing.',
  },
  {
    version: '4.2.0',
    date: '2024-12-04',
    news: '[`polygonToCellsExperimental`](/api/regions.mdx#polygontocellsexperimental) with containment modes, its size function `maxPolygonToCellsSizeExperimental`, and [`describeH3Error`](/api/misc.mdx#describeh3error). The `h3` command is ready for scripts. A fix for `compactCells` with all or many cells of resolution 1.',
    action:
      'Try the new function if your polygons are large. If you compacted many cells of resolution 1 with an older release, compact them again.',
  },
  {
    version: '4.2.1',
    date: '2025-03-10',
    news: 'A faster `isValidCell`. The containment modes are in the public header.',
    action: 'Nothing.',
  },
  {
    version: '4.3.0',
    date: '2025-06-17',
    news: '[`gridRing`](/api/traversal.mdx#gridring), which works near pentagons, and its size function `maxGridRingSize`.',
    action: 'Use `gridRing` instead of `gridRingUnsafe`.',
  },
  {
    version: '4.4.0',
    date: '2025-11-06',
    news: '[`isValidIndex`](/api/inspection.mdx#isvalidindex), [`getIndexDigit`](/api/inspection.mdx#getindexdigit), [`constructCell`](/api/inspection.mdx#constructcell), and four new error codes.',
    action: 'Do not assume that the list of error codes is complete.',
  },
  {
    version: '4.4.1',
    date: '2025-11-11',
    news: 'A correction of the version number in the version file.',
    action: 'Nothing.',
  },
  {
    version: '4.5.0',
    date: '2026-05-21',
    news: '[`reverseDirectedEdge`](/api/uniedge.mdx#reversedirectededge). [`gridPathCells`](/api/traversal.mdx#gridpathcells) also tries the path from the other end. Indexing and areas use new formulas. A new file `h3.pc` for pkg-config.',
    action:
      '[`cellsToLinkedMultiPolygon`](/api/regions.mdx#cellstolinkedmultipolygon) now returns errors for invalid cells, for cells of different resolutions, and for repeated cells. Handle these errors. Paths that failed before can succeed.',
  },
];
