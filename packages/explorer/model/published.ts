import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {latLngToCell} from 'h3-js';
import {readInput} from '../input/read';
import {coverGeometries, simpleParts, workOfCover} from './cover';
import {FINEST} from './limits';
import {hasAreas} from './shapes';
import {initialState} from './state';
import type {AddressReading} from './url';
import {formatLocale} from '@h3-docs/base/number';
import {quote, readLink} from '@h3-docs/base/routing/link';

/** Without a resolution, a polygon is covered at the first resolution at which it has more cells than this. */
const ENOUGH_CELLS = 50;
/** The most work of all coverings together (`workOfCover`) that the page waits for: some hundredths of a second. */
const MOST_WORK = 8000;
/** The most positions that are converted to cells, at all resolutions together. */
const MOST_CONVERTED = 8000;

/**
 * The state that an address of the explorer on h3geo.org stands for. Its parts are `hex`, the text in the input box
 * (indexes, latitudes with longitudes in degrees, GeoJSON, or WKT), and `res`, the resolution of the cells that
 * positions and polygons are converted to. Without `res`, a position has its cells of all resolutions. Text that can't
 * be read is left to the input box, which lists it.
 *
 * @param hash - with or without `#`
 */
export function readPublishedHash(hash: string): AddressReading {
  const params = readLink(`#${hash.replace(/^#/, '')}`, ['hex', 'res']);
  const text = params.get('hex') ?? '';
  const asked = params.get('res') ?? '';
  const unread = [...params.unread];
  const resolution = /^\d{1,2}$/.test(asked) && Number(asked) <= FINEST ? Number(asked) : undefined;
  // The published explorer writes -1 for a resolution that it chooses.
  if (resolution === undefined && asked !== '' && asked !== '-1')
    unread.push(translate({message: 'the resolution {resolution}'}, {resolution: quote(asked)}));

  const {cells, shapes} = readInput(text);
  if (shapes.length === 0) return {state: {...initialState, text}, unread};
  const resolutions = resolution === undefined ? Array.from({length: FINEST + 1}, (_, at) => at) : [resolution];
  const selection = new Set(cells);
  const points = shapes.flatMap(({geometry}) => simpleParts(geometry).points);
  const taken = points.slice(0, Math.floor(MOST_CONVERTED / resolutions.length));
  if (taken.length < points.length) {
    unread.push(
      translate({message: 'the cells of all but the first {count} positions'}, {count: formatLocale(taken.length)}),
    );
  }
  for (const [lng = 0, lat = 0] of taken) {
    for (const at of resolutions) selection.add(latLngToCell(lat, lng, at));
  }
  const areas = shapes.filter((shape) => hasAreas([shape])).map(({geometry}) => geometry);
  let cover: number | undefined;
  if (areas.length > 0) {
    if (resolution === undefined) for (const cell of firstCovering(areas)) selection.add(cell);
    // The page doesn't wait for a covering that takes longer: a worker does it, which the reader can stop.
    else if (workOfCover(areas, resolution, 'center') > MOST_WORK) cover = resolution;
    else for (const cell of coverAt(areas, resolution)) selection.add(cell);
  }
  return {
    state: {...initialState, text, selection: [...selection]},
    unread,
    ...(cover !== undefined && {cover}),
  };
}

function coverAt(areas: readonly Geometry[], resolution: number): readonly string[] {
  return coverGeometries(areas, resolution, 'center', Infinity, () => undefined).cells;
}

/** The cells at the first resolution at which there are enough, or at the last one that takes little work. */
function firstCovering(areas: readonly Geometry[]): readonly string[] {
  let covering: readonly string[] = [];
  let work = 0;
  for (let at = 0; at <= FINEST && covering.length <= ENOUGH_CELLS; at++) {
    work += workOfCover(areas, at, 'center');
    if (work > MOST_WORK) break;
    covering = coverAt(areas, at);
  }
  return covering;
}
