import type {SyntaxNode} from '@lezer/common';
import {childrenOf} from '../syntax';
import {kindOf, operandOf, type Kind, type Known} from './kinds';

/** Functions of `fmt`, `log`, and loggers like them that format their arguments. */
const formats = /^(?:[A-Z]\w*f|errorf)$/;

/** Functions that print each argument as `%v` does. */
const prints = /^(?:(?:Fp|Sp|P)rint(?:ln)?|(?:Fatal|Panic)(?:ln)?)$/;

/** A verb of a format, such as `%016x`, with its flags, and what takes an argument for its width. */
const verbs = /%([-+# 0-9.*]*)(?:\[\d+\])?([A-Za-z%])/g;

/** An argument that a call prints, and the verb that prints it. */
export interface Printed {
  readonly argument: SyntaxNode;
  readonly verb: string;
  readonly kind: Kind | undefined;
}

/** The kind of an argument. The result of an operator, such as of `a == b` and `&a`, is of no kind of H3. */
const kindShown = (argument: SyntaxNode, names: Known): Kind | undefined =>
  operandOf(argument)?.from === argument.from && operandOf(argument)?.to === argument.to
    ? kindOf(argument, names)
    : 'other';

/** The arguments that a call prints, with the verbs of its format. */
export function printedBy(call: SyntaxNode, names: Known): readonly Printed[] {
  const callee = operandOf(call.firstChild);
  const name = callee?.name === 'SelectorExpr' && callee.lastChild ? names.text(callee.lastChild) : '';
  const list = call.getChild('Arguments');
  if (!list || !(formats.test(name) || prints.test(name))) return [];
  const given = childrenOf(list).filter((node) => /^[A-Z]/.test(node.name) && !node.name.endsWith('Comment'));
  if (prints.test(name)) return given.map((argument) => ({argument, verb: 'v', kind: kindShown(argument, names)}));
  const at = given.findIndex((argument) => argument.name === 'String');
  // An argument that is chosen by its number doesn't come in the order of the verbs.
  if (at < 0 || names.text(given[at] ?? list).includes('%[')) return [];
  const found: Printed[] = [];
  let next = at + 1;
  for (const [, flags = '', verb = ''] of names.text(given[at] ?? list).matchAll(verbs)) {
    if (verb === '%') continue;
    next += flags.split('*').length - 1;
    const argument = given[next];
    if (argument) found.push({argument, verb, kind: kindShown(argument, names)});
    next += 1;
  }
  return found;
}
