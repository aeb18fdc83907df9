import type {SyntaxNode} from '@lezer/common';

/** What a variable holds: the library itself, or one of its functions under its 3.x name. */
export type Origin = {readonly kind: 'library'} | {readonly kind: 'function'; readonly old: string};

/** A declared name. */
export interface Binding {
  readonly name: string;
  origin?: Origin;
  /** Where it is used. */
  readonly uses: SyntaxNode[];
}

/** The names that a part of a JavaScript program declares. */
export class Scope {
  private readonly bindings = new Map<string, Binding>();

  constructor(
    private readonly outer?: Scope,
    /** Whether `var` stops here. */
    private readonly isFunction = true,
  ) {}

  /** Declares a name, or returns its binding if this scope has it. */
  declare(name: string, hoisted = false): Binding {
    if (hoisted && !this.isFunction && this.outer) return this.outer.declare(name, true);
    const known = this.bindings.get(name);
    if (known) return known;
    const binding: Binding = {name, uses: []};
    this.bindings.set(name, binding);
    return binding;
  }

  /** The binding that a name refers to here; undefined for a global name. */
  resolve(name: string): Binding | undefined {
    return this.bindings.get(name) ?? this.outer?.resolve(name);
  }
}

/** The nodes of a syntax node, in order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

const functionNodes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'Script',
]);
const blockNodes = new Set(['Block', 'ForStatement', 'CatchClause', 'ClassBody', 'ClassExpression', 'SwitchBody']);

/** A JavaScript program whose names are resolved. */
export interface Program {
  readonly root: SyntaxNode;
  /** The scope that a node is in. Known for each node that `scopeNodes` names. */
  readonly scopeOf: (node: SyntaxNode) => Scope;
  /** Every node of the program, outermost first. */
  readonly nodes: readonly SyntaxNode[];
  /** The binding that a definition declares. */
  readonly bindingAt: (definition: SyntaxNode) => Binding | undefined;
  /** All bindings. */
  readonly bindings: ReadonlySet<Binding>;
  /** Names that are used and declared nowhere. */
  readonly globals: ReadonlySet<string>;
}

/** Whether a pattern assigns to variables that exist, as in `({kRing} = h3)`. */
function assigns(node: SyntaxNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.name === 'AssignmentExpression') return true;
    if (!parent.name.includes('Pattern')) return false;
  }
  return false;
}

/** Whether a definition was made with `var`, which declares it for the whole function. */
function isVar(node: SyntaxNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.name === 'VariableDeclaration' || parent.name === 'ForOfSpec' || parent.name === 'ForInSpec') {
      return parent.firstChild?.name === 'var' || parent.getChild('var') !== null;
    }
    if (!parent.name.includes('Pattern')) return false;
  }
  return false;
}

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

const keyOf = (node: SyntaxNode): string => `${node.from}:${node.to}:${node.name}`;

/** Resolves the names of a syntax tree of @lezer/javascript. */
export function resolveNames(root: SyntaxNode, code: string): Program {
  const scopes = new Map<string, Scope>();
  const definitions = new Map<number, Binding>();
  const bindings = new Set<Binding>();
  const nodes: SyntaxNode[] = [];
  const uses: [SyntaxNode, Scope][] = [];

  function define(node: SyntaxNode, scope: Scope): void {
    const binding = scope.declare(code.slice(node.from, node.to), isVar(node));
    definitions.set(node.from, binding);
    bindings.add(binding);
  }

  function visit(node: SyntaxNode, scope: Scope): void {
    nodes.push(node);
    scopes.set(keyOf(node), scope);
    const makesFunction =
      functionNodes.has(node.name) || (node.name === 'Property' && node.getChild('ParamList') !== null);
    const inner = makesFunction || blockNodes.has(node.name) ? new Scope(scope, makesFunction) : scope;
    for (const child of childrenOf(node)) {
      const ownName = child.name === 'VariableDefinition' && node.name === 'FunctionDeclaration';
      visit(child, ownName ? scope : inner);
    }
    if (node.name === 'VariableDefinition') {
      if (assigns(node)) uses.push([node, scope]);
      else define(node, scope);
    } else if (node.name === 'VariableName' || isShorthand(node)) uses.push([node, scope]);
  }

  visit(root, new Scope());
  const globals = new Set<string>();
  for (const [node, scope] of uses) {
    const name = code.slice(node.from, node.to);
    const binding = scope.resolve(name);
    if (binding) binding.uses.push(node);
    else globals.add(name);
  }
  return {
    root,
    nodes,
    bindings,
    globals,
    scopeOf: (node) => scopes.get(keyOf(node)) ?? new Scope(),
    bindingAt: (definition) => definitions.get(definition.from),
  };
}
