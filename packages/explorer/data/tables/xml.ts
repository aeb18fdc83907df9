import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {whyNoPosition, whyNoPositionIn} from '../../input/positions';
import {closeRing} from '../../input/ring';
import {attributeOf, attributesOf, xmlEvents} from '../../input/xml-events';
import type {RawTable} from '../rawTable';
import {readGpx} from './gpx';
import {Features} from './xmlFeatures';

/** The first element of a text that is XML as a whole. */
const ROOT =
  /^\s*(?:<\?[^>]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:[\w.-]+:)?([A-Za-z][\w.-]*)/;
const PIECES = ['Document', 'Folder', 'Placemark', 'MultiGeometry', 'Polygon', 'LineString', 'Point'];
/** The readers of the formats of XML by the names of their first elements. */
const readers: Readonly<Record<string, (text: string, features: Features) => void>> = {
  gpx: readGpx,
  kml: readKml,
  ...Object.fromEntries(PIECES.map((name) => [name, readKml])),
};

/** Formats that aren't read by the names of their first elements: what they are called, and what to do. */
const refused: Readonly<Record<string, () => string>> = {
  TrainingCenterDatabase: () => translate({message: 'TCX isn’t read. Convert it to GPX.'}),
  osm: () => translate({message: 'OSM XML isn’t read. Convert it to GeoJSON.'}),
  FeatureCollection: () => translate({message: 'GML isn’t read. Convert it to GeoJSON.'}),
  rss: () => translate({message: 'RSS isn’t read. Save it as KML, GPX, or GeoJSON.'}),
  feed: () => translate({message: 'Atom isn’t read. Save it as KML, GPX, or GeoJSON.'}),
};

/** The places of KML, and the waypoints, routes, and tracks of GPX, with their properties. */
export function xmlTable(text: string): RawTable | undefined {
  const root = ROOT.exec(text.slice(0, 4000))?.[1];
  if (root === undefined) return undefined;
  const features = new Features(text);
  if (Object.hasOwn(readers, root)) {
    readers[root]?.(text, features);
    return features.table();
  }
  const reason = Object.hasOwn(refused, root) ? refused[root]?.() : undefined;
  if (reason === undefined && !/^\s*<\?xml/.test(text)) return undefined;
  const unknown = () => translate({message: 'this kind of XML isn’t read. Save it as KML, GPX, or GeoJSON'});
  const problem = {line: 1, text: `<${root}>`, reason: reason ?? unknown()};
  return {names: [], rows: [], certain: true, problems: [problem], refused: true};
}

const NOT_READ = /^(?:(?:Ground|Screen|Photo)Overlay|NetworkLink|Tour)$/;
const FOLDER = /<(?:[\w.-]+:)?Folder[\s>]/g;
/** What says how a place is drawn or seen, and nothing about it, with all that is in it. */
const DISPLAY =
  /^(?:(?:Ground|Screen|Photo)Overlay|NetworkLink|Tour|Style|StyleMap|LookAt|Camera|Region|styleUrl|visibility|open|extrude|tessellate|altitudeMode|drawOrder|Schema|Model)$/;

function readKml(text: string, features: Features): void {
  let place: {at: number; properties: Map<string, string>; shapes: Geometry[]} | undefined;
  /** The rings of the polygon that is open. */
  let polygon: {outer?: Position[]; readonly holes: Position[][]} | undefined;
  /** The names of the folders that are open. */
  const folders: string[] = [];
  const hasLayers = (text.match(FOLDER)?.length ?? 0) > 1;
  const layerOf = (properties: ReadonlyMap<string, string>) =>
    hasLayers ? new Map([['layer', folders.filter(Boolean).join(' / ')], ...properties]) : properties;
  let inHole = false;
  let path: Position[] = [];
  let track: Position[] = [];
  let damaged = false;
  let key: string | undefined;
  let content = '';
  /** How many elements are open that say nothing about places. */
  let hidden = 0;
  const take = (geometry: Geometry, at: number) => {
    if (place) place.shapes.push(geometry);
    else features.add(at, layerOf(new Map()), [geometry]);
  };
  for (const event of xmlEvents(text)) {
    if (event.type === 'text') {
      content += event.text;
    } else if (event.type === 'end') {
      features.cutOff(event.at);
    } else if (event.type === 'open') {
      content = '';
      const {name, at, attributes} = event;
      if (NOT_READ.test(name))
        features.problem(at, name, translate({message: 'overlays, tours, and links to other files aren’t read'}));
      if (DISPLAY.test(name)) hidden++;
      if (hidden > 0) continue;
      if (name === 'Folder') folders.push('');
      if (name === 'Placemark') place = {at, properties: new Map(attributesOf(attributes)), shapes: []};
      else if (name === 'Polygon') polygon = {holes: []};
      else if (name === 'innerBoundaryIs') inHole = true;
      else if (name === 'Track') track = [];
      else if (name === 'Data' || name === 'SimpleData') key = attributeOf(attributes, 'name');
      if (['Point', 'LineString', 'LinearRing'].includes(name)) {
        path = [];
        damaged = false;
      }
    } else {
      const {name, at} = event;
      const value = content.trim();
      if (hidden > 0) {
        if (DISPLAY.test(name)) hidden--;
      } else if (name === 'coordinates') {
        const read = coordinatesOf(content);
        if ('reason' in read) {
          damaged = true;
          features.problem(at, read.text, read.reason);
        } else path = read.positions;
      } else if (name === 'coord') {
        const [lng = NaN, lat = NaN, ...others] = value.split(/\s+/).map(Number);
        const reason = whyNoPosition(lat, lng);
        if (reason === undefined) track.push([lng, lat, ...others]);
        else features.problem(at, value, reason);
      } else if (name === 'Track') {
        const [only, ...others] = track;
        if (!only) features.problem(at, name, translate({message: 'this element has no coordinates'}));
        else if (others.length === 0) take({type: 'Point', coordinates: only}, at);
        else take({type: 'LineString', coordinates: track}, at);
      } else if (name === 'Polygon') {
        const {outer, holes = []} = polygon ?? {};
        if (outer) take({type: 'Polygon', coordinates: [outer, ...holes]}, at);
        else features.problem(at, name, translate({message: 'this polygon has no outer ring that can be read'}));
        polygon = undefined;
      } else if (name === 'innerBoundaryIs') {
        inHole = false;
      } else if (name === 'Point' || name === 'LineString' || name === 'LinearRing') {
        const read = damaged ? undefined : elementOf(name, path);
        if (typeof read === 'string') features.problem(at, name, read);
        else if (read?.type === 'LineString' && name === 'LinearRing' && polygon) {
          if (inHole) polygon.holes.push(read.coordinates);
          else polygon.outer = read.coordinates;
        } else if (read) take(read, at);
      } else if (name === 'Placemark') {
        if (place) features.add(place.at, layerOf(place.properties), place.shapes);
        place = undefined;
      } else if (name === 'Folder') {
        folders.pop();
      } else if (!place && name === 'name') {
        if (folders.at(-1) === '') folders.splice(-1, 1, value);
      } else if (key !== undefined && (name === 'value' || name === 'SimpleData')) {
        place?.properties.set(key, value);
        key = undefined;
      } else if (value !== '') {
        // Any other element with a text is a property, or named.
        if (place && name !== 'value' && key === undefined && !place.properties.has(name))
          place.properties.set(name, value);
        else features.leftOut.add(name);
      }
      content = '';
    }
  }
  // A place that the end of the text cuts off.
  if (place) features.add(place.at, layerOf(place.properties), place.shapes);
}

/** A finished point, line, or ring, or why it can't be read. */
function elementOf(name: 'Point' | 'LineString' | 'LinearRing', path: Position[]): Geometry | string {
  const [first] = path;
  if (!first) return translate({message: 'this element has no coordinates'});
  if (name === 'Point') return {type: 'Point', coordinates: first};
  if (name === 'LineString') {
    if (path.length < 2) return translate({message: 'a line needs at least two positions'});
    return {type: 'LineString', coordinates: path};
  }
  const ring = closeRing(path);
  if (ring.length < 4) return translate({message: 'a ring of a polygon needs at least three corners'});
  // A ring by itself is a line.
  return {type: 'LineString', coordinates: ring};
}

function coordinatesOf(
  text: string,
): {readonly positions: Position[]} | {readonly text: string; readonly reason: string} {
  const positions: Position[] = [];
  for (const tuple of text.trim().split(/\s+/)) {
    if (tuple === '') continue;
    const [x = NaN, y = NaN, ...others] = tuple.split(',').map((value) => (value === '' ? NaN : Number(value)));
    const reason = whyNoPositionIn('KML', y, x);
    if (reason) return {text: tuple, reason};
    positions.push([x, y, ...others]);
  }
  return {positions};
}
