import type {SyntaxNode} from '@lezer/common';
import type {Sentinel} from '../engine/changes';
import type {Binding, Program} from '../engine/names';

/** How much of the code around a value is read for a test of it. */
const mostAround = 40;

/** A comparison with the mark of a failure, behind a value. */
const comparison = /^\)*\s*(?:[=!]==?|[<>]=?)\s*(?:null|undefined|-1|(['"]?)0\1)(?![\w.])/;

/** What takes a value for true or false: in front of it, and behind it. */
const before = /!\(*(?:await )?$/;
const behind = /^\)*\s*(?:\|\||&&|\?(?!\.))/;
const condition = /\b(?:if|while) ?\(+(?:await )?$/;

/** Whether the value of a node is tested as the mark of a failure. */
function isTested(node: SyntaxNode, was: Sentinel, code: string): boolean {
  const head = code.slice(Math.max(0, node.from - mostAround), node.from);
  const tail = code.slice(node.to, node.to + mostAround);
  if (was === 'empty') return /^\.length\b/.test(tail) && /^\.length\)*\s*(?:[=!]==?|[<>]=?|\)|\|\||&&|\?)/.test(tail);
  // 0 is also a distance, and -1 is as true as a distance.
  const byTruth = was === 'null' || was === '0';
  const isTruth = before.test(head) || behind.test(tail) || (condition.test(head) && tail.startsWith(')'));
  return comparison.test(tail) || (byTruth && isTruth);
}

/**
 * The places that test the result of a call for the value that reported a failure in 3.x: in the expression of the
 * call, and where the variable that holds its result is used.
 *
 * @param read - the variables whose uses were read, to which this one is added
 */
export function resultTests(
  callee: SyntaxNode | undefined,
  was: Sentinel,
  program: Program,
  code: string,
  read: Set<Binding>,
): readonly SyntaxNode[] {
  const call = callee?.parent;
  // A Boolean answer is tested in any case.
  if (!/^(?:null|-1|0|empty)$/.test(was) || call?.name !== 'CallExpression' || call.firstChild?.from !== callee?.from)
    return [];
  const definition = call.prevSibling?.name === 'Equals' ? call.prevSibling.prevSibling : null;
  const binding = definition?.name === 'VariableDefinition' ? program.bindingOf(definition) : undefined;
  const uses = binding && !read.has(binding) ? binding.uses : [];
  if (binding) read.add(binding);
  return [call, ...uses].filter((each) => isTested(each, was, code));
}
