import {translate} from '@docusaurus/Translate';
import {useEffect, type ReactNode, type RefObject} from 'react';
import stacks from '@generated/engines/default/names.json';
import {stackCell, type NamePart} from './stackCell';
import type {DocsVersion} from '@h3-docs/base/versions';

/** The tables whose rows name functions (`languageColumns` in `packages/catalogue/node/pages`). */
export interface NamesTable {
  /** Whose functions the rows name. */
  readonly version: DocsVersion;
  /** Where the cells say what names became: the version of the names before. */
  readonly former: DocsVersion | undefined;
}

interface StackColumnProps extends NamesTable {
  /** The reader's choice: it may be a stack that doesn't exist. */
  readonly stack: string;
  readonly table: RefObject<HTMLElement | null>;
  /** Hears of which stack there is a column, or that there is none. */
  readonly onShown: (shown: {readonly id: string; readonly label: string} | undefined) => void;
}

/** The parts of a cell as nodes. A name leads where the row's other names lead. */
function nodesOf(parts: readonly NamePart[], href: string | null | undefined): Node[] {
  return parts.map((part) => {
    if (typeof part === 'string') return document.createTextNode(part);
    const code = document.createElement('code');
    code.textContent = part.name;
    if (!part.isCurrent || !href) return code;
    const link = document.createElement('a');
    link.setAttribute('href', href);
    link.append(code);
    return link;
  });
}

/** Adds a column to the end of a table whose markup React doesn't draw. Returns what removes it. */
function addColumn(table: HTMLElement, label: string, cellOf: (row: HTMLTableRowElement) => Node[]): () => void {
  const cells = [...table.querySelectorAll('tr')].map((row) => {
    const isHead = row.parentElement?.tagName === 'THEAD';
    const cell = document.createElement(isHead ? 'th' : 'td');
    cell.className = 'column stack';
    cell.append(...(isHead ? [label] : cellOf(row)));
    row.append(cell);
    return cell;
  });
  return () => cells.forEach((cell) => cell.remove());
}

/**
 * The column of a stack that has none in a table of names, from a file that only its readers fetch, and a sentence where
 * the stack has no names in a version.
 */
export default function StackColumn({stack, table, version, former, onShown}: StackColumnProps): ReactNode {
  const named = Object.hasOwn(stacks, stack) ? stacks[stack] : undefined;
  const now = named?.versions[version];
  const before = former && named?.versions[former];
  const label = now && named.label;

  useEffect(() => {
    const {current} = table;
    if (!current || label === undefined || !now) return undefined;
    onShown({id: stack, label});
    const remove = addColumn(current, label, (row) =>
      nodesOf(
        stackCell(row.dataset, now, former === undefined ? 'none' : (before ?? 'unknown')),
        row.querySelector('.column a')?.getAttribute('href'),
      ),
    );
    return () => {
      remove();
      onShown(undefined);
    };
  }, [stack, table, label, now, before, former, onShown]);

  if (!named) return null;
  if (!now) {
    const values = {stack: named.label, version};
    return (
      <p>{translate({message: 'We know no {version} names of {stack}, so the table shows all languages.'}, values)}</p>
    );
  }
  if (former === undefined || before) return null;
  const values = {stack: named.label, former, version};
  return (
    <p>
      {translate(
        {message: 'We know no {former} names of {stack}, so its column has only the names of {version}.'},
        values,
      )}
    </p>
  );
}
