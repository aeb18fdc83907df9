import type {SyntaxNode} from '@lezer/common';
import {Names, type Declared} from '../engine/names';
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
  /** The binding that a definition declares. */
  readonly bindingAt: (definition: SyntaxNode) => Binding | undefined;
  /** The binding that a used name refers to; undefined for a global name. */
  readonly bindingOf: (use: SyntaxNode) => Binding | undefined;
  /** All bindings of a name. */
  readonly named: (name: string) => ReadonlySet<Binding>;
  /** Names that are used and declared nowhere. */
  readonly globals: ReadonlySet<string>;
}

const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration|Property|Script)$/;
const scopes = new RegExp(
  `${functions.source}|^(?:Block|ForStatement|CatchClause|ClassBody|ClassExpression|SwitchBody)$`,
);
const noBindings: ReadonlySet<Binding> = new Set();

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

/** Where a name in a pattern holds; undefined if the pattern assigns to variables. */
function extentOf(definition: SyntaxNode): Pick<Declared<Binding>, 'in'> | undefined {
  let {parent} = definition;
  if (parent?.name === 'FunctionDeclaration') return {in: 'around'};
  for (let level = 0; parent?.name.includes('Pattern') && level < mostPatterns; level += 1) parent = parent.parent;
  if (parent?.name === 'AssignmentExpression') return undefined;
  const isVar = /^(?:VariableDeclaration|For(?:Of|In)Spec)$/.test(parent?.name ?? '') && parent?.getChild('var');
  return isVar ? {in: 'function'} : {};
}

/** Resolves the names of a syntax tree of @lezer/javascript. */
export function resolveNames(root: SyntaxNode, code: string): Program {
  const definitions = new Map<number, Binding>();
  const byName = new Map<string, Set<Binding>>();
  const nodes: SyntaxNode[] = [];

  function define(node: SyntaxNode): Declared<Binding>[] {
    const extent = extentOf(node);
    if (!extent) return [];
    const name = code.slice(node.from, node.to);
    const meaning = (known: Binding | undefined): Binding => {
      const binding = known ?? {name, uses: []};
      definitions.set(node.from, binding);
      byName.set(name, (byName.get(name) ?? new Set()).add(binding));
      return binding;
    };
    return [{name, meaning, ...extent}];
  }

  const names = new Names({scopes, functions, hoisted: {VariableDefinition: define}}).read(root);
  const used = new Map<number, Binding>();
  const globals = new Set<string>();
  walk(root, {
    enter(node) {
      nodes.push(node);
      names.enter(node);
      const isUse = node.name === 'VariableName' || isShorthand(node);
      if (!isUse && (node.name !== 'VariableDefinition' || definitions.has(node.from))) return;
      const name = code.slice(node.from, node.to);
      const binding = names.resolve(name);
      if (binding) {
        binding.uses.push(node);
        used.set(node.from, binding);
      } else globals.add(name);
    },
    leave: (node) => names.leave(node),
  });
  return {
    root,
    nodes,
    globals,
    bindingAt: (definition) => definitions.get(definition.from),
    bindingOf: (use) => used.get(use.from),
    named: (name) => byName.get(name) ?? noBindings,
  };
}
