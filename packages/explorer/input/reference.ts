import {translate} from '@docusaurus/Translate';
import type {Position} from 'geojson';

/** Turns the coordinates of a reference system into degrees, longitude first. */
export type Projection = (x: number, y: number) => Position;

/** How coordinates become degrees, or in words why they can't. */
export type System = Projection | {readonly reason: string};

/** The projection of coordinates that are degrees already. */
export const degrees: Projection = (x, y) => [x, y];

const RADIUS = 6_378_137;
const webMercator: Projection = (x, y) => [
  (x / RADIUS) * (180 / Math.PI),
  (2 * Math.atan(Math.exp(y / RADIUS)) - Math.PI / 2) * (180 / Math.PI),
];

/** WGS 84 and systems that differ from it by less than a few meters; Web Mercator with its older numbers. */
const GEOGRAPHIC = [
  '0',
  '4326',
  '4258',
  '4269',
  '4283',
  '4490',
  '4674',
  '4979',
  '7844',
  '9707',
  'CRS84',
  'CRS84H',
  'CRS83',
  'WGS 84',
  'NAD83',
  'ETRS89',
];
const MERCATOR = ['3857', '3785', '102100', '102113', '900913', 'WGS 84 / Pseudo-Mercator'];

/** The projections of other systems by their EPSG numbers or their WKT; undefined: the system isn’t known. */
export type Projections = (code: string) => Projection | undefined;

let others: Projections | undefined;

/** Takes the projections of other systems than degrees and Web Mercator, once their code is loaded. */
export function provideProjections(projections: Projections): void {
  others = projections;
}

/** How a text names a reference system: a CRS of GeoJSON, an SRID of EWKT, EWKB, or a call of SQL, or a number of Esri; or UTM. */
const NAMES_SYSTEM =
  /\b(?:crs|spatialReference)["']?\s*:\s*["'{\d]|\b(?:st_)?(?:srid|epsg)\b|\bst_[a-z]+\s*\(|(?:^|[^\da-f])(?:\\x)?(?:01[\da-f]{6}[2367abef][\da-f]|00[2367abef][\da-f]{7})[\da-f]{32}|\b\d{1,2} ?(?:[C-HJ-NP-X]|north|south)[ ,]{1,2}(?:E )?\d{6}/i;

/** Whether a text may need projections: their code is loaded then. */
export const needsProjections = (text: string): boolean => others === undefined && NAMES_SYSTEM.test(text);

/** The number in `EPSG:3857`, `urn:ogc:def:crs:EPSG::3857`, or `http://www.opengis.net/def/crs/EPSG/0/3857`. */
export function codeOfName(name: string): string {
  return /(?:EPSG|OGC|IGNF)[:/](?:[\d.]*[:/])*([\w.-]+)$/i.exec(name.trim())?.[1]?.toUpperCase() ?? name;
}

/** A system that is described in WKT, and one of longitudes and latitudes in degrees. */
const WKT = /^\s*[A-Z]{6,}\s*\[/i;
const WKT_OF_DEGREES = /^\s*GEOG(?:CS|CRS)\s*\[[^]*"degree"/i;

/** The projection of a reference system by its number or its WKT, or in words why it can't be read. */
export function projectionOf(code: string): System {
  if (GEOGRAPHIC.includes(code)) return degrees;
  // An old datum has a shift to WGS 84.
  if (WKT_OF_DEGREES.test(code)) return others?.(code) ?? degrees;
  if (MERCATOR.includes(code)) return webMercator;
  return (
    others?.(code) ?? {
      reason: translate(
        {
          message:
            'the coordinate system {code} is unknown here. Convert the data to longitude and latitude (EPSG:4326)',
        },
        {code: ((WKT.test(code) ? /"([^"]+)"/.exec(code)?.[1] : undefined) ?? code).slice(0, 60)},
      ),
    }
  );
}
