import {translate} from '@docusaurus/Translate';
import {interpolate, type Values} from '@h3-docs/base/interpolate';
import {assemble} from '../assemble';
import {combineVersions} from '../engine/version';
import {moduleFor4} from '../javascript/modules';
import {functionsPage} from '../pages';
import {commonNames} from '../sql/facts';
import {usesPostgres} from '../engine/strings';
import type {Conversion, Convert, Edit, Embedded, NameTable, Note, ReadLanguage, Version} from '../types';
import {installNotes} from './installs';
import type {Container, FileKind} from './kinds';
import {plainText} from './lineEnds';
import {markdownParts, proseOf, unreadLines} from './markdown';
import {readMarkup} from './markup';
import {isNotebook, notebookParts, notebookProse} from './notebook';
import {namesOutside, proseNotes, readsImports} from './outside';
import {Part} from './part';

/** The converter of a language, and its names. */
export interface LoadedLanguage {
  readonly convert: Convert;
  readonly names: NameTable;
}

/** Loads the converter of a language with its grammar and its names. */
export type Loader = (language: ReadLanguage) => Promise<LoadedLanguage>;

/** What became of a document. */
export interface DocumentConversion extends Omit<Conversion, 'embedded'> {
  /** The languages that were read, in the order of their first programs. */
  readonly languages: readonly ReadLanguage[];
}

/** What notes say. */
export const texts = {
  name: translate({
    message: 'The converter doesn’t change this name. If `{name}` is a function of {library}, write `{to}`.',
  }),
  database: translate({
    message:
      'The converter doesn’t know which database runs this SQL. If it is PostgreSQL with h3-pg 4, write `{insert}` instead of `{name}`.',
  }),
  diff: translate({
    message: 'This text is a diff, and the converter doesn’t change it. Apply it first, and convert the files.',
  }),
  integrity: translate({
    message:
      'The attribute `integrity` has the hash of the file of 3.x, so browsers refuse the new file. Replace the hash.',
  }),
};

/** How deep programs can contain programs of another language, such as Python that contains SQL that contains Python. */
const mostLevels = 3;

/** How programs name functions of H3 in another language: Python calls h3-java through py4j, and Go calls C through cgo. */
const gateways: Readonly<
  Partial<Record<ReadLanguage, {readonly uses: RegExp; readonly calls: RegExp; readonly language: ReadLanguage}>>
> = {
  python: {uses: /\bcom\.uber\.h3core\b/, calls: /(?<=\.)[a-z]\w*(?=\()/g, language: 'java'},
  go: {uses: /#\s?include\s.*\bh3api\.h\b/, calls: /(?<=\bC\.)[a-z]\w*(?=\()/g, language: 'c'},
};

/** The libraries of H3 for the languages that programs have in strings. */
const libraries: Readonly<Partial<Record<ReadLanguage, string>>> = {
  javascript: 'h3-js',
  python: 'h3-py',
  sql: 'h3-pg',
};

/** Collects the conversions of the programs of a document. */
class DocumentDraft {
  readonly edits: Edit[] = [];
  readonly languages = new Set<ReadLanguage>();
  private readonly notes = new Map<string, Note>();
  private version: Version = 'none';

  constructor(
    readonly document: string,
    readonly load: Loader,
  ) {}

  /** Converts a program, and the programs of other languages in it. */
  async convert(part: Part, level = 0): Promise<void> {
    const {text} = part;
    const {convert, names} = await this.load(part.language);
    const {changes, notes, version, embedded} = convert(text, names, part.dialect);
    this.languages.add(part.language);
    this.version = combineVersions(this.version, version);
    for (const change of changes) this.edits.push(part.edit(change));
    for (const note of notes) this.note({...note, places: note.places.map((place) => part.at(place))});
    const {uses, calls, language = part.language} = gateways[part.language] ?? {};
    for (const {0: name, index} of calls && uses?.test(text) ? text.matchAll(calls) : [])
      await this.noteName(part.inside(language, index, index + name.length), language);
    if (level === mostLevels) return;
    for (const each of embedded) await this.convertEmbedded(part, each, level + 1);
  }

  /** Converts code of another language in a program, or notes its names where the engine that runs it isn't known. */
  private async convertEmbedded(part: Part, {language, from, to, isName}: Embedded, level: number): Promise<void> {
    const inner = part.inside(language, from, to);
    if (isName === true) {
      await this.noteName(inner, language);
      return;
    }
    if (part.language === 'sql' || (part.language !== 'r' && usesPostgres(part.text))) {
      await this.convert(inner, level);
      return;
    }
    const {convert, names} = await this.load(language);
    const {changes, notes} = convert(inner.text, names);
    for (const {from: start, to: end, insert} of changes) {
      const name = inner.text.slice(start, end);
      if (!/^\w+$/.test(name)) continue;
      this.byHand(inner.at(start), texts.database, functionsPage, {insert, name});
    }
    const byHand = notes.filter(({kind}) => kind === 'byHand' && changes.length === 0);
    for (const note of byHand) this.note({...note, places: note.places.map((place) => inner.at(place))});
  }

  /** Notes the name of a function of h3-pg 3, h3-py 3, or h3-js 3 that a program in another language has. */
  private async noteName(part: Part, language: ReadLanguage): Promise<void> {
    const {names} = await this.load(language);
    const name = part.text;
    const renamed = Object.hasOwn(names, name) ? names[name] : undefined;
    // Columns are called `h3_distance` and `h3_line` too.
    if (!renamed || renamed.to === name || (language === 'sql' && commonNames.has(name))) return;
    const library = libraries[language] ?? 'H3';
    this.byHand(part.at(0), texts.name, renamed.link, {name, library, to: renamed.to});
  }

  /** Notes code that has to be changed by hand. */
  byHand(place: number, text: string, link: string, values: Values = {}): void {
    this.note({kind: 'byHand', text: interpolate(text, values), link, places: [place]});
  }

  /** Notes something about places of the document. Notes with the same words are one note. */
  note(note: Note): void {
    const known = this.notes.get(note.text);
    const places = [...new Set([...(known?.places ?? []), ...note.places])].sort((a, b) => a - b);
    this.notes.set(note.text, {...note, places});
  }

  finish(): DocumentConversion {
    const {code, changes} = assemble(this.document, this.edits);
    return {
      code,
      changes,
      notes: [...this.notes.values()].sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0)),
      version: this.version,
      languages: [...this.languages],
    };
  }
}

/** What a diff or prose about H3 contains: the name H3, apart from a heading in HTML, or a function without H3 in its name. */
const mentionsH3 = /(?<![</\w])h3(?![\da-z])|[a-z]H3|H3[A-Z]|\b(?:k_?ring|hex_?(?:area|range|ring))/i;

/**
 * Notes the names of 3.x in prose.
 *
 * @param at - where a place of the prose is in the document
 */
async function noteProse(prose: string, at: (place: number) => number, draft: DocumentDraft): Promise<void> {
  if (!mentionsH3.test(prose)) return;
  const tables: NameTable[] = [];
  for (const language of ['javascript', 'python', 'sql'] as const) tables.push((await draft.load(language)).names);
  for (const note of proseNotes(prose, tables)) draft.note({...note, places: note.places.map(at)});
}

/** Converts what is in a document of several programs. */
async function convertContainer(container: Container, draft: DocumentDraft): Promise<void> {
  const {document} = draft;
  if (container === 'notebook' || container === 'markdown') {
    for (const note of installNotes(document)) draft.note(note);
  }
  if (container === 'diff') {
    if (mentionsH3.test(document)) draft.byHand(0, texts.diff, functionsPage);
  } else if (container === 'notebook') {
    for (const part of notebookParts(document)) await draft.convert(part);
    const prose = notebookProse(document);
    await noteProse(prose.text, (place) => prose.at(place), draft);
  } else if (container === 'markdown') {
    for (const part of markdownParts(document)) await draft.convert(part);
    const {names} = await draft.load('javascript');
    for (const note of namesOutside(container, unreadLines(document), names)) draft.note(note);
    await noteProse(proseOf(document), (place) => place, draft);
  } else {
    const {parts, addresses, outside} = readMarkup(document);
    for (const {from, to} of addresses) {
      const insert = moduleFor4(document.slice(from, to));
      if (insert === document.slice(from, to)) continue;
      draft.edits.push({from, to, insert});
      const tag = document.slice(document.lastIndexOf('<', from), document.indexOf('>', to));
      if (/\sintegrity\s*=/.test(tag)) draft.byHand(from, texts.integrity, '/docs/installation');
    }
    for (const part of parts) await draft.convert(part);
    if (!readsImports(container, document)) return;
    const {names} = await draft.load('javascript');
    for (const note of namesOutside(container, outside, names)) draft.note(note);
  }
}

/** Whether text is a unified diff. */
const isDiff = (text: string): boolean => /^--- .*\n\+\+\+ .*\n@@ /m.test(text);

/**
 * What pasted text contains, where its form says it.
 *
 * @param text - with lines that end in `\n`
 */
export function containerOf(text: string): Container | undefined {
  if (isDiff(text)) return 'diff';
  if (isNotebook(text)) return 'notebook';
  if (/^\s*(?:<!--|<!doctype html|<html|<head|<body|<script|<template|<div)\b/i.test(text) || /^\s*<!--/.test(text)) {
    return /^<template\b/m.test(text) ? 'vue' : 'html';
  }
  return /^(?:```|~~~)/m.test(text) && /^#{1,6} |^[-*] |^(?:```|~~~)/m.test(text) ? 'markdown' : undefined;
}

/**
 * Converts a document. Its line ends stay, and what is inserted has the end of most of its lines.
 *
 * @param original - the text, without a byte order mark
 */
export async function convertDocument(original: string, kind: FileKind, load: Loader): Promise<DocumentConversion> {
  const plain = plainText(original);
  const {text} = plain;
  const draft = new DocumentDraft(text, load);
  const container = 'container' in kind ? kind.container : isDiff(text) ? 'diff' : undefined;
  if (container) await convertContainer(container, draft);
  else if ('language' in kind) {
    await draft.convert(new Part(text, kind.language, kind.dialect).copy(0, text.length));
  }
  const {notes, ...result} = draft.finish();
  const edits = draft.edits.map((edit) => plain.edit(edit));
  const moved = notes.map((note) => ({...note, places: note.places.map((place) => plain.at(place))}));
  return {...result, ...assemble(original, edits), notes: moved};
}
