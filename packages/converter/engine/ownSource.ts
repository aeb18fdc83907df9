import {translate} from '@docusaurus/Translate';
import {Draft} from '../conversion';
import type {Conversion, NameTable, ReadLanguage} from '../types';
import {VersionReader} from './version';

/**
 * What only the code of H3 itself contains. In C, that is the head of a file of the library, the definition of a function
 * of its API, or the number of its release. In Python, it is the types that h3-py gives to the functions of the C library. In
 * JavaScript, it is what h3-js asks of the C library, also where it is minified. In SQL, it is a script of the extension h3,
 * which declares functions in C or is run by CREATE EXTENSION.
 */
const signs: Readonly<Partial<Record<ReadLanguage, RegExp>>> = {
  c: /\bUber Technologies, Inc\.[^]{0,1500}@file\s|^[A-Za-z][\w \t*]{0,60}[ \t*]H3_EXPORT\(\w+\)\([^;{}]{0,500}\)\s*\{|^#[ \t]*define[ \t]+H3_VERSION_MAJOR[ \t]+3\b/m,
  javascript: /\bsizeOfGeo(?:Boundary|Coord|fence)\b/,
  python: /\b\w+\.(?:geoToH3|h3IsValid|h3ToGeo|kRing)\.(?:argtypes|restype)\b/,
  sql: /^\\echo Use "(?:CREATE|ALTER) EXTENSION h3\b|\bFUNCTION\s+h3\w*\s*\([^;]{0,300}\bAS\s+'(?:\$libdir\/)?h3'[^;]{0,120}\bLANGUAGE\s+C\b/im,
};

/** Types and operator classes that only 3.x has. */
const formerType = /\bGeo(?:Coord|Boundary|fence)\b|\b(?:btree|hash)_h3index_ops\b/;

/** Types that only 4.x has. */
const newType = /\b(?:CellBoundary|GeoLoop|H3Error|LatLng)\b/;

/** Comments and strings of C. */
const comments = /"(?:[^"\\\n]|\\[^])*"|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*/g;

/** What becomes of the code of H3 3.x itself: it is left whole, with a note. Undefined for other code. */
export function ownSource(language: ReadLanguage, code: string, names: NameTable): Conversion | undefined {
  if (signs[language]?.test(code) !== true) return undefined;
  const versions = new VersionReader(names, new Set());
  // The sources of 4.x have names of 3.x in comments and messages, and variables such as `numHexagons`.
  const bare = language === 'c' ? code.replace(comments, ' ') : code;
  const isFormer =
    formerType.test(bare) || (!newType.test(bare) && bare.match(/\w+/g)?.some((name) => versions.isOld(name)));
  if (isFormer !== true) return undefined;
  const draft = new Draft(language, code, versions);
  draft.note(0, {
    kind: 'byHand',
    text: translate({
      message:
        'This code contains H3 3.x itself, so the converter left it as it is. Replace all such files with the files of 4.x. If they are bundles, build them again with 4.x.',
    }),
    link: '/docs/installation',
    once: 'folder',
  });
  return draft.finish('3.x');
}
