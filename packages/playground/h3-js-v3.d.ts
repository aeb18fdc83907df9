/*
 * h3-js 3, installed as `h3-js-v3`. Its own types declare a module called 'h3-js' and would blend with those of
 * h3-js 4, so it is imported by its file, which has no types but these (what drawing and tests use).
 */
declare module 'h3-js-v3/dist/h3-js.js' {
  import type {H3V3} from '@h3-docs/grid/h3/api';

  const h3: H3V3 & {
    kRing(cell: string, k: number): string[];
    geoToH3(lat: number, lng: number, res: number): string;
  };
  export = h3;
}
