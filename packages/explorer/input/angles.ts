import {translate} from '@docusaurus/Translate';
import {withoutTrailing} from '@h3-docs/base/withoutTrailing';

// cspell:ignore rees latlong lonlat
/** One part of a line that holds coordinates: a number, a mark after it, a hemisphere, or what separates them. */
interface Token {
  readonly type:
    'number' | 'hemisphere' | 'degrees' | 'minutes' | 'seconds' | 'colon' | 'separator' | 'space' | 'word' | 'other';
  readonly text: string;
}

/** An angle as written: degrees, or degrees and minutes, or with seconds too. */
interface Angle {
  parts: number[];
  negative: boolean;
  marked: boolean;
  hemisphere?: string;
}

/** A decimal angle in degrees, with N, S, E or W if it was written with one. */
export interface ReadAngle {
  readonly degrees: number;
  readonly hemisphere?: string;
}

/** `a.1.lat` is one word, and `1.2.3` is no number. */
const LEXER =
  /([NSEW])(?![A-Za-z])|([+-]?(?!\d+\.\d+\.\d)(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)|(°|deg(?:rees?)?\b|d(?![a-z]))|('|m(?:in)?(?![a-z]))|("|sec\b)|(:)|([,;|/\t()[\]{}])|(\s+)|([A-Za-z_]\w*(?:\.\w+)*|\d+(?:\.\d+){2,})|([^])/giy;
const TYPES = [
  'hemisphere',
  'number',
  'degrees',
  'minutes',
  'seconds',
  'colon',
  'separator',
  'space',
  'word',
  'other',
] as const;

const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[º˚]/g, '°'],
  [/''|[″“”]/g, '"'],
  [/[′’‘ʹ`]/g, "'"],
  [/[−–]/g, '-'],
  // 46,302″: a decimal comma, since a mark follows.
  [/(\d),(\d+)(?=\s*[°'"])/g, '$1.$2'],
  // 40-26-46N: hyphens that separate, since a letter has the sign's part.
  [/(?<=\d)-(\d{1,2})(?:-(\d{1,2}(?:\.\d+)?))?(?=\s*[NSEW]\b)/gi, ' $1 $2'],
];

/** Words that label coordinates, or that code and addresses put around them. */
const LATITUDE = /^(?:\w+\.)*(?:lat|latitude|y)$/i;
const LONGITUDE = /^(?:\w+\.)*(?:lng|lon|long|longitude|x|lnglat|lonlat)$/i;
const AROUND = /^(?:new|and|geo|point|(?:\w+\.)*(?:latlng|latlong|coord\w*|position|center|location))$/i;

/** The pairs of a line in degrees, or the reason why it holds none. */
export type AngleReading =
  | {
      readonly pairs: readonly (readonly [lat: number, lng: number])[];
      /** Whether other words or marks stand beside the numbers. */
      readonly loose?: boolean;
      /** Whether a hemisphere or a label says which numbers are latitudes. */
      readonly ordered?: boolean;
    }
  | {readonly reason: string; readonly foreign?: boolean};

/**
 * Reads the latitudes and longitudes of one line: decimal or in degrees, minutes and seconds, with signs or
 * hemispheres. Latitude comes first unless a hemisphere or a label says otherwise.
 *
 * @returns degrees; or a reason, `foreign` when the line does not look like coordinates at all
 */
export function readAngles(line: string): AngleReading {
  const tokens = lex(plainMarks(unquote(line)));
  if (!tokens.some((token) => token.type === 'number'))
    return {reason: translate({message: 'contains no index and no coordinates'}), foreign: true};
  const unknown = tokens.find((token) => token.type === 'word' && !isLabel(token.text));
  const stray = tokens.find(isStray);
  const groups = group(tokens);
  const angles = joinAngles(groups);
  if (groups.some((one) => one.marked || one.hemisphere) && tokens.some(({text}) => /^o$/i.test(text))) {
    return {reason: translate({message: '“O” means west in some languages and east in others; write W or E'})};
  }
  if (unknown && angles.length !== 2)
    return {
      reason: translate({message: '“{text}” is not an index or a coordinate'}, {text: unknown.text}),
      foreign: true,
    };
  if (stray && angles.length !== 2)
    return {reason: translate({message: '“{text}” does not belong in coordinates'}, {text: stray.text}), foreign: true};
  const bad = groups.map(whyNoAngle).find((reason) => reason !== undefined);
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
  const reading = pair(angles, tokens.find((token) => LATITUDE.test(token.text) || LONGITUDE.test(token.text))?.text);
  return 'pairs' in reading && (unknown ?? stray) ? {...reading, loose: true} : reading;
}

const ANGLE = String.raw`\d{1,3}(?:\.\d+)?(?:\s?[°:]\s?\d{1,2}(?:\.\d+)?(?:\s?[':]\s?(?:\d{1,2}(?:\.\d+)?\s?"?)?)?|\s?°)?`;
const hemisphere = (letters: string) => String.raw`(?:\b[${letters}]\s?${ANGLE}|(?<![-+\w.])${ANGLE}\s?[${letters}]\b)`;
const label = (words: string) => String.raw`\b(?:${words})["']?\s{0,2}[=:]?\s{0,2}[-+]?\d{1,3}\.\d+`;
/** Positions whose letters of hemispheres, labels, or constructors tell them from other numbers, whatever text is around them. */
const MARKED = new RegExp(
  `\\bLatLng\\s?\\(\\s{0,3}[-+]?\\d{1,3}(?:\\.\\d+)?\\s{0,3},\\s{0,3}[-+]?\\d{1,3}(?:\\.\\d+)?\\s{0,3}\\)|${hemisphere('NS')}[\\s,;/]{0,3}${hemisphere('EW')}|${label('lat|latitude')}[\\s,;]{1,3}["']?${label('lng|lon|long|longitude')}`,
  'gi',
);

/** The positions in a text that has other words and numbers, as far as their form alone says that they are some. */
export const markedPositions = (text: string): (readonly [lat: number, lng: number])[] =>
  Array.from(plainMarks(text).matchAll(MARKED), ([part]) => readAngles(part)).flatMap((reading) =>
    'pairs' in reading && reading.pairs.length === 1 ? reading.pairs : [],
  );

/** Whether a token is a mark that doesn’t belong to coordinates. */
const isStray = ({type, text}: Token): boolean => type === 'other' && !'=@$'.includes(text);

/** A line with one mark each for degrees, minutes, and seconds. */
const plainMarks = (line: string): string =>
  LOOKALIKES.reduce((text, [pattern, mark]) => text.replace(pattern, mark), line);

function isLabel(word: string): boolean {
  return LATITUDE.test(word) || LONGITUDE.test(word) || AROUND.test(word);
}

/** Takes the quotes off that wrap a whole line, leaving the marks of minutes and seconds alone. */
function unquote(line: string): string {
  const trimmed = withoutTrailing(line.trim(), ',;');
  const quote = trimmed[0];
  if (quote !== '"' && quote !== "'") return trimmed;
  return trimmed.endsWith(quote) ? trimmed.slice(1, -1) : trimmed.slice(1);
}

function lex(line: string): Token[] {
  return Array.from(line.matchAll(LEXER), (match) => {
    const at = TYPES.findIndex((_type, index) => match[index + 1] !== undefined);
    const type = TYPES[at] ?? 'other';
    return {type, text: match[0]};
  });
}

/** Puts the numbers together that belong to one angle, as far as marks, hemispheres and separators tell. */
function group(tokens: readonly Token[]): Angle[] {
  const angles: Angle[] = [];
  let current: Angle | undefined;
  let joined = false;
  const open = (): Angle => {
    const angle: Angle = {parts: [], negative: false, marked: false};
    angles.push(angle);
    return angle;
  };
  tokens.forEach((token, index) => {
    switch (token.type) {
      case 'number': {
        const signed = /^[+-]/.test(token.text);
        const degreesFollow = tokens[index + 1]?.type === 'degrees';
        if (current && current.parts.length > 0 && !joined && (current.marked || signed || degreesFollow)) {
          if (current.marked || degreesFollow) current = undefined;
        }
        if (current && degreesFollow && current.parts.length > 0) current = undefined;
        current ??= open();
        if (current.parts.length === 0) current.negative = token.text.startsWith('-');
        current.parts.push(Number(token.text));
        joined = false;
        break;
      }
      case 'degrees':
      case 'minutes':
      case 'seconds':
      case 'colon':
        if (!current) break;
        current.marked = true;
        joined = token.type !== 'seconds';
        break;
      case 'hemisphere':
        if (current?.marked && token.text === 's' && current.parts.length === 3 && !current.hemisphere) break;
        if (current && current.parts.length > 0 && !current.hemisphere) {
          current.hemisphere = token.text.toUpperCase();
          current = undefined;
        } else {
          current = open();
          current.hemisphere = token.text.toUpperCase();
        }
        joined = false;
        break;
      case 'separator':
      case 'word':
        current = undefined;
        joined = false;
        break;
      default:
        break;
    }
  });
  return angles.filter((angle) => angle.parts.length > 0);
}

/** Splits groups of plain numbers into angles: three are degrees, minutes and seconds when two such groups stand together. */
function joinAngles(groups: readonly Angle[]): Angle[] {
  const sexagesimal = groups.length === 2 && groups.every((one) => one.parts.length === 3);
  return groups.flatMap((one) => {
    if (one.marked || one.hemisphere || sexagesimal || one.parts.length === 1) return [one];
    return one.parts.map((part) => ({parts: [part], negative: part < 0 || Object.is(part, -0), marked: false}));
  });
}

function whyNoAngle({parts, marked, hemisphere}: Angle): string | undefined {
  if (!marked && !hemisphere) return undefined;
  if (parts.length > 3) return translate({message: 'an angle has at most degrees, minutes, and seconds'});
  const [, minutes = 0, seconds = 0] = parts;
  if (minutes < 0 || minutes >= 60) return translate({message: '{minutes} minutes; a degree has only 60'}, {minutes});
  if (seconds < 0 || seconds >= 60) return translate({message: '{seconds} seconds; a minute has only 60'}, {seconds});
  if (hemisphere && (parts[0] ?? 0) < 0)
    return translate({message: 'both a minus sign and “{hemisphere}”; use only one of them'}, {hemisphere});
  return undefined;
}

function toDegrees({parts, negative, hemisphere}: Angle): ReadAngle {
  const [degrees = 0, minutes = 0, seconds = 0] = parts;
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600;
  const south = negative || hemisphere === 'S' || hemisphere === 'W';
  return {degrees: south ? -size : size, hemisphere};
}

function pair(angles: readonly Angle[], firstLabel: string | undefined): AngleReading {
  const pairs: [number, number][] = [];
  const longitudeFirst = firstLabel !== undefined && LONGITUDE.test(firstLabel);
  for (let at = 0; at + 1 < angles.length; at += 2) {
    const [first, second] = angles.slice(at, at + 2).map(toDegrees);
    if (!first || !second) break;
    const firstIsLng = first.hemisphere === 'E' || first.hemisphere === 'W';
    const secondIsLat = second.hemisphere === 'N' || second.hemisphere === 'S';
    const firstIsLat = first.hemisphere !== undefined && !firstIsLng;
    const secondIsLng = second.hemisphere !== undefined && !secondIsLat;
    if ((firstIsLng && secondIsLng) || (firstIsLat && secondIsLat)) {
      return {
        reason: translate(
          {message: '“{first}” and “{second}”; write one latitude and one longitude'},
          {first: first.hemisphere, second: second.hemisphere},
        ),
      };
    }
    const swapped = firstIsLng || secondIsLat || (longitudeFirst && !firstIsLat && !secondIsLng);
    pairs.push(swapped ? [second.degrees, first.degrees] : [first.degrees, second.degrees]);
  }
  const ordered = firstLabel !== undefined || angles.some(({hemisphere}) => hemisphere !== undefined);
  return {pairs, ...(ordered && {ordered})};
}
