import type {Feature, FeatureCollection, Geometry, Position} from 'geojson';
import {CAP} from '@h3-docs/base/contracts/webMap';
import {clipLine, clipRing, type HalfPlane} from '@h3-docs/grid/h3/clip';
import {pairOf} from '@h3-docs/grid/h3/sphere';

/** What the engine can draw of a layer, and what lies (partly) around the poles and is drawn over the map instead. */
export interface CappedData {
  readonly engine: FeatureCollection;
  readonly caps: readonly Feature[];
}

/** Splits features at the latitudes that engines can draw up to. Nothing is copied while no feature reaches them. */
export function splitCaps(data: FeatureCollection): CappedData {
  const caps = data.features.filter(({geometry}) => reaches(geometry));
  if (caps.length === 0) return {engine: data, caps};
  const features = data.features.flatMap((feature) => (reaches(feature.geometry) ? cutFeature(feature) : [feature]));
  return {engine: {type: 'FeatureCollection', features}, caps};
}

function reaches(geometry: Geometry): boolean {
  return geometry.type !== 'GeometryCollection' && someBeyond(geometry.coordinates);
}

type Nested = Position | readonly Nested[];

function someBeyond(coordinates: readonly Nested[] | Position): boolean {
  const [first, second] = coordinates;
  if (typeof first === 'number') return typeof second === 'number' && Math.abs(second) > CAP;
  return (coordinates as readonly Nested[]).some((one) => someBeyond(one));
}

function cutFeature(feature: Feature): Feature[] {
  const {geometry, properties} = feature;
  const lines = (list: readonly (readonly Position[])[]): Feature[] => {
    const coordinates = list.flatMap(cutLine);
    return coordinates.length > 0
      ? [{type: 'Feature', properties, geometry: {type: 'MultiLineString', coordinates}}]
      : [];
  };
  switch (geometry.type) {
    case 'Polygon':
    case 'MultiPolygon': {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const coordinates = polygons
        .map((rings) => rings.map((ring) => cutRing(ring)).filter((ring) => ring.length >= 4))
        .filter((rings) => rings.length > 0);
      return [
        ...(coordinates.length > 0
          ? [
              {
                type: 'Feature',
                properties: {...properties, outline: false},
                geometry: {type: 'MultiPolygon', coordinates},
              } as const,
            ]
          : []),
        ...(properties?.outline === false ? [] : lines(polygons.flat())),
      ];
    }
    case 'LineString':
      return lines([geometry.coordinates]);
    case 'MultiLineString':
      return lines(geometry.coordinates);
    default:
      return [];
  }
}

/** What lies between the latitudes that engines can draw up to. */
const withinCaps: readonly HalfPlane[] = [
  {axis: 1, at: CAP, side: -1},
  {axis: 1, at: -CAP, side: 1},
];

/** A closed ring within ±CAP. */
function cutRing(ring: readonly Position[]): Position[] {
  const open = clipRing(ring.slice(0, -1).map(pairOf), withinCaps);
  const [first] = open;
  return first ? [...open, first] : [];
}

/** The parts of a line within ±CAP. */
const cutLine = (line: readonly Position[]): Position[][] => clipLine(line.map(pairOf), withinCaps);
