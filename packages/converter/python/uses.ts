import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import {Lookup} from '../lookup';
import {functionsPage} from '../pages';
import {walk} from '../syntax';
import type {NameTable} from '../types';
import {commonNames, rewritten} from './facts';
import {isArrayModule, type Origin, type Origins} from './origins';

/** A place that names a function of h3-py. */
export interface Use {
  /** The expression whose value is the function. */
  readonly node: SyntaxNode;
  /** The name to replace. */
  readonly identifier: SyntaxNode;
  readonly old: string;
  /** Whether the function returns arrays. */
  readonly arrays: boolean;
  /** Whether an alias of the program stays. */
  readonly keep: boolean;
}

/** Attributes such as `api` and `h3` between the package and a function. */
const mostAttributes = 10;

/** Finds the places of a program that name functions of h3-py. */
export class UseFinder {
  private readonly uses: Use[] = [];
  private readonly lookup = new Lookup<Origin>();
  private readonly allowsOpenNames: boolean;

  constructor(
    private readonly draft: Draft,
    private readonly origins: Origins,
    private readonly names: NameTable,
  ) {
    this.allowsOpenNames = origins.allowsOpenNames();
  }

  /** All uses, in the order of the text. Notes those that can't be traced to h3-py. */
  find(root: SyntaxNode): readonly Use[] {
    walk(root, {
      enter: (node) => {
        const scope = this.origins.scopeIn(node);
        if (scope) this.lookup.enter(scope);
        if (node.name === 'MemberExpression') this.collectMember(node);
        else if (node.name === 'ImportStatement') this.collectImport(node);
        else if (node.name === 'VariableName') this.collectName(node);
      },
      leave: (node) => {
        const scope = this.origins.scopeIn(node);
        if (scope) this.lookup.leave(scope);
      },
    });
    return this.uses;
  }

  private text(node: SyntaxNode | null | undefined): string {
    return node ? this.draft.text(node) : '';
  }

  private has(name: string): boolean {
    return Object.hasOwn(this.names, name) || rewritten.has(name);
  }

  /** Returns which part of the package an expression is. */
  private originOf(node: SyntaxNode | null, depth = 0): Origin | undefined {
    if (node?.name === 'VariableName') {
      const origin = this.lookup.resolve(this.text(node));
      if (origin) return origin;
      return this.text(node) === 'h3' && !this.origins.importsLibrary ? {kind: 'library', arrays: false} : undefined;
    }
    if (node?.name !== 'MemberExpression' || depth > mostAttributes) return undefined;
    const base = this.originOf(node.firstChild, depth + 1);
    const property = this.text(node.getChild('PropertyName'));
    if (base?.kind === 'library' && property === 'api') return {kind: 'api', arrays: false};
    if (base?.kind === 'library' && property === 'h3') return base;
    if (base?.kind === 'api') return {kind: 'library', arrays: isArrayModule(property)};
    return undefined;
  }

  private collectMember(node: SyntaxNode): void {
    const property = node.getChild('PropertyName');
    const base = this.originOf(node.firstChild);
    if (property && base?.kind === 'library') {
      this.uses.push({node, identifier: property, old: this.text(property), arrays: base.arrays, keep: false});
    } else if (property && !base && this.has(this.text(property)) && !commonNames.has(this.text(property))) {
      const name = this.text(property);
      this.draft.byHand(
        property.from,
        translate(
          {
            message:
              'The converter didn’t change `{name}`, because it can’t trace this object to h3-py. If the object is h3-py, convert the name too.',
          },
          {name},
        ),
        this.names[name]?.link ?? functionsPage,
      );
    }
  }

  /** The names of `from h3 import …` that the import itself declares. */
  private collectImport(node: SyntaxNode): void {
    if (node.firstChild?.name !== 'from') return;
    let isImported = false;
    for (let child: SyntaxNode | null = node.firstChild; child; child = child.nextSibling) {
      if (child.name === 'import') isImported = true;
      if (!isImported || child.name !== 'VariableName' || child.prevSibling?.name === 'as') continue;
      const old = this.text(child);
      const local = child.nextSibling?.name === 'as' ? this.text(child.nextSibling.nextSibling) : old;
      const origin = this.lookup.resolve(local);
      if (origin?.kind !== 'function' || origin.old !== old) continue;
      this.uses.push({node: child, identifier: child, old, arrays: origin.arrays, keep: false});
    }
  }

  private collectName(node: SyntaxNode): void {
    const around = node.parent?.name ?? '';
    const isKeyword = node.nextSibling?.name === 'AssignOp' && /^(?:ArgList|ParamList)$/.test(around);
    if (isKeyword || around === 'ImportStatement') return;
    const name = this.text(node);
    const origin = this.lookup.resolve(name);
    if (origin?.kind === 'function') {
      this.uses.push({node, identifier: node, old: origin.old, arrays: origin.arrays, keep: !origin.renamed});
    } else if (!origin && this.has(name) && !commonNames.has(name) && this.allowsOpenNames) {
      this.uses.push({node, identifier: node, old: name, arrays: false, keep: false});
    }
  }
}
