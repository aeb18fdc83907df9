// cspell:ignore Trackpoint
import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {whyNoPosition} from '../../input/positions';
import {attributeOf, xmlEvents} from '../../input/xml-events';
import type {Features} from './xmlFeatures';

/** The elements of a format of tracks. */
interface TrackFormat {
  /** Elements that become a row. */
  readonly features: readonly string[];
  /** Those of them whose positions are in parts, and the name of a part. */
  readonly divided: readonly string[];
  readonly part: string;
  /** Elements with a position. Those that are features are places by themselves. */
  readonly points: readonly string[];
  /** The names of the latitude and the longitude, and whether they are elements in a point instead of its attributes. */
  readonly angles: readonly [lat: string, lng: string];
  readonly hasElements: boolean;
  /** An attribute of features that is a property. */
  readonly attribute?: string;
}

export const gpx: TrackFormat = {
  features: ['wpt', 'rte', 'trk'],
  divided: ['trk'],
  part: 'trkseg',
  points: ['wpt', 'rtept', 'trkpt'],
  angles: ['lat', 'lon'],
  hasElements: false,
};

/** Activities and courses of Garmin's Training Center. */
export const tcx: TrackFormat = {
  features: ['Activity', 'Course', 'CoursePoint'],
  divided: ['Activity', 'Course'],
  part: 'Track',
  points: ['Trackpoint', 'CoursePoint'],
  angles: ['LatitudeDegrees', 'LongitudeDegrees'],
  hasElements: true,
  attribute: 'Sport',
};

/** A feature that is open. */
interface Feature {
  readonly name: string;
  readonly at: number;
  readonly properties: Map<string, string>;
  readonly parts: Position[][];
}

/** Reads waypoints, routes, and tracks. Values of the points of lines are counted, but not kept. */
export function readTracks(text: string, features: Features, format: TrackFormat): void {
  const open: Feature[] = [];
  let inPoint = false;
  let angles: {lat?: string; lng?: string} = {};
  let content = '';
  /** Takes the position of a point, written as `source`. */
  const take = (at: number, source: string) => {
    const [lat, lng] = [angles.lat, angles.lng].map((angle = '') => (angle.trim() === '' ? NaN : Number(angle))) as [
      number,
      number,
    ];
    const reason = whyNoPosition(lat, lng);
    if (reason === undefined) open.at(-1)?.parts.at(-1)?.push([lng, lat]);
    else features.problem(at, source, reason);
  };
  for (const event of xmlEvents(text)) {
    if (event.type === 'text') {
      content += event.text;
    } else if (event.type === 'end') {
      features.cutOff(event.at);
    } else if (event.type === 'open') {
      content = '';
      const {name, at, attributes} = event;
      if (format.features.includes(name)) {
        const {attribute = ''} = format;
        const own = attribute === '' ? undefined : attributeOf(attributes, attribute);
        const properties = new Map(own === undefined ? [] : [[attribute, own] as const]);
        open.push({name, at, properties, parts: format.divided.includes(name) ? [] : [[]]});
      }
      if (name === format.part) open.at(-1)?.parts.push([]);
      if (!format.points.includes(name)) continue;
      inPoint = !format.features.includes(name);
      const [lat, lng] = format.angles.map((angle) => attributeOf(attributes, angle));
      angles = {lat, lng};
      if (!format.hasElements) take(at, attributes.trim());
    } else {
      const {name, at} = event;
      const feature = open.at(-1);
      const value = content.trim();
      content = '';
      if (format.hasElements && name === format.angles[0]) angles.lat = value;
      else if (format.hasElements && name === format.angles[1]) angles.lng = value;
      else if (feature && value !== '') {
        if (inPoint || feature.properties.has(name)) features.leaveOut(name);
        else feature.properties.set(name, value);
      }
      if (format.points.includes(name)) {
        inPoint = false;
        // A device has no position before it hears satellites.
        if (format.hasElements && (angles.lat === undefined || angles.lng === undefined)) features.leaveOut(name);
        else if (format.hasElements) take(at, `${angles.lat}, ${angles.lng}`);
      }
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
