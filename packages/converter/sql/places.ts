import type {SyntaxNode} from '@lezer/common';
import {childrenOf} from '../syntax';
import {identifierOf, nameOf, significant, type TextOf} from './calls';

/** A name that may be a function of h3-pg, with parentheses behind it. */
export interface Place {
  readonly identifier: SyntaxNode;
  readonly name: string;
  /** What is in front of the name: `schema` in `schema.name`. */
  readonly schema: string;
  readonly parens: SyntaxNode;
  /** `call`: it is called. `signature`: a statement about the function. `definition`: the program defines it. */
  readonly kind: 'call' | 'signature' | 'definition';
  /** Whether it is a column or a table of a statement, and has no alias, so that it is named after the function. */
  readonly isUnnamed: boolean;
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

/** Words in front of a column or a table. */
const starts = new Set(['all', 'distinct', 'from', 'join', 'lateral', 'returning', 'select']);

/** Reads the names in a statement or between two parentheses, but not what is in parentheses inside them. */
export function contentsOf(container: SyntaxNode, text: TextOf) {
  const nodes = significant(container);
  const words = nodes.map((node) => (identifierOf(node) ? '' : text(node).slice(0, 20).toLowerCase()));
  const first = words.find((word) => word !== '(');
  const isCreate = first === 'create';
  // `USING EXTERNAL FUNCTION h3_to_parent(…)` of Athena
  const isExternal = words.includes('external');
  // The columns of `INSERT … SELECT` are matched by position.
  const isNamed = container.name === 'Statement' && !words.includes('insert');
  const places: Place[] = [];
  /** Names of functions or columns that stand alone, and the parts of names such as `schema.name`. */
  const bare: SyntaxNode[] = [];
  /** The last word that isn't a filler. */
  let lead = '';
  for (const [index, node] of nodes.entries()) {
    const word = words[index] ?? '';
    const identifier = identifierOf(node);
    const before = words[index - 1] ?? '';
    const parens = nodes[index + 1];
    if (identifier && parens?.name === 'Parens') {
      const after = words[index + 2] ?? '';
      // `WITH a AS (…), h3_line(x) AS (…)` names a table.
      const isTable = (before === ',' || lead === 'with') && after === 'as' && nodes[index + 3]?.name === 'Parens';
      const isOther = otherThings.has(lead) || isTable || (lead === 'on' && isCreate && !words.includes('select'));
      if (!isOther) {
        const hasAlias = after === 'as' || identifierOf(nodes[index + 2]) !== undefined;
        places.push({
          identifier,
          name: nameOf(identifier, text),
          schema: text(node).slice(0, identifier.from - node.from),
          parens,
          kind: functionWords.has(lead) ? (isCreate || isExternal ? 'definition' : 'signature') : 'call',
          isUnnamed: isNamed && !hasAlias && (before === ',' || starts.has(before)),
        });
      }
    } else if (identifier && functionWords.has(lead) && !isCreate) {
      // A statement can name a function without its parameters.
      const name = nameOf(identifier, text);
      const schema = text(node).slice(0, identifier.from - node.from);
      places.push({identifier, name, schema, parens: node, kind: 'signature', isUnnamed: false});
    } else if (node.name === 'CompositeIdentifier') bare.push(...childrenOf(node).filter((part) => identifierOf(part)));
    else if (identifier && before !== 'as') bare.push(identifier);
    if (!fillers.has(word)) lead = word;
  }
  return {places, bare};
}
