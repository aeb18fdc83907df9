import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {airportCells, citiesNearAirports, type JoinedCity} from './cases/joining';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {label, path} from '@h3-docs/grid/h3/svg';
import {mapDrawing, outlineOf} from '../kit/map';
import {readProps} from '../kit/props';
import type {Figure} from '../types';
import {plural} from '@h3-docs/base/number';

const smooth = {digits: 0, tolerance: 0.9};

/** Cities joined to the disks around airports: those with an airport near, and those without. */
const airports: Figure = (props, {land}) => {
  const {res, k, names, east} = readProps(props, {res: 4, k: 1, names: 4, east: -102});
  const cities = citiesNearAirports(res, k).filter(({place}) => place[1] < east);
  const around = [...airportCells(res, k)].filter((cell) => cellCenter(h3, cell)[0] < east);
  const [near, far] = [cities.filter((city) => city.near), cities.filter((city) => !city.near)];
  const positions = cities.map(({place: [lat, lng]}): [number, number] => [lng, lat]);
  const alt = plural(
    k,
    translate(
      {
        message:
          'A map of the west of the contiguous United States: {cells} cells of resolution {res} within a step of an airport. Small dots are the {near} cities in these cells. Large dots are the {far} cities outside.|A map of the west of the contiguous United States: {cells} cells of resolution {res} within {k} steps of an airport. Small dots are the {near} cities in these cells. Large dots are the {far} cities outside.',
      },
      {cells: around.length, res, k, near: near.length, far: far.length},
    ),
  );
  return mapDrawing({land, positions, alt, padding: 0.05}, (view) => {
    // One path each, a dot for rows on the same spot: hundreds of elements would make the page heavy.
    const dots = (chosen: readonly JoinedCity[], className: string) => {
      const spots = chosen.flatMap(({place: [lat, lng]}) => view.point([lng, lat])?.map(Math.round).join(' ') ?? []);
      return path(className, `M${[...new Set(spots)].join('h0M')}h0`);
    };
    const named = far.slice(0, names).map(({name, place: [lat, lng]}) => {
      const [x, y] = view.point([lng, lat]) ?? [0, 0];
      return label('d-label', [Math.min(x + 6, view.width - 165), y - 7], name);
    });
    return [
      outlineOf(view, around, 'd-heat d-heat-1', smooth),
      dots(near, 'd-rows d-rows-near'),
      dots(far, 'd-rows d-rows-far'),
      ...named,
    ].join('');
  });
};
export default airports;
