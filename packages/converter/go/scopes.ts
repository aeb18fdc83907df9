import type {SyntaxNode} from '@lezer/common';
import {declarationsIn, Names, type Declaration, type Declared, type Shape} from '../engine/names';
import {walk} from '../syntax';
import type {Imports} from './imports';
import {elementOf, kindOf, kindOfType, listOf, type Kind, type Known} from './kinds';

const shape: Shape = {name: /^(?:DefName|FieldName)$/, type: /Type$|^TypeName$/, sign: /^:?=$/};

const functions = /^(?:FunctionDecl|MethodDecl|FunctionLiteral)$/;
const scopes = new RegExp(`${functions.source}|^(?:SourceFile|Block|(?:If|For|Switch|TypeSwitch|Select)Statement)$`);

/** What the names of a program mean while it is walked. */
export class Scopes implements Known {
  readonly types = new Map<string, Kind | undefined>();
  readonly fields = new Map<string, Kind | undefined>();
  readonly results = new Map<string, Kind | undefined>();
  /** The kinds of the variables. */
  readonly names: Names<Kind | undefined>;

  /**
   * @param imports - with the name of the package in this program; undefined if it isn't imported
   */
  constructor(
    root: SyntaxNode,
    private readonly imports: Pick<Imports, 'alias' | 'standard'>,
    readonly text: (node: SyntaxNode) => string,
  ) {
    const variables = (node: SyntaxNode): Declared<Kind | undefined>[] =>
      this.declared(node, ({type, value}) => {
        const kind = type ? kindOfType(type, this) : kindOf(value, this);
        return kind === 'constant' && node.name !== 'ConstSpec' ? 'other' : kind;
      });
    // A program can use its global variables before their declarations.
    const globals = (node: SyntaxNode): Declared<Kind | undefined>[] => (isGlobal(node) ? variables(node) : []);
    this.names = new Names<Kind | undefined>({
      scopes,
      hoisted: {VarSpec: globals, ConstSpec: globals},
      ordered: {
        VarDecl: variables,
        VarSpec: variables,
        ConstSpec: variables,
        Parameter: (node) => {
          const isList = node.getChild('...') !== null;
          if (!functions.test(node.parent?.parent?.name ?? '')) return [];
          return this.declared(node, ({type}) => (isList ? listOf(kindOfType(type, this)) : kindOfType(type, this)));
        },
        RangeClause: (node) => {
          const {value} = declarationsIn(node, shape)[0] ?? {};
          const first = node.getChild('DefName')?.from;
          return this.declared(node, ({name}) => (name.from === first ? undefined : elementOf(kindOf(value, this))));
        },
        DefName: (node) => {
          const isOpen = /^(?:TypeSwitchStatement|ReceiveStatement)$/.test(node.parent?.name ?? '');
          return isOpen ? [{name: text(node), meaning: () => undefined}] : [];
        },
      },
    });
    walk(root, {
      enter: (node) => {
        const name = node.name === 'TypeSpec' ? node.getChild('DefName') : null;
        if (name) this.types.set(text(name), kindOfType(node.lastChild, this));
      },
    });
    walk(root, {
      enter: (node) => {
        if (node.name === 'FieldDecl') {
          for (const {name, type} of declarationsIn(node, shape)) note(this.fields, text(name), kindOfType(type, this));
        } else if (node.name === 'FunctionDecl' || node.name === 'MethodDecl') this.readFunction(node);
      },
    });
    this.names.read(root);
  }

  /** Whether a name is the package h3 here, and no variable. */
  isPackage(node: SyntaxNode): boolean {
    const name = this.text(node);
    return name === this.imports.alias && !this.names.has(name);
  }

  /** Whether a name is a package of the standard library here, and no variable. */
  isStandard(node: SyntaxNode): boolean {
    const name = this.text(node);
    return this.imports.standard.has(name) && !this.names.has(name);
  }

  /** What a variable holds here; undefined if nothing tells. */
  variable(name: string): Kind | undefined {
    return this.names.resolve(name);
  }

  private declared(
    node: SyntaxNode,
    kindOf: (declaration: Declaration) => Kind | undefined,
  ): Declared<Kind | undefined>[] {
    return declarationsIn(node, shape).flatMap((each) => {
      const name = this.text(each.name);
      const kind = kindOf(each);
      return name === '_' ? [] : [{name, meaning: () => kind}];
    });
  }

  private readFunction(node: SyntaxNode): void {
    const name = node.getChild('DefName') ?? node.getChild('FieldName');
    const block = node.getChild('Block');
    const result = block?.prevSibling;
    if (!name || !result) return;
    // With several results, or a name, they are in parentheses.
    const isList = result.name === 'Parameters';
    if (isList && result.prevSibling?.name !== 'Parameters') return;
    const type = isList ? result.getChild('Parameter')?.lastChild : result;
    note(this.results, this.text(name), kindOfType(type, this));
  }
}

function isGlobal({parent}: SyntaxNode): boolean {
  const around = parent?.name === 'SpecList' ? parent.parent : parent;
  return around?.parent?.name === 'SourceFile';
}

/** A name that is declared in two ways means nothing. */
function note(map: Map<string, Kind | undefined>, name: string, kind: Kind | undefined): void {
  map.set(name, map.has(name) && map.get(name) !== kind ? undefined : kind);
}
