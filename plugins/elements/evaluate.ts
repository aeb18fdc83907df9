import * as h3 from 'h3-js';
import h3v3 from 'h3-js-v3/dist/h3-js.js';
import {ownerOf, readManifest} from '@h3-docs/catalogue/node';
import {cases} from '@h3-docs/figures/node';
import {
  areaAt,
  areaSpread,
  cellOfPlacekey,
  countryFill,
  countrySpread,
  nameAt,
  placekeyAt,
  placekeyPrefixKm,
} from '@h3-docs/grid/systems';
import {h3ApiFromV3} from '@h3-docs/grid/h3/api';
import {classRotation, unitAtRes0} from '@h3-docs/grid/h3/facePlane';
import {followPoint} from '@h3-docs/grid/h3/followPoint';
import {exampleFace, exampleOverage} from '@h3-docs/grid/h3/overage';
import * as measures from '@h3-docs/grid/h3/measures';
import {gridDiskFor, hexagonAreaRatio, statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import {languagesOf} from '@h3-docs/catalogue';
import type {DocsVersion} from '@h3-docs/base/versions';
import {memoize} from '@h3-docs/base/memoize';
import {libraryOf} from '@h3-docs/grid/node/libraries';
import {formatLocale} from '@h3-docs/base/number';

/** The numbers of hexagons by the length of their boundary: the releases differ in this. */
const hexagonsByCorners = memoize((version: DocsVersion, res: number) =>
  measures.hexagonsByCorners(libraryOf(version).api, res),
);

/** The project's own functions that expressions may use: measures of the grid that are the same in every version. */
const own = {
  areaAt,
  areaSpread,
  nameAt,
  cellOfPlacekey,
  countryFill: memoize(countryFill),
  countrySpread,
  placekeyAt,
  placekeyPrefixKm,
  classRotation,
  followPoint,
  unitAtRes0,
  strayShare: memoize(measures.strayShare),
  lostCenters: memoize(measures.lostCenters),
  childGaps: memoize(measures.childGaps),
  cornerMismatch: memoize(measures.cornerMismatch),
  pentagonFacts: measures.pentagonFacts,
  sampleSize: measures.sampleSize,
  gapSampleSize: measures.gapSampleSize,
  ...cases,
  exampleFace,
  exampleOverage,
  releaseGaps: memoize((res: number) => measures.releaseGaps(h3, h3ApiFromV3(h3v3), res)),
  changedOutlines: memoize((res: number) => measures.differingOutlines(h3, h3ApiFromV3(h3v3), res)),
  movedPoints: memoize((res: number) => measures.movedPositions((lat, lng, at) => h3v3.geoToH3(lat, lng, at), res)),
};

/** The names that an expression may use, in the documentation of a version. */
const scopeOf = memoize((version: DocsVersion): ReadonlyMap<string, unknown> => {
  const hexagonsWithCorners = (res: number, corners: number) => hexagonsByCorners(version, res)[corners];
  const statistics = statisticsOf(version);
  const named = Object.entries({
    ...libraryOf(version).exports,
    ...own,
    hexagonsWithCorners,
    distortedHexagons: (res: number, corners: number) => hexagonsByCorners(ownerOf(version), res)[corners],
    hexagonAreaRatio: (res: number) => hexagonAreaRatio(statistics, res),
    gridDiskFor: (radiusKm: number, mostCells: number) => gridDiskFor(statistics, radiusKm, mostCells),
    statistics: statistics.resolutions,
    h3jsRelease: statistics.h3js,
    releases: Object.fromEntries(
      languagesOf(version).map((language) => [language, readManifest(version, language).release]),
    ),
  });
  return new Map(named.filter(([name]) => name !== 'default'));
});

/**
 * The value of one JavaScript expression over the exports of h3-js (`getNumCells(2)`), the measures of
 * `packages/grid/systems` (`areaSpread('s2', 10).ratio`), of `packages/grid/h3/measures.ts`, `packages/grid/h3/facePlane.ts`, and `packages/grid/h3/followPoint.ts`, of `packages/grid/resolutions`
 * (`statistics[9].cells`), of `packages/figures/node/cases` (`quakeCount()`), `Math` and the language itself.
 * Page sources are trusted as any code of the project is. Throws what the expression throws.
 */
export const evaluate = memoize((expression: string, version: DocsVersion): unknown => {
  const scope = scopeOf(version);
  // oxlint-disable-next-line typescript/no-implied-eval -- an expression of a page, trusted as code is
  const run = new Function(...scope.keys(), `'use strict'; return (${expression}\n);`) as (
    ...values: unknown[]
  ) => unknown;
  return run(...scope.values());
});

/**
 * A value as text of a page. Formats: `text` as it is; `integer` with thousands separated; `fixed:N` with N decimals,
 * thousands separated too; `precision:N` with N significant digits. Throws for an unknown format and for a value that the format cannot show.
 */
export function formatValue(value: unknown, format = 'text'): string {
  if (format === 'text') {
    if (!['string', 'number', 'bigint', 'boolean'].includes(typeof value)) {
      throw new Error(`the value is ${JSON.stringify(value)}, which is not text`);
    }
    return String(value);
  }
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new Error(`${JSON.stringify(value)} is not a number`);
  if (format === 'integer') {
    if (typeof value === 'number' && !Number.isInteger(value)) throw new Error(`${value} is not an integer`);
    return formatLocale(value);
  }
  const significant = /^precision:(\d{1,2})$/.exec(format)?.[1];
  if (significant !== undefined)
    return formatLocale(value, {
      minimumSignificantDigits: Number(significant),
      maximumSignificantDigits: Number(significant),
    });
  const decimals = /^fixed:(\d{1,2})$/.exec(format)?.[1];
  if (decimals === undefined)
    throw new Error(`there is no format '${format}'; the formats are text, integer, fixed:N, and precision:N`);
  const digits = {minimumFractionDigits: Number(decimals), maximumFractionDigits: Number(decimals)};
  return formatLocale(value, digits);
}

/** The text of an expression's value: see `evaluate` and `formatValue`, which it throws like. */
export function valueText(expression: string, version: DocsVersion, format?: string): string {
  return formatValue(evaluate(expression, version), format);
}
