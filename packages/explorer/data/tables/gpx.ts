import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {whyNoPosition} from '../../input/positions';
import {attributeOf, attributesOf, xmlEvents} from '../../input/xml-events';
import type {Features} from './xmlFeatures';

/** Elements that become a row. */
const FEATURES = ['wpt', 'rte', 'trk'];
/** Elements with a position. A waypoint is a place by itself. */
const POINTS = ['wpt', 'rtept', 'trkpt'];

/** A feature that is open. */
interface Feature {
  readonly name: string;
  readonly at: number;
  readonly properties: Map<string, string>;
  readonly parts: Position[][];
}

/** Reads the waypoints, routes, and tracks of GPX. Values of the points of lines are counted, but not kept. */
export function readGpx(text: string, features: Features): void {
  const open: Feature[] = [];
  let inPoint = false;
  /** What describes the file, and no place. */
  let inMetadata = false;
  let content = '';
  for (const event of xmlEvents(text)) {
    if (event.type === 'text') {
      content += event.text;
    } else if (event.type === 'end') {
      features.cutOff(event.at);
    } else if (event.type === 'open') {
      content = '';
      const {name, at, attributes} = event;
      if (name === 'metadata') inMetadata = true;
      if (FEATURES.includes(name)) open.push({name, at, properties: new Map(), parts: name === 'trk' ? [] : [[]]});
      if (name === 'trkseg') open.at(-1)?.parts.push([]);
      if (!POINTS.includes(name)) continue;
      inPoint = !FEATURES.includes(name);
      const [lat = NaN, lng = NaN] = ['lat', 'lon'].map((key) => {
        const angle = attributeOf(attributes, key) ?? '';
        return angle.trim() === '' ? NaN : Number(angle);
      });
      for (const [key, value] of attributesOf(attributes)) {
        if (key === 'lat' || key === 'lon') continue;
        if (inPoint) features.leftOut.add(key);
        else open.at(-1)?.properties.set(key, value);
      }
      const reason = whyNoPosition(lat, lng);
      if (reason === undefined) open.at(-1)?.parts.at(-1)?.push([lng, lat]);
      else features.problem(at, attributes.trim(), reason);
    } else {
      const {name} = event;
      const feature = open.at(-1);
      const value = content.trim();
      content = '';
      if (name === 'metadata') inMetadata = false;
      else if (!feature && value !== '' && !inMetadata) features.leftOut.add(name);
      if (feature && value !== '') {
        if (inPoint || feature.properties.has(name)) features.leftOut.add(name);
        else feature.properties.set(name, value);
      }
      if (POINTS.includes(name)) inPoint = false;
      if (name === feature?.name) {
        addFeature(feature, features);
        open.pop();
      }
    }
  }
}

function addFeature({name, at, properties, parts}: Feature, features: Features): void {
  const shapes = parts.flatMap((part): Geometry[] => {
    const [first] = part;
    if (!first) return [];
    return part.length === 1 ? [{type: 'Point', coordinates: first}] : [{type: 'LineString', coordinates: part}];
  });
  if (shapes.length > 0) features.add(at, properties, shapes);
  else features.problem(at, name, translate({message: 'this element has no coordinates'}));
}
