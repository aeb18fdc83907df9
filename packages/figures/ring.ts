import {translate} from '@docusaurus/Translate';
import {diskPositions, drawDisk, ringOf, type DiskState} from './kit/disks';
import {mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A hollow ring around its origin; the cells inside it are outlined only. */
const ring: Figure = (props, {land}) => {
  const state: DiskState = {...readProps(props, {lat: 35.68, lng: 139.76, res: 6, k: 2}), show: 'ring'};
  const alt = translate(
    {
      message:
        'A map of the ring of {count} cells at grid distance {k} from an origin cell of resolution {res}. The cells inside the ring are empty.',
    },
    {count: ringOf(state).length, k: state.k, res: state.res},
  );
  return mapDrawing({land, positions: diskPositions(state), alt, names: 4}, (view) => drawDisk(state, view));
};
export default ring;
