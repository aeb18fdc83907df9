import {translate} from '@docusaurus/Translate';
import {readAngles} from '../input/angles';
import {divisorOf} from '../input/position-columns';
import {whyNoPosition} from '../input/positions';
import {degrees, projectionOf, type System} from '../input/reference';
import {coordinatesOf, type PlacedColumn} from './columns';
import {isEmpty} from './missing';
import {parseNumber} from './numbers';
import type {RawRow} from './raw';

/** Names of columns with the numbers of coordinate systems. */
const SYSTEM_NAME = /^(?:st_)?(?:srid|epsg|crs|srs)(?:[ _]?code)?$/i;

/** Names of columns with coordinates that need not be degrees. */
const XY_NAME = /(?:^|[ _.-])[xy]$/i;

/** No degrees, not even swapped ones, are larger. */
const LARGEST = 1000;
const areLarge = (numbers: readonly number[] = []): boolean => numbers.some((number) => Math.abs(number) > LARGEST);

/** `52.520.008`: degrees that a spreadsheet with decimal commas read and printed as an integer. */
const GROUPED_DEGREES = /^[+-]?\d{1,3}(?:\.\d{3}){2,}$/;

/** Degrees with the minutes, the seconds, and the hemisphere that other fields of the row have. */
function withParts(degrees: number, {parts}: PlacedColumn, fields: RawRow['fields']): number {
  if (!parts) return degrees;
  const {fractions, hemisphere} = parts;
  const size = fractions.reduce(
    (sum, at, place) => sum + Math.abs(Number(fields[at]?.replace(',', '.') ?? 0)) / 60 ** (place + 1),
    Math.abs(degrees),
  );
  const isNegative = degrees < 0 || Object.is(degrees, -0) || /^[sw]/i.test(fields[hemisphere ?? -1] ?? '');
  return isNegative ? -size : size;
}

/** The degrees of a field: a number as its column writes them, or an angle with marks or a hemisphere. */
function degreesIn(field: string, column: PlacedColumn): number {
  // Degrees have no thousands: the comma of `-0,128` is decimal, whatever the rest of the column looks like.
  const comma = /^([+-]?\d{1,3}),(\d+)$/.exec(field);
  if (comma) return Number(`${comma[1]}.${comma[2]}`);
  const number = parseNumber(field, column.format);
  if (Number.isFinite(number)) return number / divisorOf(column.name);
  // With another angle beside it, one angle is a pair.
  const reading = readAngles(column.type === 'latitude' ? `${field}, 0°E` : `0°N, ${field}`);
  if (!('pairs' in reading)) return NaN;
  const [pair] = reading.pairs;
  return pair?.[column.type === 'latitude' ? 0 : 1] ?? NaN;
}

/** Reads the positions of rows that have their coordinates in two columns. */
export class PositionReader {
  private readonly latitude: PlacedColumn | undefined;
  private readonly longitude: PlacedColumn | undefined;
  /** The column with the system of each row. */
  private readonly system: PlacedColumn | undefined;
  /** The system of both columns that a link names; undefined: none does. */
  private readonly chosen: System | undefined;
  private readonly areXY: boolean;

  constructor(columns: readonly PlacedColumn[]) {
    const both = coordinatesOf(columns);
    [this.latitude, this.longitude] = both;
    const code = this.longitude?.system;
    this.chosen = code === undefined ? undefined : projectionOf(code);
    this.system = columns.find(({name}) => SYSTEM_NAME.test(name));
    this.areXY = both.every((column) => column && XY_NAME.test(column.name));
  }

  /** The columns of both coordinates; undefined where one is missing. */
  get columns(): readonly [latitude: PlacedColumn, longitude: PlacedColumn] | undefined {
    const {latitude, longitude} = this;
    return latitude && longitude && [latitude, longitude];
  }

  /** The coordinate system that a row names; degrees where it names none. */
  systemOf(fields: RawRow['fields']): System {
    const field = this.system && fields[this.system.at];
    const code = /^(?:EPSG:)?([1-9]\d{3,})$/i.exec(field ?? '')?.[1];
    return code === undefined ? degrees : projectionOf(code);
  }

  /** The position of a row in degrees; undefined where it has none. */
  positionOf(fields: RawRow['fields']): readonly [lat: number, lng: number] | undefined {
    const position = this.degreesOf(fields);
    return position && whyNoPosition(...position) === undefined ? position : undefined;
  }

  /** Why a row has no position, in a table that has both columns. */
  whyNone(fields: RawRow['fields']): string {
    const {columns} = this;
    if (columns?.some(({at}) => GROUPED_DEGREES.test(fields[at] ?? ''))) {
      return translate({
        message: 'a program took the decimal point of these degrees for a thousands separator; export the table again',
      });
    }
    const numbers = this.numbersOf(fields);
    const system = this.axesOf(fields, numbers);
    if (typeof system !== 'function') return system.reason;
    if (system === degrees && areLarge(numbers)) {
      const [lat, lng] = columns ?? [];
      return translate(
        {
          message:
            '“{x}” and “{y}” aren’t in degrees. Convert them, or add a column “epsg” with the number of their coordinate system',
        },
        {x: lng?.name ?? '', y: lat?.name ?? ''},
      );
    }
    const position = this.degreesOf(fields);
    return (
      (position && whyNoPosition(...position)) ??
      translate({message: 'the latitude and longitude columns have no numbers in this row'})
    );
  }

  /** The system of a row's coordinates, or why they have none. Columns that are named as degrees have them, unless they can't. */
  private axesOf(fields: RawRow['fields'], numbers: readonly number[] | undefined): System {
    if (this.chosen) return this.chosen;
    return this.areXY || areLarge(numbers) ? this.systemOf(fields) : degrees;
  }

  /** The numbers of both columns as they were written. */
  private numbersOf(fields: RawRow['fields']): readonly [lat: number, lng: number] | undefined {
    const [lat = NaN, lng = NaN] = (this.columns ?? []).map((column) => {
      const field = fields[column.at];
      return isEmpty(field) ? NaN : withParts(degreesIn(field, column), column, fields);
    });
    return Number.isNaN(lat) || Number.isNaN(lng) ? undefined : [lat, lng];
  }

  /** The coordinates of a row in degrees, which may be no position; undefined where it has none. */
  private degreesOf(fields: RawRow['fields']): readonly [lat: number, lng: number] | undefined {
    const numbers = this.numbersOf(fields);
    const [lat, lng] = numbers ?? [];
    const system = this.axesOf(fields, numbers);
    if (lat === undefined || lng === undefined || typeof system !== 'function') return undefined;
    const [x = NaN, y = NaN] = system(lng, lat);
    return [y, x];
  }
}
