import type {SyntaxNode} from '@lezer/common';
import type {VersionReader} from '../engine/version';

/** A line that decides by a version: a condition, a comparison, or a number that is computed to compare it. */
const decision = /^\s*(?:if|elif|while)\b|\bif\b.*\belse\b|[<>]=?|[=!]=|\bstartswith\(|\bint\(|\.split\(/;

/** Whether the line of an expression decides which code runs. */
export function isDecision({from, to}: SyntaxNode, code: string): boolean {
  const end = code.indexOf('\n', to);
  return decision.test(code.slice(code.lastIndexOf('\n', from) + 1, end < 0 ? code.length : end));
}

/** Whether a `try` uses names of one version, and its handler names of the other version. */
export function triesBoth(statement: SyntaxNode, versions: VersionReader, text: (node: SyntaxNode) => string): boolean {
  const [tried, ...handlers] = statement.getChildren('Body').map((body) => text(body).match(/\w+/g) ?? []);
  const handled = handlers.flat();
  const isOld = (name: string): boolean => versions.isOld(name);
  const isNew = (name: string): boolean => versions.isNew(name);
  return (tried?.some(isOld) === true && handled.some(isNew)) || (tried?.some(isNew) === true && handled.some(isOld));
}
