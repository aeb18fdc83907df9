import type {JsonNode} from '../../input/json';
import {attributeOf, xmlEvents} from '../../input/xml-events';
import {overpassElements} from './overpass';
import {cutOff, type Features} from './xmlFeatures';

const ELEMENTS = ['node', 'way', 'relation'];
const PLACE = ['lat', 'lon'];
/** Attributes of elements that say where they are, or which they are. */
const ATTRIBUTES = ['id', ...PLACE];

/** An element of OpenStreetMap as it grows. */
interface Element {
  readonly name: string;
  readonly at: number;
  readonly entries: (readonly [key: string, value: JsonNode])[];
  readonly tags: (readonly [key: string, value: JsonNode])[];
  readonly nodes: JsonNode[];
  /** The places of the nodes, which answers to `out geom` have. */
  readonly places: JsonNode[];
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
    const valuesOf = (keys: readonly string[]) => keys.map((key) => [key, value(key)] as const);
    const place = (): JsonNode => ({type: 'object', at, cut: false, entries: valuesOf(PLACE)});
    const last = elements.at(-1);
    if (ELEMENTS.includes(name)) {
      const entries = [['type', textOf(at, name)] as const, ...valuesOf(ATTRIBUTES)];
      elements.push({name, at, entries, tags: [], nodes: [], places: []});
    } else if (name === 'tag') {
      last?.tags.push([attributeOf(attributes, 'k') ?? '', value('v')]);
    } else if (name === 'center') {
      last?.entries.push([name, place()]);
    } else if (name === 'nd' && last?.name === 'way') {
      last.nodes.push(value('ref'));
      if (attributeOf(attributes, 'lat') !== undefined) last.places.push(place());
    }
  }
  const items = elements.map(({at, entries, tags, nodes, places}) => ({
    type: 'object' as const,
    at,
    cut: false,
    entries: [
      ...entries,
      ['tags', {type: 'object', at, cut: false, entries: tags}] as const,
      ['nodes', {type: 'array', at, cut: false, items: nodes}] as const,
      ...(places.length > 0 ? [['geometry', {type: 'array', at, cut: false, items: places}] as const] : []),
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
