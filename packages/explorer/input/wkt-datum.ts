import {translate} from '@docusaurus/Translate';
import {oldDatums} from './systems';

/** Datums with ellipsoids of about this radius differ from WGS 84 by a few meters. */
const RADIUS = 6_378_137;
/** How EPSG numbers datums: by the number of their geographic system and this. */
const DATUMS = 2000;

const DATUM = /\bDATUM\s*\[\s*"(?:D_)?([^"]+)"/i;
const SPHEROID = /(?:SPHEROID|ELLIPSOID)\s*\[\s*"[^"]*"\s*,\s*([\d.]+)\s*,\s*([\d.]+)/i;
const NUMBER = /AUTHORITY\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]$/i;

/** A part of WKT from an offset up to the bracket that closes it. */
function partAt(text: string, start: number): string {
  const end = closedAt(text, start);
  return text.slice(start, end < 0 ? undefined : end);
}

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
  const part = partAt(definition, found.index);
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
  const part = partAt(definition, DATUM.exec(definition)?.index ?? 0);
  return definition.replace(part, `${part.replace(/\]\s*$/, '')},TOWGS84[${values.join()}]]`);
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

/**
 * The offset behind the bracket that closes the first one from an offset on. Texts in quotes may have brackets.
 *
 * @returns -1 where the bracket stays open
 */
function closedAt(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"') quote = char;
    else if (char === '[') depth++;
    else if (char === ']' && --depth === 0) return at + 1;
  }
  return -1;
}
