import type {BehaviorChange} from '@h3-docs/converter';

const invalidEdge = {
  failure: {
    when: 'invalidEdge',
    errors: ['E_DIR_EDGE_INVALID'],
    was: {sql: 'zeroOrEmpty'},
  },
} as const satisfies BehaviorChange;

/** A change that edges have in h3-pg, with what h3-js 3 returned. */
const edge = (javascript: 'null' | 'empty' | '0'): BehaviorChange => ({
  failure: {...invalidEdge.failure, was: {...invalidEdge.failure.was, javascript}},
});

/**
 * How calls behave differently in 4.x beyond their names and types, by the name of the function in C in 3.x. Functions
 * that are missing behave the same, apart from the last digits. Found by running h3-js 3.7.2 and 4.5.0, h3-py 3.7.7 and
 * 4.5.0, and h3-pg 3.7.2 and 4.5.0, and read in the headers of H3 3.7.2 and 4.5.0 for C, and in the source of h3-java.
 */
export const changes: Readonly<Record<string, BehaviorChange>> = {
  geoToH3: {
    failure: {
      when: 'coordinates',
      errors: ['E_RES_DOMAIN', 'E_LATLNG_DOMAIN'],
      was: {javascript: 'null'},
      excusedBy: {argument: 2, is: 'resolution'},
    },
  },
  h3ToParent: {
    failure: {when: 'finerParent', errors: ['E_RES_DOMAIN', 'E_RES_MISMATCH'], was: {javascript: 'null'}},
  },
  h3ToChildren: {
    failure: {when: 'coarserChild', errors: ['E_RES_DOMAIN'], was: {javascript: 'empty', sql: 'noRows'}},
  },
  h3ToCenterChild: {failure: {when: 'coarserChild', errors: ['E_RES_DOMAIN'], was: {javascript: 'null'}}},
  kRing: {
    failure: {
      when: 'negativeDistance',
      errors: ['E_DOMAIN'],
      was: {javascript: 'origin', sql: 'origin'},
      excusedBy: {argument: 1, is: 'distance'},
    },
  },
  kRingDistances: {
    failure: {
      when: 'negativeDistance',
      errors: ['E_DOMAIN'],
      was: {sql: 'origin'},
      excusedBy: {argument: 1, is: 'distance'},
    },
  },
  hexRing: {
    failure: {
      when: 'negativeDistance',
      errors: ['E_DOMAIN'],
      was: {javascript: 'empty'},
      excusedBy: {argument: 1, is: 'distance'},
    },
  },
  compact: {
    failure: {
      when: 'otherResolutions',
      errors: ['E_RES_MISMATCH'],
      was: {javascript: 'unchanged', python: 'unchanged', sql: 'unchanged'},
      excusedBy: {argument: 0, is: 'oneResolution'},
    },
  },
  h3SetToLinkedGeo: {results: 'outlineOrder'},
  h3IndexesAreNeighbors: {
    failure: {
      when: 'otherResolutionsOrInvalid',
      errors: ['E_RES_MISMATCH', 'E_CELL_INVALID'],
      was: {javascript: 'false', sql: 'false', java: 'false'},
    },
  },
  getH3UnidirectionalEdge: {
    failure: {when: 'notNeighbors', errors: ['E_NOT_NEIGHBORS'], was: {javascript: 'null'}},
  },
  getOriginH3IndexFromUnidirectionalEdge: edge('null'),
  getDestinationH3IndexFromUnidirectionalEdge: edge('null'),
  getH3IndexesFromUnidirectionalEdge: edge('empty'),
  getH3UnidirectionalEdgeBoundary: edge('empty'),
  exactEdgeLengthKm: edge('0'),
  h3Distance: {
    failure: {
      when: 'tooFar',
      errors: ['E_RES_MISMATCH', 'E_FAILED', 'E_CELL_INVALID'],
      was: {javascript: '-1', sql: '-1'},
    },
  },
  h3Line: {results: 'otherArguments'},
  hexAreaKm2: {results: 'areaAverages'},
  hexAreaM2: {results: 'areaAverages'},
  edgeLengthKm: {results: 'lengthAverages'},
  edgeLengthM: {results: 'lengthAverages'},
  numHexagons: {results: 'counts'},
};
