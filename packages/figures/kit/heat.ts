import {translate} from '@docusaurus/Translate';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {element, label, path} from '@h3-docs/grid/h3/svg';

/** The least count of each class of color. */
const classes = [1, 2, 5, 10, 30] as const;

/** An area of a heat map: its outline as the data of an SVG path, and its count, at least 1. */
export interface Counted {
  readonly outline: string;
  readonly count: number;
}

function className(least: number, next: number | undefined): string {
  if (next === undefined) return translate({message: '{least} or more'}, {least});
  return next === least + 1 ? `${least}` : translate({message: '{least} to {most}'}, {least, most: next - 1});
}

/** The size and the positions of a map between meridians and parallels, in degrees. */
export function heatBounds({west, south, east, north}: Readonly<Record<'west' | 'south' | 'east' | 'north', number>>) {
  const positions: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return {positions, width: 560, height: 480, padding: 0.06};
}

/** The upper left corner of the legend. */
const [left, top] = [14, 346];

/** Areas colored by their counts, the darker the higher, and the legend. */
export function heatMap(areas: readonly Counted[]): string {
  return classes
    .map((least, index) => {
      const next = classes[index + 1];
      const inClass = areas.filter(({count}) => count >= least && count < (next ?? Infinity));
      const y = top + 22 * index;
      return (
        path(`d-heat d-heat-${index}`, inClass.map(({outline}) => outline).join('')) +
        element('rect', {class: `d-heat d-heat-${index}`, x: left, y, width: 22, height: 16}) +
        label('d-label', [left + 30, y + 13], className(least, next))
      );
    })
    .join('');
}
