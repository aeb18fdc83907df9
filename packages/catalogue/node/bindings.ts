import {existsSync, readFileSync} from 'node:fs';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import {memoize} from '@h3-docs/base/memoize';
import {bindingsFolder, type DocsVersion} from '@h3-docs/base/versions';
import {languages, type Language} from '../languages';
import type {Markdown} from '../types';

/** How a language spells a function, as `functions.json` has it. */
export interface BindingFunction {
  /** Exact signatures, several where there are overloads; absent where the language has no such function. */
  readonly signatures?: readonly string[];
  /** Functions that create or print an argument or result. Shown with the signatures; not names of the function. */
  readonly helpers?: readonly string[];
  /** What to write where the language has no such function. */
  readonly instead?: Markdown;
}

/** A code that a binding adds to those of the C library, as its `errors.json` has it. */
export interface OwnError {
  readonly name: string;
  readonly code: number;
  readonly message: string;
  readonly meaning: Markdown;
  readonly cause?: Markdown;
  readonly fix?: Markdown;
  readonly example?: string;
  /** The functions that return it: by name, or by what their signatures contain. Absent where none does. */
  readonly raisedBy?: {readonly functions?: readonly string[]; readonly parameter?: string};
}

/** What a language calls the errors, as `errors.json` has it. */
interface BindingErrors {
  /** What stands before a name in code: `h3.` */
  readonly qualifier?: string;
  /** The binding's names for the codes of the C library. */
  readonly names?: Readonly<Partial<Record<string, string>>>;
  /** What it prints in place of the C library's text, without values in it, by the name of the code. */
  readonly messages?: Readonly<Partial<Record<string, string>>>;
  /** Whether callers get the number of a code. */
  readonly numbers?: true;
  readonly own?: readonly OwnError[];
}

/** `:12` for a message of `JSON.parse` that names a position in a text; empty for others. */
function lineOf(message: string, text: string): string {
  const position = / position (\d+)/.exec(message)?.[1];
  return position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`;
}

/**
 * The data of a JSON file.
 *
 * @param file - its path from the root of the project
 * @throws Error that names the file where it is missing or isn't JSON, and then the line where the parser tells it
 */
export function readJson(file: string): unknown {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
    return JSON.parse(text);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}${lineOf(message, text)}: ${message}`, {cause});
  }
}

const validator = memoize((schema: string): ValidateFunction => {
  const ajv = new Ajv({allErrors: true, strict: true, strictRequired: false});
  return ajv.compile(readJson(schema) as object);
});

function complaint({instancePath, message, params}: ErrorObject): string {
  const allowed = params.allowedValues as readonly string[] | undefined;
  const extra = params.additionalProperty as string | undefined;
  const detail = allowed ? `: ${allowed.join(', ')}` : extra ? `: ${extra}` : '';
  return `${instancePath || '/'} ${message}${detail}`;
}

/**
 * Checks data against a schema.
 *
 * @param file - where the data is from, for the message
 * @param lineAt - the line of a place in the data, which is a JSON pointer, where the reader of the file knows it
 * @throws Error that names the file and every place in it that the schema refuses
 */
export function checkAgainst(
  schema: string,
  data: unknown,
  file: string,
  lineAt?: (instancePath: string) => number,
): void {
  const validate = validator(schema);
  if (validate(data)) return;
  const complaints = (validate.errors ?? []).map((error) => {
    const extra = error.params.additionalProperty as string | undefined;
    const place = extra === undefined ? error.instancePath : `${error.instancePath}/${extra}`;
    return lineAt ? `  ${file}:${lineAt(place)}: ${complaint(error)}` : `  ${complaint(error)}`;
  });
  throw new Error(`${file}:\n${complaints.join('\n')}`);
}

/**
 * A file of a version's bindings that its schema accepts.
 *
 * @param name - its path in the folder
 * @param schema - the name of the schema, which is in the same folder
 * @throws Error that names the file and what is wrong with it
 */
export function readBindingFile(version: DocsVersion, name: string, schema: string): unknown {
  const file = `${bindingsFolder(version)}/${name}`;
  const data = readJson(file);
  checkAgainst(`${bindingsFolder(version)}/${schema}.schema.json`, data, file);
  return data;
}

/** How a language spells the functions of a version, by their names in its catalogue. Throws for bad data. */
export const bindingFunctions = memoize(
  (version: DocsVersion, language: Language): Readonly<Partial<Record<string, BindingFunction>>> => {
    const data = readBindingFile(version, `${language}/functions.json`, 'functions');
    return (data as {functions: Record<string, BindingFunction>}).functions;
  },
);

/**
 * The languages of the newest version whose functions in a version are known: those with tabs on its pages, and others
 * whose names tables have all the same.
 */
export function languagesNamedIn(version: DocsVersion): readonly Language[] {
  return languages.filter((language) => existsSync(`${bindingsFolder(version)}/${language}/functions.json`));
}

/** The data of a file that not every language has; undefined where there is none. Throws for bad data. */
function optionalFile(version: DocsVersion, language: Language, name: string): unknown {
  const file = `${language}/${name}.json`;
  return existsSync(`${bindingsFolder(version)}/${file}`) ? readBindingFile(version, file, name) : undefined;
}

/** How a language declares the types and constants of a version, by their names. Throws for bad data. */
export const bindingConstants = memoize(
  (version: DocsVersion, language: Language): Readonly<Partial<Record<string, string>>> => {
    const data = optionalFile(version, language, 'constants');
    return data === undefined ? {} : (data as {constants: Record<string, string>}).constants;
  },
);

/** What a language calls the errors of a version. Throws for bad data. */
export const bindingErrorFile = memoize(
  (version: DocsVersion, language: Language): BindingErrors =>
    (optionalFile(version, language, 'errors') as BindingErrors | undefined) ?? {},
);
