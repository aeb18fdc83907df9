import {airportCells, citiesNearAirports} from '../cases/joining';
import {labelAt, dot, mapDrawing, outlines} from './kit/map';
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
  return mapDrawing({land, positions, alt, padding: 0.04}, (view) =>
    [
      outlines(view, around, 'd-heat d-heat-1'),
      ...near.map(({place: [lat, lng]}) => dot(view, [lng, lat], 'd-place-near', 1.5)),
      ...far.map(({place: [lat, lng]}) => dot(view, [lng, lat], 'd-place-far', 3.5)),
      ...far.slice(0, names).map(({name, place: [lat, lng]}) => labelAt(view, [lng, lat + 0.75], name)),
    ].join(''),
  );
};
export default airports;
