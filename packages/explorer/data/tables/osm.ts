import type {JsonNode} from '../../input/json';
import {attributeOf, xmlEvents} from '../../input/xml-events';
import {overpassElements} from './overpass';
import type {Features} from './xmlFeatures';

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

type Entries = Element['entries'];

const textNode = (at: number, text: string) => ({type: 'string', at, text}) as const;
const objectNode = (at: number, entries: Entries) => ({type: 'object', at, cut: false, entries}) as const;
const listNode = (at: number, items: readonly JsonNode[]) => ({type: 'array', at, cut: false, items}) as const;

/** Reads a file of OpenStreetMap as the answer of the Overpass API that has the same elements. */
export function readOsm(text: string, features: Features): void {
  const elements: Element[] = [];
  for (const event of xmlEvents(text)) {
    if (event.type === 'end') features.cutOff(event.at);
    if (event.type !== 'open') continue;
    const {name, at, attributes} = event;
    const value = (key: string) => textNode(at, attributeOf(attributes, key) ?? '');
    const valuesOf = (keys: readonly string[]) => keys.map((key) => [key, value(key)] as const);
    const place = () => objectNode(at, valuesOf(PLACE));
    const last = elements.at(-1);
    if (ELEMENTS.includes(name)) {
      const entries = [['type', textNode(at, name)] as const, ...valuesOf(ATTRIBUTES)];
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
  const items = elements.map(({at, entries, tags, nodes, places}) =>
    objectNode(at, [
      ...entries,
      ['tags', objectNode(at, tags)],
      ['nodes', listNode(at, nodes)],
      ...(places.length > 0 ? [['geometry', listNode(at, places)] as const] : []),
    ]),
  );
  for (const {at, members, geometry, reason} of overpassElements(objectNode(0, [['elements', listNode(0, items)]]))) {
    if (geometry) features.add(at, new Map(members), [geometry]);
    else if (reason !== undefined) features.problem(at, members.map(([, said]) => said).join(', '), reason);
  }
}
