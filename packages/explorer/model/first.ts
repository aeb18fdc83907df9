import {initialState, type ExplorerState} from './state';

/** San Francisco: coasts on all sides show where it is. */
const [LAT, LNG] = [37.7749, -122.4194];
const ZOOM = 7.5;

/** What the explorer shows first: the grid over a real place. It has no address of its own. */
export const firstState: ExplorerState = {
  ...initialState,
  view: {lat: LAT, lng: LNG, zoom: ZOOM},
};

/** Whether a state is the first one, wherever the map looks. */
export function isFirst({view: _, ...state}: ExplorerState): boolean {
  return (
    Object.keys(state).length === Object.keys(firstState).length - 1 &&
    Object.entries(state).every(([key, value]) => firstState[key as keyof ExplorerState] === value)
  );
}
