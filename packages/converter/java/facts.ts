import {translate} from '@docusaurus/Translate';

/** The class whose methods are H3's functions. */
export const coreClass = 'H3Core';

/** The class of h3-java 4 whose methods have the names of 3.x. */
export const formerClass = 'H3CoreV3';

/** Names that other libraries and programs use too. */
export const commonNames: ReadonlySet<string> = new Set(['compact', 'edgeLength', 'polyfill', 'uncompact']);

/** The exceptions of h3-java 3. h3-java 4 throws `H3Exception` instead. */
export const exceptions: ReadonlySet<string> = new Set([
  'DistanceUndefinedException',
  'LineUndefinedException',
  'LocalIjUndefinedException',
  'PentagonEncounteredException',
]);

/** Methods that have no counterpart with the same result, and what to write. */
export const replaced: Readonly<Record<string, string>> = {
  kRings: translate({
    message: '4.x has no `kRings`. Call `gridDisk` for each distance, and collect the results in a list.',
  }),
};

/** Code that looks methods up by their names. */
export const looksUp = /\b(?:getMethod|getDeclaredMethod|findVirtual|invokeMethod|invokeExact|ReflectionTestUtils)\b/;

/** What to say where code makes a text of a position. */
export const positionText = translate({
  message:
    'This code makes a text of a position. The text begins with `LatLng{` in 4.x, and began with `GeoCoord{` in 3.x.',
});

/** Methods that make a text of what they get. */
export const printsArguments =
  /^(?:print(?:ln|f)?|format|formatted|valueOf|toString|append|join|trace|debug|info|warn|error|log)$/;

/** What to say about the distance in cells. */
export const distanceText = translate({
  message: '`gridDistance` returns a `long`, and `h3Distance` returned an `int`.',
});
