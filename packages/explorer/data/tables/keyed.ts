import {uniqueNames, type RawRow, type RawTable} from '../rawTable';

/** Collects rows whose fields have keys, in the order of the first row that has each of them. */
export class KeyedRows {
  private readonly places = new Map<string, number>();
  private fields: (string | undefined)[] | undefined;
  readonly rows: RawRow[] = [];

  /** Begins a row. */
  begin(row: Omit<RawRow, 'fields'>): void {
    // A row with many keys of its own must not make all other rows as long as that, so a list may have holes.
    this.fields = [];
    this.rows.push({...row, fields: this.fields});
  }

  /** Adds a field to the last row; false when the row has the key already, or there is no row. */
  add(key: string, field: string | undefined): boolean {
    if (!this.fields || this.placeOf(key) in this.fields) return false;
    this.set(key, field);
    return true;
  }

  /** Sets a field of the last row, if there is one, also one that it has already. */
  set(key: string, field: string | undefined): void {
    if (this.fields) this.fields[this.placeOf(key)] = field;
  }

  get keys(): string[] {
    return [...this.places.keys()];
  }

  get table(): Pick<RawTable, 'names' | 'rows'> {
    return {names: uniqueNames(this.keys), rows: this.rows};
  }

  private placeOf(key: string): number {
    const place = this.places.get(key) ?? this.places.size;
    this.places.set(key, place);
    return place;
  }
}
