import {translate} from '@docusaurus/Translate';
import {renderToStaticMarkup} from 'react-dom/server';
import lists from '@generated/function-list/default/functions.json';
import type {ListedFunction} from '@h3-docs/catalogue';
import {breakable} from '@h3-docs/base/breakable';
import {byGroup} from './arrange';

/** The most characters of a name that fits into a column. */
const LONGEST = 27;

function links(functions: readonly ListedFunction[]) {
  return (
    <ul>
      {functions.map(({name, to, role}) => (
        <li key={name} data-role={role}>
          <a href={to} dangerouslySetInnerHTML={{__html: breakable(name, LONGEST)}} />
        </li>
      ))}
    </ul>
  );
}

/** The functions by group, each a link: they need no JavaScript. */
function render(functions: readonly ListedFunction[]): string {
  const memory = functions.filter(({role}) => role === 'memory');
  return renderToStaticMarkup(
    <>
      {byGroup(functions.filter(({role}) => role !== 'memory')).map(([label, members]) => (
        <section key={label}>
          <p>{label}</p>
          {links(members)}
        </section>
      ))}
      {memory.length > 0 && (
        <details>
          <summary>
            {translate(
              {message: '{count} functions that only size arrays or free memory in C'},
              {count: memory.length},
            )}
          </summary>
          {links(memory)}
        </details>
      )}
    </>,
  );
}

export const markup: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(lists).map(([version, functions]) => [version, render(functions)]),
);
