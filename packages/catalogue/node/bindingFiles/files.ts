import {existsSync, readFileSync} from 'node:fs';
import {readJson} from '../bindings';
import type {Language} from '../../languages';
import {bindingsFolder, type DocsVersion} from '@h3-docs/base/versions';
import {languageManifest, type NameStyle} from './manifest';

/** The name of a function's file in the style of a language: `grid_disk` and `GridDisk` for `gridDisk`. */
function fileStem(name: string, style: NameStyle): string {
  switch (style) {
    case 'camelCase':
      return name;
    case 'PascalCase':
      return name.replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());
    case 'snake_case':
      return name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
    case 'lowercase':
      return name.replaceAll('_', '').toLowerCase();
  }
}

/** The file of a function's example, from the root of the project; it need not exist. */
export function exampleFile(version: DocsVersion, language: Language, name: string): string {
  const {extension, names} = languageManifest(version, language).examples;
  return `${bindingsFolder(version)}/${language}/examples/${fileStem(name, names)}.${extension}`;
}

/**
 * The code around an example that a language's tools need and readers don't. The body of a Java method is indented by
 * four.
 */
const wrappings: Readonly<Record<string, (text: string) => string>> = {
  java: (text) => {
    const [, head = text, body = ''] =
      /^([^]*?)public class \w+ \{\n {2}public static void main\(String\[\] args\) throws Exception \{\n([^]*)\n {2}\}\n\}\s*$/.exec(
        text,
      ) ?? [];
    return head + body.replace(/^ {4}/gm, '');
  },
  go: (text) => text.replace(/^\/\/go:build ignore\n+/, ''),
  js: (text) => text.replace(flagsLine, ''),
};

/** The first line of a live example that has flags. */
const flagsLine = /^\/\/ example: (.*)\n/;

/** An example as its file has it. */
export interface ExampleSource {
  /** From the root of the project. */
  readonly file: string;
  /** What readers see. */
  readonly code: string;
  /** The line before its first line. */
  readonly line: number;
  /** Words after `live` in the first line of a JavaScript example. */
  readonly flags: string;
}

/** The example of a function in a language; undefined where there is none. */
export function readExample(version: DocsVersion, language: Language, name: string): ExampleSource | undefined {
  const file = exampleFile(version, language, name);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const {extension} = languageManifest(version, language).examples;
  const flags = flagsLine.exec(text)?.[1] ?? '';
  return {file, code: (wrappings[extension]?.(text) ?? text).trimEnd(), line: flags ? 1 : 0, flags};
}

/** The file with what the examples of a language print, from the root of the project. */
export function outputsFile(version: DocsVersion, language: Language): string {
  return `${bindingsFolder(version)}/${language}/outputs.json`;
}

/** What the examples of a language print, by the names of their functions. */
export function readOutputs(version: DocsVersion, language: Language): Readonly<Partial<Record<string, string>>> {
  const file = outputsFile(version, language);
  return existsSync(file) ? (readJson(file) as Record<string, string>) : {};
}
