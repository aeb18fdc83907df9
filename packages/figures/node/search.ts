import {translate} from '@docusaurus/Translate';
import {citiesAround} from './cases/search';
import {kmPerDegree, type Position} from '@h3-docs/grid/h3/sphere';
import {path} from '@h3-docs/grid/h3/svg';
import {cellPositions, dot, labelAt, mapDrawing, outlines} from '../kit/map';
import {readProps} from '../kit/props';
import type {Figure} from '../types';
import {geoCircle} from 'd3-geo';

/** A search by radius: the disk of cells, the circle, the rows in it and those that only the disk holds. */
const search: Figure = (props, {land}) => {
  const {lat, lng, res, k, km} = readProps(props, {lat: 41.85003, lng: -87.65005, res: 4, k: 6, km: 150});
  const {cells, candidates} = citiesAround(lat, lng, res, k);
  const circle = geoCircle()
    .center([lng, lat])
    .radius(km / kmPerDegree)().coordinates[0] as Position[];
  const within = candidates.filter((city) => city.km <= km);
  const beyond = candidates.filter((city) => city.km > km);
  const alt = translate(
    {
      message:
        'A map of {count} cells of resolution {res} around a position, with a circle of {km} km inside them. The cells contain {cities} cities, and {inside} of these cities are in the circle.',
    },
    {count: cells.length, res, km, cities: candidates.length, inside: within.length},
  );
  const spot = ([y, x]: readonly [number, number]): Position => [x, y];
  return mapDrawing({land, positions: cellPositions(cells), alt, width: 560, height: 440, padding: 0.04}, (view) =>
    [
      outlines(view, cells, 'd-heat d-heat-0'),
      path('d-mark', view.ring(circle)),
      ...beyond.map(({place}) => dot(view, spot(place), 'd-place-far', 3)),
      ...within.map(({place}) => dot(view, spot(place), 'd-place-near', 3)),
      labelAt(view, [lng, lat + km / kmPerDegree + 0.06], `${km} km`),
    ].join(''),
  );
};
export default search;
