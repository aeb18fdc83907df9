import type {Feature, FeatureCollection} from 'geojson';
import type {IndexKind} from '../../input/types';
import {kindOf, resolutionOf} from '../kinds';
import {indexGeometry} from '../shapes';

/** Indexes as a FeatureCollection that follows RFC 7946: cut at the antimeridian, the index as the feature's id. */
export function toGeoJson(indexes: readonly string[]): FeatureCollection {
  return {type: 'FeatureCollection', features: indexes.map((index) => toFeature(index, kindOf(index)))};
}

function toFeature(index: string, kind: IndexKind): Feature {
  return {
    type: 'Feature',
    id: index,
    properties: {h3: index, kind, resolution: resolutionOf(index)},
    geometry: indexGeometry(index, kind, 'split'),
  };
}
