// cspell:ignore deutsches osgb
// cspell:ignore Amersfoort hauptdreiecksnetz militar geographische institut monte jtsk jednotne trigonometricke katastralni
// cspell:ignore belge nouvelle rikets koordinatsystem kartastokoordinaattijarjestelma inchauspe dealul piscului aratu
// cspell:ignore kertau timbalai merchich carthage corrego alegre pulkovo lisbon geodesique
import {translate} from '@docusaurus/Translate';
import {closedAt} from './brackets';
import {regionalError, shiftOfSystem} from './old-datums';

/**
 * Old datums by their names in WKT, as GDAL and Esri write them in lower case, with the numbers of their geographic
 * systems: by these, proj4 knows their shift to WGS 84, which can be some hundred meters.
 */
const numbers: Readonly<Record<string, number>> = {
  ain_el_abd_1970: 4204,
  amersfoort: 4289,
  aratu: 4208,
  arc_1950: 4209,
  australian_1966: 4202,
  australian_1984: 4203,
  australian_geodetic_datum_1966: 4202,
  australian_geodetic_datum_1984: 4203,
  beijing_1954: 4214,
  belge_1972: 4313,
  bogota: 4218,
  bogota_1975: 4218,
  campo_inchauspe: 4221,
  cape: 4222,
  carthage: 4223,
  ch1903: 4149,
  'ch1903+': 4150,
  corrego_alegre: 4225,
  'corrego_alegre_1970-72': 4225,
  datum_73: 4274,
  dealul_piscului_1970: 4317,
  deutsches_hauptdreiecksnetz: 4314,
  european_1950: 4230,
  european_datum_1950: 4230,
  geodetic_datum_of_1965: 4300,
  hong_kong_1980: 4611,
  hungarian_1972: 4237,
  hungarian_datum_1972: 4237,
  indian_1975: 4240,
  israel: 4141,
  israel_1993: 4141,
  kartastokoordinaattijarjestelma_1966: 4123,
  kertau: 4245,
  kkj: 4123,
  lisbon: 4207,
  lisbon_1937: 4207,
  luzon_1911: 4253,
  merchich: 4261,
  mgi: 4312,
  'militar-geographische_institut': 4312,
  monte_mario: 4265,
  new_zealand_1949: 4272,
  new_zealand_geodetic_datum_1949: 4272,
  ngo_1948: 4273,
  north_american_1927: 4267,
  north_american_datum_1927: 4267,
  ordnance_survey_of_great_britain_1936: 4277,
  osgb_1936: 4277,
  provisional_s_american_1956: 4248,
  provisional_south_american_datum_1956: 4248,
  puerto_rico: 4139,
  pulkovo_1942: 4284,
  pulkovo_1995: 4200,
  reseau_national_belge_1972: 4313,
  rikets_koordinatsystem_1990: 4124,
  rt_1990: 4124,
  s_jtsk: 4156,
  south_american_1969: 4618,
  south_american_datum_1969: 4618,
  system_jednotne_trigonometricke_site_katastralni: 4156,
  timbalai_1948: 4298,
  tm65: 4299,
  tokyo: 4301,
};

const known = new Set(Object.values(numbers));

/** Datums with ellipsoids of about this radius differ from WGS 84 by a few meters. */
const RADIUS = 6_378_137;
/** How EPSG numbers datums: by the number of their geographic system and this. */
const DATUMS = 2000;

const DATUM = /\bDATUM\s*\[\s*"(?:D_)?([^"]+)"/i;
const SPHEROID = /(?:SPHEROID|ELLIPSOID)\s*\[\s*"[^"]*"\s*,\s*([\d.]+)\s*,\s*([\d.]+)/i;
const NUMBER = /AUTHORITY\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]$/i;

/** A part of WKT from an offset up to the bracket that closes it. */
function partAt(text: string, start: number): string {
  const end = closedAt(text, start, '[]');
  return text.slice(start, end < 0 ? undefined : end);
}

/** The EPSG number of the geographic system with an old datum, by the name of the datum; undefined for others. */
export const systemOfDatum = (name: string): number | undefined => {
  const key = name.toLowerCase().replace(/[ _]+/g, '_');
  return Object.hasOwn(numbers, key) ? numbers[key] : undefined;
};

/** Whether an ellipsoid of this radius (meters) is that of a datum which differs from WGS 84 by a few meters. */
export const isNearWgs84 = (radius: number): boolean => Math.abs(radius - RADIUS) <= 2;

/** The number of the geographic system with the datum of a definition, or why there is none. */
function datumOf(definition: string): number | 'none' | 'unknown' {
  const found = DATUM.exec(definition);
  if (!found) return 'none';
  const part = partAt(definition, found.index);
  const [, radius = NaN, flattening = NaN] = (SPHEROID.exec(part) ?? []).map(Number);
  // A sphere stands for any datum.
  if (/\bTOWGS84\s*\[/i.test(part) || !(flattening > 0) || isNearWgs84(radius)) return 'none';
  // The number of the datum is the last one of its part, behind that of its ellipsoid.
  const own = Number(NUMBER.exec(part)?.[1] ?? NaN);
  const number = known.has(own - DATUMS) ? own - DATUMS : systemOfDatum(found[1] ?? '');
  return number ?? 'unknown';
}

/** A definition in WKT whose datum proj4 knows the shift of, if it names an old datum without its shift. */
export function withDatumShift(definition: string): string {
  const number = datumOf(definition);
  if (typeof number !== 'number') return definition;
  const shift = shiftOfSystem(number);
  if (shift === undefined) return definition.replace(DATUM, `DATUM["EPSG_${number}"`);
  const values = [...shift.split(','), ...Array<string>(7).fill('0')].slice(0, 7);
  const part = partAt(definition, DATUM.exec(definition)?.index ?? 0);
  return definition.replace(part, `${part.replace(/\]\s*$/, '')},TOWGS84[${values.join()}]]`);
}

/** Says how far positions may be off, because a datum differs from WGS 84 by region, or in a way that is unknown here. */
export function datumNote(definition: string): string | undefined {
  const number = datumOf(definition);
  const datum = DATUM.exec(definition)?.[1] ?? '';
  if (number === 'unknown')
    return translate(
      {
        message:
          'The shift from the datum {datum} to WGS 84 is unknown here, so positions may be some hundred meters off.',
      },
      {datum},
    );
  const meters = typeof number === 'number' ? regionalError(number) : undefined;
  if (meters === undefined) return undefined;
  return translate(
    {
      message:
        'The shift from the datum {datum} to WGS 84 differs by region, so positions may be up to {meters} m off.',
    },
    {datum: datum.replaceAll('_', ' '), meters},
  );
}
