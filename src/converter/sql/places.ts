import type {SyntaxNode} from '@lezer/common';
import {identifierOf, nameOf, significant, type Range} from './calls';

/** A name that may be a function of h3-pg, with parentheses behind it. */
export interface Place {
  readonly identifier: SyntaxNode;
  readonly name: string;
  /** What is in front of the name: `schema` in `schema.name`. */
  readonly schema: string;
  readonly parens: SyntaxNode;
  /** `call`: it is called. `signature`: a statement about the function. `definition`: the program defines it. */
  readonly kind: 'call' | 'signature' | 'definition';
  /** Whether the call is a column or a table without an alias, which is then named after the function. */
  readonly unnamed?: 'column' | 'table';
  /** Whether it is an argument of another call. */
  readonly isArgument: boolean;
}

/** What a part of a program between two parentheses, or a whole statement, contains. */
export interface Contents {
  readonly places: readonly Place[];
  /** Names of functions or columns that stand alone, by their text. */
  readonly bare: readonly SyntaxNode[];
  /** Where the `ORDER` of `ORDER BY` stands. */
  readonly orders: readonly number[];
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
  'natural',
  'offset',
  'on',
  'order',
  'right',
  'union',
  'where',
]);

/** Words in front of a column or a table. */
const starts = new Set(['all', 'distinct', 'from', 'join', 'lateral', 'returning', 'select']);

/** Reads the names in a statement or between two parentheses, but not what is in parentheses inside them. */
export function contentsOf(container: SyntaxNode, text: (range: Range) => string): Contents {
  const nodes = significant(container);
  const words = nodes.map((node) => (identifierOf(node) ? '' : text(node).slice(0, 20).toLowerCase()));
  const first = words.find((word) => word !== '(');
  const isQuery = container.name === 'Statement' || first === 'select' || first === 'with';
  const isCreate = first === 'create';
  const isArgument =
    container.name === 'Parens' && !isQuery && identifierOf(container.prevSibling ?? undefined) !== undefined;
  const places: Place[] = [];
  const bare: SyntaxNode[] = [];
  const orders: number[] = [];
  let clause = '';
  /** The last word that isn't a filler. */
  let lead = '';
  for (const [index, node] of nodes.entries()) {
    const word = words[index] ?? '';
    if (clauses.has(word)) clause = word;
    if (word === 'order') orders.push(node.from);
    const identifier = identifierOf(node);
    const before = words[index - 1] ?? '';
    const parens = nodes[index + 1];
    if (identifier && parens?.name === 'Parens') {
      const after = words[index + 2] ?? '';
      // `WITH a AS (…), h3_line(x) AS (…)` names a table.
      const isTable = (before === ',' || lead === 'with') && after === 'as' && nodes[index + 3]?.name === 'Parens';
      const isOther = otherThings.has(lead) || isTable || (lead === 'on' && isCreate && clause === '');
      if (!isOther) {
        const isAlone = after === '' ? nodes[index + 2] === undefined : /^[,;)]$/.test(after) || ends.has(after);
        const column = clause === 'select' || clause === 'returning';
        const isUnnamed = isQuery && isAlone && (column || clause === 'from') && (before === ',' || starts.has(before));
        places.push({
          identifier,
          name: nameOf(identifier, text),
          schema: text(node).slice(0, identifier.from - node.from),
          parens,
          kind: functionWords.has(lead) ? (isCreate ? 'definition' : 'signature') : 'call',
          ...(isUnnamed && {unnamed: column ? 'column' : 'table'}),
          isArgument,
        });
      }
    } else if (identifier && before !== 'as') bare.push(identifier);
    if (!fillers.has(word)) lead = word;
  }
  return {places, bare, orders};
}
