import type {SyntaxNode} from '@lezer/common';
import type {Sentinel} from '../engine/changes';
import {childrenOf} from '../syntax';
import type {Binding, Program} from './scopes';

const comparisons = /^(?:[=!]==?|[<>]=?)$/;
const failures = /^(?:null|undefined|-1|0|'0'|"0")$/;

/** Whether the value of a node is tested as the mark of a failure. */
function isTested(node: SyntaxNode, was: Sentinel, code: string): boolean {
  const {parent} = node;
  const text = (part: SyntaxNode | null | undefined): string => (part ? code.slice(part.from, part.to) : '');
  // 0 is also a distance, and -1 is as true as a distance.
  const byTruth = was === 'null' || was === '0';
  switch (parent?.name) {
    case 'ParenthesizedExpression':
      if (/^(?:If|While|Do)Statement$/.test(parent.parent?.name ?? '')) return byTruth;
      return isTested(parent, was, code);
    case 'AwaitExpression':
      return isTested(parent, was, code);
    case 'UnaryExpression':
      return byTruth && text(parent.firstChild) === '!';
    case 'ConditionalExpression':
      return byTruth && parent.firstChild?.from === node.from;
    case 'BinaryExpression': {
      const [left, operator, right] = childrenOf(parent);
      if (/^(?:\|\||&&|\?\?)$/.test(text(operator))) {
        return byTruth && (left?.from === node.from || (text(operator) === '&&' && isTested(parent, was, code)));
      }
      const other = left?.from === node.from ? right : left;
      return comparisons.test(text(operator)) && failures.test(text(other));
    }
    default:
      return false;
  }
}

/** The `filter` in `cells.map((cell) => value).filter(Boolean)`. */
function filterOf(node: SyntaxNode, code: string): SyntaxNode | undefined {
  const list = node.parent?.name === 'ArrowFunction' ? node.parent.parent : null;
  const chained = list?.name === 'ArgList' ? list.parent?.parent : null;
  const method = chained?.name === 'MemberExpression' ? chained.lastChild : null;
  return method && /^(?:filter|find|some|every)$/.test(code.slice(method.from, method.to)) ? method : undefined;
}

/** The node that tests a value, if any: for arrays, their length. */
function testOf(node: SyntaxNode, was: Sentinel, code: string): SyntaxNode | undefined {
  if (was === 'null') {
    const filter = filterOf(node, code);
    if (filter) return filter;
  }
  if (was !== 'empty') return isTested(node, was, code) ? node : undefined;
  const member = node.parent;
  const property =
    member?.name === 'MemberExpression' && member.firstChild?.from === node.from ? member.lastChild : null;
  if (!member || !property || code.slice(property.from, property.to) !== 'length') return undefined;
  return isTested(member, '0', code) ? member : undefined;
}

/**
 * The places that test the result of a call for the value that reported a failure in 3.x: in the expression of the
 * call, and where the variable that holds its result is used.
 */
export function resultTests(
  callee: SyntaxNode | undefined,
  was: Sentinel,
  program: Program,
  code: string,
  /** Whether the uses of a variable have to be read. */
  isNew: (binding: Binding) => boolean,
): readonly SyntaxNode[] {
  const call = callee?.parent;
  // A Boolean answer is tested in any case.
  if (!/^(?:null|-1|0|empty)$/.test(was) || call?.name !== 'CallExpression' || call.firstChild?.from !== callee?.from)
    return [];
  const direct = testOf(call, was, code);
  if (direct) return [direct];
  const definition = call.prevSibling?.name === 'Equals' ? call.prevSibling.prevSibling : null;
  const binding = definition?.name === 'VariableDefinition' ? program.bindingAt(definition) : undefined;
  if (!binding || !isNew(binding)) return [];
  return binding.uses.flatMap((use) => testOf(use, was, code) ?? []);
}
