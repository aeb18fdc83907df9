import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import {Draft} from './conversion';
import {exceptions, keywords, sets, values} from './pythonFacts';
import {childrenOf} from './scopes';
import {firstSyntaxError} from './syntax';
import type {Conversion, NameTable} from './types';

const guide = '/docs/library/migrating-3.x';
const functionsPage = '/docs/library/migration-3.x/functions';

/** What a name holds: the package, its module `api`, a function under its 3.x name, or something else. */
type Origin =
  | {readonly kind: 'library' | 'api'; readonly arrays: boolean}
  | {readonly kind: 'function'; readonly old: string; readonly arrays: boolean; readonly renamed: boolean}
  | {readonly kind: 'other'};

/** Functions of 3.x that the converter replaces by an expression, or that share names with much else. */
const commonNames = new Set(['cell_area', 'compact', 'edge_length', 'uncompact', 'versions']);

/** Functions whose name alone can't be replaced: the call changes. */
const rewritten = new Set([
  'h3_set_to_multi_polygon',
  'h3_to_geo_boundary',
  'get_h3_unidirectional_edge_boundary',
  'hex_range_distances',
  'hex_ranges',
  'k_ring_distances',
  'polyfill',
  'polyfill_geojson',
  'polyfill_polygon',
]);

/** Calls that accept a list as well as a set, and return the same for both. */
const takesAny = /^(?:all|any|dict|frozenset|len|list|max|min|set|sorted|sum|tuple)$/;

/** Modules whose functions return arrays in both versions. */
const arrayModules = /^(?:numpy_int|memview_int)$/;

class Scope {
  readonly names = new Map<string, Origin>();
  constructor(readonly outer?: Scope) {}
  resolve(name: string): Origin | undefined {
    return this.names.get(name) ?? this.outer?.resolve(name);
  }
}

interface Argument {
  readonly keyword?: SyntaxNode;
  readonly value: SyntaxNode;
}

class PythonConversion {
  private readonly draft: Draft;
  private readonly root: SyntaxNode;
  private readonly scopes = new Map<number, Scope>();
  private readonly imports: SyntaxNode[] = [];
  private readonly targets: ReadonlySet<string>;
  private readonly found: {node: SyntaxNode; identifier: SyntaxNode; old: string; arrays: boolean; keep: boolean}[] =
    [];
  private importsLibrary = false;
  private isVersion3 = false;

  constructor(
    private readonly code: string,
    private readonly names: NameTable,
  ) {
    this.draft = new Draft(code);
    this.root = parser.parse(code).topNode;
    this.targets = new Set(Object.values(names).map(({to}) => to));
  }

  run(): Conversion {
    this.importsLibrary = this.declare(this.root, new Scope());
    this.collect(this.root, new Scope());
    const isOld = (old: string): boolean => this.has(old) && !this.targets.has(old) && !commonNames.has(old);
    const isNew = (old: string): boolean => !this.has(old) && this.targets.has(old);
    this.isVersion3 = this.found.some(({old}) => isOld(old)) && !this.found.some(({old}) => isNew(old));
    for (const use of this.found) this.write(use);
    const error = firstSyntaxError(this.root.toTree());
    if (error !== undefined) {
      this.todo(error, 'The converter can’t read the code here. Check the names after this place.', functionsPage);
    }
    return this.draft.finish();
  }

  private text(node: SyntaxNode | null | undefined): string {
    return node ? this.draft.text(node) : '';
  }

  private has(name: string): boolean {
    return Object.hasOwn(this.names, name) || rewritten.has(name);
  }

  private todo(place: number, text: string, link: string): void {
    this.draft.note(place, {kind: 'todo', text, link});
  }

  /** The scope that a node opens, or the one that it is in. */
  private scopeOf(node: SyntaxNode, outer: Scope): Scope {
    const opens = /^(?:Script|FunctionDefinition|LambdaExpression|\w*ComprehensionExpression)$/.test(node.name);
    if (!opens) return outer;
    const known = this.scopes.get(node.from * 2 + (node.name === 'Script' ? 1 : 0));
    if (known) return known;
    const scope = new Scope(outer);
    this.scopes.set(node.from * 2 + (node.name === 'Script' ? 1 : 0), scope);
    return scope;
  }

  /** Declares names; returns whether the package is imported. */
  private declare(node: SyntaxNode, outer: Scope): boolean {
    const scope = this.scopeOf(node, outer);
    let imports = false;
    if (node.name === 'ImportStatement') {
      this.imports.push(node);
      imports = this.readImport(node, scope);
    } else if (node.name === 'ParamList') {
      for (const name of node.getChildren('VariableName')) scope.names.set(this.text(name), {kind: 'other'});
    } else if (scope.outer?.outer && ['AssignStatement', 'ForStatement'].includes(node.name)) {
      this.declareTargets(node, scope);
    } else if (node.name.endsWith('ComprehensionExpression')) {
      this.declareTargets(node, scope);
    } else if (node.name === 'FunctionDefinition') {
      const name = node.getChild('VariableName');
      if (name && node.parent?.name !== 'Body') outer.names.set(this.text(name), {kind: 'other'});
    }
    for (const child of childrenOf(node)) imports = this.declare(child, scope) || imports;
    return imports;
  }

  /** The names that a statement in a function, or a comprehension, assigns. */
  private declareTargets(node: SyntaxNode, scope: Scope): void {
    const children = childrenOf(node);
    const stop = children.findIndex(({name}) => name === 'AssignOp' || name === 'in');
    const start = children.findIndex(({name}) => name === 'for') + 1;
    for (const child of children.slice(start, stop === -1 ? 0 : stop)) {
      if (child.name === 'VariableName') scope.names.set(this.text(child), {kind: 'other'});
    }
  }

  /** The dotted names and aliases of an import statement, in order. */
  private specifiers(nodes: readonly SyntaxNode[]): {path: SyntaxNode[]; alias?: SyntaxNode}[] {
    const list: {path: SyntaxNode[]; alias?: SyntaxNode}[] = [{path: []}];
    let afterAs = false;
    for (const node of nodes) {
      const last = list.at(-1);
      if (node.name === ',') list.push({path: []});
      else if (node.name === 'as') afterAs = true;
      else if (node.name === 'VariableName' && last) {
        if (afterAs) list[list.length - 1] = {...last, alias: node};
        else last.path.push(node);
        afterAs = false;
      }
    }
    return list.filter(({path}) => path.length > 0);
  }

  private readImport(node: SyntaxNode, scope: Scope): boolean {
    const children = childrenOf(node);
    const at = children.findIndex(({name}) => name === 'import');
    const specifiers = this.specifiers(children.slice(at + 1));
    const module = children
      .slice(0, at)
      .filter(({name}) => name === 'VariableName' || name === '.')
      .map((child) => this.text(child))
      .join('');
    if (children[0]?.name === 'import') {
      let found = false;
      for (const {path, alias} of specifiers) {
        const [first, second, third] = path.map((part) => this.text(part));
        if (first !== 'h3') continue;
        found = true;
        const arrays = arrayModules.test(third ?? '');
        if (alias) scope.names.set(this.text(alias), {kind: second === 'api' && !third ? 'api' : 'library', arrays});
        else scope.names.set('h3', {kind: 'library', arrays: false});
        if (second === 'unstable') this.noteUnstable(node);
      }
      return found;
    }
    if (module.startsWith('h3.unstable')) this.noteUnstable(node);
    if (!/^h3(?:\.api(?:\.\w+)?)?$/.test(module)) return false;
    const moduleArrays = arrayModules.test(module.split('.')[2] ?? '');
    for (const {path, alias} of specifiers) {
      const [name] = path;
      if (!name) continue;
      const old = this.text(name);
      const local = this.text(alias ?? name);
      if (module === 'h3' && old === 'unstable') this.noteUnstable(node);
      else if (module === 'h3' && old === 'api') scope.names.set(local, {kind: 'api', arrays: false});
      else if (module === 'h3.api') scope.names.set(local, {kind: 'library', arrays: arrayModules.test(old)});
      else if (module === 'h3' && old === 'h3') {
        scope.names.set(local, {kind: 'library', arrays: false});
        this.convertOldModule(node, specifiers.length, alias);
      } else scope.names.set(local, {kind: 'function', old, arrays: moduleArrays, renamed: !alias});
    }
    return true;
  }

  /** `from h3 import h3` */
  private convertOldModule(node: SyntaxNode, count: number, alias: SyntaxNode | undefined): void {
    if (count === 1) this.draft.replace(node, alias ? `import h3 as ${this.text(alias)}` : 'import h3');
    else
      this.todo(node.from, '`h3.h3` doesn’t exist in 4.x. Write `import h3` on a separate line.', '/docs/installation');
  }

  private noteUnstable(node: SyntaxNode): void {
    this.todo(
      node.from,
      '`h3.unstable` doesn’t exist in 4.x. Use the functions of `h3` or `h3.api.numpy_int`, and loop over arrays.',
      guide,
    );
  }

  /** What an expression is of the package. */
  private originOf(node: SyntaxNode | null, scope: Scope): Origin | undefined {
    if (node?.name === 'VariableName') {
      const origin = scope.resolve(this.text(node));
      if (origin) return origin;
      return this.text(node) === 'h3' && !this.importsLibrary ? {kind: 'library', arrays: false} : undefined;
    }
    if (node?.name !== 'MemberExpression') return undefined;
    const base = this.originOf(node.firstChild, scope);
    const property = this.text(node.getChild('PropertyName'));
    if (base?.kind === 'library' && property === 'api') return {kind: 'api', arrays: false};
    if (base?.kind === 'library' && property === 'h3') return base;
    if (base?.kind === 'api') return {kind: 'library', arrays: arrayModules.test(property)};
    return undefined;
  }

  private collect(node: SyntaxNode, outer: Scope): void {
    const scope = this.scopeOf(node, outer);
    if (node.name === 'MemberExpression') {
      const property = node.getChild('PropertyName');
      const base = this.originOf(node.firstChild, scope);
      if (property && base?.kind === 'library') {
        this.found.push({node, identifier: property, old: this.text(property), arrays: base.arrays, keep: false});
      } else if (property && !base && this.has(this.text(property)) && !commonNames.has(this.text(property))) {
        const name = this.text(property);
        this.todo(
          property.from,
          `The converter left \`${name}\` alone, because it can’t trace this object to h3-py. If it is h3-py, convert it too.`,
          this.names[name]?.link ?? functionsPage,
        );
      }
    } else if (node.name === 'VariableName') this.collectName(node, scope);
    for (const child of childrenOf(node)) this.collect(child, scope);
  }

  private collectName(node: SyntaxNode, scope: Scope): void {
    const isImport = node.parent?.name === 'ImportStatement';
    const isKeyword = node.nextSibling?.name === 'AssignOp' && /^(?:ArgList|ParamList)$/.test(node.parent?.name ?? '');
    if (isKeyword) return;
    const name = this.text(node);
    if (isImport) {
      const statement = node.parent ? childrenOf(node.parent) : [];
      const at = statement.findIndex((child) => child.name === 'import');
      const isImported = statement[0]?.name === 'from' && node.from > (statement[at]?.from ?? 0);
      const alias = node.prevSibling?.name === 'as';
      const local = node.nextSibling?.name === 'as' ? this.text(node.nextSibling.nextSibling) : name;
      const origin = scope.resolve(local);
      if (!isImported || alias || origin?.kind !== 'function' || origin.old !== name) return;
      this.found.push({node, identifier: node, old: name, arrays: origin.arrays, keep: false});
      return;
    }
    const origin = scope.resolve(name);
    if (origin?.kind === 'function') {
      this.found.push({node, identifier: node, old: origin.old, arrays: origin.arrays, keep: !origin.renamed});
    } else if (!origin && this.has(name) && !commonNames.has(name) && this.isOpenName()) {
      this.found.push({node, identifier: node, old: name, arrays: false, keep: false});
    }
  }

  /** Whether a name that nothing declares can be h3-py's: in a fragment, or after `from h3 import *`. */
  private isOpenName(): boolean {
    return this.imports.length === 0 || this.imports.some((node) => /^from\s+h3\s+import\s*\*/.test(this.text(node)));
  }

  private write({node, identifier, old, arrays, keep}: (typeof this.found)[number]): void {
    if (exceptions.has(old)) {
      this.writeException(identifier, old, keep);
      return;
    }
    if (!this.has(old)) return;
    const call =
      node.parent?.name === 'CallExpression' && node.parent.firstChild?.from === node.from ? node.parent : null;
    const inImport = node.parent?.name === 'ImportStatement';
    const to = this.names[old]?.to ?? old;
    const link = this.names[old]?.link ?? functionsPage;
    const args = call ? this.argumentsOf(call) : [];
    const isNumber = args[0]?.value.name === 'Number';
    if (this.targets.has(old) && to !== old && !this.isVersion3 && !isNumber) {
      this.noteMeaning(identifier, old);
      return;
    }
    if (this.has(to) && this.names[to]?.to !== to && to !== old && isNumber) {
      this.noteMeaning(identifier, old);
      return;
    }
    const note = values[old];
    if (note && !inImport) this.draft.note(identifier.from, {kind: 'value', text: note, link});
    if (inImport) {
      this.draft.replace(identifier, this.importOf(old, to));
      return;
    }
    if (rewritten.has(old)) {
      if (call) this.rewrite(call, node, identifier, old, args, arrays || this.takesList(call));
      else this.noteCall(identifier, old, link);
      return;
    }
    if (!keep) this.draft.replace(identifier, to);
    for (const {keyword} of args) {
      const renamed = keyword && keywords[old]?.[this.text(keyword)];
      if (renamed) this.draft.replace(keyword, renamed);
    }
    if (!sets.has(old) || arrays) return;
    if (!call) {
      this.todo(
        identifier.from,
        `\`${old}\` returned a \`set\`, and \`${to}\` returns a \`list\`. Use \`set(…)\` where the code needs a set.`,
        link,
      );
    } else if (!this.takesList(call)) {
      this.draft.insert(call.from, 'set(');
      this.draft.insert(call.to, ')');
    }
  }

  private writeException(identifier: SyntaxNode, old: string, keep: boolean): void {
    if (!keep) this.draft.replace(identifier, 'H3ValueError');
    this.draft.note(identifier.from, {
      kind: 'error',
      text: `\`H3ValueError\` includes the exceptions that 4.x raises instead of \`${old}\`. Name a more specific exception if your code tells them apart.`,
      link: '/docs/library/errors',
    });
  }

  private noteMeaning(identifier: SyntaxNode, old: string): void {
    this.todo(
      identifier.from,
      `\`edge_length\` has another meaning in each version, and this code doesn’t show which one \`${old}\` was written for. For the average of a resolution, write \`average_hexagon_edge_length\`. For the length of an edge, write \`edge_length\`.`,
      `${guide}#names-that-changed-their-meaning`,
    );
  }

  /** What to import instead of a function. */
  private importOf(old: string, to: string): string {
    if (old === 'polyfill') return 'LatLngPoly, geo_to_cells, polygon_to_cells';
    if (old === 'polyfill_polygon') return 'LatLngPoly, polygon_to_cells';
    if (old === 'polyfill_geojson') return 'geo_to_cells';
    if (old === 'h3_set_to_multi_polygon') return 'cells_to_geo, cells_to_h3shape';
    if (['hex_range_distances', 'hex_ranges', 'k_ring_distances'].includes(old)) return 'grid_ring';
    return to;
  }

  private noteCall(identifier: SyntaxNode, old: string, link: string): void {
    this.todo(
      identifier.from,
      `4.x has no function that can take the place of \`${old}\` here. ${this.advice(old)}`,
      link,
    );
  }

  private advice(old: string): string {
    switch (old) {
      case 'polyfill':
      case 'polyfill_polygon':
      case 'polyfill_geojson':
        return 'Write `geo_to_cells(geojson, res)` for GeoJSON, and `polygon_to_cells(LatLngPoly(outer, *holes), res)` for latitudes first.';
      case 'h3_set_to_multi_polygon':
        return 'Write `cells_to_geo(cells, tight=False)` for GeoJSON, and `cells_to_h3shape(cells, tight=False)` for latitudes first.';
      case 'h3_to_geo_boundary':
      case 'get_h3_unidirectional_edge_boundary':
        return 'Write `boundary = cell_to_boundary(h)` or `directed_edge_to_boundary(edge)`. For GeoJSON, swap the coordinates and repeat the first corner at the end.';
      default:
        return 'Call `grid_ring(h, k)` for each distance `k`.';
    }
  }

  private argumentsOf(call: SyntaxNode): Argument[] {
    const list = call.getChild('ArgList');
    const parts = list ? childrenOf(list).slice(1, -1) : [];
    const found: Argument[] = [];
    let part: SyntaxNode[] = [];
    const finish = (): void => {
      const [first, second, third] = part;
      if (first && second?.name === 'AssignOp' && third) found.push({keyword: first, value: third});
      else if (first) found.push({value: first});
      part = [];
    };
    for (const child of parts) {
      if (child.name === ',') finish();
      else if (child.name !== 'Comment') part.push(child);
    }
    finish();
    return found;
  }

  /** Whether the place of a call takes a list as well as a set. */
  private takesList(call: SyntaxNode): boolean {
    const {parent, prevSibling} = call;
    if (prevSibling?.name === 'in') return true;
    if (parent?.name !== 'ArgList' || prevSibling?.name === 'AssignOp') return false;
    const callee = parent.parent?.firstChild;
    if (!callee) return false;
    if (callee.name === 'VariableName' && takesAny.test(this.text(callee))) return true;
    // Functions of H3 take both.
    return this.found.some(({node, old}) => node.from === callee.from && node.to === callee.to && this.has(old));
  }

  /** The arguments of a call by parameter; undefined if they can't be told. */
  private bind(args: readonly Argument[], parameters: readonly string[]): Map<string, SyntaxNode> | undefined {
    const bound = new Map<string, SyntaxNode>();
    for (const [index, {keyword, value}] of args.entries()) {
      const name = keyword ? this.text(keyword) : parameters[index];
      if (name === undefined || !parameters.includes(name) || value.name === '*' || value.name === '**')
        return undefined;
      bound.set(name, value);
    }
    return bound;
  }

  /** Rewrites a call whose function has no counterpart of the same form. */
  private rewrite(
    call: SyntaxNode,
    callee: SyntaxNode,
    identifier: SyntaxNode,
    old: string,
    args: readonly Argument[],
    anyList: boolean,
  ): void {
    const prefix = this.code.slice(callee.from, identifier.from);
    const link = this.names[old]?.link ?? functionsPage;
    const written = this.rewriteAs(prefix, old, args, anyList);
    if (written === undefined) {
      this.noteCall(identifier, old, link);
      return;
    }
    const [before, kept, after] = written;
    // The arguments that stay keep their own changes.
    let position = call.from;
    let pending = before;
    for (const [index, node] of kept.entries()) {
      this.draft.replace({from: position, to: node.from}, pending);
      position = node.to;
      pending = after[index] ?? '';
    }
    this.draft.replace({from: position, to: call.to}, pending);
  }

  /** The text before the arguments that stay, these arguments in their order, and the text after each of them. */
  private rewriteAs(
    prefix: string,
    old: string,
    args: readonly Argument[],
    anyList: boolean,
  ): [string, SyntaxNode[], string[]] | undefined {
    const [open, close] = anyList ? ['', ''] : ['set(', ')'];
    const flag = (node: SyntaxNode | undefined): boolean | undefined => {
      const text = this.text(node);
      return node === undefined || text === 'False' ? false : text === 'True' ? true : undefined;
    };
    const inOrder = (...nodes: (SyntaxNode | undefined)[]): SyntaxNode[] | undefined => {
      const known = nodes.filter((node) => node !== undefined);
      return known.length === nodes.length &&
        known.every((node, index) => index === 0 || node.from > (known[index - 1]?.from ?? 0))
        ? known
        : undefined;
    };
    if (old === 'h3_to_geo_boundary' || old === 'get_h3_unidirectional_edge_boundary') {
      const isCell = old === 'h3_to_geo_boundary';
      const bound = this.bind(args, [isCell ? 'h' : 'edge', 'geo_json']);
      const kept = inOrder(bound?.get(isCell ? 'h' : 'edge'));
      const geo = flag(bound?.get('geo_json'));
      if (!kept || geo === undefined) return undefined;
      const to = isCell ? 'cell_to_boundary' : 'directed_edge_to_boundary';
      if (!geo) return [`${prefix}${to}(`, kept, [')']];
      return [`(lambda b: tuple((lng, lat) for lat, lng in b + b[:1]))(${prefix}${to}(`, kept, ['))']];
    }
    if (old === 'polyfill' || old === 'polyfill_geojson') {
      const bound = this.bind(args, ['geojson', 'res', 'geo_json_conformant']);
      const kept = inOrder(bound?.get('geojson'), bound?.get('res'));
      const geo = old === 'polyfill_geojson' || flag(bound?.get('geo_json_conformant'));
      if (!kept || geo === undefined) return undefined;
      if (geo) return [`${open}${prefix}geo_to_cells(`, kept, [', ', `)${close}`]];
      return [`${open}${prefix}polygon_to_cells(${prefix}LatLngPoly(*(`, kept, [`)['coordinates']), `, `)${close}`]];
    }
    if (old === 'polyfill_polygon') {
      const bound = this.bind(args, ['outer', 'res', 'holes', 'lnglat_order']);
      const kept = inOrder(bound?.get('outer'), bound?.get('res'));
      if (!kept || bound?.get('holes') || flag(bound?.get('lnglat_order')) !== false) return undefined;
      return [`${open}${prefix}polygon_to_cells(${prefix}LatLngPoly(`, kept, ['), ', `)${close}`]];
    }
    if (old === 'h3_set_to_multi_polygon') {
      const bound = this.bind(args, ['hexes', 'geo_json']);
      const kept = inOrder(bound?.get('hexes'));
      const geo = flag(bound?.get('geo_json'));
      if (!kept || geo === undefined) return undefined;
      if (geo) return [`${prefix}cells_to_geo(`, kept, [", tight=False)['coordinates']"]];
      return [`[[list(p.outer), *map(list, p.holes)] for p in ${prefix}cells_to_h3shape(`, kept, [', tight=False)]']];
    }
    const bound = this.bind(args, [old === 'hex_ranges' ? 'hexes' : 'h', 'K']);
    const kept = inOrder(bound?.get(old === 'hex_ranges' ? 'hexes' : 'h'), bound?.get('K'));
    // The origin is written once and computed for each ring.
    if (!kept || old === 'hex_ranges' || !/^[\w.]+$|^(['"])\w+\1$/.test(this.text(kept[0]))) return undefined;
    return [`[set(${prefix}grid_ring(`, kept, [', k)) for k in range(1 + ', ')]']];
  }
}

/** Converts Python from h3-py 3 to h3-py 4. */
export function convert(code: string, names: NameTable): Conversion {
  return new PythonConversion(code, names).run();
}
