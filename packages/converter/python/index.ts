import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import {Draft, type Range} from '../conversion';
import {functionsPage} from '../pages';
import {firstSyntaxError} from '../syntax';
import type {Conversion, Dialect, ExportsOf, NameTable} from '../types';
import {noteBehavior, noteMeaning, type ArgumentOf} from '../engine/behavior';
import {noteHandler, noteMessages} from '../engine/handlers';
import {OtherModules} from '../engine/modules';
import {isCalledResolution, VersionReader} from '../engine/version';
import {argumentsOf, methodOf, type Argument} from './calls';
import {commonNames, exceptions, rewritten, sets, texts} from './facts';
import {Handlers, otherErrors} from './handlers';
import {noteKeywords, renameKeywords} from './keywords';
import {Origins} from './origins';
import {importOf, Rewriter} from './rewrite';
import {UseFinder, type Use} from './uses';

/** Functions and methods that accept a list as well as a set, and do the same with both. */
const takesAny = /^(?:all|any|dict|frozenset|len|list|max|min|set|sorted|sum|tuple)$/;
const methodsForAny =
  /^(?:difference_update|extend|intersection|intersection_update|isdisjoint|issuperset|union|update)$/;

class PythonConversion {
  private readonly draft: Draft;
  private readonly rewriter: Rewriter;
  private readonly names: VersionReader;
  /** The expressions that are functions of H3, by their ranges. */
  private readonly functions = new Set<string>();
  private readonly handlers: Handlers;
  private isVersion3 = false;
  /** Whether the program has names of both releases, as a converted one has whose other names are left. */
  private isMixed = false;

  constructor(
    private readonly code: string,
    names: NameTable,
    private readonly exportsOf: ExportsOf | undefined,
  ) {
    const table = {...Object.fromEntries([...rewritten].map((old) => [old, {to: '', link: functionsPage}])), ...names};
    this.names = new VersionReader(table, commonNames);
    this.draft = new Draft('python', code, this.names);
    this.handlers = new Handlers(code);
    this.rewriter = new Rewriter(this.draft);
  }

  run(): Conversion {
    const tree = parser.parse(this.code);
    const others = new OtherModules(this.draft);
    const origins = new Origins(tree.topNode, this.draft, others, this.exportsOf);
    const finder = new UseFinder(this.draft, origins, others);
    const uses = finder.find();
    const used = uses.map(({old}) => old);
    const version = this.names.decide([...used, ...finder.untraced, ...finder.named], origins.importsLibrary);
    const isLeft = uses.every((use) => !this.names.isOld(use.old) || this.isLeft(use));
    this.isVersion3 = version === '3.x' && !isLeft;
    this.isMixed = version === 'mixed';
    for (const {node, old} of uses) if (this.names.has(old)) this.functions.add(rangeOf(node));
    for (const use of uses) this.write(use);
    this.rewriter.finish(tree.topNode);
    for (const [old, place] of finder.replaced) noteKeywords(this.draft, old, place);
    noteMessages(this.draft, used);
    this.draft.unreadable(firstSyntaxError(tree));
    return this.draft.finish(version);
  }

  private text(node: SyntaxNode): string {
    return this.draft.text(node);
  }

  /**
   * Whether a name is left for the reader to change. Such a name is no sign of 3.x, because converted code has it beside
   * names of 4.x.
   */
  private isLeft({node, old}: Use): boolean {
    if (!rewritten.has(old) || node.parent?.name === 'ImportStatement' || this.isMapped(node, old)) return false;
    const call = callOf(node);
    return !call || !this.rewriter.canRewrite(old, argumentsOf(call));
  }

  /** Whether a function gets nothing but a cell or an edge each time, as in `cells.map(f)` and `map(f, cells)`. */
  private isMapped({parent}: SyntaxNode, old: string): boolean {
    const outer = parent?.name === 'ArgList' ? parent.parent : null;
    if (!outer || !old.endsWith('_boundary') || !/^(?:apply|map)$/.test(methodOf(outer, (each) => this.text(each))))
      return false;
    const args = argumentsOf(outer);
    return (
      args.length === (outer.firstChild?.name === 'MemberExpression' ? 1 : 2) && args.every(({keyword}) => !keyword)
    );
  }

  private write({node, identifier, old, arrays, keep, collides = false}: Use): void {
    if (exceptions.has(old)) {
      this.writeException(identifier, old, keep);
      return;
    }
    if (!this.names.has(old)) return;
    const call = callOf(node);
    const inImport = node.parent?.name === 'ImportStatement';
    const to = this.names.targetOf(old);
    const args = call ? argumentsOf(call) : [];
    const isNumber = args[0]?.value.name === 'Number';
    if (
      this.names.hasTwoMeanings(old) &&
      !this.isVersion3 &&
      !isNumber &&
      (this.isMixed || !this.isResolution(args[0]))
    ) {
      noteMeaning(this.draft, identifier.from, old, 'average_hexagon_edge_length', 'edge_length');
      return;
    }
    if (this.names.hasTwoMeanings(to) && to !== old && isNumber) {
      noteMeaning(this.draft, identifier.from, old, 'average_hexagon_edge_length', 'edge_length');
      return;
    }
    if (!inImport) this.noteFacts(identifier, node, old, to, call ? args : undefined);
    if (inImport) {
      const alias = node.nextSibling?.name === 'as' ? node.nextSibling.nextSibling : null;
      // A rewritten call names other functions than the one that the alias stood for.
      const range = alias && rewritten.has(old) ? {from: identifier.from, to: alias.to} : identifier;
      this.draft.replace(range, collides ? `${to} as ${old}` : importOf(old, to));
      return;
    }
    if (rewritten.has(old) && !this.isMapped(node, old)) {
      if (call) this.rewriter.rewrite(call, node, identifier, old, args, arrays || this.takesList(call));
      else this.rewriter.note(identifier, old);
      return;
    }
    if (!keep) this.draft.replace(identifier, to);
    const isRenamed = renameKeywords(this.draft, old, call ? args : this.argumentsFor(node));
    if (!call && !isRenamed) noteKeywords(this.draft, old, identifier.from);
    // The faces of a cell were a set in every module.
    if (!sets.has(old) || (arrays && old !== 'h3_get_faces')) return;
    if (!call) {
      this.draft.ask(identifier.from, old, texts.listNow);
    } else if (!this.takesList(call)) {
      this.draft.insert(call.from, 'set(');
      this.draft.insert(call.to, ')');
    }
  }

  /** Whether the code calls an argument a resolution, which the functions of 4.x with this name don't take. */
  private isResolution(argument: Argument | undefined): boolean {
    const {keyword, value} = argument ?? {};
    if (keyword) return this.text(keyword) === 'resolution';
    return value !== undefined && isCalledResolution(this.text(value));
  }

  /** The arguments that a call gets together with a function, as in `partial(h3.geo_to_h3, resolution=9)`. */
  private argumentsFor({parent}: SyntaxNode): readonly Argument[] {
    return parent?.name === 'ArgList' && parent.parent ? argumentsOf(parent.parent) : [];
  }

  private noteFacts(
    identifier: Range,
    node: SyntaxNode,
    old: string,
    to: string,
    args: readonly Argument[] | undefined,
  ): void {
    const argument: ArgumentOf = (index) => {
      const value = args?.[index]?.value;
      return value ? this.text(value) : args ? undefined : '';
    };
    noteBehavior(this.draft, identifier.from, old, argument);
    const thrown = this.names
      .renamed(old)
      ?.errors?.map((error) => otherErrors.get(error))
      .find((error) => error !== undefined);
    if (thrown === undefined) return;
    for (const caught of this.handlers.caughtAround(node)) {
      noteHandler(this.draft, caught.from, exceptions.has(caught.name) ? 'H3ValueError' : caught.name, to, thrown);
    }
  }

  private writeException(identifier: Range, old: string, keep: boolean): void {
    if (!keep) this.draft.replace(identifier, 'H3ValueError');
    this.draft.note(identifier.from, {kind: 'error', text: texts.exception, link: '/docs/library/errors'}, {old});
  }

  /** Whether the place of a call takes a list as well as a set. */
  private takesList(call: SyntaxNode): boolean {
    const {parent, prevSibling} = call;
    if (prevSibling?.name === 'in') return true;
    if (parent?.name !== 'ArgList' || prevSibling?.name === 'AssignOp') return false;
    const callee = parent.parent?.firstChild;
    if (!callee) return false;
    if (callee.name === 'VariableName' && takesAny.test(this.text(callee))) return true;
    if (callee.name === 'MemberExpression' && callee.lastChild && methodsForAny.test(this.text(callee.lastChild)))
      return true;
    // Functions of H3 take both.
    return this.functions.has(rangeOf(callee));
  }
}

/** The call of a function; null where the function isn't called. */
const callOf = (node: SyntaxNode): SyntaxNode | null =>
  node.parent?.name === 'CallExpression' && node.parent.firstChild?.from === node.from ? node.parent : null;

const rangeOf = ({from, to}: SyntaxNode): string => `${from}:${to}`;

/** Converts Python from h3-py 3 to h3-py 4. */
export function convert(code: string, names: NameTable, _dialect?: Dialect, exportsOf?: ExportsOf): Conversion {
  return new PythonConversion(code, names, exportsOf).run();
}
