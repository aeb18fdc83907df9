import {strToU8} from 'fflate';
import {u32} from './damaged';

/** Numbers of 64 bits, as a `.shp` has them. */
export const doubles = (numbers: readonly number[]) => [...new Uint8Array(Float64Array.from(numbers).buffer)];

/** A `.shp` of records with a type: what stands behind the type in each. */
export function shapesOf(type: number, records: readonly (readonly number[])[], bounds = [0, 0, 0, 0]): Uint8Array {
  const big = (value: number) => u32(value).toReversed();
  const body = records.flatMap((record, at) => [
    ...big(at + 1),
    ...big(2 + record.length / 2),
    ...u32(type),
    ...record,
  ]);
  const head = [...big(9994), ...Array<number>(20).fill(0), ...big(50 + body.length / 2), ...u32(1000), ...u32(type)];
  return Uint8Array.from([...head, ...doubles([...bounds, 0, 0, 0, 0]), ...body]);
}

/** A `.shp` of points. */
export function shp(points: readonly (readonly [x: number, y: number])[]): Uint8Array {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return shapesOf(1, points.map(doubles), bounds);
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
