import {tileNumber, tileScales, type MapTile, type TiledScale} from '@h3-docs/base/contracts/mapTiles';
import {radians} from '@h3-docs/grid/h3/sphere';
import {basemapOfTiles, type Basemap, type PlacedTile} from './basemapFeatures';
import type {Viewport} from './types';

/** Each scale in tiles from the zoom that needs it. Below the first, one file of the whole world is enough. */
const fromZoom: Readonly<Record<TiledScale, number>> = {mid: 3.5, high: 5.5};

/** The scale whose tiles a zoom needs; undefined: the coarsest, which has none. */
function scaleFor(zoom: number): TiledScale | undefined {
  if (zoom >= fromZoom.high) return 'high';
  return zoom >= fromZoom.mid ? 'mid' : undefined;
}

/** The numbers of the tiles that a viewport touches. */
export function tilesIn({lat, lng, radius}: Viewport, scale: TiledScale): number[] {
  const {degrees} = tileScales[scale];
  const [columns, rows] = [360 / degrees, 180 / degrees];
  const row = (latitude: number) => Math.min(rows - 1, Math.max(0, Math.floor((latitude + 90) / degrees)));
  const reach = halfWidth(lat, radius);
  const west = Math.floor((lng - reach + 180) / degrees);
  const east = Math.min(Math.floor((lng + reach + 180) / degrees), west + columns - 1);
  const numbers: number[] = [];
  for (let y = row(lat - radius); y <= row(lat + radius); y++) {
    for (let x = west; x <= east; x++) {
      numbers.push(tileNumber(tileScales[scale], ((x % columns) + columns) % columns, y));
    }
  }
  return numbers;
}

/** How far a circle reaches to the east and to the west of its center, in degrees of longitude. */
function halfWidth(lat: number, radius: number): number {
  if (Math.abs(lat) + radius >= 90) return 180;
  return Math.asin(Math.sin(radius * radians) / Math.cos(lat * radians)) / radians;
}

/** Where a basemap comes from. */
export interface BasemapFiles {
  readonly whole: () => Promise<Basemap>;
  readonly tile: (scale: TiledScale, number: number) => Promise<MapTile>;
  /** The numbers of the tiles that would be empty. */
  readonly missing: Readonly<Record<TiledScale, readonly number[]>>;
}

/**
 * Fetches what the view needs whenever it has changed, and shows it once all of it has come. What was shown before stays
 * until then, and where something can't be fetched, the rest is shown.
 *
 * @returns the listener of the view; it rejects when nothing of what is needed can be fetched
 */
export function followView(
  files: BasemapFiles,
  show: (basemap: Basemap) => Promise<void>,
): (zoom: number, viewport: Viewport) => Promise<void> {
  const tiles = new Map<string, Promise<MapTile>>();
  let wanted = '';
  const tileOf = (scale: TiledScale, number: number): Promise<MapTile> => {
    const name = `${scale}-${number}`;
    const tile = tiles.get(name) ?? files.tile(scale, number);
    tiles.set(name, tile);
    tile.catch(() => tiles.delete(name));
    return tile;
  };
  const load = async (scale: TiledScale | undefined, numbers: readonly number[]): Promise<Basemap> => {
    if (scale === undefined) return files.whole();
    const results = await Promise.allSettled(
      numbers.map(async (number): Promise<PlacedTile> => ({scale, number, tile: await tileOf(scale, number)})),
    );
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) wanted = '';
    const placed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (failure && placed.length === 0) throw failure.reason;
    return basemapOfTiles(placed);
  };
  return async (zoom, viewport) => {
    const scale = scaleFor(zoom);
    const numbers =
      scale === undefined ? [] : tilesIn(viewport, scale).filter((number) => !files.missing[scale].includes(number));
    const name = `${scale ?? 'whole'} ${numbers.join(' ')}`;
    if (name === wanted) return;
    wanted = name;
    try {
      const basemap = await load(scale, numbers);
      // The view may have changed meanwhile. Its current files are loaded or being loaded.
      if (wanted === name || wanted === '') await show(basemap);
    } catch (error) {
      // It is requested again when the view changes.
      if (wanted === name) wanted = '';
      throw error;
    }
  };
}
