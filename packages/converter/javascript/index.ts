import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
import {formatList} from '@h3-docs/base/number';
import {Draft} from '../conversion';
import {guide} from '../pages';
import {firstSyntaxError} from '../syntax';
import type {Conversion, NameTable} from '../types';
import {facts, type Sentinel} from './facts';
import {Library} from './library';
import {LocalNames} from './localNames';
import {Meanings, type Use} from './meanings';
import {moduleFor4} from './modules';
import {resultTests} from './resultTests';
import {resolveNames, type Binding, type Program} from './scopes';
import {UseFinder} from './uses';

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
  private readonly library: Library;
  private readonly meanings: Meanings;
  /** Variables whose tests were noted, by the function that they hold a result of. */
  private readonly tested = new Map<Binding, Set<string>>();

  constructor(
    private readonly code: string,
    private readonly names: NameTable,
  ) {
    this.draft = new Draft(code);
    this.program = resolveNames(parse(code), code);
    this.library = new Library(this.program, code);
    this.meanings = new Meanings(names, this.program);
  }

  run(): Conversion {
    const {draft, program, library, meanings, names} = this;
    const locals = new LocalNames(program, library, meanings);
    const uses = new UseFinder(draft, program, library, meanings, locals, names).find();
    meanings.learnVersion(uses);
    for (const use of uses) this.write(use);
    for (const node of library.modules) this.convertModule(node);
    draft.unreadable(firstSyntaxError(program.root.toTree()));
    return draft.finish();
  }

  private write(use: Use): void {
    const renamed = this.meanings.has(use.old) ? this.names[use.old] : undefined;
    if (!renamed) return;
    if (this.meanings.isOpen(use, renamed.to)) {
      this.noteOpen(use, renamed.to);
      return;
    }
    if (use.old !== renamed.to) use.rename(renamed.to);
    if (use.value) this.noteFacts(use, renamed.to);
  }

  private noteOpen({old, node}: Use, to: string): void {
    this.draft.byHand(
      node.from,
      this.meanings.hasTwoMeanings(old) || this.meanings.hasTwoMeanings(to)
        ? translate({
            message:
              '`edgeLength` has another meaning in each version, and this code doesn’t show which one it was written for. For the average of a resolution, write `getHexagonEdgeLengthAvg`. For the length of an edge, write `edgeLength`.',
          })
        : translate(
            {
              message:
                'The converter didn’t change `{old}`, because no import shows that it is a function of h3-js. If it is, write `{to}`.',
            },
            {old, to},
          ),
      `${guide}#names-that-changed-their-meaning`,
    );
  }

  private noteFacts({old, node, value}: Use, to: string): void {
    const fact = facts[old];
    const link = this.names[old]?.link ?? guide;
    if (!fact) return;
    if (fact.value) this.draft.note(node.from, {kind: 'value', text: fact.value, link});
    if (!fact.error) return;
    const {was, when, now} = fact.error;
    const returned = was === 'empty' ? translate({message: 'an empty array'}) : `\`${was}\``;
    this.draft.note(node.from, {
      kind: 'error',
      text: translate(
        {message: '`{to}` throws {errors} for {when}. `{old}` returned {returned}.'},
        {
          to,
          errors: formatList(
            now.map((name) => `\`${name}\``),
            'disjunction',
          ),
          when,
          old,
          returned,
        },
      ),
      link,
    });
    for (const test of this.testsOf(old, value, was)) {
      this.draft.byHand(
        test.from,
        translate(
          {
            message:
              'This test looks for {returned}, with which `{old}` reported a failure. `{to}` throws an error. Put the call into `{statement}`, and handle the failure in `catch`.',
          },
          {returned, old, to, statement: 'try { … } catch { … }'},
        ),
        `${guide}#errors-instead-of-zeros`,
      );
    }
  }

  /** The tests of a result. The uses of a variable that gets several results of a function are read once. */
  private testsOf(old: string, value: SyntaxNode | undefined, was: Sentinel): readonly SyntaxNode[] {
    return resultTests(value, was, this.program, this.code, (binding) => {
      const known = this.tested.get(binding) ?? new Set();
      const isNew = !known.has(old);
      this.tested.set(binding, known.add(old));
      return isNew;
    });
  }

  /** Leads `h3-js/legacy` and pinned versions to 4.x. */
  private convertModule(node: SyntaxNode): void {
    const quote = this.draft.text(node).charAt(0);
    this.draft.replace(node, `${quote}${moduleFor4(this.draft.text(node).slice(1, -1))}${quote}`);
  }
}

/** Converts JavaScript or TypeScript from h3-js 3 to h3-js 4. */
export function convert(code: string, names: NameTable): Conversion {
  return new JavaScriptConversion(code, names).run();
}
