import {EARTH_PX} from '@h3-docs/base/contracts/webMap';
import type {MapOptions, MapView} from './types';

/** A good side of the Earth to begin with: much land, and the Atlantic to see the grid on. */
const CENTER = {lat: 28, lng: -30};
/** How much of its container the globe fills. */
const SHARE = 0.92;

/** The view that shows the whole globe as large as its container allows: it is EARTH_PX / π pixels wide at zoom 0. */
export function wholeEarth({clientWidth, clientHeight}: HTMLElement): MapView {
  const width = SHARE * Math.min(clientWidth, clientHeight);
  // Engines enlarge the globe toward the poles as the flat map is, so the center's latitude counts.
  const enlarged = Math.cos((CENTER.lat * Math.PI) / 180);
  return {...CENTER, zoom: Math.max(0, Math.log2((width * Math.PI * enlarged) / EARTH_PX))};
}

/** The element that fills the screen when the reader asks for it: what works on the map with its panels, if its owner names that. */
export function fullScreenOf({container}: Pick<MapOptions, 'container'>): HTMLElement {
  return container.closest<HTMLElement>('[data-full-screen]') ?? container;
}
