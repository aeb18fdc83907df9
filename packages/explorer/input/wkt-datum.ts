import {translate} from '@docusaurus/Translate';
import {oldDatums} from './systems';

/** Datums with ellipsoids of about this radius differ from WGS 84 by a few meters. */
const RADIUS = 6_378_137;
/** How EPSG numbers datums: by the number of their geographic system and this. */
const DATUMS = 2000;

/** The part of WKT that describes a datum, up to what follows it, and its name. */
const DATUM_PART = /\bDATUM\s*\[[^]*?(?=,\s*(?:PRIMEM|UNIT)\b|$)/i;
const DATUM = /\bDATUM\s*\[\s*"(?:D_)?([^"]+)"/i;
const SPHEROID = /(?:SPHEROID|ELLIPSOID)\s*\[\s*"[^"]*"\s*,\s*([\d.]+)\s*,\s*([\d.]+)/i;
const NUMBER = /AUTHORITY\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]$/i;

/** The old geographic system with a datum, by the name of the datum. */
function datumNamed(name: string): (typeof oldDatums)[number] | undefined {
  const key = name.toLowerCase().replace(/[ _]+/g, '_');
  return oldDatums.find(({datums = []}) => datums.includes(key));
}

/** Whether an ellipsoid of this radius (meters) is that of a datum which differs from WGS 84 by a few meters. */
export const isNearWgs84 = (radius: number): boolean => Math.abs(radius - RADIUS) <= 2;

/** The old geographic system with the datum of a definition, or why there is none. */
function datumOf(definition: string): (typeof oldDatums)[number] | 'none' | 'unknown' {
  const found = DATUM.exec(definition);
  if (!found) return 'none';
  const [part = ''] = DATUM_PART.exec(definition) ?? [];
  const [, radius = NaN, flattening = NaN] = (SPHEROID.exec(part) ?? []).map(Number);
  // A sphere stands for any datum.
  if (/\bTOWGS84\s*\[/i.test(part) || !(flattening > 0) || isNearWgs84(radius)) return 'none';
  // The number of the datum is the last one of its part, behind that of its ellipsoid.
  const own = String(Number(NUMBER.exec(part)?.[1] ?? NaN) - DATUMS);
  return oldDatums.find(({code, datums}) => code === own && datums) ?? datumNamed(found[1] ?? '') ?? 'unknown';
}

/** A definition in WKT whose datum proj4 knows the shift of, if it names an old datum without its shift. */
export function withDatumShift(definition: string): string {
  const found = datumOf(definition);
  if (typeof found === 'string') return definition;
  const {code, shift} = found;
  if (shift === undefined) return definition.replace(DATUM, `DATUM["EPSG_${code}"`);
  const values = [...shift.split(','), ...Array<string>(7).fill('0')].slice(0, 7);
  return definition.replace(DATUM_PART, (part) => `${part.replace(/\]\s*$/, '')},TOWGS84[${values.join()}]]`);
}

/** Says how far positions may be off, because a datum differs from WGS 84 by region, or in a way that is unknown here. */
export function datumNote(definition: string): string | undefined {
  const found = datumOf(definition);
  const datum = DATUM.exec(definition)?.[1] ?? '';
  if (found === 'unknown')
    return translate(
      {
        message:
          'The shift from the datum {datum} to WGS 84 is unknown here, so positions may be some hundred meters off.',
      },
      {datum},
    );
  const meters = typeof found === 'string' ? undefined : found.meters;
  if (meters === undefined) return undefined;
  return translate(
    {
      message:
        'The shift from the datum {datum} to WGS 84 differs by region, so positions may be up to {meters} m off.',
    },
    {datum: datum.replaceAll('_', ' '), meters},
  );
}
