import type {Props} from '../types';
import {readProps} from './props';

/** The attributes of the figure of a grid. `reach`, in km, gives the maps of two systems one scale. */
export const gridProps = (props: Props) =>
  readProps(props, {system: 'h3', level: 6, lat: 59.9139, lng: 10.7522, from: 0, to: 0, reach: 0});
