import {versionRow, type DocsVersion} from '@h3-docs/base/versions';
import {queryOf} from '@h3-docs/base/routing/link';
import type {Problem} from './read';

/** The page and the section that have the entries of a kind. */
interface Home {
  /** The route of the page, from the folder of a version. */
  readonly page: string;
  readonly section: string;
}

const troubleshooting: Home = {page: '/library/errors', section: 'troubleshooting'};
const questions: Home = {page: '/', section: 'questions-by-stack'};

/** Where the whole text of an entry is, by its kind. */
const homes: Readonly<Record<Problem['kind'], Home>> = {
  pitfall: troubleshooting,
  problem: troubleshooting,
  recipe: questions,
};

/** The id of an entry on its page. */
export const problemAnchor = ({id}: Pick<Problem, 'id'>): string => `problem-${id}`;

const addressIn = (kind: Problem['kind'], version: DocsVersion, rest: string) =>
  `${versionRow(version).path}${homes[kind].page}${rest}`;

/** The address of the whole text of an entry, from the root of the site. */
export function problemAddress(problem: Pick<Problem, 'id' | 'kind'>, version: DocsVersion): string {
  return addressIn(problem.kind, version, `#${problemAnchor(problem)}`);
}

/** The address of the entries of a kind that contain words. */
export function filteredAddress(kind: Problem['kind'], words: string, version: DocsVersion): string {
  return addressIn(kind, version, `?${queryOf([['problems', words]])}#${homes[kind].section}`);
}

/** The id of the entries of a stack. */
export const stackAnchor = (stack: string): string => `problems-${stack}`;

/** The address of the entries of a kind that a stack has. */
export function stackAddress(kind: Problem['kind'], stack: string, version: DocsVersion): string {
  return addressIn(kind, version, `#${stackAnchor(stack)}`);
}

/**
 * The page to ask for an entry that a page doesn't have, by the route of the page from the folder of its version, and whether it
 * is the last one to ask. Until 2026, the entries were on the pages of functions, errors, installation, and bindings, and in
 * the FAQ.
 */
export function movedFrom(page: string): {readonly to: string; readonly ends: boolean} | undefined {
  if (page === troubleshooting.page) return {to: questions.page, ends: true};
  const hadEntries = page === '' || /^\/(?:api\/\w+|installation|community\/bindings)$/.test(page);
  return hadEntries ? {to: troubleshooting.page, ends: false} : undefined;
}
