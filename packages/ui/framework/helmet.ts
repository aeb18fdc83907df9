/**
 * What Docusaurus uses of `react-helmet-async`, without what only a server does: 4 KB less on every page. The server has the
 * package itself.
 */
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactNode} from 'react';

type Attributes = Readonly<Record<string, unknown>>;

/** An element of a head, without React's marks. */
interface Tag {
  readonly type: string;
  readonly attributes: Attributes;
  readonly text?: string;
}

/** Attributes that React names in another way. The names of the others are the same apart from case. */
const names: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** The attributes that tell what a `<meta>` is about. */
const subjects = ['charset', 'http-equiv', 'itemprop', 'name', 'property'];

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Attributes & {readonly children?: ReactNode}>(child)) return [];
    const {children: inner, ...props} = child.props;
    if (child.type === Fragment) return tagsIn(inner);
    const attributes = Object.fromEntries(
      Object.entries(props)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [names[name] ?? name.toLowerCase(), value]),
    );
    const texts = Children.toArray(inner).map((each) => (typeof each === 'object' ? '' : String(each)));
    return [{type: String(child.type), attributes, text: inner === undefined ? undefined : texts.join('')}];
  });
}

/** What no two parts of a page may say: of these elements, only those of the last part are shown. */
function keyOf({type, attributes, text}: Tag): string | undefined {
  const {rel, href, src = text} = attributes;
  const subject = subjects.find((name) => name in attributes);
  if (type === 'meta') return subject && `${subject} ${String(attributes[subject])}`;
  if (type === 'link') return `link ${String(rel === 'canonical' ? rel : href)}`;
  return type === 'script' ? `script ${String(src)}` : type;
}

/** The elements of each part of the page that has some. The order is that of the page, in which React runs effects. */
const parts = new Map<object, readonly Tag[]>();

/** The tags that are shown: of those with the same key, the ones of the last part. */
function shownTags(): Tag[] {
  const owners = new Map<string, object>();
  const shown = [...parts].reverse().map(([part, tags]) =>
    tags.filter((tag) => {
      const key = keyOf(tag);
      if (key === undefined) return true;
      const owner = owners.get(key) ?? part;
      owners.set(key, owner);
      return owner === part;
    }),
  );
  return shown.reverse().flat();
}

function elementOf({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries({'data-rh': true, ...attributes}))
    element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Sets the attributes of an element that stands once in a document, as all parts together have them. */
function setAttributes(element: Element): void {
  const ofParts = [...parts.values()].flat().filter(({type}) => type === element.localName);
  for (const [name, value] of Object.entries(Object.assign({}, ...ofParts.map(({attributes}) => attributes)) as object))
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

const roots = ['html', 'body'];

let waiting = false;

function update(): void {
  waiting = false;
  setAttributes(document.documentElement);
  setAttributes(document.body);
  const before = new Set(document.head.querySelectorAll('[data-rh]'));
  for (const tag of shownTags()) {
    if (roots.includes(tag.type)) continue;
    const element = elementOf(tag);
    const same = [...before].find((each) => each.isEqualNode(element));
    if (same) before.delete(same);
    else document.head.append(element);
  }
  for (const element of before) element.remove();
}

/** Updates the document once for all parts that change at a time, before the browser paints. */
function updateSoon(): void {
  if (waiting) return;
  waiting = true;
  queueMicrotask(update);
}

/** Elements for the head of the document, and attributes of `<html>` and `<body>`, while this is on the page. */
export function Helmet({children}: {readonly children?: ReactNode}): null {
  const [part] = useState({});
  const json = JSON.stringify(tagsIn(children));
  useLayoutEffect(() => {
    parts.set(part, JSON.parse(json) as Tag[]);
    updateSoon();
  }, [part, json]);
  useLayoutEffect(
    () => () => {
      parts.delete(part);
      updateSoon();
    },
    [part],
  );
  return null;
}

/** There is one document in a browser, so nothing is provided. */
export function HelmetProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
