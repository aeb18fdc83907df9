import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import {askUntraced, Candidates, likeH3} from '../engine/candidates';
import {OtherModules} from '../engine/modules';
import {isSql, isSqlName, nameInString, namesInCode, noteComputed, noteName, runsCode} from '../engine/strings';
import {functionsPage, guide} from '../pages';
import {firstArgument, type Library} from './library';
import type {LocalNames} from './localNames';
import {texts, type Meanings, type Use} from './meanings';
import {isFormerModule, isH3Module, moduleFor4, specifiersOf, valueFor} from './modules';
import {around, childrenOf} from '../syntax';
import {isShorthand} from './scopes';
import type {Program} from '../engine/names';

/** What other modules import, and what other scripts of a page read. */
const shared = /^(?:(?:module\.)?exports|window|globalThis|self|global)\b/;

/** How far around the library an export of it is looked for. */
const mostAncestors = 8;

/** Code that replaces h3-js in a test, as `jest.mock('h3-js', …)` and `{'h3-js': stub}` do. */
const replaced = /(?:mock|replace|stub)\w*\(\s*(['"])h3-js\1\s*,|(['"])h3-js\2\s*:\s*[\w{]/i;

/** What gives an object a method. */
const methods = /^(?:MethodDeclaration|Property|PropertyDeclaration)$/;

/** What lists have and functions don’t. */
const ofList = /^(?:concat|every|filter|forEach|includes|join|length|map|push|reduce|slice|some|sort)$/;

/** The only function of h3-js that takes nothing. */
const withoutArguments = 'getRes0Indexes';

/** Finds the places of a program that name functions of h3-js, and how each is renamed. */
export class UseFinder {
  private readonly uses: Use[] = [];
  private readonly usesH3: boolean;
  private readonly candidates = new Candidates<SyntaxNode>();
  /** The methods that the classes and objects of the program have. */
  private readonly methods: ReadonlySet<string>;
  /** What the program assigns to, such as `exports.kRing`. */
  private readonly assigned: ReadonlySet<string>;
  /** Members that the program uses as lists, such as `data.kRing` in `data.kRing.length`. */
  private readonly lists: ReadonlySet<string>;
  private readonly modules: OtherModules;
  /** The end of the strings that were read for SQL. */
  private readTo = 0;
  /** Whether the program has names of 4.x. */
  private readonly hasNewNames: boolean;

  constructor(
    private readonly draft: Draft,
    private readonly program: Program,
    private readonly library: Library,
    private readonly meanings: Meanings,
    private readonly locals: LocalNames,
  ) {
    this.hasNewNames = meanings.hasNew(draft.code);
    this.usesH3 =
      library.modules.length > 0 || /\bh3-js\b|\b(?:from|require\(|import\()\s*['"][^'"\n]*h3/i.test(draft.code);
    this.modules = new OtherModules(draft);
    const textsOf = (choose: (node: SyntaxNode) => SyntaxNode | null | false): ReadonlySet<string> =>
      new Set(program.nodes.map(choose).flatMap((node) => (node ? [this.text(node)] : [])));
    this.methods = textsOf(
      (node) => node.name === 'PropertyDefinition' && methods.test(node.parent?.name ?? '') && node,
    );
    this.assigned = textsOf(({name, firstChild}) => name === 'AssignmentExpression' && firstChild);
    this.lists = textsOf((node) => {
      const property = node.name === 'MemberExpression' ? node.getChild('PropertyName') : null;
      const isList = property !== null && ofList.test(this.text(property));
      return isList && node.firstChild?.name === 'MemberExpression' && node.firstChild;
    });
  }

  /** All uses, in the order of the text. Notes what can't be renamed. */
  find(): readonly Use[] {
    for (const node of this.program.nodes) {
      this.collect(node);
      if (/^(?:VariableName|PropertyDefinition|CallExpression)$/.test(node.name)) this.collectShared(node);
    }
    const stub = replaced.exec(this.draft.code);
    if (stub) this.draft.byHand(stub.index, texts.stub, functionsPage);
    for (const {use, receiver} of this.candidates.ours()) this.noteUntraced(use, receiver);
    this.untraced.push(...this.modules.ask());
    return this.uses;
  }

  private text(node: SyntaxNode): string {
    return this.draft.text(node);
  }

  /** Collects the functions of the library that a node names. */
  private collect(node: SyntaxNode): void {
    if (node.name === 'MemberExpression') this.collectMember(node);
    else if (node.name === 'ImportDeclaration') this.collectImport(node);
    else if (node.name === 'ExportDeclaration') this.collectExport(node);
    else if (node.name === 'ObjectPattern') this.collectPattern(node);
    else if (node.name === 'CallExpression') this.collectObject(node);
    else if (node.name === 'String' || node.name === 'TemplateString') {
      if (node.name === 'String') this.collectString(node);
      this.collectSql(node);
    } else if (node.name === 'VariableName' || node.name === 'PropertyDefinition') this.collectVariable(node);
  }

  private collectImport(node: SyntaxNode): void {
    const module = node.getChild('String');
    const group = node.getChild('ImportGroup');
    if (this.library.isModule(module)) this.collectSpecifiers(group, false);
    else if (module) for (const {imported} of specifiersOf(group)) this.addOther(module, this.text(imported));
  }

  /** A name that the program takes from a module which isn't h3-js by its name. */
  private addOther(module: SyntaxNode, name: string): void {
    const specifier = this.text(module).slice(1, -1);
    if (this.library.exportsOf(specifier) !== 'nothing' && !isFormerModule(specifier))
      this.modules.add(specifier, module.from, name);
  }

  private collectMember(node: SyntaxNode): void {
    const property = node.getChild('PropertyName');
    const key = property ?? node.getChild('[')?.nextSibling;
    if (!key || key.name === 'PrivatePropertyName') return;
    if (!this.library.isLibrary(node.firstChild)) {
      const name = property ? this.text(key) : key.name === 'String' ? this.text(key).slice(1, -1) : '';
      if (!this.library.isFormer(node.firstChild)) this.collectUntraced(node.firstChild, key, name);
      return;
    }
    if (property && this.isTested(node)) this.guard(property, this.text(property));
    if (property) {
      this.add(this.text(property), property, node, (to) => this.draft.replace(property, to));
    } else if (key.name === 'String') {
      const quote = this.text(key).charAt(0);
      this.add(this.text(key).slice(1, -1), key, node, (to) => this.draft.replace(key, quote + to + quote));
    } else {
      noteComputed(this.draft, key);
    }
  }

  /** A name of 3.x on an object that may be h3-js. */
  private collectUntraced(object: SyntaxNode | null, node: SyntaxNode, name: string): void {
    const receiver = object ? this.text(object) : '';
    const isOwn = receiver === 'this' ? this.methods.has(name) : this.library.isOwn(object, name);
    if (isOwn || this.lists.has(`${receiver}.${name}`) || this.takesNothing(node, name)) return;
    const source = object ? this.library.sourceOf(object) : undefined;
    if (source) {
      this.addOther(source, name);
      return;
    }
    if (!likeH3.test(receiver) && this.assigned.has(`${receiver}.${name}`)) return;
    if (this.meanings.isOld(name)) {
      this.candidates.learn(receiver);
      this.noteUntraced(node, receiver);
    } else if (this.meanings.has(name) && this.meanings.renamed(name)?.to !== name) this.candidates.add(receiver, node);
  }

  /** Whether a call without arguments can’t be meant for h3-js, as in `require('es6-promise').polyfill()`. */
  private takesNothing(node: SyntaxNode, name: string): boolean {
    const callee = node.parent?.name === 'MemberExpression' ? node.parent : node;
    const call = callee.parent;
    const isCalled = call?.name === 'CallExpression' && call.firstChild?.from === callee.from;
    const list = isCalled ? call.getChild('ArgList') : null;
    return list !== null && childrenOf(list).length <= 2 && name !== withoutArguments;
  }

  /** Whether code tests that the library has a function, in place of calling it. */
  private isTested({from, to}: SyntaxNode): boolean {
    const {code} = this.draft;
    const isBefore = /(?:\btypeof |!|\b(?:if|while) ?\()$/.test(code.slice(Math.max(0, from - 10), from));
    return isBefore || /^\s*(?:\?\.\(|\?(?!\.)|\|\||&&|[=!]==)/.test(code.slice(to, to + 10));
  }

  /** Notes code that chooses a version by whether the library has a function. */
  private guard(node: SyntaxNode, name: string): boolean {
    const chooses = this.hasNewNames && (this.meanings.isOld(name) || this.meanings.isNew(name));
    if (chooses) this.draft.guard(node.from);
    return chooses;
  }

  /** The name of a function in a string, as in `jest.spyOn(h3, 'kRing')`, and SQL. */
  private collectString(node: SyntaxNode): void {
    const contents = this.text(node).slice(1, -1);
    const {parent} = node;
    if (isH3Module(contents)) {
      const quote = this.text(node).charAt(0);
      this.draft.replace(node, quote + moduleFor4(contents) + quote);
    }
    const callee = parent?.parent?.firstChild;
    const isKnown = this.meanings.has(contents) || this.meanings.isTarget(contents);
    if (isKnown && this.isMembership(node) && this.guard(node, contents)) return;
    const called =
      callee?.name === 'MemberExpression' ? callee.lastChild : callee?.name === 'new' ? callee.nextSibling : callee;
    if (called && runsCode.test(this.text(called))) {
      for (const name of namesInCode(contents, node.from + 1, this.meanings)) noteName(this.draft, name);
    }
    if (isSqlName(contents)) this.draft.embed({language: 'sql', from: node.from + 1, to: node.to - 1, isName: true});
    const named = nameInString(contents, node.from + 1, this.meanings);
    const isTitle = called !== null && called !== undefined && /^(?:test|it|describe|suite)$/.test(this.text(called));
    const isKey =
      parent?.name === 'MemberExpression' || (parent?.name === 'Property' && parent.firstChild?.from === node.from);
    if (named && this.usesH3 && !isKey && !isTitle) noteName(this.draft, named);
  }

  /** Whether code asks by a string what the library has: `'kRing' in h3`, and `Object.hasOwn(h3, 'kRing')`. */
  private isMembership({from, to}: SyntaxNode): boolean {
    const {code} = this.draft;
    return (
      /^\s+in\s/.test(code.slice(to, to + 10)) ||
      /\bhas\w*\((?:\w+, ?)?$/i.test(code.slice(Math.max(0, from - 30), from))
    );
  }

  /** Adds SQL in a string or a template to the code of other languages. */
  private collectSql(node: SyntaxNode): void {
    // A string in a template is read with the template.
    if (node.from < this.readTo) return;
    this.readTo = node.to;
    const [from, to] = [node.from + 1, node.to - 1];
    if (isSql(this.draft.code.slice(from, to))) this.draft.embed({language: 'sql', from, to});
  }

  private noteUntraced(node: SyntaxNode, receiver: string): void {
    this.untraced.push(askUntraced(this.draft, node, receiver, 'h3-js'));
  }

  /** Names of 3.x on objects that can't be traced, which show the version too. */
  readonly untraced: string[] = [];

  private add(old: string, node: SyntaxNode, value: SyntaxNode | undefined, rename: Use['rename']): void {
    this.uses.push({old, node, rename, ...(value && {value})});
  }

  private collectSpecifiers(group: SyntaxNode | null, exported: boolean): void {
    for (const {imported, local} of specifiersOf(group)) {
      const old = this.text(imported);
      const alias = this.text(local);
      this.add(old, imported, undefined, (to) => {
        if (imported.from !== local.from) {
          if (alias === to) this.draft.replace({from: imported.from, to: local.to}, to);
          else this.draft.replace(imported, to);
        } else this.draft.replace(imported, exported || this.keepsName(local) ? `${to} as ${old}` : to);
        if (exported && imported.from === local.from) this.noteExport(imported, old, to);
      });
    }
  }

  private noteExport(node: SyntaxNode, old: string, to: string): void {
    this.draft.byHand(node.from, texts.exports, guide, {old, to});
  }

  /** Notes that other code gets all functions of the library. */
  private noteShared({from}: SyntaxNode): void {
    this.draft.byHand(from, texts.passesOn, guide);
  }

  /** `module.exports = {h3}`, `window.h3 = h3`, `export default h3`, and `Object.assign(exports, h3)`. */
  private collectShared(value: SyntaxNode): void {
    if (!this.library.isLibrary(value) && !this.library.holds(value)) return;
    for (const {parent} of around(value, mostAncestors)) {
      const isAssign = parent.name === 'CallExpression' && this.text(parent.firstChild ?? parent) === 'Object.assign';
      if (!isAssign && /Call|Function|^(?:Block|MemberExpression|MethodDeclaration)$/.test(parent.name)) return;
      const target = isAssign ? firstArgument(parent) : parent.firstChild;
      const isTarget = isAssign || parent.name === 'AssignmentExpression';
      if (parent.name !== 'ExportDeclaration' && !(isTarget && target && shared.test(this.text(target)))) continue;
      this.noteShared(value);
      return;
    }
  }

  /** `Object.keys(h3)` */
  private collectObject(call: SyntaxNode): void {
    const method = call.firstChild ? this.text(call.firstChild) : '';
    if (!/^(?:Object\.(?:entries|getOwnPropertyNames|keys)|Reflect\.ownKeys)$/.test(method)) return;
    const given = firstArgument(call);
    if (given && this.library.isLibrary(given)) noteComputed(this.draft, given);
  }

  private collectExport(node: SyntaxNode): void {
    const group = node.getChild('ExportGroup');
    const source = node.getChild('String');
    if (source) {
      if (!this.library.isModule(source)) {
        for (const {imported} of specifiersOf(group)) this.addOther(source, this.text(imported));
        return;
      }
      this.collectSpecifiers(group, true);
      if (node.getChild('Star')) this.noteShared(node);
      return;
    }
    for (const {imported, local} of specifiersOf(group)) {
      const binding = this.program.bindingOf(imported);
      const old = this.library.functionOf(binding);
      if (!binding || old === undefined || binding.name !== old) continue;
      this.add(old, imported, undefined, (to) => {
        if (this.locals.keeps(binding, to)) return;
        const isShort = imported.from === local.from;
        this.draft.replace(imported, isShort ? `${to} as ${old}` : to);
        if (isShort) this.noteExport(imported, old, to);
      });
    }
  }

  /** `const {kRing} = h3` and `({kRing} = h3)` */
  private collectPattern(node: SyntaxNode): void {
    const isThen = node.parent?.name === 'ParamList';
    const value = isThen ? undefined : valueFor(node);
    const isExported = node.parent?.parent?.name === 'ExportDeclaration';
    for (const property of node.getChildren('PatternProperty')) {
      const definition = property.getChild('VariableDefinition');
      const key = property.getChild('PropertyName') ?? definition;
      if (!key || property.getChild('Spread')) continue;
      const binding = definition && this.program.bindingOf(definition);
      const ofLibrary = isThen
        ? this.library.functionOf(binding ?? undefined) === this.text(key)
        : value !== undefined && this.library.isLibrary(value);
      const old = this.text(key);
      if (!ofLibrary) {
        // What a parameter or a part of another pattern gets is known to its caller only.
        const isCalled = binding?.uses.some(
          (use) => use.parent?.name === 'CallExpression' && use.parent.firstChild?.from === use.from,
        );
        const isH3 = this.usesH3 || isCalled === true || (value !== undefined && /h3/i.test(this.text(value)));
        const isFormer = value && this.library.isFormer(value);
        const isOther = value && this.library.sourceOf(value);
        if ((isH3 && isFormer !== true) || isOther) this.collectUntraced(value ?? null, key, old);
        continue;
      }
      const isShort = key.name === 'VariableDefinition';
      if (isExported && isShort && binding) this.locals.exported.add(binding);
      this.add(old, key, undefined, (to) => {
        if (isExported && isShort && to !== old) this.noteExport(key, old, to);
        this.draft.replace(key, isShort && (!binding || this.locals.keeps(binding, to)) ? `${to}: ${old}` : to);
      });
    }
  }

  private collectVariable(node: SyntaxNode): void {
    if (node.name === 'PropertyDefinition' && !isShorthand(node)) return;
    if (node.parent?.name === 'ExportGroup' || node.parent?.name === 'ImportGroup') return;
    const name = this.text(node);
    const binding = this.program.bindingOf(node);
    const old =
      this.library.functionOf(binding) ??
      (!binding && !this.library.hasModules && this.meanings.has(name) && !this.takesNothing(node, name)
        ? name
        : undefined);
    if (old === undefined) return;
    this.add(old, node, node, (to) => {
      if (binding && (binding.name !== old || this.locals.keeps(binding, to))) return;
      this.draft.replace(node, node.name === 'PropertyDefinition' ? `${name}: ${to}` : to);
    });
  }

  private keepsName(definition: SyntaxNode): boolean {
    const binding = this.program.bindingOf(definition);
    return binding !== undefined && this.locals.keeps(binding, this.meanings.targetOf(binding.name));
  }
}
