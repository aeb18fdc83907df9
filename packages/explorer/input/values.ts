import {translate} from '@docusaurus/Translate';
import {doubtfulPairReason, type Collector} from './collector';
import {isGeoJson, readGeoJson} from './geojson';
import {readIndex} from './indexes';
import {member, type JsonNode, type ObjectNode} from './json';
import {addPosition, readLine} from './lines';
import {indexOfBoundary} from './outlines';
import {whyNoPosition} from './positions';
import {whyNoJson} from './refused-json';

/** Many programs write the longitude first in lists. */
const LISTED_PAIRS = translate({
  message:
    'Lists of two numbers were read as latitude, longitude. As a MultiPoint of GeoJSON, they are read the other way.',
});

/**
 * Reads parsed JSON that is no table: GeoJSON wherever it stands, indexes, and lists of positions (latitude first) or of
 * texts. Other values of objects are counted.
 *
 * @param lineOf - the line of an offset
 * @param isMember - whether the value is a member of an object, where pairs of numbers may be anything
 */
export function readValue(node: JsonNode, sink: Collector, lineOf: (at: number) => number, isMember = false): void {
  const line = lineOf(node.at);
  switch (node.type) {
    case 'object':
      readObject(node, sink, lineOf);
      return;
    case 'array': {
      const numbers = node.items.flatMap((item) =>
        item.type === 'number' && !readIndex(item.text) ? [Number(item.text)] : [],
      );
      const index = isMember ? undefined : indexOfBoundary(node.items.flatMap(pairOf));
      if (index !== undefined) sink.boundary(index, line);
      else if (numbers.length > 1 && numbers.length === node.items.length) readNumbers(numbers, line, sink, isMember);
      else for (const item of node.items) readValue(item, sink, lineOf, isMember);
      return;
    }
    case 'string':
      readLine(node.text.replaceAll('\n', ' '), line, sink);
      return;
    case 'number': {
      const reading = readIndex(node.text);
      if (reading) sink.index(reading, node.text, line);
      else sink.problem(line, node.text, translate({message: 'not an index or part of a position'}));
      return;
    }
    case 'word':
      return;
  }
}

/** Reads a list of nothing but numbers: two of them are a position. */
function readNumbers(numbers: readonly number[], line: number, sink: Collector, isMember: boolean): void {
  const [lat = NaN, lng = NaN, ...others] = numbers;
  if (others.length > 0)
    sink.problem(
      line,
      numbers.join(', '),
      translate(
        {message: '{count} numbers; positions are pairs of a latitude and a longitude'},
        {count: numbers.length},
      ),
    );
  else if (isMember) sink.problem(line, numbers.join(', '), doubtfulPairReason());
  else {
    addPosition(lat, lng, numbers.join(', '), line, sink);
    if (whyNoPosition(lng, lat) === undefined) sink.note(LISTED_PAIRS);
  }
}

function readObject(node: ObjectNode, sink: Collector, lineOf: (at: number) => number): void {
  const line = lineOf(node.at);
  if (isGeoJson(node)) {
    readGeoJson(node, {
      shape: (geometry, at) => sink.alone(geometry, lineOf(at)),
      problem: (at, text, reason) => sink.problem(lineOf(at), text, reason),
    });
    // Features have properties.
    if (member(node, 'geometry') ?? member(node, 'features')) sink.valuesBeside(line);
    return;
  }
  const why = whyNoJson(node);
  if (why !== undefined) {
    sink.problem(line, node.entries.map(([key]) => key).join(', '), why);
    return;
  }
  for (const [key, value] of node.entries) {
    for (const text of 'text' in value ? [key, value.text] : [key]) {
      const reading = readIndex(text);
      if (reading) sink.index(reading, text, lineOf(value.at));
    }
    if (!('text' in value)) readValue(value, sink, lineOf, true);
    else if (value.type !== 'word' && !readIndex(value.text)) sink.valuesBeside(line);
  }
}

/** The numbers of a list of two, as a list of one pair; an empty one for anything else. */
function pairOf(node: JsonNode): (readonly [number, number])[] {
  const [first, second, ...others] = node.type === 'array' ? node.items : [];
  return first?.type === 'number' && second?.type === 'number' && others.length === 0
    ? [[Number(first.text), Number(second.text)]]
    : [];
}
