import type {MapFrame} from './map';

/** A map, and from the first change on a table below it. */
export interface TableFrame extends MapFrame {
  readonly mapHeight: number;
  /** The key of the state that the still figure shows. */
  readonly start: string;
}

/** The rows of a table below a map, and the height of each in units of the drawing. */
export const rowsShown = 5;
export const rowHeight = 24;

/**
 * The frame of a map with a table below it.
 *
 * @param key - the state as a text: the table is there once it differs from that of the first frame
 * @param map - makes the first frame
 */
export function tableFrame(key: string, current: TableFrame | undefined, map: () => MapFrame): TableFrame {
  if (!current) {
    const first = map();
    return {...first, mapHeight: first.height, start: key};
  }
  if (current.height > current.mapHeight || key === current.start) return current;
  return {...current, height: current.mapHeight + 20 + (rowsShown + 1) * rowHeight};
}
