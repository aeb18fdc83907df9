import {translate} from '@docusaurus/Translate';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {element, label, path} from '@h3-docs/grid/h3/svg';

/** A class of color: values from `least` to below `next`, and how dark it is, from 0 to 4. */
export interface HeatClass {
  readonly least: number;
  readonly next: number;
  readonly shade: number;
  readonly name: string;
}

/** An area of a heat map: its outline as the data of an SVG path, and its value. */
export interface Valued {
  readonly outline: string;
  readonly value: number;
}

/** The classes of counts. */
const countClasses = [1, 2, 5, 10, 30].map((least, shade, all): HeatClass => {
  const next = all[shade + 1] ?? Infinity;
  const range = translate({message: '{least} to {most}'}, {least, most: next - 1});
  const name = next === Infinity ? translate({message: '{least} or more'}, {least}) : range;
  return {least, next, shade, name: next === least + 1 ? `${least}` : name};
});

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

/** Areas colored by their values, and the legend over them. @param classes those of the values, where they are no counts */
export function heatMap(areas: readonly Valued[], classes: readonly HeatClass[] = countClasses): string {
  const drawn = classes.map(({least, next, shade, name}, index) => {
    const inClass = areas.filter(({value}) => value >= least && value < next);
    const [className, y] = [`d-heat d-heat-${shade}`, top + 22 * index];
    return {
      fill: path(className, inClass.map(({outline}) => outline).join('')),
      row:
        element('rect', {class: className, x: left, y, width: 22, height: 16}) +
        label('d-label', [left + 30, y + 13], name),
    };
  });
  return drawn.map(({fill}) => fill).join('') + drawn.map(({row}) => row).join('');
}
