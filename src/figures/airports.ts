import * as h3 from 'h3-js';
import {airportCells, citiesNearAirports, type JoinedCity} from '../cases/joining';
import type {Position} from '../h3/sphere';
import {label, path, round} from '../h3/svg';
import {mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** Cities joined to the disks around airports: those with an airport near, and those without. */
const airports: Figure = (props, {land}) => {
  const {res, k, names} = readProps(props, {res: 4, k: 1, names: 4});
  const cities = citiesNearAirports(res, k);
  const around = [...airportCells(res, k)];
  const [near, far] = [cities.filter((city) => city.near), cities.filter((city) => !city.near)];
  const positions = cities.map(({place: [lat, lng]}): [number, number] => [lng, lat]);
  const alt = `A map of the contiguous United States: ${around.length} cells of resolution ${res} within ${k} steps of an airport, ${near.length} cities that lie in one of them as small dots, and ${far.length} that do not as large dots.`;
  return mapDrawing({land, positions, alt, padding: 0.05}, (view) => {
    // One path each: hundreds of elements would make the page heavy.
    const dots = (chosen: readonly JoinedCity[], className: string) =>
      path(
        className,
        chosen
          .map(({place: [lat, lng]}) => view.point([lng, lat])?.map(round).join(' ') ?? '')
          .map((point) => point && `M${point}h0`)
          .join(''),
      );
    const area = h3.cellsToMultiPolygon(around, true).flat();
    const named = far.slice(0, names).map(({name, place: [lat, lng]}) => {
      const [x, y] = view.point([lng, lat]) ?? [0, 0];
      return label('d-label', [Math.min(x + 6, view.width - 165), y - 7], name);
    });
    return [
      path('d-heat d-heat-1', area.map((ring) => view.ring(ring as Position[])).join('')),
      dots(near, 'd-rows d-rows-near'),
      dots(far, 'd-rows d-rows-far'),
      ...named,
    ].join('');
  });
};
export default airports;
