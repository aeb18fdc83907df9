/** The pages of `build/`. Each is read and parsed once in a run, for all tests that look at it. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import routes from '../data/routes.json' with {type: 'json'};

export type Page = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.findAll>[number];

/** The routes of all pages of the documentation, as the specification has them. */
export const docRoutes: readonly string[] = [...routes.current, ...routes['3.x']];

/** A route without its last slash, apart from that of the landing page. */
export const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

function kept<Value>(read: (route: string) => Value): (route: string) => Value {
  const values = new Map<string, Value>();
  return (route) => {
    const key = withoutSlash(route);
    const value = values.get(key) ?? read(key);
    values.set(key, value);
    return value;
  };
}

/** The file of a built page; it need not exist. */
const fileOf = (route: string) => path.resolve('build', route.endsWith('.html') ? `.${route}` : `.${route}/index.html`);

/** Whether the site has a page at a route, with or without a slash at its end. */
export const hasPage = (route: string) => existsSync(fileOf(route));

/** The HTML of a built page. */
export const htmlOf = kept((route) => readFileSync(fileOf(route), 'utf8'));

/** The document of a built page. */
export const pageOf = kept((route): Page => parseDocument(htmlOf(route)));

/** The elements below a page or an element with a tag name and, if given, a class. */
export function elementsIn(root: Page | Element, tag: string, className?: string): Element[] {
  const hasClass = ({attribs}: Element) =>
    className === undefined || (attribs.class ?? '').split(' ').includes(className);
  return DomUtils.findAll((element) => (tag === '*' || element.name === tag) && hasClass(element), root.children);
}

/** The text of a page or an element, with single spaces. */
export const textIn = (root: Page | Element): string => DomUtils.textContent(root).replace(/\s+/g, ' ').trim();

/** The lists of problems, which pages fetch. A page leads to the other list for those that its own lacks. */
const listsFolder = 'build/assets/problem-lists';

/** The ids of the elements of a built page, with those that the page fetches when an address names them. */
export const idsOf = kept((route): ReadonlySet<string> => {
  const ids = elementsIn(pageOf(route), '*').flatMap(({attribs: {id}}) => id ?? []);
  const hasList = elementsIn(pageOf(route), 'details', 'problem-group').length > 0;
  const lists = hasList ? readdirSync(listsFolder) : [];
  const later = lists.flatMap(
    (name) => JSON.parse(readFileSync(path.join(listsFolder, name), 'utf8')) as readonly {readonly anchor: string}[],
  );
  return new Set([...ids, ...later.map(({anchor}) => anchor)]);
});

/** The names of functions in a row of a table of names, whose cells read `name (engine, engine); name (engine)`. */
export const namesInRow = (row: Element): Set<string> =>
  new Set(
    elementsIn(row, 'td').flatMap((cell) =>
      textIn(cell)
        .split('; ')
        .map((part) => part.replace(/ \(.*$/, '').trim()),
    ),
  );
