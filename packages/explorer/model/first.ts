import {latLngToCell} from 'h3-js';
import {initialState, type ExplorerState} from './state';

/** San Francisco: coasts on all sides show where the cell is. */
const [LAT, LNG] = [37.7749, -122.4194];
const RESOLUTION = 5;
const ZOOM = 7.5;

/** What the explorer shows first: a real place with its cell selected. It has no address of its own. */
export const firstState: ExplorerState = {
  ...initialState,
  selection: [latLngToCell(LAT, LNG, RESOLUTION)],
  view: {lat: LAT, lng: LNG, zoom: ZOOM},
};

/** Whether a state is the first one, wherever the map looks. */
export function isFirst({view: _, ...state}: ExplorerState): boolean {
  return (
    Object.keys(state).length === Object.keys(firstState).length - 1 &&
    Object.entries(state).every(([key, value]) => firstState[key as keyof ExplorerState] === value)
  );
}
