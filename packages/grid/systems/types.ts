import type {Position} from '../h3/sphere';

/** One way of dividing the Earth into cells, seen through a library made for it. Positions are in degrees. */
export interface MeasuredGrid {
  readonly label: string;
  /** The grid ends at this latitude, north and south; without it, it covers the whole Earth. */
  readonly greatestLatitude?: number;
  /** The name of the cell that holds a position. */
  readonly cellAt: (lat: number, lng: number, level: number) => string;
  /** Its outline as [lng, lat], counter-clockwise, with points along edges that are no great circles; not closed. */
  readonly outline: (cell: string) => readonly Position[];
}

/** A grid whose cells are drawn with those that they touch. */
export interface Grid extends MeasuredGrid {
  /** The cells that share an edge or a corner with a cell. */
  readonly around: (cell: string) => string[];
}
