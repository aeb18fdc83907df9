import type {SyntaxNode} from '@lezer/common';
import {childrenOf} from '../syntax';
import {identifierOf, nameOf, significant, type TextOf} from './calls';

/** A column or a table without an alias. */
interface Unnamed {
  readonly kind: 'column' | 'table';
  /** Where its alias would go. */
  readonly end: number;
  /** Whether other code can read its name. The columns of `INSERT … SELECT` are matched by position instead. */
  readonly hasReaders: boolean;
}

/** A name that may be a function of h3-pg, with parentheses behind it. */
export interface Place {
  readonly identifier: SyntaxNode;
  readonly name: string;
  /** What is in front of the name: `schema` in `schema.name`. */
  readonly schema: string;
  readonly parens: SyntaxNode;
  /** `call`: it is called. `signature`: a statement about the function. `definition`: the program defines it. */
  readonly kind: 'call' | 'signature' | 'definition';
  /** Says that the call is a column or a table without an alias, which is then named after the function. */
  readonly unnamed?: Unnamed;
  /** Whether it is an argument of another call. */
  readonly isArgument: boolean;
}

/** What a part of a program between two parentheses, or a whole statement, contains. */
export interface Contents {
  readonly places: readonly Place[];
  /** Names of functions or columns that stand alone, and the parts of names such as `schema.name`. */
  readonly bare: readonly SyntaxNode[];
}

/** Words between the one that tells what a name is and the name. */
const fillers = new Set(['if', 'not', 'exists', 'only', 'concurrently', 'recursive']);

/** Words in front of names of tables, and of other things that aren't functions. */
const otherThings = new Set([
  'as',
  'copy',
  'domain',
  'index',
  'into',
  'references',
  'table',
  'trigger',
  'type',
  'update',
  'view',
  'with',
]);

/** Words in front of names of functions in statements about them. */
const functionWords = new Set(['aggregate', 'function', 'procedure', 'routine']);

/** Words that begin a part of a query. */
const clauses = new Set([
  'from',
  'group',
  'having',
  'order',
  'returning',
  'select',
  'set',
  'values',
  'where',
  'window',
]);

/** Words behind a column or a table that has no alias. */
const ends = new Set([
  'cross',
  'except',
  'fetch',
  'for',
  'from',
  'full',
  'group',
  'having',
  'inner',
  'intersect',
  'into',
  'join',
  'left',
  'limit',
  'loop',
  'natural',
  'offset',
  'on',
  'order',
  'returning',
  'right',
  'union',
  'using',
  'where',
  'window',
]);

const setOperations = new Set(['except', 'intersect', 'union']);

/** Words in front of a column or a table. */
const starts = new Set(['all', 'distinct', 'from', 'join', 'lateral', 'returning', 'select']);

/** Words in front of queries whose columns need no names. */
const unnamedQueries = new Set(['any', 'array', 'exists', 'in', 'some']);

/** Whether the columns of a query have names that something can read. */
function hasNames(container: SyntaxNode, text: TextOf): boolean {
  let before = container.prevSibling;
  while (before?.name.endsWith('Comment')) before = before.prevSibling;
  return container.name === 'Statement' || !before || !unnamedQueries.has(text(before).toLowerCase());
}

/** The index of the first node behind casts and subscripts, which leave a column its name. */
function behindCasts(nodes: readonly SyntaxNode[], start: number, text: TextOf): number {
  const isColon = (node: SyntaxNode | undefined): boolean => node?.name === 'Punctuation' && text(node) === ':';
  let index = start;
  for (;;) {
    if (nodes[index]?.name === 'Brackets') index += 1;
    else if (isColon(nodes[index]) && isColon(nodes[index + 1])) {
      index += 3;
      while (/^(?:Type|Parens)$/.test(nodes[index]?.name ?? '')) index += 1;
    } else return Math.min(index, nodes.length);
  }
}

/** Reads the names in a statement or between two parentheses, but not what is in parentheses inside them. */
export function contentsOf(container: SyntaxNode, text: TextOf): Contents {
  const nodes = significant(container);
  const words = nodes.map((node) => (identifierOf(node) ? '' : text(node).slice(0, 20).toLowerCase()));
  const first = words.find((word) => word !== '(');
  const isQuery = container.name === 'Statement' || first === 'select' || first === 'with';
  const isCreate = first === 'create';
  // `USING EXTERNAL FUNCTION h3_to_parent(…)` of Athena
  const isExternal = words.includes('external');
  const isNamed = isQuery && hasNames(container, text);
  const isArgument =
    container.name === 'Parens' && !isQuery && identifierOf(container.prevSibling ?? undefined) !== undefined;
  const places: Place[] = [];
  const bare: SyntaxNode[] = [];
  let clause = '';
  /** Whether the columns have the names of those of another query in front, as behind `UNION`. */
  let isNamedBefore = false;
  /** The last word that isn't a filler. */
  let lead = '';
  const unnamedAt = (start: number, behind: number): Unnamed | undefined => {
    const before = words[start - 1] ?? '';
    const isDistinctOn =
      nodes[start - 1]?.name === 'Parens' && words[start - 2] === 'on' && words[start - 3] === 'distinct';
    const isColumn = clause === 'select' || clause === 'returning';
    if (
      !isNamed ||
      (isColumn && isNamedBefore) ||
      !(isColumn || clause === 'from') ||
      !(before === ',' || starts.has(before) || isDistinctOn)
    ) {
      return undefined;
    }
    let end = behindCasts(nodes, behind, text);
    if (words[end] === 'with' && words[end + 1] === 'ordinality') end += 2;
    const after = words[end] ?? '';
    // The quote behind a body stands for a semicolon.
    const isAlone = after === '' ? nodes[end] === undefined : /^[,;)$]$/.test(after) || ends.has(after);
    const hasReaders = clause !== 'select' || !words.slice(0, start).includes('insert');
    return isAlone
      ? {kind: isColumn ? 'column' : 'table', end: nodes[end - 1]?.to ?? container.to, hasReaders}
      : undefined;
  };
  for (const [index, node] of nodes.entries()) {
    const word = words[index] ?? '';
    if (clauses.has(word)) clause = word;
    isNamedBefore ||= setOperations.has(word);
    const identifier = identifierOf(node);
    const before = words[index - 1] ?? '';
    const parens = nodes[index + 1];
    if (identifier && parens?.name === 'Parens') {
      const after = words[index + 2] ?? '';
      // `WITH a AS (…), h3_line(x) AS (…)` names a table.
      const isTable = (before === ',' || lead === 'with') && after === 'as' && nodes[index + 3]?.name === 'Parens';
      const isOther = otherThings.has(lead) || isTable || (lead === 'on' && isCreate && clause === '');
      if (!isOther) {
        const unnamed = unnamedAt(index, index + 2);
        places.push({
          identifier,
          name: nameOf(identifier, text),
          schema: text(node).slice(0, identifier.from - node.from),
          parens,
          kind: functionWords.has(lead) ? (isCreate || isExternal ? 'definition' : 'signature') : 'call',
          ...(unnamed && {unnamed}),
          isArgument,
        });
      }
    } else if (identifier && functionWords.has(lead) && !isCreate) {
      // A statement can name a function without its parameters.
      const name = nameOf(identifier, text);
      const schema = text(node).slice(0, identifier.from - node.from);
      places.push({identifier, name, schema, parens: node, kind: 'signature', isArgument: false});
    } else if (node.name === 'CompositeIdentifier') bare.push(...childrenOf(node).filter((part) => identifierOf(part)));
    else if (identifier && before !== 'as') bare.push(identifier);
    if (!fillers.has(word)) lead = word;
  }
  return {places, bare};
}
