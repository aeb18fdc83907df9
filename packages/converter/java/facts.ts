import {translate} from '@docusaurus/Translate';
import type {Draft} from '../conversion';
import {functionsPage} from '../pages';

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

/** Code that may make a text of a position. */
const printsPositions = /\btoString\b|\bprint|\blog|\bformat|\bString\.valueOf\b|" ?\+|\+ ?"|GeoCoord\{|"[^"\n]*\$/i;

/** Notes where a program has positions, if it may make texts of them. */
export function notePositions(draft: Draft): void {
  const position = printsPositions.test(draft.code) ? /\bGeoCoord\b|\bh3ToGeo\(/.exec(draft.code) : null;
  if (!position) return;
  draft.note(position.index, {
    kind: 'value',
    text: translate({
      message: 'The text of a position begins with `LatLng{` in 4.x. That of a `GeoCoord` began with `GeoCoord{`.',
    }),
    link: functionsPage,
    once: 'project',
  });
}

/** What notes say. */
export const texts = {
  distance: translate({message: '`gridDistance` returns a `long`, and `h3Distance` returned an `int`.'}),
  formerClass: translate({
    message:
      'The converter left `H3CoreV3` and its methods, because they have the names of 3.x in 4.x too. To convert them, use `H3Core` instead.',
  }),
  exception: translate({
    message:
      '`H3Exception` is unchecked. H3 throws it for every failure, not only for the failures of `{name}`. Call `getCode` to tell them apart.',
  }),
  twoClauses: translate({message: 'The clause before this one catches `H3Exception` too. Merge the two clauses.'}),
};
