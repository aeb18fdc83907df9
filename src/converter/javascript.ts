import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
import {Draft} from './conversion';
import {facts} from './javascriptFacts';
import {resultTests} from './javascriptTests';
import {childrenOf, isShorthand, resolveNames, type Binding, type Program} from './scopes';
import {firstSyntaxError} from './syntax';
import type {Conversion, NameTable} from './types';

const guide = '/docs/library/migrating-3.x';

/** Names that other libraries and programs use too. Without an import, they are H3's only beside names that are not. */
const commonNames = new Set(['cellArea', 'compact', 'degsToRads', 'edgeLength', 'radsToDegs', 'uncompact', 'UNITS']);

/** A module specifier of h3-js: a package name, one with a version, or an address of a CDN. */
const moduleName = /^((?:npm:|https?:\/\/(?:[^/]+\/)+)?h3-js)(?:@([^/?#]+))?(\/[^?#]*)?([?#].*)?$/;

/** A place that names an H3 function. */
interface Use {
  readonly old: string;
  /** The identifier or string to replace. */
  readonly node: SyntaxNode;
  /** The expression whose value is the function; undefined in imports and patterns. */
  readonly value?: SyntaxNode;
  /** Writes the 4.x name. */
  readonly rename: (to: string) => void;
}

/** Parses as TypeScript with JSX, or without JSX if that has fewer errors (`<T>(x) => x`). */
function parse(code: string): SyntaxNode {
  const withJsx = parser.configure({dialect: 'ts jsx'}).parse(code);
  if (firstSyntaxError(withJsx) === undefined) return withJsx.topNode;
  const withoutJsx = parser.configure({dialect: 'ts'}).parse(code);
  return (firstSyntaxError(withoutJsx) === undefined ? withoutJsx : withJsx).topNode;
}

class JavaScriptConversion {
  private readonly draft: Draft;
  private readonly program: Program;
  private readonly uses: Use[] = [];
  private readonly targets: ReadonlySet<string>;
  private readonly libraryModules: readonly SyntaxNode[];
  private readonly hasModules: boolean;
  private isVersion3 = false;

  constructor(
    private readonly code: string,
    private readonly names: NameTable,
  ) {
    this.draft = new Draft(code);
    this.program = resolveNames(parse(code), code);
    this.targets = new Set(Object.values(names).map(({to}) => to));
    const modules = this.program.nodes.filter((node) => this.isModule(node));
    this.hasModules = modules.length > 0;
    this.libraryModules = modules.filter((node) => moduleName.test(this.unquoted(node)));
  }

  run(): Conversion {
    this.findOrigins();
    for (const node of this.program.nodes) this.collect(node);
    this.isVersion3 = this.findVersion();
    this.write();
    for (const node of this.libraryModules) this.convertModule(node);
    this.noteSyntax();
    return this.draft.finish();
  }

  private text(node: SyntaxNode): string {
    return this.draft.text(node);
  }

  private unquoted(node: SyntaxNode): string {
    return this.text(node).slice(1, -1);
  }

  private has(name: string): boolean {
    return Object.hasOwn(this.names, name);
  }

  /** Whether a string names a module: in an import, an export, `require(…)`, or `import(…)`. */
  private isModule(node: SyntaxNode): boolean {
    const {parent} = node;
    if (node.name !== 'String' || !parent) return false;
    if (['ImportDeclaration', 'ExportDeclaration', 'DynamicImport'].includes(parent.name)) return true;
    const callee = parent.name === 'ArgList' ? parent.parent?.firstChild : null;
    return callee?.name === 'VariableName' && this.text(callee) === 'require';
  }

  /** Whether a node contains the module specifier of h3-js as its own. */
  private isLibraryModule(node: SyntaxNode | null): boolean {
    return node?.name === 'String' && moduleName.test(this.unquoted(node));
  }

  /** Whether an expression is the library: an import, a `require`, or a variable that holds it. */
  private isLibrary(node: SyntaxNode | null): boolean {
    if (!node) return false;
    switch (node.name) {
      case 'VariableName': {
        const binding = this.program.scopeOf(node).resolve(this.text(node));
        if (binding) return binding.origin?.kind === 'library';
        // A script that a page loads: the library is the global `h3`.
        return this.text(node) === 'h3' && this.libraryModules.length === 0;
      }
      case 'ParenthesizedExpression':
        return this.isLibrary(childrenOf(node)[1] ?? null);
      case 'AwaitExpression':
        return this.isLibrary(node.lastChild);
      case 'BinaryExpression':
        return node.getChild('as') !== null && this.isLibrary(node.firstChild);
      case 'PostfixExpression':
        return this.isLibrary(node.firstChild);
      case 'DynamicImport':
        return this.isLibraryModule(node.getChild('String'));
      case 'MemberExpression': {
        const property = node.getChild('PropertyName');
        if (!property) return false;
        const object = node.firstChild;
        if (this.text(property) === 'default') return this.isLibrary(object);
        return (
          this.text(property) === 'h3' &&
          object?.name === 'VariableName' &&
          ['window', 'globalThis', 'self', 'global'].includes(this.text(object)) &&
          this.libraryModules.length === 0
        );
      }
      case 'CallExpression': {
        const callee = node.firstChild;
        const argument = node.getChild('ArgList')?.firstChild?.nextSibling ?? null;
        if (callee?.name !== 'VariableName') return false;
        if (this.text(callee) === 'require') return this.isLibraryModule(argument);
        return /^_*(?:interopRequire|import)/.test(this.text(callee)) && this.isLibrary(argument);
      }
      default:
        return false;
    }
  }

  /** The pairs of target and value of a declaration or an assignment. */
  private assignments(node: SyntaxNode): [SyntaxNode, SyntaxNode][] {
    const children = childrenOf(node).filter(({name}) => name !== 'TypeAnnotation');
    return children.flatMap((child, index): [SyntaxNode, SyntaxNode][] => {
      const target = children[index - 1];
      const value = children[index + 1];
      return child.name === 'Equals' && target && value ? [[target, value]] : [];
    });
  }

  /** Finds which variables hold the library or one of its functions. */
  private findOrigins(): void {
    for (const node of this.program.nodes) if (node.name === 'ImportDeclaration') this.readImport(node);
    let before = -1;
    let known = 0;
    // A variable can hold what another variable holds.
    while (known !== before) {
      before = known;
      for (const node of this.program.nodes) {
        if (node.name === 'VariableDeclaration' || node.name === 'AssignmentExpression') {
          for (const [target, value] of this.assignments(node)) this.assign(target, value);
        } else if (node.name === 'CallExpression') this.readThen(node);
      }
      known = [...this.program.bindings].filter(({origin}) => origin).length;
    }
  }

  private readImport(node: SyntaxNode): void {
    if (!this.isLibraryModule(node.getChild('String'))) return;
    for (const definition of node.getChildren('VariableDefinition')) {
      const binding = this.program.bindingAt(definition);
      if (binding) binding.origin = {kind: 'library'};
    }
    for (const {imported, local} of this.specifiers(node.getChild('ImportGroup'))) {
      const binding = this.program.bindingAt(local);
      if (binding) binding.origin = {kind: 'function', old: this.text(imported)};
    }
  }

  /** The names in braces of an import or export: the module's name and the local one. */
  private specifiers(group: SyntaxNode | null): {imported: SyntaxNode; local: SyntaxNode}[] {
    const found: {imported: SyntaxNode; local: SyntaxNode}[] = [];
    let names: SyntaxNode[] = [];
    for (const child of group ? childrenOf(group) : []) {
      if (child.name === 'VariableName' || child.name === 'VariableDefinition') names.push(child);
      else if (child.name === ',' || child.name === '}') {
        const [imported, local = imported] = names;
        if (imported && local) found.push({imported, local});
        names = [];
      }
    }
    return found;
  }

  /** `import('h3-js').then((h3) => …)` */
  private readThen(node: SyntaxNode): void {
    const member = node.firstChild;
    const method = member?.name === 'MemberExpression' ? member.getChild('PropertyName') : null;
    if (!method || this.text(method) !== 'then' || !this.isLibrary(member?.firstChild ?? null)) return;
    const callback = node.getChild('ArgList')?.firstChild?.nextSibling;
    const target = callback?.getChild('ParamList')?.firstChild;
    const parameter = target?.name === '(' ? target.nextSibling : target;
    if (parameter) this.assignLibrary(parameter);
  }

  private assign(target: SyntaxNode, value: SyntaxNode): void {
    if (this.isLibrary(value)) this.assignLibrary(target);
  }

  private assignLibrary(target: SyntaxNode): void {
    if (target.name === 'VariableDefinition') {
      const binding = this.program.bindingAt(target);
      if (binding) binding.origin = {kind: 'library'};
    } else if (target.name === 'VariableName') {
      const binding = this.program.scopeOf(target).resolve(this.text(target));
      if (binding && !binding.origin) binding.origin = {kind: 'library'};
    } else if (target.name === 'ObjectPattern') {
      for (const property of target.getChildren('PatternProperty')) {
        const definition = property.getChild('VariableDefinition');
        const binding = definition && this.program.bindingAt(definition);
        const key = property.getChild('PropertyName') ?? definition;
        if (binding && key && !property.getChild('Spread')) {
          binding.origin = {kind: 'function', old: this.text(key)};
        }
      }
    }
  }

  /** Collects what a node names of the library. */
  private collect(node: SyntaxNode): void {
    if (node.name === 'MemberExpression') this.collectMember(node);
    else if (node.name === 'ImportDeclaration') this.collectImport(node);
    else if (node.name === 'ExportDeclaration') this.collectExport(node);
    else if (node.name === 'ObjectPattern') this.collectPattern(node);
    else if (node.name === 'CallExpression') this.collectMock(node);
    else if (node.name === 'VariableName' || node.name === 'PropertyDefinition') this.collectVariable(node);
  }

  private collectImport(node: SyntaxNode): void {
    if (this.isLibraryModule(node.getChild('String'))) this.collectSpecifiers(node.getChild('ImportGroup'), false);
  }

  private collectMember(node: SyntaxNode): void {
    const property = node.getChild('PropertyName');
    const key = property ?? childrenOf(node).find(({name}) => name === '[')?.nextSibling;
    if (!key || key.name === 'PrivatePropertyName') return;
    if (!this.isLibrary(node.firstChild)) {
      const name = property ? this.text(property) : '';
      if (this.has(name) && !commonNames.has(name) && !this.targets.has(name)) this.noteUntraced(key, name);
      return;
    }
    if (property) {
      this.add(this.text(property), property, node, (to) => this.draft.replace(property, to));
    } else if (key.name === 'String') {
      const quote = this.text(key).charAt(0);
      this.add(this.unquoted(key), key, node, (to) => this.draft.replace(key, quote + to + quote));
    } else {
      this.draft.note(key.from, {
        kind: 'todo',
        text: 'This code computes the name of an H3 function. Make sure that it computes the 4.x name.',
        link: '/docs/library/migration-3.x/functions',
      });
    }
  }

  private noteUntraced(node: SyntaxNode, name: string): void {
    this.draft.note(node.from, {
      kind: 'todo',
      text: `The converter left \`${name}\` alone, because it can’t trace this object to h3-js. If it is h3-js, write \`${this.names[name]?.to}\`.`,
      link: this.names[name]?.link ?? guide,
    });
  }

  private add(old: string, node: SyntaxNode, value: SyntaxNode | undefined, rename: Use['rename']): void {
    this.uses.push({old, node, rename, ...(value && {value})});
  }

  private collectSpecifiers(group: SyntaxNode | null, exported: boolean): void {
    for (const {imported, local} of this.specifiers(group)) {
      const old = this.text(imported);
      const alias = this.text(local);
      this.add(old, imported, undefined, (to) => {
        if (imported.from !== local.from) {
          if (alias === to) this.draft.replace({from: imported.from, to: local.to}, to);
          else this.draft.replace(imported, to);
        } else this.draft.replace(imported, exported || this.keepsName(local) ? `${to} as ${old}` : to);
        if (exported) this.noteExport(imported, old, to);
      });
    }
  }

  private noteExport(node: SyntaxNode, old: string, to: string): void {
    this.draft.note(node.from, {
      kind: 'todo',
      text: `This module still exports \`${old}\`, so that the modules that import it work. Export \`${to}\` when you convert them.`,
      link: guide,
    });
  }

  private collectExport(node: SyntaxNode): void {
    const group = node.getChild('ExportGroup');
    const source = node.getChild('String');
    if (source) {
      if (!this.isLibraryModule(source)) return;
      this.collectSpecifiers(group, true);
      if (node.getChild('Star')) {
        this.draft.note(node.from, {
          kind: 'todo',
          text: 'This module exports everything that h3-js exports, now under the 4.x names. Convert the modules that import it too.',
          link: guide,
        });
      }
      return;
    }
    for (const {imported, local} of this.specifiers(group)) {
      const binding = this.program.scopeOf(imported).resolve(this.text(imported));
      const old = this.functionOf(binding);
      if (!binding || old === undefined || binding.name !== old) continue;
      this.add(old, imported, undefined, (to) => {
        if (this.keepsLocal(binding, to)) return;
        const isShort = imported.from === local.from;
        this.draft.replace(imported, isShort ? `${to} as ${old}` : to);
        if (isShort) this.noteExport(imported, old, to);
      });
    }
  }

  /** `const {kRing} = h3` and `({kRing} = h3)` */
  private collectPattern(node: SyntaxNode): void {
    const assignment = node.parent;
    const isThen = assignment?.name === 'ParamList';
    const value =
      assignment && !isThen && this.assignments(assignment).find(([target]) => target.from === node.from)?.[1];
    for (const property of node.getChildren('PatternProperty')) {
      const definition = property.getChild('VariableDefinition');
      const key = property.getChild('PropertyName') ?? definition;
      if (!key || property.getChild('Spread')) continue;
      const binding = definition && this.program.bindingAt(definition);
      const ofLibrary = isThen
        ? this.functionOf(binding ?? undefined) === this.text(key)
        : value && this.isLibrary(value);
      if (!ofLibrary) continue;
      const old = this.text(key);
      this.add(old, key, undefined, (to) => {
        const isShort = key.name === 'VariableDefinition';
        this.draft.replace(key, isShort && (!binding || this.keepsLocal(binding, to)) ? `${to}: ${old}` : to);
      });
    }
  }

  /** `jest.mock('h3-js', () => ({kRing: …}))` */
  private collectMock(node: SyntaxNode): void {
    const method = node.firstChild?.getChild('PropertyName');
    const module = node.getChild('ArgList')?.getChild('String') ?? null;
    if (!method || !/mock/i.test(this.text(method)) || !this.isLibraryModule(module)) return;
    this.draft.note(node.from, {
      kind: 'todo',
      text: 'This code replaces h3-js in a test. Rename the functions that it replaces.',
      link: '/docs/library/migration-3.x/functions',
    });
  }

  private functionOf(binding: Binding | undefined): string | undefined {
    return binding?.origin?.kind === 'function' ? binding.origin.old : undefined;
  }

  private collectVariable(node: SyntaxNode): void {
    if (node.name === 'PropertyDefinition' && !isShorthand(node)) return;
    if (node.parent?.name === 'ExportGroup' || node.parent?.name === 'ImportGroup') return;
    const name = this.text(node);
    const binding = this.program.scopeOf(node).resolve(name);
    const old = this.functionOf(binding) ?? (!binding && !this.hasModules && this.has(name) ? name : undefined);
    if (old === undefined) return;
    this.add(old, node, node, (to) => {
      if (binding && (binding.name !== old || this.keepsLocal(binding, to))) return;
      this.draft.replace(node, node.name === 'PropertyDefinition' ? `${name}: ${to}` : to);
    });
  }

  private keepsName(definition: SyntaxNode): boolean {
    const binding = this.program.bindingAt(definition);
    return binding !== undefined && this.keepsLocal(binding, this.names[binding.name]?.to ?? binding.name);
  }

  /** Whether a variable keeps its 3.x name, because the program uses the 4.x name for something. */
  private keepsLocal(binding: Binding, to: string): boolean {
    if (this.program.globals.has(to)) return true;
    return [...this.program.bindings].some((other) => {
      if (other === binding || other.name !== to) return false;
      const old = this.functionOf(other);
      // `edgeLength` becomes free when it is renamed itself.
      return old === undefined || old !== other.name || !this.isConverted(old);
    });
  }

  /** Whether the program uses names that only 3.x has, and none that only 4.x has. */
  private findVersion(): boolean {
    const isOld = ({old}: Use): boolean => this.has(old) && !this.targets.has(old) && !commonNames.has(old);
    const isNew = ({old}: Use): boolean => !this.has(old) && this.targets.has(old);
    // A resolution instead of an edge.
    const isOldCall = (use: Use): boolean => this.hasTwoMeanings(use.old) && this.hasNumber(use);
    return this.uses.some((use) => isOld(use) || isOldCall(use)) && !this.uses.some(isNew);
  }

  /** Whether both versions have a function of this name, and they differ. */
  private hasTwoMeanings(old: string): boolean {
    return this.targets.has(old) && this.has(old) && this.names[old]?.to !== old;
  }

  private isConverted(old: string): boolean {
    const renamed = this.has(old) ? this.names[old] : undefined;
    if (!renamed || renamed.to === old) return false;
    return !this.hasTwoMeanings(old) || this.isVersion3;
  }

  /** Whether a use is called with a number in digits first. */
  private hasNumber({value}: Use): boolean {
    const call = value?.parent;
    const isCalled = call?.name === 'CallExpression' && call.firstChild?.from === value?.from;
    return isCalled && call.getChild('ArgList')?.firstChild?.nextSibling?.name === 'Number';
  }

  /** Whether it is open what a name means here. */
  private isOpen(use: Use, to: string): boolean {
    if (this.hasTwoMeanings(use.old)) return !this.isVersion3;
    // A number is no edge.
    if (this.hasTwoMeanings(to)) return this.hasNumber(use);
    const isGlobal = use.value?.name === 'VariableName' && !this.program.scopeOf(use.value).resolve(use.old);
    return isGlobal && commonNames.has(use.old) && !this.isVersion3;
  }

  private write(): void {
    for (const use of this.uses) {
      const renamed = this.has(use.old) ? this.names[use.old] : undefined;
      if (!renamed) continue;
      if (this.isOpen(use, renamed.to)) {
        this.noteOpen(use, renamed.to);
        continue;
      }
      if (use.old !== renamed.to) use.rename(renamed.to);
      if (use.value) this.noteFacts(use, renamed.to);
    }
  }

  private noteOpen({old, node}: Use, to: string): void {
    this.draft.note(node.from, {
      kind: 'todo',
      text:
        this.hasTwoMeanings(old) || this.hasTwoMeanings(to)
          ? `\`edgeLength\` has another meaning in each version, and this code doesn’t show which one it was written for. For the average of a resolution, write \`getHexagonEdgeLengthAvg\`. For the length of an edge, write \`edgeLength\`.`
          : `The converter left \`${old}\` alone, because no import shows that it is h3-js’s. If it is, write \`${to}\`.`,
      link: `${guide}#names-that-changed-their-meaning`,
    });
  }

  private noteFacts({old, node, value}: Use, to: string): void {
    const fact = facts[old];
    const link = this.names[old]?.link ?? guide;
    if (!fact) return;
    if (fact.value) this.draft.note(node.from, {kind: 'value', text: fact.value, link});
    if (!fact.error) return;
    const {was, when, now} = fact.error;
    const returned = was === 'empty' ? 'an empty array' : `\`${was}\``;
    this.draft.note(node.from, {
      kind: 'error',
      text: `\`${to}\` throws \`${now}\` for ${when}. \`${old}\` returned ${returned}.`,
      link,
    });
    for (const test of resultTests(value, was, this.program, this.code)) {
      this.draft.note(test.from, {
        kind: 'todo',
        text: `This test looks for ${returned}, with which \`${old}\` reported a failure. \`${to}\` throws an error. Put the call into \`try { … } catch { … }\`, and handle the failure in \`catch\`.`,
        link: `${guide}#errors-instead-of-zeros`,
      });
    }
  }

  /** Leads `h3-js/legacy` and pinned versions to 4.x. */
  private convertModule(node: SyntaxNode): void {
    const [, name = '', version, path = '', rest = ''] = moduleName.exec(this.unquoted(node)) ?? [];
    const quote = this.text(node).charAt(0);
    const isOld = version !== undefined && /^[~^]?3\b/.test(version);
    if (path !== '/legacy' && !isOld) return;
    const now = version === undefined ? '' : `@${isOld ? '4.5.0' : version}`;
    this.draft.replace(node, `${quote}${name}${now}${path === '/legacy' ? '' : path}${rest}${quote}`);
  }

  private noteSyntax(): void {
    const error = firstSyntaxError(this.program.root.toTree());
    if (error === undefined) return;
    this.draft.note(error, {
      kind: 'todo',
      text: 'The converter can’t read the code here. Check the names after this place.',
      link: '/docs/library/migration-3.x/functions',
    });
  }
}

/** Converts JavaScript or TypeScript from h3-js 3 to h3-js 4. */
export function convert(code: string, names: NameTable): Conversion {
  return new JavaScriptConversion(code, names).run();
}
