import {translate} from '@docusaurus/Translate';
import {latLngToCell} from 'h3-js';
import {readInput} from '../input/read';
import {coverGeometries, simpleParts} from './cover';
import {FINEST} from './limits';
import {initialState} from './state';
import {quote, type AddressReading} from './url';
import {formatLocale} from '@h3-docs/base/number';

/** Without a resolution, a polygon is covered at the first resolution at which it has more cells than this. */
const ENOUGH_CELLS = 50;
/** A polygon is covered at no finer resolution once it has more cells than this. */
const MOST_CELLS = 5000;

/**
 * The state that an address of the explorer on h3geo.org stands for. Its parts are `hex`, the text in the input box
 * (indexes, latitudes with longitudes in degrees, GeoJSON, or WKT), and `res`, the resolution of the cells that
 * positions and polygons are converted to. Without `res`, a position has its cells of all resolutions. Text that can't
 * be read is left to the input box, which lists it.
 *
 * @param hash - with or without `#`
 */
export function readPublishedHash(hash: string): AddressReading {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const text = params.get('hex') ?? '';
  const asked = params.get('res') ?? '';
  const unread: string[] = [];
  const resolution = /^\d{1,2}$/.test(asked) && Number(asked) <= FINEST ? Number(asked) : undefined;
  // The published explorer writes -1 for a resolution that it chooses.
  if (resolution === undefined && asked !== '' && asked !== '-1')
    unread.push(translate({message: 'the resolution {resolution}'}, {resolution: quote(asked)}));

  const {cells, shapes} = readInput(text);
  if (shapes.length === 0) return {state: {...initialState, text}, unread};
  const parts = shapes.map(({geometry}) => simpleParts(geometry));
  const resolutions = resolution === undefined ? Array.from({length: FINEST + 1}, (_, at) => at) : [resolution];
  const selection = new Set(cells);
  for (const [lng = 0, lat = 0] of parts.flatMap(({points}) => points)) {
    for (const at of resolutions) selection.add(latLngToCell(lat, lng, at));
  }
  const areas = parts.flatMap(({lines, polygons}) => [
    ...(lines.length > 0 ? [{type: 'MultiLineString' as const, coordinates: lines}] : []),
    ...(polygons.length > 0 ? [{type: 'MultiPolygon' as const, coordinates: polygons}] : []),
  ]);
  if (areas.length > 0) {
    const [most, finest] = resolution === undefined ? [ENOUGH_CELLS, FINEST] : [MOST_CELLS, resolution];
    let at = 0;
    const coverAt = () => coverGeometries(areas, at, 'center', Infinity, () => undefined).cells;
    let covering = coverAt();
    while (at < finest && covering.length <= most) {
      at++;
      covering = coverAt();
    }
    for (const cell of covering) selection.add(cell);
    if (resolution !== undefined && at < resolution) {
      unread.push(
        translate(
          {
            message:
              'the resolution {resolution}, because the geometries have more than {most} cells at resolution {at} already',
          },
          {resolution, most: formatLocale(MOST_CELLS), at},
        ),
      );
    }
  }
  return {state: {...initialState, text, selection: [...selection]}, unread};
}
