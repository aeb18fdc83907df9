import type {SyntaxNode} from '@lezer/common';
import type {Draft, Range} from '../conversion';
import {functionsPage} from '../pages';
import {askUntraced, Candidates} from '../engine/candidates';
import type {OtherModules} from '../engine/modules';
import {isSql, isSqlName, nameInString, namesInCode, noteComputed, noteName, runsCode} from '../engine/strings';
import type {VersionReader} from '../engine/version';
import {argumentsOf, methodOf} from './calls';
import {commonNames, dispatches, looksUp, mocks, namedAttribute, patches, rewritten, texts} from './facts';
import {isDecision, triesBoth} from './guards';
import {functionIn, givesArrays, isLibrary, otherPackage, type Origins} from './origins';
import {importOf} from './rewrite';

/** A place that names a function of h3-py. */
export interface Use {
  /** The expression whose value is the function. */
  readonly node: SyntaxNode;
  /** The name to replace. */
  readonly identifier: Range;
  readonly old: string;
  /** Whether the function returns arrays. */
  readonly arrays: boolean;
  /** Whether an alias of the program stays. */
  readonly keep: boolean;
  /** Whether the program has the function's 4.x name for something else, so that the import keeps the 3.x name as an alias. */
  readonly collides?: boolean;
}

/** How much of a chain of calls is read for a data frame at its start. */
const mostOfChain = 100;

/** The functions of the package by computed names: `vars(h3)[name]`. */
const dictionary = /\b(?:vars\(h3\)|h3\.__dict__)\[\s*[a-z_]/i;

/** Whether a string is a key, as in `row['k_ring']`. */
const isKey = ({parent}: SyntaxNode): boolean =>
  parent?.name === 'MemberExpression' && parent.firstChild?.name !== 'CallExpression';

/** What h3pandas adds to a data frame. */
const dataFrame = /(?:^|[._])g?df\.h3\b/;

/** A line that imports, with what it imports. */
const imports = /^[ \t]*(?:from [a-z.][\w.]* )?import (.*)/gm;

/** Finds the places of a program that name functions of h3-py. */
export class UseFinder {
  private readonly names: VersionReader;
  private readonly uses: Use[] = [];
  private readonly allowsOpenNames: boolean;
  /** Whether the code uses h3pandas. */
  private readonly usesPandas: boolean;
  /** Whether strings such as `h3_k_ring` name columns of data frames, in code without SQL. */
  private readonly isColumns: boolean;
  /** Whether the code looks up functions by their names. */
  private readonly looksUp: boolean;
  /** The functions that the program defines. */
  private readonly defined: ReadonlySet<string>;
  /** The words of its imports: another package may have an object such as `s2`. */
  private readonly importedWords: ReadonlySet<string>;
  private readonly candidates = new Candidates<SyntaxNode>();
  /** The names that the program uses by themselves. */
  private readonly words = new Set<string>();
  /** Those of them that it uses outside of imports. */
  private readonly used = new Set<string>();
  /** The functions that are imported by their 3.x names. */
  private readonly imported = new Set<string>();
  /** Whether the program has names of 4.x. */
  private readonly hasNewNames: boolean;
  /** Names of 3.x on objects that can't be traced, which show the version too. */
  readonly untraced: string[] = [];
  /** The functions that a test replaces, with their places. */
  readonly replaced = new Map<string, number>();

  constructor(
    private readonly draft: Draft,
    private readonly origins: Origins,
    private readonly others: OtherModules,
  ) {
    this.names = draft.names;
    this.allowsOpenNames = !origins.hasImports || origins.star !== undefined;
    this.hasNewNames = this.names.hasNew(draft.code);
    this.usesPandas = /\bh3pandas\b|_accessor\(\s?["']h3["']/.test(draft.code);
    this.isColumns =
      /\b(?:pandas|h3pandas|polars)\b/.test(draft.code) && !/sql|postgres|psycopg|\bexecute\(/i.test(draft.code);
    // A test can replace functions without an import of the package.
    this.looksUp = /\bh3\b/.test(draft.code) && looksUp.test(draft.code);
    this.defined = new Set(Array.from(draft.code.matchAll(/\bdef (\w+)/g), ([, name = '']) => name));
    this.importedWords = new Set(
      Array.from(draft.code.matchAll(imports), ([, names = '']) => names.match(/\w+/g) ?? []).flat(),
    );
  }

  /** All uses, in the order of the text. Notes those that can't be traced to h3-py. */
  find(): readonly Use[] {
    for (const node of this.origins.program.nodes) {
      if (node.name === 'MemberExpression') this.collectMember(node);
      else if (node.name === 'ImportStatement') this.collectImport(node);
      else if (node.name === 'VariableName') {
        this.words.add(this.text(node));
        this.collectName(node);
      } else if (node.name === 'String' || node.name === 'FormatString') this.collectString(node);
      else if (node.name === 'TryStatement') this.collectTry(node);
      else if (node.name === 'CallExpression' || node.name === 'Decorator') this.collectCall(node);
    }
    for (const {use, receiver} of this.candidates.ours()) this.noteUntraced(use, receiver);
    this.noteReexports();
    const computed = dictionary.exec(this.draft.code);
    if (computed) noteComputed(this.draft, {from: computed.index, to: computed.index});
    this.untraced.push(...this.others.ask());
    return this.uses.map((use) => this.withAlias(use));
  }

  /** Notes functions that the module imports and doesn't use, which other modules may import from it. */
  private noteReexports(): void {
    const {star} = this.origins;
    if (star && !this.uses.some(({node}) => node.parent?.name !== 'ImportStatement')) {
      this.draft.byHand(star.from, texts.passesOn, functionsPage);
    }
    for (const {node, old} of this.uses) {
      const to = importOf(old, this.names.targetOf(old));
      const isAlone = node.parent?.name === 'ImportStatement' && this.imported.has(old) && !this.used.has(old);
      if (isAlone && to !== old) this.draft.byHand(node.from, texts.unused, this.names.linkOf(old), {old, to});
    }
  }

  /** A use of an imported function whose 4.x name the program has for something else. */
  private withAlias(use: Use): Use {
    const to = this.names.renamed(use.old)?.to;
    const isImported = this.imported.has(use.old) && !rewritten.has(use.old);
    const collides =
      isImported && use.node.name === 'VariableName' && to !== undefined && to !== use.old && this.words.has(to);
    return collides ? {...use, keep: true, collides} : use;
  }

  private text(node: SyntaxNode | null | undefined): string {
    return node ? this.draft.text(node) : '';
  }

  /** The path of an expression in the package; '' for something else, and undefined if nothing declares it. */
  private pathOf(node: SyntaxNode | null | undefined): string | undefined {
    return this.origins.program.typeOf(node);
  }

  private collectTry(node: SyntaxNode): void {
    if (!this.origins.importsLibrary || !triesBoth(node, this.names, (each) => this.text(each))) return;
    this.draft.guard(node.from);
    // A later import hides an earlier one of the same name, which shows the version all the same.
    const words = this.text(node).match(/\w+/g) ?? [];
    this.named.push(...words.filter((word) => this.names.isOld(word) || this.names.isNew(word)));
  }

  /** Calls that compute the name of a function, and tests that replace functions by keywords. */
  private collectCall(node: SyntaxNode): void {
    const method = methodOf(node, (each) => this.text(each));
    const args = argumentsOf(node);
    if (method === 'getattr' && args[1] && args[1].value.name !== 'String' && this.isLibrary(args[0]?.value)) {
      noteComputed(this.draft, args[1].value);
    }
    if (!mocks.test(method) || !/\bh3\b/.test(this.draft.code)) return;
    for (const {keyword} of args) {
      const name = this.text(keyword);
      if (!keyword || !this.names.isOld(name)) continue;
      noteName(this.draft, {name, path: '', from: keyword.from, to: keyword.to});
    }
  }

  /** Whether an expression is the package. */
  private isLibrary(node: SyntaxNode | null | undefined): boolean {
    return isLibrary(this.pathOf(node));
  }

  /** The name of a function in a string, and SQL. */
  private collectString(node: SyntaxNode): void {
    const [, prefix = '', quote = ''] = /^([a-z]*)("""|'''|"|')/i.exec(this.text(node)) ?? [];
    const [from, to] = [node.from + prefix.length + quote.length, node.to - quote.length];
    const contents = this.draft.code.slice(from, to);
    const {parent} = node;
    if (parent?.name !== 'ExpressionStatement' && isSql(contents)) this.draft.embed({language: 'sql', from, to});
    else if (this.origins.importsLibrary) this.noteDoctests(contents, from);
    const call = parent?.name === 'ArgList' ? parent.parent : null;
    const method = methodOf(call, (each) => this.text(each));
    if (runsCode.test(method)) {
      for (const name of namesInCode(contents, from, this.names)) noteName(this.draft, name);
    }
    const isOption = parent?.name === 'AssignStatement' || node.prevSibling?.name === 'AssignOp';
    if (isSqlName(contents) && !this.isColumns && (isOption || !this.names.has(contents)))
      this.draft.embed({language: 'sql', from, to, isName: true});
    const isVersion = contents === 'h3' && /^(?:version|get_distribution)$/.test(method);
    if (call && isVersion && isDecision(call, this.draft.code)) this.draft.guard(call.from);
    const isPatch = patches.test(method) || parent?.parent?.name === 'Decorator';
    const args = call ? argumentsOf(call) : [];
    const isAttribute = namedAttribute.test(method) && this.isLibrary(args[0]?.value);
    const named = nameInString(contents, from, this.names, isPatch, isAttribute);
    const isKnown = named !== undefined || this.names.isTarget(contents);
    if (!isKnown) return;
    const isMembership = /^\s+(?:not\s+)?in\s+(?:dir|vars)\(/.test(this.draft.code.slice(node.to, node.to + 20));
    const isTest = isMembership || (isAttribute && (method === 'hasattr' || (method === 'getattr' && args.length > 2)));
    if (isTest && this.hasNewNames) this.draft.guard(node.from);
    else if (named && (isAttribute || this.looksUp || this.dispatches(method)) && !isKey(node)) {
      if (isPatch || isAttribute) this.replaced.set(named.name, named.from);
      noteName(this.draft, named);
    }
  }

  /** Notes functions in the examples of a docstring: `>>> h3.k_ring(cell, 1)`. */
  private noteDoctests(contents: string, from: number): void {
    for (const {0: line, index} of contents.matchAll(/^[ \t]*(?:>>>|\.\.\.) .*$/gm)) {
      for (const name of namesInCode(line, from + index, this.names)) noteName(this.draft, name);
    }
  }

  /** The functions that strings name. */
  readonly named: string[] = [];

  private collectMember(node: SyntaxNode): void {
    const property = node.getChild('PropertyName');
    const path = this.pathOf(node.firstChild) ?? '';
    // A parameter or a local variable can hold the package too.
    const isOpen = path === '';
    const isVersion = isLibrary(path) && /^(?:__version__|versions)$/.test(this.text(property));
    if (isVersion && isDecision(node, this.draft.code)) this.draft.guard(node.from);
    if (property && isLibrary(path)) {
      this.origins.noteHidden(property, `h3.${this.text(property)}`);
      this.uses.push({node, identifier: property, old: this.text(property), arrays: givesArrays(path), keep: false});
    } else if (property && isOpen && this.text(node.firstChild) === 'func' && isSqlName(this.text(property))) {
      this.draft.embed({language: 'sql', from: property.from, to: property.to, isName: true});
    } else if (property && isOpen && this.names.has(this.text(property))) {
      const name = this.text(property);
      const receiver = this.text(node.firstChild);
      const isSelf = receiver === 'self' || receiver === 'cls';
      if (isSelf && this.defined.has(name)) return;
      if (this.isOtherPackage(node.firstChild) || this.names.renamed(name)?.to === name) return;
      if (commonNames.has(name) || (name === 'polyfill' && this.importedWords.has(receiver)))
        this.candidates.add(receiver, property);
      else {
        this.candidates.learn(receiver);
        this.untraced.push(name);
        this.noteUntraced(property, receiver);
      }
    }
  }

  private noteUntraced(property: SyntaxNode, receiver: string): void {
    askUntraced(this.draft, property, receiver, 'h3-py');
  }

  /** Whether a function may look up the names that it gets. A function of this program doesn't, because the program would. */
  private dispatches(method: string): boolean {
    return dispatches.test(method) && !this.defined.has(method);
  }

  /** `df.h3.k_ring(1)`, whose names stay in h3pandas. */
  private isOtherPackage(node: SyntaxNode | null): boolean {
    const chain = node ? this.draft.code.slice(Math.max(node.from, node.to - mostOfChain), node.to) : '';
    if (chain.endsWith('.h3') && dataFrame.test(chain)) return true;
    if (node?.name === 'VariableName') return otherPackage.test(this.text(node));
    return node?.name === 'MemberExpression' && this.text(node.lastChild) === 'h3' && this.usesPandas;
  }

  /** The names of `from h3 import …` that the import itself declares. */
  private collectImport(node: SyntaxNode): void {
    if (node.firstChild?.name !== 'from') return;
    let isImported = false;
    for (let child: SyntaxNode | null = node.firstChild; child; child = child.nextSibling) {
      if (child.name === 'import') isImported = true;
      if (!isImported || child.name !== 'VariableName' || child.prevSibling?.name === 'as') continue;
      const old = this.text(child);
      const local = child.nextSibling?.name === 'as' ? child.nextSibling.nextSibling : child;
      const path = this.pathOf(local) ?? '';
      if (functionIn(path) !== old) continue;
      if (child.nextSibling?.name !== 'as') this.imported.add(old);
      this.uses.push({node: child, identifier: child, old, arrays: givesArrays(path), keep: false});
    }
  }

  private collectName(node: SyntaxNode): void {
    const around = node.parent?.name ?? '';
    const isKeyword = node.nextSibling?.name === 'AssignOp' && /^(?:ArgList|ParamList)$/.test(around);
    if (isKeyword || /^(?:ImportStatement|(?:Function|Class)Definition)$/.test(around)) return;
    const name = this.text(node);
    this.used.add(name);
    const path = this.pathOf(node);
    const old = functionIn(path);
    if (path !== undefined && old !== undefined) {
      this.uses.push({node, identifier: node, old, arrays: givesArrays(path), keep: this.origins.isAlias(node)});
    } else if (
      path === undefined &&
      this.names.has(name) &&
      this.allowsOpenNames &&
      (this.origins.star || !commonNames.has(name))
    ) {
      this.uses.push({node, identifier: node, old: name, arrays: false, keep: false});
    } else if (path === undefined && this.names.isOld(name) && !this.defined.has(name)) {
      for (const {module, from} of this.origins.otherStars) this.others.add(module, from, name);
    }
  }
}
