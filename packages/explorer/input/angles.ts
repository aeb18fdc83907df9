import {translate} from '@docusaurus/Translate';
import {withoutTrailing} from '@h3-docs/base/withoutTrailing';

// cspell:ignore rees latlong lonlat ewnsew
/** An angle as written: degrees, or degrees and minutes, or with seconds too. */
interface Angle {
  readonly parts: readonly number[];
  readonly isNegative: boolean;
  /** Whether more than its digits say that it is an angle. */
  readonly isMarked: boolean;
  /** In capitals. */
  readonly hemisphere?: string | undefined;
}

/** `1.2.3` is no number. */
const NUMBER = String.raw`(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?(?!\d|\.\d)`;
const OF_DEGREES = String.raw`\s*(?:°|[dD](?:eg(?:rees?)?)?(?![A-Za-z]))`;
const DEGREES = String.raw`(?:${OF_DEGREES}|\s*:)`;
const MINUTES = String.raw`\s*(?:[':]|[mM](?:in)?(?![A-Za-z]))`;
const SECONDS = String.raw`\s*(?:"|s(?:ec)?(?![A-Za-z]))`;
/** An angle by its marks. */
const MARKED = String.raw`(?:\d{1,3}${DEGREES}\s*${NUMBER}(?!${OF_DEGREES})(?:${MINUTES}(?:\s*${NUMBER}(?!${OF_DEGREES}|${MINUTES})(?:${SECONDS})?)?)?|${NUMBER}${DEGREES})`;
/** An angle beside the letter of a hemisphere, which spaces or hyphens may divide. */
const LETTERED = String.raw`(?:\d{1,3}(?:${DEGREES}|[\s-])\s*${NUMBER}(?:(?:${MINUTES}|[\s-])\s*${NUMBER}(?:${SECONDS})?|${MINUTES})?|${NUMBER}(?:${DEGREES})?)`;
const before = (letters: string) => String.raw`(?<![A-Za-z])[${letters}]\s*[-+]?${LETTERED}`;
/** The `e` of an exponent is no hemisphere. */
const after = (letters: string) => String.raw`[-+]?${LETTERED}\s*[${letters}](?![A-Za-z]|(?<=[eE])[-+]?\d)`;

/** What a line with coordinates may have: angles in all their forms, words, and other characters than separators. */
const ITEM = new RegExp(
  [
    `(?<lettered>${before('NSEWnsew')}|${after('NSEWnsew')})`,
    `(?<marked>[-+]?${MARKED})`,
    `(?<number>[-+]?${NUMBER})`,
    // `a.1.lat` is one word.
    String.raw`(?<word>[A-Za-z_]\w*(?:\.\w+)*|\d+(?:\.\d+){2,})`,
    String.raw`(?<other>[^\s,;:=|/()[\]{}'"])`,
  ].join('|'),
  'g',
);

const degree = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const label = (words: string) => String.raw`\b(?:${words})["']?\s{0,2}[=:]?\s{0,2}[-+]?\d{1,3}\.\d+`;
/** Positions whose letters of hemispheres, labels, or constructors tell them from other numbers, whatever text is around them. */
const POSITION = new RegExp(
  [
    String.raw`\bLatLng\s?\(\s{0,3}${degree}\s{0,3},\s{0,3}${degree}\s{0,3}\)`,
    String.raw`(?:${before('NS')}|(?<![\w.])${after('NS')})[\s,;/]{0,3}(?:${before('EW')}|${after('EW')})`,
    String.raw`${label('lat|latitude')}[\s,;]{1,3}["']?${label('lng|lon|long|longitude')}`,
  ].join('|'),
  'gi',
);

const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[º˚]/g, '°'],
  [/''|[″“”]/g, '"'],
  [/[′’‘ʹ`]/g, "'"],
  [/[−–]/g, '-'],
  // 46,302″: a decimal comma, since a mark follows.
  [/(\d),(\d+)(?=\s*[°'"])/g, '$1.$2'],
  // 37 46 29, -122 25 09: two angles, since there are three numbers each.
  [
    /^\s*([-+]?\d{1,3})\s+(\d{1,2})\s+(\d{1,2}(?:\.\d+)?)\s*[,;|/]\s*([-+]?\d{1,3})\s+(\d{1,2})\s+(\d{1,2}(?:\.\d+)?)\s*$/,
    '$1:$2:$3, $4:$5:$6',
  ],
];

/** Words that label coordinates, or that code puts around them. */
const LATITUDE = /^(?:\w+\.)*(?:lat|latitude|y)$/i;
const LONGITUDE = /^(?:\w+\.)*(?:lng|lon|long|longitude|x|lnglat|lonlat)$/i;
const AROUND = /^(?:new|and|geo|point|(?:\w+\.)*(?:latlng|latlong|coord\w*|position|center|location))$/i;

/** The pairs of a line in degrees, or the reason why it holds none. */
export type AngleReading =
  | {
      readonly pairs: readonly (readonly [lat: number, lng: number])[];
      /** Whether a hemisphere or a label says which numbers are latitudes. */
      readonly ordered?: boolean;
    }
  | {readonly reason: string; readonly foreign?: boolean};

/**
 * Reads the latitudes and longitudes of a line of nothing else: decimal or in degrees, minutes and seconds, with signs or
 * hemispheres. Latitude comes first unless a hemisphere or a label says otherwise.
 *
 * @returns degrees; or a reason, `foreign` when the line does not look like coordinates at all
 */
export function readAngles(line: string): AngleReading {
  const found = Array.from(plainMarks(unquote(line)).matchAll(ITEM), ({groups = {}}) => groups);
  const angles = found.flatMap(angleOf);
  const words = found.flatMap(({word}) => word ?? []);
  if (angles.length === 0) return {reason: translate({message: 'contains no index and no coordinates'}), foreign: true};
  if (angles.some(({isMarked}) => isMarked) && words.some((word) => /^o$/i.test(word))) {
    return {reason: translate({message: '“O” means west in some languages and east in others; write W or E'})};
  }
  const unknown = words.find((word) => !isLabel(word)) ?? found.find(({other}) => other !== undefined)?.other;
  if (unknown !== undefined)
    return {
      reason: translate({message: '“{text}” is not an index or a coordinate'}, {text: unknown}),
      foreign: true,
    };
  const bad = angles.map(whyNoAngle).find((reason) => reason !== undefined);
  if (bad) return {reason: bad};
  if (angles.length % 2 === 1) {
    return {
      reason:
        angles.length === 1
          ? translate({message: 'only one number; a position needs a latitude and a longitude'})
          : translate(
              {message: '{count} numbers; positions are pairs of a latitude and a longitude'},
              {count: angles.length},
            ),
    };
  }
  return pair(
    angles,
    words.find((word) => LATITUDE.test(word) || LONGITUDE.test(word)),
  );
}

/** The positions in a text that has other words and numbers, as far as their form alone says that they are some. */
export const markedPositions = (text: string): (readonly [lat: number, lng: number])[] =>
  Array.from(plainMarks(text).matchAll(POSITION), ([part]) => readAngles(part)).flatMap((reading) =>
    'pairs' in reading && reading.pairs.length === 1 ? reading.pairs : [],
  );

/** A line with one mark each for degrees, minutes, and seconds. */
const plainMarks = (line: string): string =>
  LOOKALIKES.reduce((text, [pattern, mark]) => text.replace(pattern, mark), line);

const isLabel = (word: string): boolean => [LATITUDE, LONGITUDE, AROUND].some((words) => words.test(word));

/** Takes the quotes off that wrap a whole line, leaving the marks of minutes and seconds alone. */
function unquote(line: string): string {
  const trimmed = withoutTrailing(line.trim(), ',;');
  const quote = trimmed[0];
  if (quote !== '"' && quote !== "'") return trimmed;
  return trimmed.endsWith(quote) ? trimmed.slice(1, -1) : trimmed.slice(1);
}

function angleOf({lettered, marked, number}: Readonly<Record<string, string | undefined>>): readonly Angle[] {
  const text = lettered ?? marked ?? number;
  if (text === undefined) return [];
  const isNegative = /^[A-Za-z]?\s*-/.test(text);
  const parts = text.match(/[\d.]+(?:[eE][-+]?\d+)?/g) ?? [];
  const hemisphere = lettered && /^[A-Za-z]|[A-Za-z]$/.exec(lettered)?.[0].toUpperCase();
  return [{parts: parts.map(Number), isNegative, isMarked: (lettered ?? marked) !== undefined, hemisphere}];
}

function whyNoAngle({parts, isNegative, hemisphere}: Angle): string | undefined {
  const [, minutes = 0, seconds = 0] = parts;
  if (minutes >= 60) return translate({message: '{minutes} minutes; a degree has only 60'}, {minutes});
  if (seconds >= 60) return translate({message: '{seconds} seconds; a minute has only 60'}, {seconds});
  if (hemisphere && isNegative)
    return translate({message: 'both a minus sign and “{hemisphere}”; use only one of them'}, {hemisphere});
  return undefined;
}

/** An angle in degrees, and whether its letter says that it is a latitude; undefined: it has none. */
function toDegrees({parts, isNegative, hemisphere}: Angle) {
  const size = parts.reduce((sum, part, at) => sum + Math.abs(part) / 60 ** at, 0);
  const isSouth = isNegative || hemisphere === 'S' || hemisphere === 'W';
  return {degrees: isSouth ? -size : size, isLatitude: hemisphere && (hemisphere === 'N' || hemisphere === 'S')};
}

function pair(angles: readonly Angle[], firstLabel: string | undefined): AngleReading {
  const pairs: [number, number][] = [];
  const longitudeFirst = firstLabel !== undefined && LONGITUDE.test(firstLabel);
  for (let at = 0; at + 1 < angles.length; at += 2) {
    const [first, second] = angles.slice(at, at + 2);
    if (!first || !second) break;
    const [one, other] = [toDegrees(first), toDegrees(second)];
    if (one.isLatitude !== undefined && one.isLatitude === other.isLatitude) {
      return {
        reason: translate(
          {message: '“{first}” and “{second}”; write one latitude and one longitude'},
          {first: first.hemisphere ?? '', second: second.hemisphere ?? ''},
        ),
      };
    }
    const isSwapped = !(one.isLatitude ?? !(other.isLatitude ?? longitudeFirst));
    pairs.push(isSwapped ? [other.degrees, one.degrees] : [one.degrees, other.degrees]);
  }
  const ordered = firstLabel !== undefined || angles.some(({hemisphere}) => hemisphere !== undefined);
  return {pairs, ...(ordered && {ordered})};
}
