import type {ParseFrontMatter} from '@docusaurus/types';
import {versions} from '@h3-docs/base/versions';
import {versionOf} from '@h3-docs/base/node/version';

type FrontMatter = Readonly<Record<string, unknown>>;

const asNumber = (release: string) => release.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** Pages outside of the documentation don't say which release they were checked against. */
const outside = /[\\/]src[\\/]pages[\\/]/;

/** A field with a value that isn't allowed. */
class FieldError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Front matter of a docs page with `checked`, the release that it was last checked against: the one that the page names, or else the
 * release that its version of the documentation was checked against.
 *
 * @throws FieldError at any other value: another major version, a later release, or `4.4`, which YAML reads as a number
 */
function withChecked(frontMatter: FrontMatter, filePath: string): FrontMatter {
  const latest = versions[versionOf(filePath)].release;
  const {checked = latest} = frontMatter;
  const valid =
    typeof checked === 'string' &&
    /^\d+\.\d+\.\d+$/.test(checked) &&
    checked.split('.')[0] === latest.split('.')[0] &&
    asNumber(checked) <= asNumber(latest);
  if (!valid) {
    const given = typeof checked === 'string' ? checked : JSON.stringify(checked);
    throw new FieldError('checked', `'checked: ${given}' is no release up to ${latest}, such as ${latest}`);
  }
  return {...frontMatter, checked};
}

/** Fields that would show something on other sites. Pages don't carry the code for it (`plugins/bundler/leanClient.ts`). */
const unused = ['last_update', 'tags'] as const;

/** @throws FieldError at a field whose effect this site doesn't show */
function checkUsed(frontMatter: FrontMatter): void {
  for (const field of unused)
    if (frontMatter[field] !== undefined) throw new FieldError(field, `"${field}" has no effect on this site`);
}

/** The properties that errors of YAML have besides a message. */
interface Complaint {
  /** The line, counted from 0. Line 0 is the rest of the line with the dashes. */
  readonly mark?: {readonly line: number};
  readonly reason?: string;
}

/** The error with the file and, where it is known, the line. */
function placed(thrown: unknown, filePath: string, text: string): Error {
  const cause = thrown instanceof Error ? thrown : new Error(String(thrown));
  const {mark, reason} = cause as Complaint;
  const field = cause instanceof FieldError ? cause.field : undefined;
  const fieldLine = field === undefined ? -1 : text.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  const line = mark ? mark.line + 1 : fieldLine + 1;
  return new Error(`${filePath}${line > 0 ? `:${line}` : ''}: ${reason ?? cause.message}`, {cause});
}

/** The errors of front matter that could not be read, by the text of the page. */
const unreadable = new Map<string, unknown>();

/**
 * The front matter as Docusaurus reads it.
 *
 * Docusaurus caches the result of a text before it parses the text. If it failed at a text, it returns no fields and no
 * error for the same text later. The list of pages and the bundler both read each page, so the later one would miss the
 * error.
 */
const read: ParseFrontMatter = async ({defaultParseFrontMatter, ...file}) => {
  if (unreadable.has(file.fileContent)) throw unreadable.get(file.fileContent);
  try {
    return await defaultParseFrontMatter(file);
  } catch (cause) {
    unreadable.set(file.fileContent, cause);
    throw cause;
  }
};

/**
 * The front matter of a page. That of docs pages has a valid `checked`; see `withChecked`.
 *
 * @throws Error naming the file and the line where the front matter isn't YAML, or a field has a wrong value
 */
export const parseFrontMatter: ParseFrontMatter = async (file) => {
  const {filePath, fileContent} = file;
  try {
    const parsed = await read(file);
    if (outside.test(filePath)) return parsed;
    checkUsed(parsed.frontMatter);
    return {...parsed, frontMatter: withChecked(parsed.frontMatter, filePath)};
  } catch (cause) {
    throw placed(cause, filePath, fileContent);
  }
};
