import {uniqueNames, type RawRow, type RawTable} from '../rawTable';

/** Collects rows whose fields have keys, in the order of the first row that has each of them. */
export class KeyedRows {
  private readonly places = new Map<string, number>();
  private readonly rows: RawRow[] = [];

  /** Begins a row. */
  begin(line: number, record: number): void {
    this.rows.push({fields: [], line, record});
  }

  /** A field of the last row; false when the row has the key already. */
  add(key: string, field: string | undefined): boolean {
    const fields = this.rows.at(-1)?.fields as (string | undefined)[] | undefined;
    if (!fields) return false;
    let place = this.places.get(key);
    if (place === undefined) {
      place = this.places.size;
      this.places.set(key, place);
    }
    if (place in fields) return false;
    fields[place] = field;
    return true;
  }

  get table(): Pick<RawTable, 'names' | 'rows'> {
    return {names: uniqueNames([...this.places.keys()]), rows: this.rows};
  }
}
