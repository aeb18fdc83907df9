// cspell:ignore Pulkovo
import proj4 from 'proj4';
import {datumOfSystem} from './old-datums';
import {provideProjections, type Projection} from './reference';
import {numberOfName} from './system-names';
import {withWktDefaults} from './wkt-defaults';

/**
 * Coordinate systems that people's files often have, by their EPSG numbers, as PROJ describes them. Grid shifts are left
 * out where they need files, so positions can be off by some meters.
 */
const systems: Readonly<Record<string, string>> = {
  2039: '+proj=tmerc +lat_0=31.7343936111111 +lon_0=35.2045169444444 +k=1.0000067 +x_0=219529.584 +y_0=626907.39 +ellps=GRS80 +towgs84=-48,55,52,0,0,0,0 +units=m',
  2056: '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m',
  21781:
    '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=600000 +y_0=200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m',
  2154: '+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 +ellps=GRS80 +units=m',
  2180: '+proj=tmerc +lat_0=0 +lon_0=19 +k=0.9993 +x_0=500000 +y_0=-5300000 +ellps=GRS80 +units=m',
  2193: '+proj=tmerc +lat_0=0 +lon_0=173 +k=0.9996 +x_0=1600000 +y_0=10000000 +ellps=GRS80 +units=m',
  2263: '+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 +x_0=300000 +y_0=0 +ellps=GRS80 +units=us-ft',
  2227: '+proj=lcc +lat_0=36.5 +lon_0=-120.5 +lat_1=38.4333333333333 +lat_2=37.0666666666667 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft',
  2229: '+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 +x_0=2000000.0001016 +y_0=500000.0001016 +ellps=GRS80 +units=us-ft',
  3005: '+proj=aea +lat_0=45 +lon_0=-126 +lat_1=50 +lat_2=58.5 +x_0=1000000 +y_0=0 +ellps=GRS80 +units=m',
  3006: '+proj=utm +zone=33 +ellps=GRS80 +units=m',
  3031: '+proj=stere +lat_0=-90 +lat_ts=-71 +lon_0=0 +x_0=0 +y_0=0 +datum=WGS84 +units=m',
  3035: '+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80 +units=m',
  3067: '+proj=utm +zone=35 +ellps=GRS80 +units=m',
  3310: '+proj=aea +lat_0=0 +lon_0=-120 +lat_1=34 +lat_2=40.5 +x_0=0 +y_0=-4000000 +ellps=GRS80 +units=m',
  3347: '+proj=lcc +lat_0=63.390675 +lon_0=-91.8666666666667 +lat_1=49 +lat_2=77 +x_0=6200000 +y_0=3000000 +ellps=GRS80 +units=m',
  3395: '+proj=merc +lon_0=0 +k=1 +x_0=0 +y_0=0 +datum=WGS84 +units=m',
  3413: '+proj=stere +lat_0=90 +lat_ts=70 +lon_0=-45 +x_0=0 +y_0=0 +datum=WGS84 +units=m',
  3577: '+proj=aea +lat_0=0 +lon_0=132 +lat_1=-18 +lat_2=-36 +x_0=0 +y_0=0 +ellps=GRS80 +units=m',
  3763: '+proj=tmerc +lat_0=39.6682583333333 +lon_0=-8.13310833333333 +k=1 +x_0=0 +y_0=0 +ellps=GRS80 +units=m',
  3978: '+proj=lcc +lat_0=49 +lon_0=-95 +lat_1=49 +lat_2=77 +x_0=0 +y_0=0 +ellps=GRS80 +units=m',
  5070: '+proj=aea +lat_0=23 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +x_0=0 +y_0=0 +ellps=GRS80 +units=m',
  5514: '+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +ellps=bessel +towgs84=570.8,85.7,462.8,4.998,1.587,5.261,3.56 +units=m',
  6933: '+proj=cea +lat_ts=30 +lon_0=0 +x_0=0 +y_0=0 +datum=WGS84 +units=m',
  8857: '+proj=eqearth +lon_0=0 +x_0=0 +y_0=0 +datum=WGS84 +units=m',
  27700:
    '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m',
  28992:
    '+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +towgs84=565.4171,50.3319,465.5524,-0.398957,0.343988,-1.87740,4.0725 +units=m',
  29902:
    '+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=1.000035 +x_0=200000 +y_0=250000 +a=6377340.189 +rf=299.3249646 +towgs84=482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15 +units=m',
  2157: '+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=0.99982 +x_0=600000 +y_0=750000 +ellps=GRS80 +units=m',
  31370:
    '+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +ellps=intl +towgs84=-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747 +units=m',
  31287:
    '+proj=lcc +lat_0=47.5 +lon_0=13.3333333333333 +lat_1=49 +lat_2=46 +x_0=400000 +y_0=400000 +ellps=bessel +towgs84=577.326,90.129,463.919,5.137,1.474,5.297,2.4232 +units=m',
  32661: '+proj=stere +lat_0=90 +lon_0=0 +k=0.994 +x_0=2000000 +y_0=2000000 +datum=WGS84 +units=m',
};

/** Gauss-Krüger of Germany by its zone, 2 to 5. */
const gaussKruger = (zone: number) =>
  `+proj=tmerc +lat_0=0 +lon_0=${3 * zone} +k=1 +x_0=${zone}500000 +y_0=0 +ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 +units=m`;

/** Families of transverse Mercator systems, one for each zone: the first number, the zones, and their definition. */
const families: readonly (readonly [first: number, from: number, to: number, of: (zone: number) => string])[] = [
  [32600, 1, 60, (zone) => `+proj=utm +zone=${zone} +datum=WGS84 +units=m`],
  [32700, 1, 60, (zone) => `+proj=utm +zone=${zone} +south +datum=WGS84 +units=m`],
  [25800, 28, 38, (zone) => `+proj=utm +zone=${zone} +ellps=GRS80 +units=m`],
  [26900, 1, 23, (zone) => `+proj=utm +zone=${zone} +ellps=GRS80 +units=m`],
  [28300, 48, 58, (zone) => `+proj=utm +zone=${zone} +south +ellps=GRS80 +units=m`],
  [7800, 46, 59, (zone) => `+proj=utm +zone=${zone} +south +ellps=GRS80 +units=m`],
  [31960, 18, 22, (zone) => `+proj=utm +zone=${zone} +south +ellps=GRS80 +units=m`],
  [31464, 2, 5, (zone) => gaussKruger(zone)],
  // ED50, NAD27, and Pulkovo 1942.
  [23000, 28, 38, (zone) => `+proj=utm +zone=${zone} ${datumOfSystem(4230)} +units=m`],
  [26700, 1, 22, (zone) => `+proj=utm +zone=${zone} ${datumOfSystem(4267)} +units=m`],
  [
    28400,
    2,
    32,
    (zone) =>
      `+proj=tmerc +lat_0=0 +lon_0=${6 * zone - 3} +k=1 +x_0=${zone}500000 +y_0=0 ${datumOfSystem(4284)} +units=m`,
  ],
];

/** The PROJ text of a system; undefined: it isn't known. */
function definitionOf(code: string): string | undefined {
  const number = Number(code);
  const datum = datumOfSystem(number);
  if (datum !== undefined) return `+proj=longlat ${datum}`;
  const family = families.find(([first, from, to]) => number >= first + from && number <= first + to);
  return systems[code] ?? family?.[3](number - family[0]);
}

const known = new Map<string, Projection>();

/** The projection of a system that PROJ or WKT describes, as in the `.prj` of a shapefile. Throws for what proj4 can't read. */
export function projectionFrom(definition: string): Projection {
  // proj4 takes the numbers of a geographic system for degrees, whatever its unit is.
  if (/^\s*GEOG/i.test(definition) && !/UNIT\s*\[\s*"degree/i.test(definition)) throw new Error('No degrees');
  const {inverse} = proj4(withWktDefaults(definition));
  return (x, y) => {
    const [lng = NaN, lat = NaN] = inverse([x, y]);
    return [lng, lat];
  };
}

/** Makes common coordinate systems known to the readers. */
export function provide(): void {
  provideProjections((code) => {
    const definition = /^\s*(?:(?:PROJ|GEOG)\w*\s*\[|\+proj=)/i.test(code)
      ? code
      : definitionOf(numberOfName(code) ?? code);
    if (definition === undefined) return undefined;
    try {
      const projection = known.get(code) ?? projectionFrom(definition);
      known.set(code, projection);
      return projection;
    } catch {
      // A WKT with a projection that proj4 doesn't know.
      return undefined;
    }
  });
}
