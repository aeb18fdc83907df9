import type {Feature, FeatureCollection} from 'geojson';
import type {IndexKind} from '../../input/types';
import {kindOf, resolutionOf} from '../kinds';
import {indexGeometry} from '../shapes';

/** Indexes as a FeatureCollection that follows RFC 7946: cut at the antimeridian, the index as the feature's id. */
export function toGeoJson(indexes: readonly string[]): FeatureCollection {
  return {type: 'FeatureCollection', features: indexes.map((index) => toFeature(index, kindOf(index)))};
}

/** What GeoJSON says of an index, under these names. */
export const describedIndex = (index: string, kind = kindOf(index)) => ({
  h3: index,
  kind,
  resolution: resolutionOf(index),
});

function toFeature(index: string, kind: IndexKind): Feature {
  return {
    type: 'Feature',
    id: index,
    properties: describedIndex(index, kind),
    geometry: indexGeometry(index, kind, 'split'),
  };
}
