/** A large city: its name, its position in degrees, and how many people live there. */
export type City = readonly [name: string, lng: number, lat: number, population: number];

/** The people of a city whose name is shown before the map is zoomed in. */
export const LARGE_CITY = 1_000_000;

/** A place that can be searched for: a city with the ISO code of its country and, in the USA and Canada, of its state. */
export type NamedPlace = readonly [...City, country?: string, state?: string];

/** A line or an open ring as steps: the first position, then the way from each to the next, in units of the scale. */
export type Steps = readonly number[];

/** What the basemap shows in one tile. Positions are counted from the tile's southwestern corner. */
export interface MapTile {
  /** Polygons, whose first ring is the outer one. */
  readonly land: readonly (readonly Steps[])[];
  readonly borders: readonly Steps[];
  /** Largest first. */
  readonly cities: readonly City[];
}

/** How a scale of the basemap is cut into tiles. */
export interface TileScale {
  /** The width and the height of a tile, in degrees. */
  readonly degrees: number;
  /** How many units a degree has: positions are whole numbers of units. */
  readonly units: number;
}

/** The scales that come in tiles: the world as a whole would have hundreds of kilobytes. */
export const tileScales = {
  mid: {degrees: 30, units: 200},
  high: {degrees: 15, units: 500},
} as const satisfies Readonly<Record<string, TileScale>>;
export type TiledScale = keyof typeof tileScales;

/** The number of a tile: row by row from the southwest. */
export const tileNumber = ({degrees}: TileScale, column: number, row: number): number => row * (360 / degrees) + column;

/** The southwestern corner of a tile, in degrees. */
export function tileCorner({degrees}: TileScale, number: number): readonly [west: number, south: number] {
  const columns = 360 / degrees;
  return [(number % columns) * degrees - 180, Math.floor(number / columns) * degrees - 90];
}

/** How many tiles the world has. */
export const tileCount = ({degrees}: TileScale): number => (360 / degrees) * (180 / degrees);
