import oldDatumsOfEpsg from './oldDatums.json';
import systems from './systems.json';

/**
 * Coordinate systems that people's files often have, by their EPSG numbers, as PROJ describes them. Grid shifts are left
 * out where they need files, so positions can be off by some meters.
 */
interface Projected {
  readonly code: string;
  readonly proj: string;
}

/**
 * Old geographic systems by their EPSG numbers (EPSG Geodetic Parameter Dataset). proj4 has the shifts of most of their
 * datums to WGS 84.
 */
interface OldDatum {
  readonly code: string;
  /** Of its ellipsoid at the equator, in meters, and the inverse flattening. */
  readonly radius: number;
  readonly flattening: number;
  /** The names of the datum in WKT, as GDAL and Esri write them in lower case. */
  readonly datums?: readonly string[];
  /**
   * The shift for most of the area of the system, where that of proj4 is of a small part of it: meters, arc seconds, and
   * parts per million, with the signs of PROJ. These are EPSG's transformations 15788 (4202), 1125 (4218), 1133 (4230), 1304 of
   * 62 stations (4240), 15865 (4284), 15484 (4301), and 5882 (4618).
   */
  readonly shift?: string;
  /** How far off positions may be (meters) where EPSG has other shifts for parts of the area: by more than 20 m. */
  readonly meters?: number;
}

const projected: readonly Projected[] = systems;
export const oldDatums: readonly OldDatum[] = oldDatumsOfEpsg;

/** The datum of an old geographic system as PROJ writes it, by its EPSG number; undefined for others. */
function datumOfSystem(code: string): string | undefined {
  const found = oldDatums.find((one) => one.code === code);
  if (!found) return undefined;
  const {radius, flattening, shift} = found;
  return `+a=${radius} +rf=${flattening} ${shift === undefined ? `+datum=EPSG_${code}` : `+towgs84=${shift}`}`;
}

const utm = (zone: number, rest: string) => `+proj=utm +zone=${zone} ${rest} +units=m`;
const transverse = (zone: number, middle: number, rest: string) =>
  `+proj=tmerc +lat_0=0 +lon_0=${middle} +k=1 +x_0=${zone}500000 +y_0=0 ${rest} +units=m`;
const GRS80 = '+ellps=GRS80';

/** A family of systems with a zone each: the number before that of zone 1, and the zones. */
interface Family {
  readonly before: number;
  readonly from: number;
  readonly to: number;
  readonly of: (zone: number) => string;
}

const families: readonly Family[] = [
  {before: 32600, from: 1, to: 60, of: (zone) => utm(zone, '+datum=WGS84')},
  {before: 32700, from: 1, to: 60, of: (zone) => utm(zone, '+south +datum=WGS84')},
  {before: 25800, from: 28, to: 38, of: (zone) => utm(zone, GRS80)},
  {before: 26900, from: 1, to: 23, of: (zone) => utm(zone, GRS80)},
  {before: 28300, from: 48, to: 58, of: (zone) => utm(zone, `+south ${GRS80}`)},
  {before: 7800, from: 46, to: 59, of: (zone) => utm(zone, `+south ${GRS80}`)},
  {before: 31960, from: 18, to: 22, of: (zone) => utm(zone, `+south ${GRS80}`)},
  {
    before: 31464,
    from: 2,
    to: 5,
    of: (zone) => transverse(zone, 3 * zone, '+ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7'),
  },
  // ED50, NAD27, and Pulkovo 1942.
  {before: 23000, from: 28, to: 38, of: (zone) => utm(zone, datumOfSystem('4230') ?? '')},
  {before: 26700, from: 1, to: 22, of: (zone) => utm(zone, datumOfSystem('4267') ?? '')},
  {before: 28400, from: 2, to: 32, of: (zone) => transverse(zone, 6 * zone - 3, datumOfSystem('4284') ?? '')},
];

/** The PROJ text of a system by its EPSG number; undefined: it isn't known. */
export function definitionOf(code: string): string | undefined {
  const number = Number(code);
  const datum = datumOfSystem(code);
  if (datum !== undefined) return `+proj=longlat ${datum}`;
  const family = families.find(({before, from, to}) => number >= before + from && number <= before + to);
  return projected.find((one) => one.code === code)?.proj ?? family?.of(number - family.before);
}
