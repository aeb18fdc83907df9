import {translate} from '@docusaurus/Translate';
import {drawLocalIjs, localIjsOf, type LocalIjState} from './kit/localIjs';
import {cellPositions, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The cells of the figure with these props, the origin pointed at. */
function start(props: Props): LocalIjState {
  const {lat, lng, res, k} = readProps(props, {lat: -33.87, lng: 151.2, res: 7, k: 2});
  return {lat, lng, res, k, atLat: lat, atLng: lng};
}

/** Room for the axes. */
const padding = 0.13;

/** Cells around an origin, labeled with their local IJ coordinates relative to it, and the two axes. */
const localij: Figure = (props, {land}) => {
  const state = start(props);
  const found = localIjsOf(state);
  const alt = translate(
    {
      message:
        'A map of the cells within distance {k} of an origin cell. Each cell is labeled with its offset from the origin along the i and j axes. Two arrows outside show the directions of the axes, 120 degrees apart.',
    },
    {k: state.k},
  );
  return mapDrawing({land, positions: cellPositions(found.disk), alt, padding}, (view) =>
    drawLocalIjs(state, found, view),
  );
};
export default localij;
