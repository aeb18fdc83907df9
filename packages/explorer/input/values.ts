import {translate} from '@docusaurus/Translate';
import {readAngles} from './angles';
import {isCamera} from './cameras';
import {doubtfulPairReason, type Collector} from './collector';
import {isGeoJson, readGeoJson, type GeoJsonSink} from './geojson';
import {member, type JsonNode, type ObjectNode} from './json';
import {readLine} from './lines';
import {indexOfBoundary} from './outlines';
import {whyNoPosition} from './positions';
import {swapWay} from './swapReason';
import {whyNoJson} from './refused-json';
import {readToken} from './tokens';
import type {Note} from './types';
import {isWkb, readWkb} from './wkb';

/** Many programs write the longitude first in lists. */
const LISTED_PAIRS: Note = {
  text: translate({message: 'Lists of two numbers were read as latitude, longitude.'}),
  others: [swapWay()],
};

/** In lower case, because keys are compared in lower case. */
const LATITUDE_KEYS = ['lat', 'latitude'];
const LONGITUDE_KEYS = ['lng', 'lon', 'long', 'longitude'];
const PLACE_KEY = /coord|position|location|point|geo|gps|place|center|lat|^loc$/i;

/**
 * Reads parsed JSON: GeoJSON wherever it stands, rows with indexes or with `lat` and `lng`, dictionaries keyed by
 * index, and lists of indexes, of positions (latitude first) or of text.
 *
 * @param lineOf - the line of an offset
 * @param loose - whether the value is a member of an object, where pairs of numbers may be anything, or one whose key names
 * places
 */
export function readValue(
  node: JsonNode,
  sink: Collector,
  lineOf: (at: number) => number,
  loose: boolean | 'place' = false,
): void {
  switch (node.type) {
    case 'object':
      readObject(node, sink, lineOf);
      return;
    case 'array': {
      const index = loose === false ? indexOfBoundary(node.items.flatMap(pairOf)) : undefined;
      if (index !== undefined) sink.boundary(index, lineOf(node.at));
      else if (node.items.length > 2 && node.items.every((item) => item.type === 'number' && !readToken(item.text)))
        sink.problem(
          lineOf(node.at),
          node.items.map((item) => ('text' in item ? item.text : '')).join(', '),
          translate(
            {message: '{count} numbers; positions are pairs of a latitude and a longitude'},
            {count: node.items.length},
          ),
        );
      else if (!readPosition(node.items, lineOf(node.at), sink, loose))
        for (const item of node.items) readValue(item, sink, lineOf, loose);
      return;
    }
    case 'string':
      readLine(node.text.replaceAll('\n', ' '), lineOf(node.at), sink);
      return;
    case 'number': {
      const reading = readToken(node.text);
      if (reading) sink.index(reading, node.text, lineOf(node.at));
      else sink.problem(lineOf(node.at), node.text, translate({message: 'not an index or part of a position'}));
      return;
    }
    case 'word':
      return;
  }
}

function readObject(node: ObjectNode, sink: Collector, lineOf: (at: number) => number): void {
  const geometries: GeoJsonSink = {
    shape: (geometry, at, feature) => sink.alone(geometry, lineOf(at), feature),
    problem: (at, text, reason) => sink.problem(lineOf(at), text, reason),
  };
  if (isGeoJson(node)) {
    readGeoJson(node, geometries);
    if (haveValues(node)) sink.valuesBeside(lineOf(node.at));
    return;
  }
  const why = whyNoData(node);
  if (why !== undefined) {
    sink.problem(lineOf(node.at), node.entries.map(([key]) => key).join(', '), why);
    // A style of a map has a view among its members, and the layers may have data.
    for (const [key, value] of node.entries) {
      if (key !== 'center' && isCamera(node) && value.type === 'object') readValue(value, sink, lineOf, true);
    }
    return;
  }
  const lat = numberOf(node, LATITUDE_KEYS);
  const lng = numberOf(node, LONGITUDE_KEYS);
  const hasPosition = lat !== undefined && lng !== undefined;
  if (hasPosition) addPosition(lat, lng, lineOf(node.at), sink);
  let found = hasPosition;
  let others = 0;
  for (const [key, value] of node.entries) {
    const reading = readToken(key);
    if (reading) {
      sink.index(reading, key, lineOf(value.at));
      found = true;
    }
    if (value.type === 'object' || value.type === 'array')
      readValue(value, sink, lineOf, PLACE_KEY.test(key) ? 'place' : true);
    if (value.type !== 'string' && value.type !== 'number') continue;
    if (isWkb(value.text)) {
      readWkb(value.text, sink.geometriesOf(lineOf(value.at)));
      found = true;
      continue;
    }
    const pair = value.type === 'string' && PLACE_KEY.test(key) ? readAngles(value.text) : undefined;
    if (!hasPosition && pair && 'pairs' in pair && pair.loose !== true && pair.pairs.length === 1) {
      for (const [one, other] of pair.pairs) addPosition(one, other, lineOf(value.at), sink);
      found = true;
      continue;
    }
    const valueReading = readToken(value.text);
    if (valueReading) {
      sink.index(valueReading, value.text, lineOf(value.at));
      found = true;
    } else if (!hasPosition || ![...LATITUDE_KEYS, ...LONGITUDE_KEYS].includes(key.toLowerCase())) others++;
  }
  if (found && others > 0) sink.valuesBeside(lineOf(node.at));
}

/** Whether a feature, or the first one of several, has values. */
function haveValues(node: ObjectNode): boolean {
  const features = member(node, 'features');
  const [first] = features?.type === 'array' ? features.items : [];
  const values = member(first?.type === 'object' ? first : node, 'properties');
  return values?.type === 'object' && values.entries.length > 0;
}

/** Why an object has no data that is read: its format isn't, or it tells how a map looks. Undefined for others. */
function whyNoData(node: ObjectNode): string | undefined {
  return (
    whyNoJson(node) ?? (isCamera(node) ? translate({message: 'this is the view of a map, and not a place'}) : undefined)
  );
}

function numberOf(node: ObjectNode, keys: readonly string[]): number | undefined {
  for (const [key, value] of node.entries) {
    if (!keys.includes(key.toLowerCase())) continue;
    if ((value.type === 'number' || value.type === 'string') && value.text.trim() !== '') {
      const number = Number(value.text);
      if (Number.isFinite(number)) return number;
    }
  }
  return undefined;
}

/** The texts of a list of exactly two numbers; undefined for anything else. */
function pairIn(items: readonly JsonNode[]): readonly [string, string] | undefined {
  const [first, second, ...others] = items;
  return first?.type === 'number' && second?.type === 'number' && others.length === 0
    ? [first.text, second.text]
    : undefined;
}

/** The numbers of a list of two, as a list of one pair; an empty one for anything else. */
function pairOf(node: JsonNode): (readonly [number, number])[] {
  const pair = node.type === 'array' ? pairIn(node.items) : undefined;
  return pair ? [[Number(pair[0]), Number(pair[1])]] : [];
}

/** Reads a list of exactly two numbers that are no indexes as a position. */
function readPosition(items: readonly JsonNode[], line: number, sink: Collector, loose: boolean | 'place'): boolean {
  const texts = pairIn(items);
  if (!texts || texts.some((text) => readToken(text))) return false;
  const [lat, lng] = [Number(texts[0]), Number(texts[1])];
  if (loose === true) sink.problem(line, texts.join(', '), doubtfulPairReason());
  else addPosition(lat, lng, line, sink);
  if (!loose && whyNoPosition(lng, lat) === undefined) sink.note(LISTED_PAIRS);
  return true;
}

function addPosition(lat: number, lng: number, line: number, sink: Collector): void {
  const reason = whyNoPosition(lat, lng);
  if (reason) sink.problem(line, `${lat}, ${lng}`, reason);
  else sink.point(lat, lng, line);
}
