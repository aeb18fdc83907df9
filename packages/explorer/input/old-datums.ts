// cspell:ignore Krassowsky
/**
 * Ellipsoids of old geographic systems by their radius at the equator (meters) and inverse flattening, with the EPSG numbers
 * of the systems (EPSG Geodetic Parameter Dataset). proj4 has the shifts of their datums to WGS 84.
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

/** The datum of an old geographic system as PROJ writes it, by its EPSG number; undefined for others. */
export function datumOfSystem(number: number): string | undefined {
  const found = ellipsoids.find(([, , systems]) => systems.includes(number));
  return found && `+a=${found[0]} +rf=${found[1]} +datum=EPSG_${number}`;
}
