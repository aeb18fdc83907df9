import type {SyntaxNode} from '@lezer/common';
import {Names, type Declaration, type Grammar} from '../engine/names';
import {walk} from '../syntax';

/** What a variable holds: the library itself, or one of its functions under its 3.x name. */
export type Origin = {readonly kind: 'library'} | {readonly kind: 'function'; readonly old: string};

/** A declared name. */
export interface Binding {
  readonly name: string;
  origin?: Origin;
  /** Where it is used. */
  readonly uses: SyntaxNode[];
}

/** A JavaScript program whose names are resolved. */
export interface Program {
  readonly root: SyntaxNode;
  /** Every node of the program, outermost first. */
  readonly nodes: readonly SyntaxNode[];
  /** The binding that a name declares or refers to; undefined for a global name. */
  readonly bindingOf: (name: SyntaxNode) => Binding | undefined;
  readonly bindings: ReadonlySet<Binding>;
  /** Names that are used and declared nowhere. */
  readonly globals: ReadonlySet<string>;
}

const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration|Property|Script)$/;

const grammar: Grammar = {
  scopes: new RegExp(`${functions.source}|^(?:Block|ForStatement|CatchClause|ClassBody|ClassExpression|SwitchBody)$`),
  functions,
  hoists: true,
  variables: {VariableDefinition: defined},
};

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
  if (parent?.name === 'FunctionDeclaration') return [{name, in: 'around'}];
  for (let level = 0; parent?.name.includes('Pattern') && level < mostPatterns; level += 1) parent = parent.parent;
  if (parent?.name === 'AssignmentExpression') return [];
  const isVar = /^(?:VariableDeclaration|For(?:Of|In)Spec)$/.test(parent?.name ?? '') && parent?.getChild('var');
  return [isVar ? {name, in: 'function'} : {name}];
}

/** Resolves the names of a syntax tree of @lezer/javascript. */
export function resolveNames(root: SyntaxNode, code: string): Program {
  const found = new Map<number, Binding>();
  const globals = new Set<string>();
  const nodes: SyntaxNode[] = [];
  const text = ({from, to}: SyntaxNode): string => code.slice(from, to);
  const names = new Names<Binding>(grammar, text, ({name}, _, known) => {
    const binding = known ?? {name: text(name), uses: []};
    found.set(name.from, binding);
    return binding;
  }).read(root);
  const bindings = new Set(found.values());
  walk(root, {
    enter(node) {
      nodes.push(node);
      names.enter(node);
      const isName = node.name === 'VariableName' || node.name === 'VariableDefinition' || isShorthand(node);
      if (!isName || found.has(node.from)) return;
      const binding = names.resolve(text(node));
      binding?.uses.push(node);
      if (!binding) globals.add(text(node));
      // What a pattern assigns to keeps its name.
      else if (node.name !== 'VariableDefinition') found.set(node.from, binding);
    },
    leave: (node) => names.leave(node),
  });
  return {root, nodes, globals, bindings, bindingOf: ({from}) => found.get(from)};
}
