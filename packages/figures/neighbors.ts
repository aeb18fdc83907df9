import {translate} from '@docusaurus/Translate';
import {diskPositions, drawDisk, ringOf, type DiskState} from './kit/disks';
import {mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The disk of the figure with these props. */
export const start = (props: Props): DiskState => ({
  ...readProps(props, {lat: 48.8584, lng: 2.2945, res: 7}),
  k: 1,
  show: 'disk',
});

/** A cell and the six that share an edge with it. */
const neighbors: Figure = (props, {land}) => {
  const state = start(props);
  const alt = translate(
    {
      message:
        'A map of a hexagonal cell of resolution {res} and its {count} neighbors. Each neighbor shares one edge with the cell. A dot in the middle cell marks the position that was indexed.',
    },
    {res: state.res, count: ringOf(state).length},
  );
  return mapDrawing({land, positions: diskPositions(state), alt, names: 5}, (view) => drawDisk(state, view));
};
neighbors.play = translate({message: 'Drag the dot to another place, or make the disk larger'});
export default neighbors;
