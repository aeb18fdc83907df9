import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cells, cellPositions, dot, mapDrawing, outlines} from '@h3-docs/figures';
import type {LandData} from '@h3-docs/grid/h3/land';
import {kmPerDegree, type Position} from '@h3-docs/grid/h3/sphere';
import {path, type Drawing} from '@h3-docs/grid/h3/svg';
import {formatQuantity} from '@h3-docs/grid/resolutions/units';
import type {Spot} from '@h3-docs/explorer';
import type {Chosen} from './way';
import {geoCircle} from 'd3-geo';
import {formatLocale, plural} from '@h3-docs/base/number';

/** A circle on the Earth as an open ring. */
function circle({lng, lat}: Spot, radiusKm: number): Position[] {
  const {coordinates} = geoCircle()
    .center([lng, lat])
    .radius(radiusKm / kmPerDegree)
    .precision(4)();
  return (coordinates[0] ?? []).slice(0, -1).map(([x = 0, y = 0]): Position => [x, y]);
}

/** A map at scale: the cell at a place among its neighbors, or the grid disk that covers a radius around the place. */
export function drawChosen({resolution, disk}: Chosen, spot: Spot, land: LandData): Drawing {
  const cell = h3.latLngToCell(spot.lat, spot.lng, resolution);
  const around = h3.gridDisk(cell, disk?.k ?? 1);
  const ring = disk && disk.radiusKm < 8000 ? circle(spot, disk.radiusKm) : [];
  const area = formatQuantity(h3.cellArea(cell, h3.UNITS.km2), 'area');
  const alt = disk
    ? plural(
        disk.k,
        translate(
          {
            message:
              'A map of {name} with the {count} cells of resolution {resolution} within {k} step of its cell. A circle with a radius of {radius} lies inside them.|A map of {name} with the {count} cells of resolution {resolution} within {k} steps of its cell. A circle with a radius of {radius} lies inside them.',
          },
          {
            name: spot.name,
            count: formatLocale(around.length),
            resolution,
            k: disk.k,
            radius: formatQuantity(disk.radiusKm, 'length'),
          },
        ),
      )
    : translate(
        {
          message:
            'A map of {name} with its cell of resolution {resolution}, its neighbors, and a scale bar. The cell has an area of {area}.',
        },
        {name: spot.name, resolution, area},
      );
  return mapDrawing(
    {land, positions: [...cellPositions(around), ...ring], alt, names: disk ? 4 : 6, padding: 0.06},
    (view) =>
      disk
        ? cells(view, around, 'd-cell d-thin') +
          (ring.length > 0 ? path('d-input', view.ring(ring)) : '') +
          dot(view, [spot.lng, spot.lat], 'd-input d-input-point')
        : outlines(view, around, 'd-context') + cells(view, [cell], 'd-cell d-strong'),
  );
}
