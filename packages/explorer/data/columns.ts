import {getResolution} from 'h3-js';
import {isGeometryText} from '../input/geometry-text';
import {isRoundedIndex, readIndex, type IndexReading} from '../input/indexes';
import {codeColumnOf, positionColumns, type PositionColumns} from '../input/position-columns';
import {anglePartsOf, type AngleParts} from './angleParts';
import {isPlaceType, type ColumnChoice, type ColumnType} from './columnTypes';
import {doubtfulPair} from './doubtfulNames';
import {isEmpty} from './missing';
import {positionsWithoutNames} from './namelessPositions';
import {parseNumber, plainNumbers, visible, type NumberFormat} from './numbers';
import {pairColumnOf, startsWithLongitude} from './pairs';
import {columnName, hasDecimalCommas, namesOf, type Raw, type RawRow} from './raw';
import {writtenNumbers, type WrittenNumbers} from './writtenNumbers';

/** A column of a table: where its fields are in the text, and what they are. */
export interface PlacedColumn extends ColumnChoice, WrittenNumbers {
  /** The number of the field, counted from 0. */
  readonly at: number;
  /** What it is if another column is in its place: a value. */
  readonly value: 'number' | 'text';
  /** Whether its fields are indexes, but those of another column say where the rows are. */
  readonly isIndex?: boolean;
  /** What belongs to the degrees of a coordinate in other columns. */
  readonly parts?: AngleParts;
  /** Whether its name may mean something else than a coordinate, or the table has no names. */
  readonly isDoubtful?: boolean;
  /** Whether readers should know in which order its pairs were read. */
  readonly noted?: boolean;
}

/** How many rows decide which column holds the indexes. */
const SAMPLE = 100;

/** Names of columns that have the index of the row itself, rather than of its parent or its neighbor. */
export const OWN_INDEX =
  /^(?:h3|hex|cell|hexagon)(?:_?(?:id|index|cell|hex|address|key))?(?:_?(?:r|res|resolution)?_?\d{1,2})?$/i;

/** The share of indexes in a column whose name says that it has them: there may be notes below the table. */
const LEAST_NAMED = 0.2;

/** Reads a field as an index, which may stand in brackets or quotes. Undefined for other fields. */
export const readIndexField = (field: string): IndexReading | undefined =>
  // An apostrophe in front is how spreadsheets mark texts.
  readIndex(
    visible(field)
      .trim()
      .replace(/^'(?!.*')/, ''),
  ) ?? readIndex(/^\s*[[{("']{1,3}([^\s,[\](){}"']{1,30})[\]})"']{1,3}\s*$/.exec(field)?.[1] ?? '');

/** The columns of latitudes and of longitudes, each undefined where there is none. */
export const coordinatesOf = (columns: readonly PlacedColumn[]) =>
  (['latitude', 'longitude'] as const).map((type) => columns.find((column) => column.type === type));

/** The index that a field holds, in h3-js's notation. */
export function indexOf(field: string): string | undefined {
  const reading = readIndexField(field);
  return reading && 'index' in reading ? reading.index : undefined;
}

/** The resolution of the cell that a field holds; -1 for other fields. */
function resolutionOf(field: string): number {
  const reading = readIndexField(field);
  return reading && 'index' in reading && reading.kind === 'cell' ? getResolution(reading.index) : -1;
}

/** The columns of a table, with the types that their names and fields suggest, in the order of the text. */
export function detectColumns(table: Raw): PlacedColumn[] {
  const {columns: known, rows} = table;
  const names = namesOf(table);
  const sample = rows.slice(0, SAMPLE);
  const isNameless = names.every((name, at) => name === columnName(at));
  const positionsAt = isNameless ? positionsWithoutNames(sample.map(({fields}) => fields)) : undefined;
  const full = (at: number) => sample.flatMap(({fields}) => fields[at] ?? []).filter((field) => !isEmpty(field));
  const share = (at: number, is: (field: string) => boolean) => {
    const found = full(at);
    return found.length === 0 ? 0 : found.filter(is).length / found.length;
  };
  const indexed = names.flatMap((name, at) =>
    share(at, (field) => readIndexField(field) !== undefined) > (OWN_INDEX.test(name) ? LEAST_NAMED : 0.5) &&
    full(at).some((field) => indexOf(field) !== undefined)
      ? [at]
      : [],
  );
  const finest = (at: number) => Math.max(-1, ...full(at).map((field) => resolutionOf(field)));
  const own = indexed.filter((at) => OWN_INDEX.test(names[at] ?? ''));
  // Of columns for several resolutions, the finest says most of where a row is.
  const ownIndexAt =
    own.length > 1 ? own.reduce((best, at) => (finest(at) > finest(best) ? at : best)) : (own[0] ?? indexed[0]);
  // A feature has its place in its geometry, even where that can't be read.
  const areFeatures = rows.length > 0 && sample.every(({shapes}) => shapes !== undefined);
  const named: Partial<PositionColumns> =
    positionsAt !== undefined
      ? placesOf(positionsAt, startsWithLongitude(rows, positionsAt))
      : areFeatures
        ? {}
        : positionColumns(names);
  const knownAt = known.findIndex(({type}) => type === 'geometry');
  const geometryAt = areFeatures
    ? -1
    : knownAt >= 0
      ? knownAt
      : names.findIndex((_, at) => at !== ownIndexAt && share(at, isGeometryText) > 0.5);
  const isOtherwise = ownIndexAt !== undefined || geometryAt >= 0 || codeColumnOf(names) >= 0;
  const doubtful = isOtherwise || named.lat !== undefined ? undefined : doubtfulPair(names, rows);
  const {lat, lng} = doubtful ?? named;
  // Whole numbers below `x` and `y` may be those of a picture or of a grid.
  const areWhole = [lat, lng].every(
    (at) => at !== undefined && /^[xy]$/i.test(names[at] ?? '') && full(at).every((field) => /^-?\d+$/.test(field)),
  );
  const isPlaced = isOtherwise || lat !== undefined;
  const pair = isPlaced ? undefined : pairColumnOf(names, rows, hasDecimalCommas(table));
  // Numbers of that size are indexes only where nothing else says where the rows are.
  const roundedAt = isPlaced || pair ? -1 : names.findIndex((_, at) => share(at, isRoundedIndex) > 0.5);
  const indexAt = roundedAt >= 0 ? roundedAt : ownIndexAt;
  const isRow = ({fields, shapes}: RawRow) =>
    shapes !== undefined ||
    (indexAt === undefined
      ? lat === undefined || !isEmpty(fields[lat])
      : readIndexField(fields[indexAt] ?? '') !== undefined);
  const placed = withoutNotes(rows, isRow);
  const numbers = writtenNumbers({...table, rows: placed}, (at) => at === lat || at === lng);
  // Of several types for a column, the last one counts.
  const types = new Map<number | undefined, ColumnType | undefined>([
    [pair?.at, pair?.order],
    [lng, 'longitude'],
    [lat, 'latitude'],
    [geometryAt, 'geometry'],
    [indexAt, 'index'],
  ]);
  return names.map((name, at): PlacedColumn => {
    const {type: own, system} = known[at] ?? {};
    const isNumber = own === 'number' || (own === undefined && numbers[at] !== undefined);
    const written = isNumber ? (own ? {format: plainNumbers} : numbers[at]) : undefined;
    const value = isNumber ? 'number' : 'text';
    const type = types.get(at) ?? value;
    const noted = at === pair?.at && pair.noted;
    const isIndex = at !== indexAt && indexed.includes(at);
    const isCoordinate = at === lat || at === lng;
    const isDoubtful = isCoordinate && (doubtful !== undefined || areWhole || positionsAt !== undefined);
    const parts = isCoordinate ? anglePartsOf(names, sample, at, at === lat ? 'NS' : 'EW') : undefined;
    return {
      name,
      at,
      type,
      value,
      format: plainNumbers,
      ...written,
      ...(noted && {noted}),
      ...(isIndex && {isIndex}),
      ...(isDoubtful && {isDoubtful}),
      ...(system !== undefined && {system}),
      ...(parts && {parts}),
    };
  });
}

/** How many lines of notes may stand below a table. */
const MOST_NOTES = 20;

/** Rows without the notes below them, which have no place: their words say nothing of the columns. */
function withoutNotes(rows: readonly RawRow[], isRow: (row: RawRow) => boolean): readonly RawRow[] {
  const last = rows.slice(-MOST_NOTES).findLastIndex(isRow);
  return last < 0 ? rows : rows.slice(0, Math.max(0, rows.length - MOST_NOTES) + last + 1);
}

const placesOf = (first: number, isSwapped: boolean) =>
  isSwapped ? {lat: first + 1, lng: first} : {lat: first, lng: first + 1};

/**
 * Columns in the order and with the types that the reader chose. Columns without a choice follow as they were detected;
 * choices for other columns are ignored.
 */
export function chosenColumns(
  detected: readonly PlacedColumn[],
  choices: readonly ColumnChoice[],
  rows: readonly RawRow[],
): readonly PlacedColumn[] {
  const byName = new Map(detected.map((column) => [column.name, column]));
  const wanted = new Set(choices.map(({name}) => name));
  const chosen = choices.flatMap(({name, type, decimal, system}) => {
    const column = byName.get(name);
    return column
      ? [
          {
            ...column,
            type,
            ...(system !== undefined && {system}),
            ...(decimal && {decimal, points: undefined, format: {...column.format, decimal}}),
          },
        ]
      : [];
  });
  const rest = detected.filter(({name}) => !wanted.has(name));
  const taken = new Set<ColumnType>();
  return [...chosen, ...rest].map((column) => {
    const type = isPlaceType(column.type) && taken.has(column.type) ? column.value : column.type;
    taken.add(type);
    // A column of texts that the reader wants as numbers: the decimal mark with which more of them are numbers.
    return type === 'number' && column.value === 'text' && column.decimal === undefined
      ? {...column, type, format: likelyFormat(rows, column.at)}
      : {...column, type};
  });
}

function likelyFormat(rows: readonly RawRow[], at: number): NumberFormat {
  const comma: NumberFormat = {decimal: ',', unit: ''};
  const count = (format: NumberFormat) =>
    rows.slice(0, SAMPLE).filter(({fields}) => Number.isFinite(parseNumber(fields[at] ?? '', format))).length;
  return count(comma) > count(plainNumbers) ? comma : plainNumbers;
}
