import type {MapColors} from './types';

/** The map's colors as they are right now: the site's tokens, and those of the map's own stylesheet. */
export function readColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    sea: color('map-sea'),
    land: color('map-land'),
    border: color('map-border'),
    ink: color('h3-ink'),
    ground: color('h3-ground'),
    cell: color('h3-cell'),
    pentagon: color('h3-pentagon'),
    input: color('h3-input'),
    selected: color('h3-selected'),
  };
}
