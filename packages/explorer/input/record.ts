/**
 * The number that names a line as a part of a text, by which a shape finds its row. A feature of GeoJSON or one of its
 * relatives is named by the offset at which it begins, which isn't negative.
 *
 * @param line - counted from 1
 */
export const recordOfLine = (line: number): number => -line;
