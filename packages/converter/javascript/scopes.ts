import type {SyntaxNode} from '@lezer/common';
import type {Declaration, Grammar} from '../engine/names';
import {valueFor} from './modules';

const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration|Property|Script)$/;

/** How deep patterns around a name are read. */
const mostPatterns = 100;

/** A short property, as `kRing` in `{kRing}`, which is also a use of a variable. */
export function isShorthand(node: SyntaxNode): boolean {
  const property = node.parent;
  return (
    node.name === 'PropertyDefinition' &&
    property?.name === 'Property' &&
    property.firstChild?.from === node.from &&
    property.lastChild?.to === node.to
  );
}

/** A definition, with where it holds. A pattern may also assign to variables. */
function defined(name: SyntaxNode): readonly Declaration[] {
  let {parent} = name;
  if (parent?.name === 'FunctionDeclaration') return [];
  for (let level = 0; parent?.name.includes('Pattern') && level < mostPatterns; level += 1) parent = parent.parent;
  if (parent?.name === 'AssignmentExpression') return [];
  const isVar = /^(?:VariableDeclaration|For(?:Of|In)Spec)$/.test(parent?.name ?? '') && parent?.getChild('var');
  return [{name, value: valueFor(name), isOfFunction: Boolean(isVar)}];
}

/** Where a program declares names, and where they hold. */
export const grammar: Grammar = {
  scopes: new RegExp(`${functions.source}|^(?:Block|ForStatement|CatchClause|ClassBody|ClassExpression|SwitchBody)$`),
  functions,
  hoists: true,
  uses: (node) => node.name === 'VariableName' || isShorthand(node),
  variables: /^(?:VariableDefinition|FunctionDeclaration)$/,
  shape: {name: /^VariableDefinition$/},
  readers: {VariableDefinition: defined},
};
