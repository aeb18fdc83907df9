import {readIndex} from './indexes';

/** In objects with more keys, these are looked up. */
const FEW_KEYS = 16;

/** The entries of an object. A key that it has already gets the new value, unless it is an index: those are rows. */
export class Entries<Value> {
  readonly all: [string, Value][] = [];
  private places: Map<string, number> | undefined;

  /** Adds an entry; false when it replaced another one. */
  add(key: string, value: Value): boolean {
    const place = this.placeOf(key);
    if (place !== undefined && !readIndex(key)) {
      this.all[place] = [key, value];
      return false;
    }
    this.places?.set(key, this.all.length);
    this.all.push([key, value]);
    return true;
  }

  private placeOf(key: string): number | undefined {
    if (this.all.length === FEW_KEYS) this.places ??= new Map(this.all.map(([name], at) => [name, at]));
    if (this.places) return this.places.get(key);
    const at = this.all.findIndex(([name]) => name === key);
    return at < 0 ? undefined : at;
  }
}
