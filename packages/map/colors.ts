import type {MapColors} from './types';

/** The map's colors as they are right now: the site's tokens. */
export function readColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    sea: color('h3-sea'),
    land: color('h3-land'),
    border: color('h3-border'),
    ink: color('h3-ink'),
    ground: color('h3-ground'),
    cell: color('h3-accent'),
    pentagon: color('h3-warm'),
    input: color('h3-input'),
    selected: color('h3-selected'),
  };
}
