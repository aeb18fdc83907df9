import {translate} from '@docusaurus/Translate';
import {mapDrawing} from './kit/map';
import {drawPath, findPath, pathPositions, type PathState} from './kit/paths';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The path of the figure with these props. */
export function start(props: Props): PathState {
  const {from, to, res} = readProps(props, {from: '51.507,-0.128', to: '48.857,2.352', res: 4});
  const [fromLat = NaN, fromLng = NaN] = from.split(',').map(Number);
  const [toLat = NaN, toLng = NaN] = to.split(',').map(Number);
  return {fromLat, fromLng, toLat, toLng, res};
}

/** The cells of a grid path between two positions. */
const gridPath: Figure = (props, {land}) => {
  const state = start(props);
  const found = findPath(state);
  const alt = translate(
    {
      message:
        'A map of a path of {count} resolution {res} cells from an origin to a destination. Each cell is a neighbor of the cell before it.',
    },
    {count: found.cells.length, res: state.res},
  );
  return mapDrawing({land, positions: pathPositions(found), alt, names: 6}, (view) => drawPath(found, view));
};
gridPath.play = translate({message: 'Drag both ends of the path'});
export default gridPath;
