import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import {Draft} from '../conversion';
import {functionsPage, guide} from '../pages';
import {firstSyntaxError} from '../syntax';
import type {Conversion, NameTable} from '../types';
import {argumentsOf} from './calls';
import {commonNames, errors, exceptions, keywords, rewritten, sets, values} from './facts';
import {Origins} from './origins';
import {importOf, Rewriter} from './rewrite';
import {UseFinder, type Use} from './uses';

/** Calls that accept a list as well as a set, and return the same for both. */
const takesAny = /^(?:all|any|dict|frozenset|len|list|max|min|set|sorted|sum|tuple)$/;

class PythonConversion {
  private readonly draft: Draft;
  private readonly rewriter: Rewriter;
  private readonly targets: ReadonlySet<string>;
  /** The expressions that are functions of H3, by their ranges. */
  private readonly functions = new Set<string>();
  private isVersion3 = false;

  constructor(
    private readonly code: string,
    private readonly names: NameTable,
  ) {
    this.draft = new Draft(code);
    this.rewriter = new Rewriter(this.draft, (old) => this.linkOf(old));
    this.targets = new Set(Object.values(names).map(({to}) => to));
  }

  run(): Conversion {
    const tree = parser.parse(this.code);
    const origins = new Origins(tree.topNode, this.draft);
    const uses = new UseFinder(this.draft, origins, this.names).find(tree.topNode);
    const isOld = (use: Use): boolean =>
      this.has(use.old) && !this.targets.has(use.old) && !commonNames.has(use.old) && !this.isLeft(use);
    const isNew = ({old}: Use): boolean => !this.has(old) && this.targets.has(old);
    this.isVersion3 = uses.some(isOld) && !uses.some(isNew);
    for (const {node, old} of uses) if (this.has(old)) this.functions.add(rangeOf(node));
    for (const use of uses) this.write(use);
    this.draft.unreadable(firstSyntaxError(tree));
    return this.draft.finish();
  }

  private text(node: SyntaxNode): string {
    return this.draft.text(node);
  }

  private has(name: string): boolean {
    return Object.hasOwn(this.names, name) || rewritten.has(name);
  }

  /**
   * Whether a name is left for the reader to change. Such a name is no sign of 3.x, because converted code has it beside
   * names of 4.x.
   */
  private isLeft({node, old}: Use): boolean {
    if (!rewritten.has(old) || node.parent?.name === 'ImportStatement') return false;
    const call = callOf(node);
    return !call || !this.rewriter.canRewrite(old, argumentsOf(call));
  }

  private linkOf(old: string): string {
    return this.names[old]?.link ?? functionsPage;
  }

  private write({node, identifier, old, arrays, keep}: Use): void {
    if (exceptions.has(old)) {
      this.writeException(identifier, old, keep);
      return;
    }
    if (!this.has(old)) return;
    const call = callOf(node);
    const inImport = node.parent?.name === 'ImportStatement';
    const to = this.names[old]?.to ?? old;
    const link = this.linkOf(old);
    const args = call ? argumentsOf(call) : [];
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
    const error = errors[old];
    if (error && !inImport) this.draft.note(identifier.from, {kind: 'error', text: error, link});
    if (inImport) {
      this.draft.replace(identifier, importOf(old, to));
      return;
    }
    if (rewritten.has(old)) {
      if (call) this.rewriter.rewrite(call, node, identifier, old, args, arrays || this.takesList(call));
      else this.rewriter.note(identifier, old);
      return;
    }
    if (!keep) this.draft.replace(identifier, to);
    for (const {keyword} of args) {
      const renamed = keyword && keywords[old]?.[this.text(keyword)];
      if (renamed) this.draft.replace(keyword, renamed);
    }
    if (!sets.has(old) || arrays) return;
    if (!call) {
      this.draft.byHand(
        identifier.from,
        translate(
          {message: '`{old}` returned a `set`, and `{to}` returns a `list`. Use `set(…)` where the code needs a set.'},
          {old, to},
        ),
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
      text: translate(
        {
          message:
            '`H3ValueError` includes the exceptions that 4.x raises instead of `{old}`. Name a more specific exception if your code tells them apart.',
        },
        {old},
      ),
      link: '/docs/library/errors',
    });
  }

  private noteMeaning(identifier: SyntaxNode, old: string): void {
    this.draft.byHand(
      identifier.from,
      translate(
        {
          message:
            '`edge_length` has another meaning in each version, and this code doesn’t show which one `{old}` was written for. For the average of a resolution, write `average_hexagon_edge_length`. For the length of an edge, write `edge_length`.',
        },
        {old},
      ),
      `${guide}#names-that-changed-their-meaning`,
    );
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
    return this.functions.has(rangeOf(callee));
  }
}

/** The call of a function; null where the function isn't called. */
const callOf = (node: SyntaxNode): SyntaxNode | null =>
  node.parent?.name === 'CallExpression' && node.parent.firstChild?.from === node.from ? node.parent : null;

const rangeOf = ({from, to}: SyntaxNode): string => `${from}:${to}`;

/** Converts Python from h3-py 3 to h3-py 4. */
export function convert(code: string, names: NameTable): Conversion {
  return new PythonConversion(code, names).run();
}
