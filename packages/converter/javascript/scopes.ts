import type {SyntaxNode} from '@lezer/common';
import {Lookup} from '../lookup';
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

/** The names that a part of a program declares. */
interface Scope {
  readonly names: Map<string, Binding>;
  /** The scope where a `var` in here is declared. */
  readonly variables: Map<string, Binding>;
}

/** How a pattern around a name declares it: not at all, for the whole function, or for the block. */
type Declares = 'nothing' | 'var' | 'block';

const functionNodes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'Script',
]);
const blockNodes = new Set(['Block', 'ForStatement', 'CatchClause', 'ClassBody', 'ClassExpression', 'SwitchBody']);
const declarations = new Set(['VariableDeclaration', 'ForOfSpec', 'ForInSpec']);
const noBindings: ReadonlySet<Binding> = new Set();

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

/** What the names in a node declare, if it is a pattern or contains one. */
function declaresIn(node: SyntaxNode, around: Declares): Declares {
  if (node.name === 'AssignmentExpression') return 'nothing';
  if (node.name.includes('Pattern')) return around;
  return declarations.has(node.name) && node.getChild('var') ? 'var' : 'block';
}

/** The scope that a node opens, if it opens one. */
function openScope(node: SyntaxNode, outer: Scope | undefined): Scope | undefined {
  const isFunction = functionNodes.has(node.name) || (node.name === 'Property' && node.getChild('ParamList') !== null);
  if (!isFunction && !blockNodes.has(node.name)) return undefined;
  const names = new Map<string, Binding>();
  return {names, variables: isFunction || !outer ? names : outer.variables};
}

/** Resolves the names of a syntax tree of @lezer/javascript. */
export function resolveNames(root: SyntaxNode, code: string): Program {
  const definitions = new Map<number, Binding>();
  const byName = new Map<string, Set<Binding>>();
  const nodes: SyntaxNode[] = [];
  /** What the walk met: names, and where scopes start and end. */
  const events: (SyntaxNode | {readonly scope: Scope; readonly starts: boolean})[] = [];
  const scopes: Scope[] = [];
  const declares: Declares[] = [];

  function define(node: SyntaxNode): void {
    const isOwnName = node.parent?.name === 'FunctionDeclaration';
    const scope = scopes.at(isOwnName ? -2 : -1);
    const names = declares.at(-1) === 'var' ? scope?.variables : scope?.names;
    if (!names) return;
    const name = code.slice(node.from, node.to);
    const binding = names.get(name) ?? {name, uses: []};
    names.set(name, binding);
    definitions.set(node.from, binding);
    byName.set(name, (byName.get(name) ?? new Set()).add(binding));
  }

  const opened: (Scope | undefined)[] = [];
  walk(root, {
    enter(node) {
      nodes.push(node);
      if (node.name === 'VariableDefinition' && declares.at(-1) !== 'nothing') define(node);
      else if (node.name === 'VariableDefinition' || node.name === 'VariableName' || isShorthand(node)) {
        events.push(node);
      }
      const scope = openScope(node, scopes.at(-1));
      opened.push(scope);
      if (scope) {
        scopes.push(scope);
        events.push({scope, starts: true});
      }
      declares.push(declaresIn(node, declares.at(-1) ?? 'block'));
    },
    leave() {
      declares.pop();
      const scope = opened.pop();
      if (!scope) return;
      scopes.pop();
      events.push({scope, starts: false});
    },
  });

  // Names can be used before they are declared, so they are looked up when all are known.
  const used = new Map<number, Binding>();
  const globals = new Set<string>();
  const lookup = new Lookup<Binding>();
  for (const event of events) {
    if ('scope' in event) {
      if (event.starts) lookup.enter(event.scope.names);
      else lookup.leave(event.scope.names);
      continue;
    }
    const name = code.slice(event.from, event.to);
    const binding = lookup.resolve(name);
    if (binding) {
      binding.uses.push(event);
      used.set(event.from, binding);
    } else globals.add(name);
  }
  return {
    root,
    nodes,
    globals,
    bindingAt: (definition) => definitions.get(definition.from),
    bindingOf: (use) => used.get(use.from),
    named: (name) => byName.get(name) ?? noBindings,
  };
}
