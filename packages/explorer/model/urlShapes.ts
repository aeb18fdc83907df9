import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {formatLocale, plural} from '@h3-docs/base/number';
import type {WktLines} from '../input/wkt-lines';
import {geometryToWkt} from './export/wkt';
import {MAX_DRAWN, type DrawnShape} from './state';
import {MOST_UNPACKED, unpacked} from './unpacked';

/** The most positions of the shapes of a layer, and of the drawn shapes. */
export const MOST_POSITIONS = 50_000;

/** Geometries as WKT, one a line. */
export function wktText(shapes: readonly Geometry[]): string {
  return shapes.map(geometryToWkt).join('\n');
}

/** The geometries of lines of WKT, and how many lines are something else. Rejects when the reader can't be fetched. */
export async function readShapes(text: string, most?: number): Promise<WktLines> {
  if (text === '') return {shapes: [], unread: 0};
  const {readWktLines} = await import('../input/wkt-lines');
  return readWktLines(text, most);
}

/** Says how many shapes of an address were not read. */
export const strangeShapes = (count: number): string =>
  plural(
    count,
    translate(
      {message: 'a shape that is not simple WKT|{count} shapes that are not simple WKT'},
      {count: formatLocale(count)},
    ),
  );

/** The geometries of WKT. Rejects when the code that reads them can't be fetched. */
export async function shapesOf(text: string): Promise<readonly Geometry[]> {
  return (await readShapes(text)).shapes;
}

/** The lines and polygons of WKT. */
export async function drawnOf(text: string): Promise<DrawnShape[]> {
  return drawnAmong(await shapesOf(text));
}

function drawnAmong(shapes: readonly Geometry[]): DrawnShape[] {
  return shapes
    .flatMap((geometry) => (geometry.type === 'Polygon' || geometry.type === 'LineString' ? [geometry] : []))
    .slice(0, MAX_DRAWN);
}

/** The drawn shapes of an address, of which `unread` gets what could not be read. */
export async function readDrawn(packed: string | undefined, unread: string[]): Promise<DrawnShape[]> {
  const part = {
    most: MOST_UNPACKED.draw,
    cut: translate({message: 'the end of its drawn shapes, which is incomplete or damaged'}),
    damaged: translate({message: 'its drawn shapes, which are incomplete or damaged'}),
  };
  const found = await unpacked(packed, part, unread, async (text, whole) => {
    const {shapes, unread: strange} = await readShapes(text, MOST_POSITIONS);
    const drawn = drawnAmong(shapes);
    // A cut line is damaged, which is said already.
    const lost = strange + shapes.length - drawn.length;
    if (lost > 0 && whole) unread.push(strangeShapes(lost));
    return drawn;
  });
  return found ?? [];
}
