import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {whyNoPositionIn} from '../../input/positions';
import {closeRing} from '../../input/ring';
import {attributeOf, attributesOf, xmlTree, type XmlElement} from '../../input/xml-events';
import {Refused, type Raw} from '../raw';
import {Rows} from './rows';

/** The first element of a text that is XML as a whole. */
const ROOT =
  /^\s*(?:<\?[^>]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:[\w.-]+:)?([A-Za-z][\w.-]*)/;
/** Elements of KML that a text may begin with. */
const KML = /^(?:kml|Document|Folder|Placemark|MultiGeometry|Polygon|LineString|Point)$/;

/** Formats that aren't read by the names of their first elements: what they are called, and what to do. */
const refused = new Map<string, () => string>([
  ['TrainingCenterDatabase', () => translate({message: 'TCX isn’t read. Convert it to GPX.'})],
  ['osm', () => translate({message: 'OSM XML isn’t read. Convert it to GeoJSON.'})],
  ['FeatureCollection', () => translate({message: 'GML isn’t read. Convert it to GeoJSON.'})],
  ['rss', () => translate({message: 'RSS isn’t read. Save it as KML, GPX, or GeoJSON.'})],
  ['feed', () => translate({message: 'Atom isn’t read. Save it as KML, GPX, or GeoJSON.'})],
]);

/** The places of KML, and the waypoints, routes, and tracks of GPX, with their properties. @throws Refused for other XML */
export function xmlTable(text: string): Raw | undefined {
  const root = ROOT.exec(text.slice(0, 4000))?.[1];
  if (root === undefined) return undefined;
  if (root !== 'gpx' && !KML.test(root)) {
    const reason = refused.get(root)?.();
    if (reason === undefined && !/^\s*<\?xml/.test(text)) return undefined;
    const unknown = translate({message: 'this kind of XML isn’t read. Save it as KML, GPX, or GeoJSON'});
    throw new Refused(reason ?? unknown, 1, `<${root}>`);
  }
  const rows = new Rows(text);
  const {element, end, isTooLarge} = xmlTree(text);
  if (isTooLarge) throw new Refused(translate({message: 'this XML has too many elements'}), 1, `<${root}>`);
  if (root === 'gpx') for (const gpx of element.children) readGpx(gpx, rows);
  else {
    const hasLayers = (text.match(/<(?:[\w.-]+:)?Folder[\s>]/g)?.length ?? 0) > 1;
    readKml(element, rows, hasLayers ? [] : undefined);
  }
  if (end !== undefined) {
    const reason = translate({message: 'this XML ends too early or is damaged here. The rest was skipped'});
    rows.problem(end, text.slice(end, end + 20), reason);
  }
  return rows.raw;
}

/** Adds the texts of an element, and of those within it, to the properties of a place, unless it has them; others are counted. */
function readTexts(
  {name, text, children, attributes}: XmlElement,
  rows: Rows,
  properties: Map<string, string> | undefined,
): void {
  const own = name === 'Data' || name === 'SimpleData' ? (attributeOf(attributes, 'name') ?? name) : name;
  const value = name === 'Data' ? children.find((child) => child.name === 'value') : undefined;
  const said = (value?.text ?? text).trim();
  if (said !== '' && properties && !properties.has(own)) properties.set(own, said);
  else if (said !== '') rows.leftOut.add(own);
  for (const child of children) if (child !== value) readTexts(child, rows, properties);
}

const noCoordinates = () => translate({message: 'this element has no coordinates'});

/** Adds what lines of positions are: a point has one of them, a line more. */
const pathOf = (path: Position[]): Geometry[] => {
  const [only, ...others] = path;
  if (!only) return [];
  return [others.length === 0 ? {type: 'Point', coordinates: only} : {type: 'LineString', coordinates: path}];
};

/** The number in an attribute; NaN where it has none. */
const numberIn = (text = ''): number => (text.trim() === '' ? NaN : Number(text));

/** Reads the waypoints, routes, and tracks of GPX. Values of the points of lines are counted, but not kept. */
function readGpx(gpx: XmlElement, rows: Rows): void {
  for (const feature of gpx.children) {
    // Metadata describe the file, and no place.
    if (feature.name === 'metadata') continue;
    if (!/^(?:wpt|rte|trk)$/.test(feature.name)) {
      readTexts(feature, rows, undefined);
      continue;
    }
    const properties = new Map<string, string>();
    const parts: Position[][] = [[]];
    readGpxPart(feature, rows, properties, parts);
    const shapes = parts.flatMap(pathOf);
    if (shapes.length > 0) rows.add(feature.at, properties, shapes);
    else rows.problem(feature.at, feature.name, noCoordinates());
  }
}

function readGpxPart(part: XmlElement, rows: Rows, properties: Map<string, string>, parts: Position[][]): void {
  const {name, at, attributes, children} = part;
  const isPlace = /^(?:wpt|rtept|trkpt)$/.test(name);
  // A waypoint is a place by itself, the others are points of a line.
  const own = isPlace && name !== 'wpt' ? undefined : properties;
  if (isPlace) {
    const [lat = NaN, lng = NaN] = ['lat', 'lon'].map((key) => numberIn(attributeOf(attributes, key)));
    const reason = whyNoPositionIn('GPX', lat, lng);
    if (reason === undefined) parts.at(-1)?.push([lng, lat]);
    else rows.problem(at, attributes.trim(), reason);
  }
  for (const [key, value] of attributesOf(attributes)) {
    if (isPlace && (key === 'lat' || key === 'lon')) continue;
    if (own) own.set(key, value);
    else rows.leftOut.add(key);
  }
  for (const child of children) {
    if (child.name === 'trkseg') parts.push([]);
    if (child.name === 'trkseg' || child.name === 'rtept' || child.name === 'trkpt')
      readGpxPart(child, rows, properties, parts);
    else readTexts(child, rows, own);
  }
}

const NOT_READ = /^(?:(?:Ground|Screen|Photo)Overlay|NetworkLink|Tour)$/;
/** What says how a place is drawn or seen, and nothing about it, with all that is in it. */
const DISPLAY =
  /^(?:Style|StyleMap|LookAt|Camera|Region|styleUrl|visibility|open|extrude|tessellate|altitudeMode|drawOrder|Schema|Model)$/;
const GEOMETRY = /^(?:Point|LineString|LinearRing|Polygon|Track)$/;

/**
 * Reads the places of an element of KML.
 *
 * @param layers - the names of the folders that it is in; undefined: the document has at most one
 */
function readKml(element: XmlElement, rows: Rows, layers: readonly string[] | undefined): void {
  const layer = layers && {layer: layers.filter(Boolean).join(' / ')};
  for (const child of element.children) {
    const {name, at, attributes} = child;
    if (NOT_READ.test(name))
      rows.problem(at, name, translate({message: 'overlays, tours, and links to other files aren’t read'}));
    else if (name === 'Placemark') {
      const properties = new Map([...Object.entries(layer ?? {}), ...attributesOf(attributes)]);
      rows.add(at, properties, readPlace(child, rows, properties));
    } else if (GEOMETRY.test(name)) {
      const shapes = geometryOf(child, rows, new Map());
      if (shapes.length > 0) rows.add(at, Object.entries(layer ?? {}), shapes);
    } else if (name === 'Folder') {
      const own = child.children.find((one) => one.name === 'name')?.text.trim() ?? '';
      readKml(child, rows, layers && [...layers, own]);
    } else if (!DISPLAY.test(name) && name !== 'name') {
      if (child.text.trim() !== '') rows.leftOut.add(name);
      readKml(child, rows, layers);
    }
  }
}

/** The geometries of a place; its other elements become properties. */
function readPlace(element: XmlElement, rows: Rows, properties: Map<string, string>): Geometry[] {
  return element.children.flatMap((child): Geometry[] => {
    if (DISPLAY.test(child.name)) return [];
    if (GEOMETRY.test(child.name)) return geometryOf(child, rows, properties);
    if (/Multi(?:Geometry|Track)$/.test(child.name)) return readPlace(child, rows, properties);
    readTexts(child, rows, properties);
    return [];
  });
}

/** The positions of an element; undefined where one of them is none, which is said. */
function positionsOf(element: XmlElement, rows: Rows, properties: Map<string, string>): Position[] | undefined {
  const isTrack = element.name === 'Track';
  const found: Position[] = [];
  let isDamaged = false;
  for (const child of element.children) {
    if (child.name !== (isTrack ? 'coord' : 'coordinates')) {
      if (!DISPLAY.test(child.name) && !/^(?:outer|inner)BoundaryIs$/.test(child.name))
        readTexts(child, rows, properties);
      continue;
    }
    for (const tuple of isTrack ? [child.text.trim()] : child.text.trim().split(/\s+/)) {
      if (tuple === '') continue;
      const numbers = (isTrack ? tuple.split(/\s/).filter(Boolean) : tuple.split(',')).map((value) =>
        value === '' ? NaN : Number(value),
      );
      const [lng = NaN, lat = NaN] = numbers;
      const reason = whyNoPositionIn('KML', lat, lng);
      if (reason === undefined) {
        found.push(numbers);
        continue;
      }
      rows.problem(child.at, tuple, reason);
      // A track has each position by itself.
      isDamaged ||= !isTrack;
      if (isDamaged) break;
    }
  }
  return isDamaged ? undefined : found;
}

/** The geometry of an element of KML; none where it can't be read, which is said. */
function geometryOf(element: XmlElement, rows: Rows, properties: Map<string, string>): Geometry[] {
  const {name, at, children} = element;
  const fail = (reason: string): Geometry[] => {
    rows.problem(at, name, reason);
    return [];
  };
  const path = positionsOf(element, rows, properties);
  if (name === 'Polygon') {
    const ringsOf = (boundary: string) =>
      children
        .filter((child) => child.name === boundary)
        .flatMap((child) => child.children.filter((ring) => ring.name === 'LinearRing'))
        .flatMap((ring) => geometryOf(ring, rows, properties))
        .flatMap((ring) => (ring.type === 'LineString' ? [ring.coordinates] : []));
    const [outer, ...more] = ringsOf('outerBoundaryIs');
    const holes = ringsOf('innerBoundaryIs');
    return outer
      ? [{type: 'Polygon', coordinates: [outer, ...more, ...holes]}]
      : fail(translate({message: 'this polygon has no outer ring that can be read'}));
  }
  if (!path) return [];
  const [first] = path;
  if (!first) return fail(noCoordinates());
  if (name === 'Point') return [{type: 'Point', coordinates: first}];
  if (name === 'Track') return pathOf(path);
  if (name === 'LineString')
    return path.length < 2
      ? fail(translate({message: 'a line needs at least two positions'}))
      : [{type: 'LineString', coordinates: path}];
  const ring = closeRing(path);
  // A ring by itself is a line.
  return ring.length < 4
    ? fail(translate({message: 'a ring of a polygon needs at least three corners'}))
    : [{type: 'LineString', coordinates: ring}];
}
