import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {diskPositions, drawDisk, originOf, type DiskState} from './kit/disks';
import {mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The disk of the figure with these props. */
export const start = (props: Props): DiskState => ({
  ...readProps(props, {lat: 48.8566, lng: 2.3522, res: 7, k: 3}),
  show: 'distances',
});

/** A grid disk, each cell colored by and labeled with its distance from the origin. */
const disk: Figure = (props, {land}) => {
  const state = start(props);
  const {res, k} = state;
  const count = h3.gridDisk(originOf(state), k).length;
  const alt = translate(
    {
      message:
        'A map of the grid disk of radius {k} around a resolution {res} cell. Each of its {count} cells is labeled with its distance from the origin, 0 to {k}.',
    },
    {k, res, count},
  );
  return mapDrawing({land, positions: diskPositions(state), alt}, (view) => drawDisk(state, view));
};
disk.play = translate({message: 'Drag the origin, change k, or show the ring'});
export default disk;
