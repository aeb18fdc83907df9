/* eslint-disable regexp/no-super-linear-move -- each match takes all that it read, also where a quote is never closed */
import {translate} from '@docusaurus/Translate';
import {Draft} from '../conversion';
import {noteBehavior} from '../engine/behavior';
import {noteMessages} from '../engine/handlers';
import {VersionReader} from '../engine/version';
import {exceptions, notePositions, replaced, texts as javaTexts} from '../java/facts';
import {functionsPage} from '../pages';
import {blank} from '../syntax';
import type {Conversion, Convert, Embedded, NameTable, Note, ByNameLanguage} from '../types';
import {packages} from './r';

/** What the converter has to know about a language whose calls it only names. */
interface Rules {
  /** Comments and strings, whose names are no calls. */
  readonly skipped: RegExp;
  /** Code in a string. */
  readonly interpolated?: RegExp;
  /** What the code contains if it uses H3. */
  readonly uses: RegExp;
  /** Names that other libraries use too, which mean H3 only behind something that names H3. */
  readonly common: ReadonlySet<string>;
  /** Names of functions without parentheses, and what is around them. */
  readonly values?: RegExp;
  /** Types and functions of 3.x that the catalogue doesn't have. */
  readonly more?: Readonly<Record<string, string>>;
  /** Calls without a point and parentheses: `h3 kRing (c, 1)`. */
  readonly infix?: RegExp;
  /** Where the program defines a function, whose name is in the first group. */
  readonly definitions: RegExp;
  /** What stands in front of names of the program itself. */
  readonly own?: RegExp;
  /** Programs of another language in the code. */
  readonly embedded?: (code: string) => readonly Embedded[];
  /** Whether the library is h3-java, whose calls behave as in Java. */
  readonly isJava?: true;
  /** What to say in place of names, and where. */
  readonly former?: (code: string) => Note | undefined;
}

const strings = /"(?:""[^]*?(?:"""|$)|(?:[^"\\\n]|\\[^])*"?)/;
const slashes = new RegExp(`/(?:/[^\\n]*|\\*[^]*?(?:\\*/|$))|${strings.source}`, 'g');

/** What stands in front of a name that belongs to H3: `h3.`, `getH3()!!.`, or `h3jsr::`. */
const behindH3 = /h3\w*(?:\(\))?(?:!!|\?)?\s*(?:\.|::)\s*$/i;

/** What stands in front of a name that isn't the program's own function: an object other than `this`, also in `h3 kRing (c, 1)`. */
const behindOther = /(?<!\b(?:this|self))\.\s*$|(?<!\bSelf)::$|\bh3\w*\s$/;

/** Variables of the type `H3Core`: `core: H3Core`, and `val core = H3Core.newInstance()`, also where they are lazy. */
const cores =
  /\b(\w+)(?:\s*\(\))?\s*:\s*H3Core\b|\b(?:va[lr]|def)\s+(\w+)\s*(?:=|by\s+lazy\s*\{)\s*(?:[\w.]+\.)?H3Core\.new/g;

/** What stands in front of a method of an `H3Core` in a program. */
function behindCore(code: string): RegExp {
  const names = [...code.matchAll(cores)].map(([, typed, made]) => typed ?? made ?? '');
  const core = ['H3Core\\.new\\w*', ...new Set(names)].join('|');
  return new RegExp(`\\b(?:${core})(?:\\(\\))?(?:!!|\\?)?\\s*(?:\\.|::)\\s*$`);
}

/** Whether a type is one of h3-java: it is imported from its packages, and the program has no other type with its new name. */
function importsType(code: string, name: string, before: string): boolean {
  if (name !== 'GeoCoord') return /\bh3core\.exceptions\b/.test(code);
  const isImported = /\bh3core\.util\.(?:GeoCoord\b|[*_]|\{[^}]*\bGeoCoord\b)/.test(code);
  const isOther = /(?<!h3core\.util)\.LatLng\b|\bclass (?:GeoCoord|LatLng)\b/.test(code);
  return (isImported || /\bh3core\.util\.$/.test(before)) && !isOther;
}

/** A block in which names without an object in front of them can be methods of H3. */
const block = /\bwith\s?\(|\.(?:run|apply)\s?\{/;

/** How much of the code in front of a name is read. */
const mostBefore = 60;

const jvm: Rules = {
  isJava: true,
  skipped: slashes,
  interpolated: /\$\{[^{}]*\}/g,
  uses: /\bh3core\b|\bH3Core\b/,
  common: new Set(['compact', 'uncompact', 'polyfill', 'edgeLength']),
  definitions: /\b(?:fun|def)\s+(?:<[^<>]*>\s*)?(\w+)/g,
  // `Grid.kRing`: `H3Core` has no functions of the class, but constants such as `H3_CORE` can hold one.
  own: /\b(?!H3Core\b)[A-Z](?=\w*[a-z])\w*(?:\.asInstanceOf\[\w+\])?\.$/,
  more: {GeoCoord: 'LatLng', ...Object.fromEntries([...exceptions].map((name) => [name, 'H3Exception']))},
};

const languages: Readonly<Record<ByNameLanguage, Rules>> = {
  kotlin: jvm,
  scala: {...jvm, infix: /(?<=[\w)\]]\s)[a-z]\w*(?=\s+[\w("])/g},
  r: {
    skipped: /#[^\n]*|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
    uses: /\bh3|\bto_h3\b|k_ring\b|\bhex_ring\b/,
    common: new Set(['compact', 'uncompact', 'cell_area', 'versions']),
    // `lapply(cells, k_ring)`, and `do.call("k_ring", …)`
    values: /(?<=[(,]\s{0,20}["']?)[a-z]\w*(?=["']?\s{0,20}[,)])/g,
    ...packages,
    // The news of h3jsr 1.3.0.
    more: {
      get_kring: 'get_disk',
      get_kring_list: 'get_disk_list',
      h3_to_line: 'cell_to_line',
      h3_to_point: 'cell_to_point',
      h3_to_polygon: 'cell_to_polygon',
      point_to_h3: 'point_to_cell',
      res_count: 'num_cells',
      set_to_multipolygon: 'cells_to_multipolygon',
    },
  },
  rust: {
    skipped: slashes,
    uses: /h3|\bk_ring\b|\bhex_ring\b/,
    common: new Set(['compact', 'uncompact', 'polyfill']),
    definitions: /\bfn\s+(\w+)/g,
  },
};

/** A name that is called, or that something in front of it has, but not a field as in `self.k_ring_distances.len()`. */
const calls = /(?<![\w.$]|::)[a-zA-Z_]\w*(?=\s*(?:<[^<>()]*>)?\()|(?<=(?<!\bself)\.|::)[a-zA-Z_]\w*/g;

/** Code in which spaces stand for comments and strings. All positions stay. */
function withoutStrings(code: string, {skipped, interpolated}: Rules): string {
  return code.replace(skipped, (text) => {
    const isString = text.startsWith('"');
    if (!isString || !interpolated) return blank(text);
    let kept = '';
    let end = 0;
    for (const {0: inner, index} of text.matchAll(interpolated)) {
      kept += blank(text.slice(end, index)) + inner;
      end = index + inner.length;
    }
    return kept + blank(text.slice(end));
  });
}

/** The names that a program may use of H3, with their places. `bare` is the code without its strings. */
function namesIn(code: string, bare: string, rules: Rules): readonly {readonly name: string; readonly index: number}[] {
  const {values, infix, more = {}} = rules;
  const found = new Map<number, string>();
  for (const {0: name, index} of bare.matchAll(calls)) found.set(index, name);
  for (const {0: name, index} of values ? code.matchAll(values) : []) found.set(index, name);
  for (const {0: name, index} of infix ? bare.matchAll(infix) : []) found.set(index, name);
  for (const {0: name, index} of bare.matchAll(/\b[a-zA-Z]\w*\b/g))
    if (Object.hasOwn(more, name)) found.set(index, name);
  return [...found].map(([index, name]) => ({name, index})).sort((a, b) => a.index - b.index);
}

/** Questions about names of a language that the converter rewrites, and of one that it doesn't. */
const texts = {
  open: translate({message: 'The converter can’t tell whether H3 3.x is meant here. If it is, rename {renames}.'}),
  unchanged: translate({message: 'The converter doesn’t change this language. If H3 3.x is meant, rename {renames}.'}),
};

/** Names the calls of 3.x in code of a language. */
export function converterOf(language: ByNameLanguage): Convert {
  const rules = languages[language];
  const {uses, common, more = {}, definitions, own} = rules;
  return (code: string, names: NameTable): Conversion => {
    const table = {
      ...Object.fromEntries(Object.entries(more).map(([name, to]) => [name, {to, link: functionsPage}])),
      ...names,
    };
    const versions = new VersionReader(table, common);
    const draft = new Draft(rules.isJava ? 'java' : language, code, versions);
    const isDirect = uses.test(code);
    // All functions of this crate have the names of 3.x.
    const isWhole = language === 'rust' && /\blibh3\b/.test(code);
    const used: string[] = [];
    const former = rules.former?.(code);
    for (const place of former?.places ?? []) if (former) draft.note(place, former);
    for (const each of rules.embedded?.(code) ?? []) draft.embed(each);
    const bare = withoutStrings(code, rules);
    const core = rules.isJava ? behindCore(code) : undefined;
    const defined = new Set([...code.matchAll(definitions)].map(([, name = '']) => name));
    for (const {name, index} of namesIn(code, bare, rules)) {
      const renamed = former ? undefined : versions.renamed(name);
      const before = code.slice(Math.max(0, index - mostBefore), index);
      const isOwn = own?.test(before) === true || (defined.has(name) && !behindOther.test(before));
      // `with(core) { polyfill(…) }`
      const isInBlock = isDirect && rules.isJava === true && block.test(code) && !/[.:]\s*$/.test(before);
      const isOld = versions.isOld(name);
      if (!isDirect && (isOwn || !isOld)) continue;
      used.push(name);
      const isOurs = !isOwn && (isOld || isWhole || behindH3.test(before) || core?.test(before) === true || isInBlock);
      if (!renamed || !isOurs || renamed.to.split('(')[0] === name) continue;
      if (rules.isJava && replaced[name] !== undefined) {
        draft.byHand(index, replaced[name], renamed.link);
        continue;
      }
      const isCore = core?.test(before) === true || (isDirect && isOld && /\w[)\]!?]*\.$/.test(before));
      const isType = rules.isJava && Object.hasOwn(more, name) && importsType(code, name, before);
      if (rules.isJava && (isCore || isType)) draft.replace({from: index, to: index + name.length}, renamed.to);
      else draft.ask(index, name, rules.isJava ? texts.open : texts.unchanged);
      if (!rules.isJava) continue;
      noteBehavior(draft, index, name);
      if (name === 'h3Distance') draft.byHand(index, javaTexts.distance, renamed.link);
    }
    if (rules.isJava && isDirect) notePositions(draft);
    if (rules.isJava) noteMessages(draft, used);
    return draft.finish(versions.decide(used, isDirect));
  };
}
