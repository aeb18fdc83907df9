import {translate} from '@docusaurus/Translate';

/** A value of 3.x that stood for a failure. */
export type Sentinel = 'null' | '-1' | '0' | 'false' | 'empty';

/** What a call does in 4.x that it did not do in 3.x, beyond its name. Found by running h3-js 3.7.2 and 4.5.0. */
export interface Fact {
  /** What 3.x returned for a failure, when, and the errors of which 4.x throws one. */
  readonly error?: {readonly was: Sentinel; readonly when: string; readonly now: readonly string[]};
  /** How the results differ. */
  readonly value?: string;
}

const edgeInvalid = {when: translate({message: 'an index that is not a valid edge'}), now: ['E_DIR_EDGE_INVALID']};
const resolutions = ['E_RES_DOMAIN', 'E_RES_MISMATCH'];

/** By the 3.x name. Functions that are missing behave the same in both versions, apart from the last digits. */
export const facts: Readonly<Record<string, Fact>> = {
  geoToH3: {
    error: {
      was: 'null',
      when: translate({message: 'a resolution outside 0 to 15 or a coordinate that is not finite'}),
      now: ['E_RES_DOMAIN', 'E_LATLNG_DOMAIN'],
    },
  },
  h3ToParent: {
    error: {
      was: 'null',
      when: translate({message: 'a resolution that is finer than the cell or not 0 to 15'}),
      now: resolutions,
    },
  },
  h3ToChildren: {
    error: {
      was: 'empty',
      when: translate({message: 'a resolution that is coarser than the cell or not 0 to 15'}),
      now: ['E_RES_DOMAIN'],
    },
  },
  h3ToCenterChild: {
    error: {
      was: 'null',
      when: translate({message: 'a resolution that is coarser than the cell or not 0 to 15'}),
      now: ['E_RES_DOMAIN'],
    },
  },
  kRing: {
    value: translate({
      message:
        '`gridDisk` throws `E_DOMAIN` for a negative distance and `E_CELL_INVALID` for some invalid indexes. `kRing` returned the origin alone, or meaningless indexes.',
    }),
  },
  hexRing: {error: {was: 'empty', when: translate({message: 'a negative distance'}), now: ['E_DOMAIN']}},
  compact: {
    value: translate({
      message:
        'For cells of different resolutions, `compactCells` throws `E_RES_MISMATCH`. `compact` returned the cells unchanged in some cases.',
    }),
  },
  h3SetToMultiPolygon: {
    value: translate({
      message:
        'The outlines are the same as with `h3SetToMultiPolygon`, but the polygons come in another order, and each loop starts at another corner. Compare outlines by their set of corners. `cellsToMultiPolygon` throws an error if a cell is repeated or invalid, or if the cells have different resolutions.',
    }),
  },
  h3IndexesAreNeighbors: {
    error: {
      was: 'false',
      when: translate({message: 'cells of different resolutions and invalid cells'}),
      now: ['E_RES_MISMATCH', 'E_CELL_INVALID'],
    },
  },
  getH3UnidirectionalEdge: {
    error: {was: 'null', when: translate({message: 'cells that are not neighbors'}), now: ['E_NOT_NEIGHBORS']},
  },
  getOriginH3IndexFromUnidirectionalEdge: {error: {was: 'null', ...edgeInvalid}},
  getDestinationH3IndexFromUnidirectionalEdge: {error: {was: 'null', ...edgeInvalid}},
  getH3IndexesFromUnidirectionalEdge: {error: {was: 'empty', ...edgeInvalid}},
  getH3UnidirectionalEdgeBoundary: {error: {was: 'empty', ...edgeInvalid}},
  exactEdgeLength: {error: {was: '0', ...edgeInvalid}},
  h3Distance: {
    error: {
      was: '-1',
      when: translate({message: 'cells of different resolutions, cells that are too far apart, and invalid cells'}),
      now: ['E_RES_MISMATCH', 'E_FAILED', 'E_CELL_INVALID'],
    },
  },
  h3Line: {
    value: translate({
      message:
        'For arguments that are not cells, such as edges or invalid indexes, `gridPathCells` can return other indexes than `h3Line`. Both versions throw if the cells are too far apart.',
    }),
  },
  hexArea: {
    value: translate({
      message:
        'The averages were corrected in 4.0. `getHexagonAreaAvg` returns up to 3% more than `hexArea`. The difference is largest at resolution 0.',
    }),
  },
  edgeLength: {
    value: translate({
      message:
        'The averages were corrected in 4.0. `getHexagonEdgeLengthAvg` returns about 15% more than `edgeLength` of 3.x. Check thresholds that you derived from it.',
    }),
  },
  numHexagons: {
    value: translate({
      message:
        'For resolutions 10 and 12, `numHexagons` of h3-js 3.7.2 returns 4,294,967,296 (2^32) less than the number of cells. `getNumCells` returns the correct number.',
    }),
  },
};
