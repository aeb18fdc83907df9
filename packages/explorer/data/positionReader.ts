import {translate} from '@docusaurus/Translate';
import {whyNoPosition} from '../input/positions';
import {degrees, projectionOf, type System} from '../input/reference';
import {coordinatesOf, type PlacedColumn} from './columns';
import {degreesIn, GROUPED_DEGREES, withParts} from './degrees';
import {isEmpty} from './missing';
import type {RawRow} from './raw';

/** Names of columns with the numbers of coordinate systems. */
const SYSTEM_NAME = /^(?:st_)?(?:srid|epsg|crs|srs)(?:[ _]?code)?$/i;

/** Names of columns with coordinates that need not be degrees. */
const XY_NAME = /(?:^|[ _.-])[xy]$/i;

/** No degrees, not even swapped ones, are larger. */
const LARGEST = 1000;
const areLarge = (numbers: readonly number[] = []): boolean => numbers.some((number) => Math.abs(number) > LARGEST);

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
