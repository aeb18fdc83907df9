import type {MapColors} from './types';

/** The map's colors from the site's tokens, as they are for an element right now. */
export function readColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--h3-${name}`).trim();
  return {
    sea: color('sea'),
    land: color('land'),
    border: color('border'),
    ink: color('ink'),
    ground: color('ground'),
    cell: color('cell'),
    pentagon: color('pentagon'),
    input: color('input'),
    selected: color('warm'),
  };
}
