// cspell:ignore eastings northings rechtswert hochwert ostwert nordwert rdnew osgb rechts hoch
/** Two columns, counted from 0, with the coordinates of a projected system. */
export interface ProjectedColumns {
  readonly x: number;
  readonly y: number;
  /** The EPSG number of their system, as their names say; undefined: the names don't say. */
  readonly system?: string;
}

interface AxisWords {
  /** Words that mean the axis of a projected system, whatever is beside them. */
  readonly clear: RegExp;
  /** Words that mean it beside the name of a system. */
  readonly short: RegExp;
}

const AXES: readonly AxisWords[] = [
  {clear: /^(?:eastings?|rechtswert|ostwert)$/, short: /^(?:x|e|east|rechts)$/},
  {clear: /^(?:northings?|hochwert|nordwert)$/, short: /^(?:y|n|north|hoch)$/},
];

/** What else the names of such columns have. */
const BESIDE = /^(?:epsg|srid|crs|utm\d{0,2}|coords?|coordinates?|point|m|meters?)$/;

/** Systems by the short names that people give to columns. */
const SYSTEMS: Readonly<Record<string, string>> = {
  l93: '2154',
  lambert93: '2154',
  lv95: '2056',
  lv03: '21781',
  osgb: '27700',
  osgb36: '27700',
  bng: '27700',
  rd: '28992',
  rdnew: '28992',
  mercator: '3857',
};

/** A zone of UTM on WGS 84 with its hemisphere. */
const ZONE = /^(?:utm)?([1-9]|[1-5]\d|60)([ns])$/;
/** A number of EPSG: those that may be years count only behind the word. */
const CODE = /^(?:epsg(\d{4,6})|((?!19\d\d$|20(?!39$|56$)\d\d$)[1-9]\d{3,4}))$/;

/** The system that a word of a name means. */
function systemOf(word: string): string | undefined {
  const [, zone, hemisphere] = ZONE.exec(word) ?? [];
  if (zone !== undefined) return String((hemisphere === 'n' ? 32600 : 32700) + Number(zone));
  const [, named, plain] = CODE.exec(word) ?? [];
  return SYSTEMS[word] ?? named ?? plain;
}

/** What the name of a column says of an axis: its system, or null where it doesn't say which. Undefined: it names none. */
function axisOf(name: string, {clear, short}: AxisWords): {readonly system: string | null} | undefined {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const isClear = words.some((word) => clear.test(word));
  if (!isClear && !words.some((word) => short.test(word))) return undefined;
  const others = words.filter((word) => word !== '' && !clear.test(word) && !short.test(word));
  const systems = others.filter((word) => !BESIDE.test(word));
  const [system = null] = systems.flatMap((word) => systemOf(word) ?? []);
  const isKnown = systems.length <= (system === null ? 0 : 1);
  return isKnown && (isClear || system !== null || others.some((word) => word.startsWith('utm')))
    ? {system}
    : undefined;
}

/** The columns of a header that have the coordinates of a projected system, if it has one column for each axis. */
export function projectedColumns(head: readonly string[]): ProjectedColumns | undefined {
  const [x, y] = AXES.map((axis) =>
    head.flatMap((name, at) => {
      const found = axisOf(name, axis);
      return found ? [{...found, at}] : [];
    }),
  );
  const [east, ...moreEast] = x ?? [];
  const [north, ...moreNorth] = y ?? [];
  if (!east || !north || moreEast.length + moreNorth.length > 0 || east.system !== north.system) return undefined;
  return {x: east.at, y: north.at, ...(east.system !== null && {system: east.system})};
}
