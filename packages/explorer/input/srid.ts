/** The flag of PostGIS for a reference system in the type of a geometry. */
const HAS_SRID = 0x20000000;

/** Well-known binary in hexadecimal digits with the number of its reference system, as PostGIS writes it (EWKB). */
export function withSrid(wkb: string, srid: number): string {
  const little = wkb.startsWith('01');
  const bytes = wkb.slice(2, 10).match(/../g) ?? [];
  const ordered = (little ? [...bytes].reverse() : bytes).join('');
  const print = (value: number) => {
    const digits = (value >>> 0).toString(16).padStart(8, '0');
    return little ? [...(digits.match(/../g) ?? [])].reverse().join('') : digits;
  };
  const type = parseInt(ordered, 16);
  if (!Number.isFinite(type) || (type & HAS_SRID) !== 0) return wkb;
  return wkb.slice(0, 2) + print(type | HAS_SRID) + print(srid) + wkb.slice(10);
}
