import {translate} from '@docusaurus/Translate';

/** The class whose methods are H3's functions. */
export const coreClass = 'H3Core';

/** Names that other libraries and programs use too. */
export const commonNames: ReadonlySet<string> = new Set(['compact', 'edgeLength', 'polyfill', 'uncompact']);

/** The exceptions of h3-java 3. h3-java 4 throws `H3Exception` instead. */
export const exceptions: ReadonlySet<string> = new Set([
  'DistanceUndefinedException',
  'LineUndefinedException',
  'LocalIjUndefinedException',
  'PentagonEncounteredException',
]);

/** How results differ although the call maps, by the 3.x name. */
export const values: Readonly<Record<string, string>> = {
  edgeLength: translate({
    message:
      'The averages were corrected in 4.0. `getHexagonEdgeLengthAvg` returns about 15% more than `edgeLength` of 3.x. Check thresholds that you derived from it.',
  }),
  hexArea: translate({
    message:
      'The averages were corrected in 4.0. `getHexagonAreaAvg` returns up to 3% more than `hexArea`. The difference is largest at resolution 0.',
  }),
  h3SetToMultiPolygon: translate({
    message:
      'The outlines are the same as with `h3SetToMultiPolygon`, but the polygons come in another order, and each loop starts at another corner.',
  }),
  h3AddressSetToMultiPolygon: translate({
    message:
      'The outlines are the same as with `h3AddressSetToMultiPolygon`, but the polygons come in another order, and each loop starts at another corner.',
  }),
};

/** Methods that have no counterpart with the same result, and what to write. */
export const replaced: Readonly<Record<string, string>> = {
  kRings: translate({
    message: '4.x has no `kRings`. Call `gridDisk` for each distance, and collect the results in a list.',
  }),
};
