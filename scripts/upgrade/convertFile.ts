import {readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {assemble} from '@h3-docs/converter/assemble';
import {detectLanguage} from '@h3-docs/converter/detect';
import {containerOf, convertDocument, type DocumentConversion, type Loader} from '@h3-docs/converter/documents';
import {kindOf, type FileKind} from '@h3-docs/converter/documents/kinds';
import {loadConverter} from '@h3-docs/converter';
import {lineCounter} from '@h3-docs/converter/lines';
import {nameTable} from '@h3-docs/converter/node/names';
import type {ExportsOf, Note} from '@h3-docs/converter/types';
import type {ProjectExports} from './exports';
import {newVersions, versionNotes} from './manifests';
import {isConfiguration, nameNotes} from './namedFunctions';
import {decode, encode, type FileText} from './text';

/** The address in front of the links of notes. */
const site = 'https://h3geo.org';

/** A note, with the lines of the file that it is about. */
export type LineNote = Pick<Note, 'kind' | 'text' | 'link'> & {readonly lines: readonly number[]};

/** What became of a file. */
export interface FileResult {
  readonly file: string;
  /** What was read; null for files without code, and for files that were not read. */
  readonly language: string | null;
  readonly version: string | null;
  /** How many places changed. */
  readonly changes: number;
  readonly notes: readonly LineNote[];
  readonly before: string;
  readonly after: string;
  /** The new bytes of the file. */
  readonly bytes: Buffer;
}

/** Loads the converters of languages, from the modules of this program, for a file with such imports. */
const loaderFor =
  (exportsOf: ExportsOf): Loader =>
  async (language) => {
    const convert = await loadConverter(language);
    return {convert: (code, names, dialect) => convert(code, names, dialect, exportsOf), names: nameTable(language)};
  };

const nothing: Omit<DocumentConversion, 'code'> = {
  changes: [],
  notes: [],
  version: 'none',
  languages: [],
};

/** Converts a text that comes from a file, with its dependencies. */
async function convertText(
  file: string,
  {text, hasMark}: FileText,
  kind: FileKind | undefined,
  said: Set<string>,
  exportsOf: ExportsOf = () => undefined,
): Promise<FileResult> {
  const conversion = kind ? await convertDocument(text, kind, loaderFor(exportsOf)) : nothing;
  const versions = newVersions(file, text);
  const {code, changes} = assemble(text, [...conversion.changes, ...versions]);
  const named = isConfiguration(file) ? nameNotes(text) : [];
  const all = [...conversion.notes, ...versionNotes(file, text, versions), ...named];
  const notes = all.filter((note) => isNews(note, dirname(file), said));
  const lineOf = lineCounter(text);
  return {
    file,
    language: kind ? nameOf(kind, conversion) : null,
    version: kind ? conversion.version : null,
    changes: changes.length,
    notes: notes.map(({kind: why, text: words, link, places}) => ({
      kind: why,
      lines: [...new Set(places.map(lineOf))],
      text: words,
      link: `${site}${link}`,
    })),
    before: text,
    after: code,
    bytes: encode(code, {text, hasMark}),
  };
}

/** Whether a note has to be said: notes about the project or a folder as a whole, and on behavior, are said for one file. */
function isNews({kind, text, once}: Note, folder: string, said: Set<string>): boolean {
  if (kind === 'byHand' && once === undefined) return true;
  const key = once === 'folder' ? `${folder}\n${text}` : text;
  const isNew = !said.has(key);
  said.add(key);
  return isNew;
}

function nameOf(kind: FileKind, {languages}: DocumentConversion | typeof nothing): string {
  if ('language' in kind) return kind.dialect === 'ts' || kind.dialect === 'tsx' ? 'typescript' : kind.language;
  return languages.length > 0 ? `${kind.container} (${languages.join(', ')})` : kind.container;
}

/**
 * Converts a file.
 *
 * @param said - the notes about the project as a whole that other files have, to which those of this file are added
 * @param project - what the modules of the project export
 * @returns a sentence that says why, for a file that is left because its bytes are not understood
 */
export async function convertFile(
  file: string,
  said: Set<string>,
  project: ProjectExports,
): Promise<FileResult | string> {
  const text = decode(readFileSync(file));
  return typeof text === 'string' ? text : convertText(file, text, kindOf(file), said, project.of(file));
}

/** Converts a text without a file, whose language is detected. */
export async function convertInput(bytes: Buffer): Promise<FileResult | string> {
  const text = decode(bytes);
  if (typeof text === 'string') return text;
  const container = containerOf(text.text);
  return convertText('-', text, container ? {container} : {language: detectLanguage(text.text)}, new Set());
}
