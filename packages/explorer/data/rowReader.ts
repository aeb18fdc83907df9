import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import type {Collector} from '../input/collector';
import type {GeoJsonSink} from '../input/geojson';
import {readGeometryText} from '../input/geometry-text';
import {readPlaceCode} from '../input/lines';
import {indexOfOutline} from '../input/outlines';
import {whyNoPosition} from '../input/positions';
import {projectionOf, type System} from '../input/reference';
import {indexOf, readIndexField, type PlacedColumn} from './columns';
import {isEmpty} from './missing';
import {positionIn} from './pairs';
import {PositionReader} from './positionReader';
import type {RawRow} from './raw';
import {LeftOut} from './tables/leftOut';
import type {DataRow} from './types';
import {valueColumnsOf, valueOf} from './valueColumns';

/** Reads rows of fields by their columns. */
export class RowReader {
  private readonly at: Readonly<Record<'index' | 'latitude' | 'longitude' | 'geometry', PlacedColumn | undefined>>;
  private readonly pair: PlacedColumn | undefined;
  /** The third coordinates of points, by the numbers of their rows. */
  readonly heights = new Map<number, number>();
  /** Parts of geometries that were left out of the rows. */
  readonly leftOut = new LeftOut();
  private readonly values: readonly PlacedColumn[];
  private readonly positions: PositionReader;

  /** @param code - the number of the column with codes of places */
  constructor(
    columns: readonly PlacedColumn[],
    private readonly code: number,
  ) {
    const of = (type: PlacedColumn['type']) => columns.find((column) => column.type === type);
    this.at = {index: of('index'), latitude: of('latitude'), longitude: of('longitude'), geometry: of('geometry')};
    this.pair = of('latlng') ?? of('lnglat');
    this.values = valueColumnsOf(columns);
    this.positions = new PositionReader(columns);
  }

  /** Whether a row says where it is. */
  hasPlace(row: RawRow): boolean {
    const {fields, shapes} = row;
    return (
      shapes !== undefined ||
      indexOf(this.field(fields, 'index') ?? '') !== undefined ||
      this.positions.positionOf(fields) !== undefined ||
      codePosition(fields[this.code]) !== undefined ||
      !isEmpty(this.field(fields, 'geometry')) ||
      this.pairOf(row) !== undefined
    );
  }

  /** A row with its place, which the sink is told. @param record - its number */
  read(row: RawRow, record: number, sink: Collector): DataRow {
    return {
      ...this.place(row, record, sink),
      values: this.values.map((column) => valueOf(row.fields[column.at], column)),
    };
  }

  private place(row: RawRow, record: number, sink: Collector): Omit<DataRow, 'values'> {
    const {fields, line, shapes} = row;
    const field = this.field(fields, 'index');
    const reading = isEmpty(field) ? undefined : readIndexField(field);
    if (reading && 'index' in reading) {
      sink.index(reading, field ?? '', line);
      return {index: reading.index};
    }
    const found: Geometry[] = shapes ? [...shapes] : [];
    const text = this.field(fields, 'geometry');
    const problems: string[] = [];
    if (found.length === 0 && !isEmpty(text)) {
      const own: GeoJsonSink = {
        shape: (geometry) => found.push(geometry),
        problem: (_, part, reason) => {
          problems.push(reason);
          sink.problem(line, part, reason);
        },
        leaveOut: (name) => this.leftOut.add(name),
      };
      readGeometryText(text, own, this.systemOf(fields));
    }
    if (found.length > 0) return this.shaped(found, line, record, sink);
    const pair = this.pairOf(row);
    // A feature has its place in its geometry, even where other rows have columns of coordinates.
    const named = shapes ? undefined : this.positions.positionOf(fields);
    const position = named ?? codePosition(fields[this.code]) ?? pair;
    const outside = pair && whyNoPosition(...pair);
    if (position === pair && outside !== undefined) {
      sink.problem(line, this.textOf(fields), outside);
      return {};
    }
    if (position) {
      sink.point(...position);
      return {position};
    }
    // Features without a geometry are rows like others.
    if (reading) sink.index(reading, field ?? '', line);
    else if (problems.length === 0 && !(shapes && this.at.index === undefined))
      sink.problem(line, this.textOf(fields), this.whyNoPlace(fields));
    return {};
  }

  private shaped(found: readonly Geometry[], line: number, record: number, sink: Collector): Omit<DataRow, 'values'> {
    const index = indexOfOutline(found);
    if (index !== undefined) {
      sink.index({kind: 'cell', index}, index, line);
      return {index};
    }
    const [only, ...others] = found;
    const [, , z] = only?.type === 'Point' && others.length === 0 ? only.coordinates : [];
    if (only?.type === 'Point' && z !== undefined && Number.isFinite(z)) {
      this.heights.set(record, z);
      sink.shape({...only, coordinates: only.coordinates.toSpliced(2, 1, NaN)}, record);
    } else for (const geometry of found) sink.shape(geometry, record);
    const [lng, lat] = only?.type === 'Point' && others.length === 0 ? only.coordinates : [];
    return {record, ...(lng !== undefined && lat !== undefined && {position: [lat, lng] as const})};
  }

  /** The system of a geometry that names none: that of its column, or of its row. */
  private systemOf(fields: RawRow['fields']): System {
    const {system} = this.at.geometry ?? {};
    return system === undefined ? this.positions.systemOf(fields) : projectionOf(system);
  }

  private field(fields: RawRow['fields'], place: keyof RowReader['at']): string | undefined {
    const column = this.at[place];
    return column && fields[column.at];
  }

  /** The position of a field that holds both coordinates, or why it is none. A feature has its place in its geometry. */
  private pairOf({fields, shapes}: RawRow): readonly [lat: number, lng: number] | undefined {
    const {pair} = this;
    const field = pair && fields[pair.at];
    if (shapes || !pair || isEmpty(field)) return undefined;
    return positionIn(field, pair.type === 'lnglat' ? 'lnglat' : 'latlng');
  }

  private textOf(fields: RawRow['fields']): string {
    const {index, latitude, longitude, geometry} = this.at;
    const own = [index ?? geometry ?? this.pair, latitude, longitude].flatMap((column) =>
      column ? [fields[column.at] ?? ''] : [],
    );
    const said = own.filter((field) => field !== '').join(', ');
    return said === '' ? fields.filter((field) => field !== undefined).join(', ') : said;
  }

  private whyNoPlace(fields: RawRow['fields']): string {
    const {index} = this.at;
    if (this.positions.columns) return this.positions.whyNone(fields);
    if (index) return translate({message: 'this row has no index'});
    if (this.at.geometry) {
      return isEmpty(this.field(fields, 'geometry'))
        ? translate({message: 'this row has no geometry'})
        : translate({message: 'this geometry is empty'});
    }
    if (this.code >= 0) {
      const reading = readPlaceCode(fields[this.code] ?? '');
      return reading && 'reason' in reading
        ? reading.reason
        : translate({message: 'not a geohash, Plus Code, MGRS, or UTM reference'});
    }
    return translate({message: 'this row has no index, and the header names no latitude and longitude columns'});
  }
}

function codePosition(field: string | undefined): readonly [number, number] | undefined {
  const reading = field === undefined ? undefined : readPlaceCode(field);
  return reading && 'position' in reading ? reading.position : undefined;
}
