// cspell:ignore Ferro
import {numberOfName} from './system-names';

/** A text without what R and GeoPandas print of a coordinate system. Offsets and line numbers are those of the source. */
export interface Described {
  readonly text: string;
  /** The systems, each once: numbers of EPSG, definitions of PROJ, or names. */
  readonly systems: readonly string[];
  /** Lines that say that only the first features were printed, counted from 1. */
  readonly cut: readonly {readonly line: number; readonly text: string}[];
}

/** Most texts have none of these. */
const SIGN = /^(?:Simple feature |Geometry set )|\bCRS:[^\S\n]|\bepsg\b|<[A-Z]{3,} \[/im;
/** The type of a column of geometries that aren't in degrees, as R prints it: `<POINT [m]>`. */
const UNIT = /<[A-Z]{3,}(?: ZM?| M)? \[([^°\]]+)\]>/;
/** `Projected CRS: ETRS89 / UTM zone 32N` of R, and `<Projected CRS: EPSG:25832>` of Python. */
const CRS =
  /^(?:#\s*)?<?((?:(?:projected|geodetic|geographic|geocentric|engineering|derived|bound|compound|vertical|local|[23]D) ){0,3})CRS:\s+([^\s>].*)$/i;
/** The same of an object in code, which its reader knows. */
const CRS_OF_CODE = /^[^<]*CRS:\s+[{["']/i;
/** `Name: EPSG:3857`, `{'init': 'epsg:3857'}`, and `EPSG:3857` on a line by itself. */
const CODE = /^(?:Name: |\{'init': )?["']?epsg:(\d+)["']?\}?\s*$/i;
const SRID = /^epsg \(SRID\):\s+(\d+|NA)\s*$/;
const PROJ = /^proj4string:\s+(\S.*)$/;
/** How R begins the description of features, and its other lines. */
const FEATURES = /^(?:Simple feature collection with|Geometry set for) \d+ feature/;
const OF_FEATURES =
  /^(?:(?:geometry type|dimension|bbox|bounding box|z_range|m_range|precision|active geometry column|attribute-geometry relationships?|first \d+ (?:features|geometries)):|with \d+ features)/i;
const CUT = /^First \d+ (?:features|geometries):/;
/** The lines below the first one of Python. */
const OF_SYSTEM =
  /^(?:(?:Name|Datum): |Axis Info \[|Area of Use:|Coordinate Operation:|- (?:\S.{0,40}\[\w+\]|name|bounds|method|Ellipsoid|Prime Meridian): |- undefined)/;
/** Geographic systems whose longitudes don't count from Greenwich. */
const OTHER_MERIDIAN = /\((?:Athens|Bern|Bogota|Brussels|Ferro|Jakarta|Lisbon|Madrid|Oslo|Paris|Rome|Stockholm)\)/;

const isCrs = (line: string): boolean => CRS.test(line) && !CRS_OF_CODE.test(line);

/** The system that a line names; undefined for none, or one that R doesn't know either. */
function systemOf(line: string, above: string, below: string): string | undefined {
  const [, kind = '', value] = isCrs(line) ? (CRS.exec(line) ?? []) : [];
  const named = value ?? CODE.exec(line)?.[1] ?? SRID.exec(line)?.[1];
  // R prints the definition below the number.
  const defined = SRID.exec(above)?.[1] === 'NA' ? PROJ.exec(line)?.[1] : undefined;
  // Python prints a definition in JSON or WKT only in part, and its name below it.
  const own = /[{[]/.test(value ?? '') ? /^Name: (.*\S)/.exec(below)?.[1] : undefined;
  const name = own ?? named?.replace(/>$/, '') ?? defined;
  if (name === undefined || name === 'NA') return undefined;
  const code = /^(?:\+init=)?(?:epsg:)?(\d+)(?:\s|$)/i.exec(name)?.[1];
  const isDegrees = /(?:geodetic|geographic) /i.test(kind) && !OTHER_MERIDIAN.test(name);
  return code ?? (isDegrees && numberOfName(name) === undefined ? '4326' : name);
}

/** Finds what programs print of the coordinate system of a table beside it, and takes it out of the text. */
export function withoutSystem(source: string): Described {
  if (!SIGN.test(source)) return {text: source, systems: [], cut: []};
  const systems = new Set<string>();
  const cut: {line: number; text: string}[] = [];
  let block: RegExp | undefined;
  let above = '';
  const lines = source.split('\n').map((own, at, all) => {
    const line = own.trimEnd();
    const system = systemOf(line, above, all[at + 1] ?? '');
    above = line;
    if (system !== undefined) systems.add(system);
    if (FEATURES.test(line)) block = OF_FEATURES;
    else if (line.startsWith('<') && isCrs(line)) block = OF_SYSTEM;
    else if (!isCrs(line) && ![CODE, SRID, PROJ].some((one) => one.test(line)) && !block?.test(line)) {
      block = undefined;
      return own;
    }
    if (CUT.test(line)) cut.push({line: at + 1, text: line});
    return own.replace(/[^\r]/g, ' ');
  });
  const unit = systems.size === 0 ? UNIT.exec(source)?.[1] : undefined;
  if (unit !== undefined) systems.add(unit);
  return {text: lines.join('\n'), systems: [...systems], cut};
}
