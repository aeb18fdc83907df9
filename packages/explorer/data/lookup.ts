import type {InputShape} from '../input/types';
import type {Column, DataRow, DataSet, Value} from './types';

/** Finds the rows of what is drawn. Of several rows with one place, the first counts. */
export interface RowLookup {
  readonly columns: readonly Column[];
  /** All rows that can be found. */
  readonly rows: readonly (readonly Value[])[];
  readonly ofIndex: (index: string) => readonly Value[] | undefined;
  readonly ofShape: (shape: InputShape) => readonly Value[] | undefined;
}

const placeKey = (lat: number, lng: number) => `${lat},${lng}`;

/** The rows of a data set. They are sorted by their places when the first is looked up. */
export function lookupOf(dataset: DataSet | undefined): RowLookup {
  let places: ReturnType<typeof rowsByPlace> | undefined;
  const sorted = () => (places ??= rowsByPlace(dataset?.rows ?? []));
  return {
    columns: dataset?.columns ?? [],
    get rows() {
      const {byIndex, byRecord, byPlace} = sorted();
      return [...byIndex.values(), ...byRecord.values(), ...byPlace.values()];
    },
    ofIndex: (index) => sorted().byIndex.get(index),
    ofShape: ({record, geometry}) => {
      const {byRecord, byPlace} = sorted();
      const own = record === undefined ? undefined : byRecord.get(record);
      if (own || geometry.type !== 'Point') return own;
      const [lng = 0, lat = 0] = geometry.coordinates;
      return byPlace.get(placeKey(lat, lng));
    },
  };
}

function rowsByPlace(rows: readonly DataRow[]) {
  const byIndex = new Map<string, readonly Value[]>();
  const byRecord = new Map<number, readonly Value[]>();
  const byPlace = new Map<string, readonly Value[]>();
  const add = <Key>(map: Map<Key, readonly Value[]>, key: Key, values: readonly Value[]) => {
    if (!map.has(key)) map.set(key, values);
  };
  for (const {index, record, position, values} of rows) {
    if (index !== undefined) add(byIndex, index, values);
    else if (record !== undefined) add(byRecord, record, values);
    else if (position) add(byPlace, placeKey(...position), values);
  }
  return {byIndex, byRecord, byPlace};
}
