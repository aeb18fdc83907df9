// cspell:ignore SWEREF Amersfoort MGI DHDN Krovak IRENET LAEA SIRGAS NSIDC Kruger belge etrf ftus jtsk nzgd osgb pulkovo psad
/** The numbers of coordinate systems in EPSG by their names there, as far as `projections.ts` has them; in lower case. */
const numbers: Readonly<Record<string, string>> = {
  nad27: '4267',
  ed50: '4230',
  osgb36: '4277',
  'osgb 1936': '4277',
  dhdn: '4314',
  'pulkovo 1942': '4284',
  'pulkovo 1995': '4200',
  tokyo: '4301',
  ch1903: '4149',
  'ch1903+': '4150',
  amersfoort: '4289',
  bd72: '4313',
  'belge 1972': '4313',
  mgi: '4312',
  sad69: '4618',
  psad56: '4248',
  'wgs 84 / world mercator': '3395',
  'wgs 84 / equal earth greenwich': '8857',
  'wgs 84 / antarctic polar stereographic': '3031',
  'wgs 84 / nsidc sea ice polar stereographic north': '3413',
  'wgs 84 / nsidc ease-grid 2.0 global': '6933',
  'etrs89 / laea europe': '3035',
  'etrs89-extended / laea europe': '3035',
  'etrs89 / tm35fin(e,n)': '3067',
  'etrs89 / poland cs92': '2180',
  'etrf2000-pl / cs92': '2180',
  'etrs89 / portugal tm06': '3763',
  'sweref99 tm': '3006',
  'rgf93 / lambert-93': '2154',
  'rgf93 v1 / lambert-93': '2154',
  'ch1903 / lv03': '21781',
  'ch1903+ / lv95': '2056',
  'osgb 1936 / british national grid': '27700',
  'osgb36 / british national grid': '27700',
  'tm65 / irish grid': '29902',
  'irenet95 / irish transverse mercator': '2157',
  'amersfoort / rd new': '28992',
  'belge 1972 / belgian lambert 72': '31370',
  'bd72 / belgian lambert 72': '31370',
  'mgi / austria lambert': '31287',
  's-jtsk / krovak east north': '5514',
  'israel 1993 / israeli tm grid': '2039',
  'nad83 / conus albers': '5070',
  'nad83 / california albers': '3310',
  'nad83 / california zone 3 (ftus)': '2227',
  'nad83 / california zone 5 (ftus)': '2229',
  'nad83 / new york long island (ftus)': '2263',
  'nad83 / bc albers': '3005',
  'nad83 / statistics canada lambert': '3347',
  'nad83 / canada atlas lambert': '3978',
  'gda94 / australian albers': '3577',
  'nzgd2000 / new zealand transverse mercator 2000': '2193',
};

/** Families of systems with a number for each zone: their names, and the number before that of zone 1. */
const families: readonly (readonly [name: RegExp, before: number])[] = [
  [/^wgs 84 \/ utm zone (\d+)n$/, 32600],
  [/^wgs 84 \/ utm zone (\d+)s$/, 32700],
  [/^etrs89 \/ utm zone (\d+)n$/, 25800],
  [/^nad83 \/ utm zone (\d+)n$/, 26900],
  [/^gda94 \/ mga zone (\d+)$/, 28300],
  [/^gda2020 \/ mga zone (\d+)$/, 7800],
  [/^sirgas 2000 \/ utm zone (\d+)s$/, 31960],
  [/^dhdn \/ 3-degree gauss-kruger zone (\d+)$/, 31464],
];

/** The number of a system that R or Python calls by its name in EPSG; undefined for an unknown name. */
export function numberOfName(name: string): string | undefined {
  const plain = name.toLowerCase();
  for (const [pattern, before] of families) {
    const zone = pattern.exec(plain)?.[1];
    if (zone !== undefined) return String(before + Number(zone));
  }
  return numbers[plain];
}
