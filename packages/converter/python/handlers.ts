import type {SyntaxNode} from '@lezer/common';
import {around} from '../syntax';
import {exceptions} from './facts';

/** How far the function around a call is looked for. */
const mostAncestors = 60;

/** The exceptions of h3-py 4 that are no `ValueError`, by the errors that they report. */
export const otherErrors: ReadonlyMap<string, string> = new Map([
  ['E_FAILED', 'H3FailedError'],
  ['E_PENTAGON', 'H3PentagonError'],
]);

/** Value errors that code expects, and doesn't raise itself. */
const expected = new RegExp(`(?<!\\braise )\\b(?:(?:H3)?ValueError|${[...exceptions].join('|')})\\b(?!\\()`, 'g');

/** A value error that code expects. */
export interface Caught {
  readonly from: number;
  readonly name: string;
}

/** The value errors that code around calls expects. The code of a function with many calls is read once. */
export class Handlers {
  private readonly known = new Map<number, readonly Caught[]>();

  constructor(private readonly code: string) {}

  /** The value errors that the function around a call names, with its decorators, or else the statement of the module. */
  caughtAround(use: SyntaxNode): readonly Caught[] {
    const owner = ownerOf(use);
    const known = this.known.get(owner.from);
    if (known) return known;
    const text = this.code.slice(owner.from, owner.to);
    const found = [...text.matchAll(expected)].map(({0: name, index}) => ({name, from: owner.from + index}));
    this.known.set(owner.from, found);
    return found;
  }
}

function ownerOf(use: SyntaxNode): SyntaxNode {
  let owner = use;
  for (const {node, parent} of around(use, mostAncestors)) {
    owner = node;
    if (node.name === 'DecoratedStatement') break;
    if (node.name === 'FunctionDefinition' && parent.name !== 'DecoratedStatement') break;
  }
  return owner;
}
