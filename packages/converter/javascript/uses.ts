import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import {functionsPage, guide} from '../pages';
import type {NameTable} from '../types';
import type {Library} from './library';
import type {LocalNames} from './localNames';
import type {Meanings, Use} from './meanings';
import {specifiersOf, valueFor} from './modules';
import {isShorthand, type Program} from './scopes';

/** Finds the places of a program that name functions of h3-js, and how each is renamed. */
export class UseFinder {
  private readonly uses: Use[] = [];

  constructor(
    private readonly draft: Draft,
    private readonly program: Program,
    private readonly library: Library,
    private readonly meanings: Meanings,
    private readonly locals: LocalNames,
    private readonly names: NameTable,
  ) {}

  /** All uses, in the order of the text. Notes what can't be renamed. */
  find(): readonly Use[] {
    for (const node of this.program.nodes) this.collect(node);
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
    else if (node.name === 'CallExpression') this.collectMock(node);
    else if (node.name === 'VariableName' || node.name === 'PropertyDefinition') this.collectVariable(node);
  }

  private collectImport(node: SyntaxNode): void {
    if (this.library.isModule(node.getChild('String'))) this.collectSpecifiers(node.getChild('ImportGroup'), false);
  }

  private collectMember(node: SyntaxNode): void {
    const property = node.getChild('PropertyName');
    const key = property ?? node.getChild('[')?.nextSibling;
    if (!key || key.name === 'PrivatePropertyName') return;
    if (!this.library.isLibrary(node.firstChild)) {
      const name = property ? this.text(property) : '';
      if (this.meanings.isOld(name)) this.noteUntraced(key, name);
      return;
    }
    if (property) {
      this.add(this.text(property), property, node, (to) => this.draft.replace(property, to));
    } else if (key.name === 'String') {
      const quote = this.text(key).charAt(0);
      this.add(this.text(key).slice(1, -1), key, node, (to) => this.draft.replace(key, quote + to + quote));
    } else {
      this.draft.byHand(
        key.from,
        translate({message: 'This code computes the name of an H3 function. Make sure that it computes the 4.x name.'}),
        functionsPage,
      );
    }
  }

  private noteUntraced(node: SyntaxNode, name: string): void {
    this.draft.byHand(
      node.from,
      translate(
        {
          message:
            'The converter didn’t change `{name}`, because it can’t trace this object to h3-js. If the object is h3-js, write `{to}`.',
        },
        {name, to: this.names[name]?.to ?? ''},
      ),
      this.names[name]?.link ?? guide,
    );
  }

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
        if (exported) this.noteExport(imported, old, to);
      });
    }
  }

  private noteExport(node: SyntaxNode, old: string, to: string): void {
    this.draft.byHand(
      node.from,
      translate(
        {
          message:
            'This module still exports `{old}`, so that the modules that import it work. Export `{to}` when you convert them.',
        },
        {old, to},
      ),
      guide,
    );
  }

  private collectExport(node: SyntaxNode): void {
    const group = node.getChild('ExportGroup');
    const source = node.getChild('String');
    if (source) {
      if (!this.library.isModule(source)) return;
      this.collectSpecifiers(group, true);
      if (node.getChild('Star')) {
        this.draft.byHand(
          node.from,
          translate({
            message:
              'This module exports everything that h3-js exports, now under the 4.x names. Convert the modules that import it too.',
          }),
          guide,
        );
      }
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
    for (const property of node.getChildren('PatternProperty')) {
      const definition = property.getChild('VariableDefinition');
      const key = property.getChild('PropertyName') ?? definition;
      if (!key || property.getChild('Spread')) continue;
      const binding = definition && this.program.bindingAt(definition);
      const ofLibrary = isThen
        ? this.library.functionOf(binding ?? undefined) === this.text(key)
        : value !== undefined && this.library.isLibrary(value);
      if (!ofLibrary) continue;
      const old = this.text(key);
      this.add(old, key, undefined, (to) => {
        const isShort = key.name === 'VariableDefinition';
        this.draft.replace(key, isShort && (!binding || this.locals.keeps(binding, to)) ? `${to}: ${old}` : to);
      });
    }
  }

  /** `jest.mock('h3-js', () => ({kRing: …}))` */
  private collectMock(node: SyntaxNode): void {
    const method = node.firstChild?.getChild('PropertyName');
    const module = node.getChild('ArgList')?.getChild('String') ?? null;
    if (!method || !/mock/i.test(this.text(method)) || !this.library.isModule(module)) return;
    this.draft.byHand(
      node.from,
      translate({message: 'This code replaces h3-js in a test. Rename the functions that it replaces.'}),
      functionsPage,
    );
  }

  private collectVariable(node: SyntaxNode): void {
    if (node.name === 'PropertyDefinition' && !isShorthand(node)) return;
    if (node.parent?.name === 'ExportGroup' || node.parent?.name === 'ImportGroup') return;
    const name = this.text(node);
    const binding = this.program.bindingOf(node);
    const old =
      this.library.functionOf(binding) ??
      (!binding && !this.library.hasModules && this.meanings.has(name) ? name : undefined);
    if (old === undefined) return;
    this.add(old, node, node, (to) => {
      if (binding && (binding.name !== old || this.locals.keeps(binding, to))) return;
      this.draft.replace(node, node.name === 'PropertyDefinition' ? `${name}: ${to}` : to);
    });
  }

  private keepsName(definition: SyntaxNode): boolean {
    const binding = this.program.bindingAt(definition);
    return binding !== undefined && this.locals.keeps(binding, this.names[binding.name]?.to ?? binding.name);
  }
}
