import path from 'node:path';
import {interpolate} from '@h3-docs/base/interpolate';
import {texts} from '@h3-docs/converter/documents';
import {nameTable} from '@h3-docs/converter/node/names';
import {VersionReader} from '@h3-docs/converter/engine/version';
import {commonNames} from '@h3-docs/converter/sql/facts';
import type {Note} from '@h3-docs/converter/types';
import {scriptNames} from './manifests';

/** Configurations and scripts, which can name functions: in queries, in commands, and as values. */
const configurations = new RegExp(String.raw`^(?:${scriptNames}|.+\.(?:json|tf))$`);

/** Whether a file is a configuration or a script. */
export const isConfiguration = (file: string): boolean => configurations.test(path.basename(file));

/** A call of h3-pg or of an object called `h3`, and a value that is a name, apart from the values of `name`. */
const named =
  /(?<![\w.$-])(?:(h3)\.([a-z]\w+)|(h3_\w+))(?=\s*\()|(?<![\w.])(?<!\bname["']?\s*:\s*["']?)(?<=(?:[:=,[]|^\s*-)\s*["']?)(\w*h3\w*)(?=["']?\s*(?:[,\]}#]|$))/gim;

const libraries = {sql: 'h3-pg', python: 'h3-py', javascript: 'h3-js'} as const;

const readers = Object.entries(libraries).map(([language, library]) => {
  const names = nameTable(language as keyof typeof libraries);
  return {library, names, versions: new VersionReader(names, commonNames)};
});

/** Notes the functions of 3.x that a configuration or a script names. */
export function nameNotes(text: string): readonly Note[] {
  const [sql, ...others] = readers;
  const notes = new Map<string, Note & {readonly places: number[]}>();
  for (const {0: all, 1: object, 2: member, 3: call, 4: value, index} of text.matchAll(named)) {
    const name = member ?? call ?? value ?? '';
    const possible = object ? others : call ? [sql] : readers;
    const reader = possible.find((each) => each?.versions.isOld(name));
    const renamed = reader?.names[name];
    if (!renamed) continue;
    const words = interpolate(texts.name, {name, library: reader.library, to: renamed.to});
    const note = notes.get(words) ?? {kind: 'byHand', text: words, link: renamed.link, places: []};
    note.places.push(index + all.length - name.length);
    notes.set(words, note);
  }
  return [...notes.values()];
}
