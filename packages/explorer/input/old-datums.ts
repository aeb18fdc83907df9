// cspell:ignore Krassowsky
/**
 * Ellipsoids of old geographic systems by their radius at the equator (meters) and inverse flattening, with the EPSG numbers
 * of the systems (EPSG Geodetic Parameter Dataset). proj4 has the shifts of most of their datums to WGS 84.
 */
const ellipsoids: readonly (readonly [radius: number, inverseFlattening: number, systems: readonly number[]])[] = [
  // International 1924
  [6378388, 297, [4123, 4204, 4207, 4208, 4218, 4221, 4225, 4230, 4248, 4265, 4272, 4274, 4313, 4611]],
  // Bessel 1841
  [6377397.155, 299.1528128, [4124, 4149, 4150, 4156, 4289, 4301, 4312, 4314]],
  // Clarke 1866
  [6378206.4, 294.978698214, [4139, 4253, 4267]],
  // GRS 1980
  [6378137, 298.257222101, [4141]],
  // Krassowsky 1940
  [6378245, 298.3, [4200, 4214, 4284, 4317]],
  // Australian National Spheroid, and GRS 1967 Modified
  [6378160, 298.25, [4202, 4203, 4618]],
  // Clarke 1880 (Arc)
  [6378249.145, 293.4663077, [4209, 4222]],
  // Clarke 1880 (IGN)
  [6378249.2, 293.466021294, [4223, 4261]],
  // GRS 1967
  [6378160, 298.247167427, [4237]],
  // Everest 1830: adjustment of 1937, Modified, and definition of 1967
  [6377276.345, 300.8017, [4240]],
  [6377304.063, 300.8017, [4245]],
  [6377298.556, 300.8017, [4298]],
  // Bessel Modified
  [6377492.018, 299.1528128, [4273]],
  // Airy 1830
  [6377563.396, 299.3249646, [4277]],
  // Airy Modified 1849
  [6377340.189, 299.3249646, [4299, 4300]],
];

/**
 * Shifts to WGS 84 for most of the area of a system, where those of proj4 are of a small part of it: meters, arc seconds, and
 * parts per million, with the signs of PROJ. The numbers behind them are those of the transformations in EPSG.
 */
const shifts: Readonly<Record<number, string>> = {
  4202: '-127.8,-52.3,152.9', // 15788
  4218: '307,304,-318', // 1125
  4230: '-87,-98,-121', // 1133
  // 1304 of 62 stations. EPSG's 1812 differs from it, and from 1154 and 1537, by 180 m; with other signs of its rotations, by 10 m.
  4240: '210,814,289',
  4284: '25,-141,-78.5,0,0.35,0.736,0', // 15865
  4301: '-146.414,507.337,680.507', // 15484
  4618: '-67.35,3.88,-38.22', // 5882
};

/** How far off positions may be (meters) where EPSG has other shifts of a system for parts of its area: by more than 20 m. */
const regional: Readonly<Record<number, number>> = {4209: 55, 4230: 30, 4248: 90, 4267: 60, 4618: 25};

/** How far off positions of an old geographic system may be, in meters; undefined where it is little. */
export const regionalError = (number: number): number | undefined => regional[number];

/** The shift of an old geographic system that takes the place of proj4's; undefined where proj4's is used. */
export const shiftOfSystem = (number: number): string | undefined => shifts[number];

/** The datum of an old geographic system as PROJ writes it, by its EPSG number; undefined for others. */
export function datumOfSystem(number: number): string | undefined {
  const [radius, inverseFlattening] = ellipsoids.find(([, , systems]) => systems.includes(number)) ?? [];
  if (radius === undefined) return undefined;
  const shift = shiftOfSystem(number);
  return `+a=${radius} +rf=${inverseFlattening} ${shift === undefined ? `+datum=EPSG_${number}` : `+towgs84=${shift}`}`;
}
