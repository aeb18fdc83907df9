import type {JsonNode} from '../../input/json';
import {attributeOf, xmlEvents} from '../../input/xml-events';
import {overpassElements} from './overpass';
import {cutOff, type Features} from './xmlFeatures';

const ELEMENTS = ['node', 'way', 'relation'];
/** Attributes of elements that say where they are, or which they are. */
const ATTRIBUTES = ['id', 'lat', 'lon'];

/** An element of OpenStreetMap as it grows. */
interface Element {
  readonly at: number;
  readonly entries: (readonly [key: string, value: JsonNode])[];
  readonly tags: (readonly [key: string, value: JsonNode])[];
  readonly nodes: JsonNode[];
}

/** Reads a file of OpenStreetMap as the answer of the Overpass API that has the same elements. */
export function readOsm(text: string, features: Features): void {
  const elements: Element[] = [];
  const textOf = (at: number, value: string): JsonNode => ({type: 'string', at, text: value});
  for (const event of xmlEvents(text)) {
    if (event.type === 'end') features.problem(event.at, text.slice(event.at, event.at + 20), cutOff());
    if (event.type !== 'open') continue;
    const {name, at, attributes} = event;
    const value = (key: string) => textOf(at, attributeOf(attributes, key) ?? '');
    if (ELEMENTS.includes(name)) {
      const own = ATTRIBUTES.map((key) => [key, value(key)] as const);
      elements.push({at, entries: [['type', textOf(at, name)], ...own], tags: [], nodes: []});
    } else if (name === 'tag') {
      elements.at(-1)?.tags.push([attributeOf(attributes, 'k') ?? '', value('v')]);
    } else if (name === 'nd') {
      elements.at(-1)?.nodes.push(value('ref'));
    }
  }
  const items = elements.map(({at, entries, tags, nodes}) => ({
    type: 'object' as const,
    at,
    cut: false,
    entries: [
      ...entries,
      ['tags', {type: 'object', at, cut: false, entries: tags}] as const,
      ['nodes', {type: 'array', at, cut: false, items: nodes}] as const,
    ],
  }));
  const answer = {type: 'array' as const, at: 0, cut: false, items};
  for (const {at, members, geometry, reason} of overpassElements({
    type: 'object',
    at: 0,
    cut: false,
    entries: [['elements', answer]],
  })) {
    if (geometry) features.add(at, new Map(members), [geometry]);
    else if (reason !== undefined) features.problem(at, members.map(([, said]) => said).join(', '), reason);
  }
}
