import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {gridDistance, latLngToCell} from 'h3-js';
import {angle, kmPerDegree, type Position} from '@h3-docs/grid/h3/sphere';
import {lineLengthKm, polygonAreaKm2, simpleParts} from './cover';
import {formatArea, formatLength} from './details';
import {formatLocale} from '@h3-docs/base/number';

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

/**
 * The length of a path along great circles in words, with its grid distance: the sum of the grid distances between the
 * cells of its corners.
 *
 * @param resolution - that of the cells
 */
export function describePath(path: readonly Position[], resolution: number): string {
  const km = path.reduce((sum, position, at) => sum + angle(path[at - 1] ?? position, position) * kmPerDegree, 0);
  const steps = gridLength(path, resolution);
  const grid =
    steps === undefined
      ? translate({message: 'H3 has no grid distance between these cells at resolution {resolution}'}, {resolution})
      : translate(
          {message: 'grid distance {steps} at resolution {resolution}'},
          {steps: formatLocale(steps), resolution},
        );
  return `${formatLength(km)}; ${grid}`;
}

function gridLength(path: readonly Position[], resolution: number): number | undefined {
  const cells = path.map(([lng, lat]) => latLngToCell(lat, lng, resolution));
  try {
    return cells.reduce((sum, cell, at) => sum + gridDistance(cells[at - 1] ?? cell, cell), 0);
  } catch {
    // Too far apart, or a pentagon lies between them.
    return undefined;
  }
}
