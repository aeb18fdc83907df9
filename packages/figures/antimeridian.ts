import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellPositions, cells, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import {label, path} from '@h3-docs/grid/h3/svg';
import type {Position} from '@h3-docs/grid/h3/sphere';
import type {Figure} from './types';

/** Cells that lie across the antimeridian. */
const antimeridian: Figure = (props, {land}) => {
  const {lat, res, k} = readProps(props, {lat: -17, res: 4, k: 2});
  const disk = h3.gridDisk(h3.latLngToCell(lat, 180, res), k);
  const crossing = disk.filter((cell) => {
    const longitudes = h3.cellToBoundary(cell).map(([, lng]) => lng);
    return Math.max(...longitudes) - Math.min(...longitudes) > 180;
  });
  const alt = translate(
    {
      message:
        'A map of {count} cells of resolution {res} around the antimeridian, the line at longitude 180. It crosses {crossing} of the cells. The vertices of these cells have positive and negative longitudes.',
    },
    {count: disk.length, res, crossing: crossing.length},
  );
  const meridian = Array.from({length: 13}, (_, step): Position => [180, lat - 12 + 2 * step]);
  return mapDrawing(
    {land, positions: cellPositions(disk), alt, names: 4},
    (view) =>
      cells(
        view,
        disk.filter((cell) => !crossing.includes(cell)),
      ) +
      cells(view, crossing, 'd-cell d-cell-5') +
      path('d-meridian', view.line(meridian)) +
      label('d-label', [(view.point([180, lat])?.[0] ?? 0) + 8, 22], 'longitude 180°'),
  );
};

export default antimeridian;
