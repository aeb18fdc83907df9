import type {RawColumn, RawField, RawType} from '../data/raw';
import {decoderOf} from './encoding';
import {Damaged, type Budget} from './limit';

/** A row of a dBASE table; undefined: the row is marked as deleted. */
export type DbfRow = readonly RawField[] | undefined;

interface Field {
  readonly name: string;
  readonly type: string;
  /** Where its bytes begin in a row, and how many they are. */
  readonly from: number;
  readonly length: number;
}

/** The types of columns by their marks. */
const TYPES: Readonly<Record<string, RawType>> = {
  N: 'number',
  F: 'number',
  I: 'number',
  B: 'number',
  O: 'number',
  C: 'text',
  D: 'text',
  T: 'text',
};

const FIRST_FIELD = 32;
const FIELD_LENGTH = 32;
const END_OF_FIELDS = 0x0d;
const DELETED = 0x2a;
/** A double holds integers of this many digits exactly; longer ones are mostly identifiers. */
const EXACT_DIGITS = 15;
/** Days from the beginning of the Julian calendar to 1970. */
const JULIAN_1970 = 2_440_588;
const DAY_MS = 86_400_000;

/** The table of a shapefile. */
export interface DbfTable {
  readonly columns: readonly RawColumn[];
  readonly rows: readonly DbfRow[];
  /** How many rows its header says that it has. */
  readonly count: number;
  /** Whether its encoding is a guess. */
  readonly isGuess: boolean;
}

/**
 * Reads the table of a shapefile. Libraries turn dates into moments of the reader's time zone, round long integers,
 * and take an empty logical field for false.
 *
 * @param most - how many rows are wanted
 * @param cpg - the file that names the encoding
 * @throws Damaged when its fields don't fit into its header or its rows
 */
export function readDbf(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  budget: Budget,
  cpg?: Uint8Array<ArrayBuffer>,
): DbfTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, start, length] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  const {decoder, isGuess} = decoderOf(bytes.subarray(start), cpg && new TextDecoder().decode(cpg));
  const textOf = (from: number, to: number) => decoder.decode(bytes.subarray(from, to));
  const fields = fieldsOf(view, Math.min(start, bytes.length), textOf);
  if (fields.some((field) => field.from + field.length > length) || length === 0) throw new Damaged();
  // A file that was cut off has fewer rows than its header says.
  const whole = Math.min(most, count, Math.max(0, Math.floor((bytes.length - start) / length)));
  budget.allow('cells', whole * fields.length);
  const rows = Array.from({length: whole}, (_, number): DbfRow => {
    const row = start + number * length;
    if (bytes[row] === DELETED) return undefined;
    return fields.map(
      (field) =>
        binaryValue(view, row + field.from, field) ??
        textValue(textOf(row + field.from, row + field.from + field.length), field.type),
    );
  });
  return {columns: fields.map(({name, type}, at) => ({name, ...typeOf(type, rows, at)})), rows, count, isGuess};
}

/** The type of a column; nothing where a field of numbers has something else. */
function typeOf(mark: string, rows: readonly DbfRow[], at: number): Pick<RawColumn, 'type'> {
  const type = TYPES[mark];
  const isWrong = (field: RawField) => typeof field === 'string' && !/^-?\d+$/.test(field);
  return type === undefined || (type === 'number' && rows.some((row) => isWrong(row?.[at]))) ? {} : {type};
}

function fieldsOf(view: DataView, end: number, textOf: (from: number, to: number) => string): Field[] {
  const fields: Field[] = [];
  // Each row begins with the mark of deleted ones.
  let from = 1;
  let at = FIRST_FIELD;
  for (; at + FIELD_LENGTH <= end && view.getUint8(at) !== END_OF_FIELDS; at += FIELD_LENGTH) {
    // Behind the zero that ends a name, anything may be.
    const [name = ''] = textOf(at, at + 11).split('\0');
    const length = view.getUint8(at + 16);
    fields.push({name: name.trim(), type: String.fromCharCode(view.getUint8(at + 11)), from, length});
    from += length;
  }
  // Some writers leave out the mark behind the last field. Anything else there means that fields are lost.
  if (at !== end && (at > end || view.getUint8(at) !== END_OF_FIELDS)) throw new Damaged();
  return fields;
}

/** The value of a field that isn't text; undefined for other fields. */
function binaryValue(view: DataView, at: number, {type, length}: Field): RawField | undefined {
  if (type === 'I' && length === 4) return view.getInt32(at, true);
  if ((type === 'B' || type === 'O') && length === 8) return view.getFloat64(at, true);
  if (type !== 'T' || length !== 8) return undefined;
  const day = view.getInt32(at, true);
  return day === 0
    ? null
    : new Date((day - JULIAN_1970) * DAY_MS + view.getInt32(at + 4, true)).toISOString().replace('.000Z', '');
}

function textValue(field: string, type: string): RawField {
  const text = field.replaceAll('\0', '').trim();
  if (text === '') return null;
  switch (type) {
    case 'N':
    case 'F':
      // Asterisks stand where a number didn't fit.
      if (/^\*+$/.test(text)) return null;
      return text.replace(/\D/g, '').length > EXACT_DIGITS && !text.includes('.') ? text : numberOrText(text);
    case 'D':
      return /^0*$/.test(text) ? null : text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    case 'L':
      return /^[yt]$/i.test(text) ? 'true' : /^[nf]$/i.test(text) ? 'false' : null;
    default:
      return text;
  }
}

const numberOrText = (text: string): number | string => (Number.isFinite(Number(text)) ? Number(text) : text);
