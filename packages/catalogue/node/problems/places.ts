import {functionsOf} from '../catalogue';
import {problemsOf, type Problem} from './read';
import {versionRow, type DocsVersion} from '@h3-docs/base/versions';
import {problemAnchor} from './markup';

/** The pages that have problems, besides those of functions, from the folder of a version. */
const pages = {
  error: '/library/errors',
  installation: '/installation',
  faq: '/',
  stacks: '/community/bindings',
} as const;

/** The page of the function of that name, which in a former version is the name that it had there. */
function pageOfFunction(name: string, version: DocsVersion): string | undefined {
  const isCurrent = versionRow(version).reference === 'functions';
  const entry = functionsOf(version).find((each) =>
    isCurrent ? each.name === name : each.v3?.some((former) => former.name === name),
  );
  return entry && `/api/${entry.group}`;
}

/** The page that has the whole text of a problem: of its first function, or else of its first error, and so on. */
function pageOf({functions: [first], errors, places}: Problem, version: DocsVersion): string {
  const ofFunction = first === undefined ? undefined : pageOfFunction(first, version);
  if (ofFunction !== undefined) return ofFunction;
  if (errors.length > 0) return pages.error;
  if (places.includes('installation')) return pages.installation;
  return places.includes('faq') ? pages.faq : pages.stacks;
}

/** The address of the whole text of a problem, from the root of the site. */
export function problemAddress(problem: Problem, version: DocsVersion): string {
  return `${versionRow(version).path}${pageOf(problem, version)}#${problemAnchor(problem)}`;
}

/** A place on a page that shows problems. */
export type Place =
  | {readonly kind: 'function' | 'error'; readonly name: string}
  | {readonly kind: 'installation' | 'faq' | 'stacks' | 'messages'};

/** The problems of a place. */
export function problemsAt(place: Place, version: DocsVersion): readonly Problem[] {
  const all = problemsOf(version);
  switch (place.kind) {
    case 'function':
      return all.filter(({functions}) => functions.includes(place.name));
    case 'error':
      return all.filter(({errors}) => errors.includes(place.name));
    case 'installation':
    case 'faq':
      return all.filter(({places}) => places.includes(place.kind as 'installation' | 'faq'));
    case 'messages':
      return all.filter(({messages}) => messages.length > 0);
    case 'stacks':
      return all;
  }
}

/** Whether a place has the whole text of a problem: the others of its page only lead to it. */
export function isHome(place: Place, problem: Problem, version: DocsVersion): boolean {
  const {functions, errors} = problem;
  switch (place.kind) {
    case 'function':
      return functions[0] === place.name;
    case 'error':
      return pageOf(problem, version) === pages.error && errors[0] === place.name;
    case 'messages':
      return false;
    default:
      return pageOf(problem, version) === pages[place.kind];
  }
}
