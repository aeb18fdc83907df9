import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {lineLengthKm, polygonAreaKm2, simpleParts} from './cover';
import {formatArea, formatLength} from './details';

/** The area (km²) and the length of the outlines and lines (km) of geometries. Points have neither. */
export function sizeOf(geometries: readonly Geometry[]): {readonly areaKm2: number; readonly lengthKm: number} {
  const parts = geometries.map(simpleParts);
  const polygons = parts.flatMap((part) => part.polygons);
  const paths = [...parts.flatMap((part) => part.lines), ...polygons.flat()];
  return {
    areaKm2: polygons.reduce((sum, rings) => sum + polygonAreaKm2(rings), 0),
    lengthKm: paths.reduce((sum, path) => sum + lineLengthKm(path), 0),
  };
}

/** The size of geometries in words; undefined for nothing but points. */
export function describeSize(geometries: readonly Geometry[]): string | undefined {
  const {areaKm2, lengthKm} = sizeOf(geometries);
  if (areaKm2 > 0)
    return translate(
      {message: 'Area {area}, outlines and lines {length}'},
      {area: formatArea(areaKm2), length: formatLength(lengthKm)},
    );
  return lengthKm > 0 ? translate({message: 'Length {length}'}, {length: formatLength(lengthKm)}) : undefined;
}
