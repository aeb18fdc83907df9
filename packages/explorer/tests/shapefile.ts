import {strToU8} from 'fflate';

/** A `.shp` of points. */
export function shp(points: readonly (readonly [x: number, y: number])[]): Uint8Array {
  const bytes = new Uint8Array(100 + 28 * points.length);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 9994);
  view.setInt32(24, bytes.length / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, 1, true);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((bound, at) =>
    view.setFloat64(36 + 8 * at, bound, true),
  );
  points.forEach(([x, y], at) => {
    const from = 100 + 28 * at;
    view.setInt32(from, at + 1);
    view.setInt32(from + 4, 10);
    view.setInt32(from + 8, 1, true);
    view.setFloat64(from + 12, x, true);
    view.setFloat64(from + 20, y, true);
  });
  return bytes;
}

export type DbfField = readonly [name: string, type: string, length: number];

/** A `.dbf`: its rows begin with a space, or with an asterisk where they are deleted. */
export function dbf(fields: readonly DbfField[], rows: readonly string[], driver = 0): Uint8Array {
  const start = 32 + 32 * fields.length + 1;
  const length = 1 + fields.reduce((sum, [, , one]) => sum + one, 0);
  const bytes = new Uint8Array(start + length * rows.length + 1);
  const view = new DataView(bytes.buffer);
  bytes[0] = 3;
  view.setUint32(4, rows.length, true);
  view.setUint16(8, start, true);
  view.setUint16(10, length, true);
  bytes[29] = driver;
  fields.forEach(([name, type, own], at) => {
    bytes.set(strToU8(`${name}\0`), 32 + 32 * at);
    bytes[32 + 32 * at + 11] = type.charCodeAt(0);
    bytes[32 + 32 * at + 16] = own;
  });
  bytes[start - 1] = 0x0d;
  rows.forEach((row, at) => {
    for (let byte = 0; byte < length; byte++) bytes[start + at * length + byte] = row.charCodeAt(byte) & 0xff;
  });
  return bytes;
}
