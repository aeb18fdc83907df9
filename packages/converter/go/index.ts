import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/go';
import {Draft, type Range} from '../conversion';
import {noteBehavior} from '../engine/behavior';
import {noteMessages} from '../engine/handlers';
import {isSql, isSqlName, nameInString, noteName} from '../engine/strings';
import {OtherModules} from '../engine/modules';
import {TypedProgram} from '../engine/types';
import {VersionReader} from '../engine/version';
import {functionsPage, guide} from '../pages';
import {childrenOf, firstSyntaxError, walk} from '../syntax';
import type {Conversion, NameTable, Version} from '../types';
import {
  calls,
  counts,
  errors,
  fields,
  givesPositions,
  newPath,
  removedTypes,
  replaced,
  sharedNames,
  texts,
  types,
  written,
  type CallFact,
} from './facts';
import {readImports, type Imports} from './imports';
import {statementOf} from './slots';
import {grammarWith, isPackage, operandOf} from './types';

const typesLink = `${guide}#types-and-arguments`;

/** A name of the package: `h3.KRing`. */
interface Use {
  /** The name of the package. */
  readonly base: SyntaxNode;
  /** The name to replace. */
  readonly field: SyntaxNode;
  readonly old: string;
  /** The call; undefined for a function that is used as a value. */
  readonly call?: SyntaxNode;
}

/** Whether an expression needs parentheses to be the receiver of a method. */
function needsParentheses(expression: SyntaxNode): boolean {
  let node: SyntaxNode | null = expression;
  for (let steps = 0; node && steps < 20; steps += 1) {
    if (node.name === 'VariableName' || node.name === 'ParenthesizedExpr') return false;
    if (!/^(?:SelectorExpr|CallExpr|IndexExpr|SliceExpr|TypeAssertion)$/.test(node.name)) return true;
    node = node.firstChild;
  }
  return true;
}

/** A verb of a format that prints hexadecimal digits. */
const hexadecimal = /%[-+# 0-9.*]*[xX]/;

const isExpression = ({name}: SyntaxNode): boolean => /^[A-Z]/.test(name) && !name.endsWith('Comment');

/**
 * The code without what the grammar doesn't read: it misses the end of a line behind `true`, `false`, `++`, and `--`. All positions
 * stay.
 */
const readable = (code: string): string =>
  code.replace(/\b(tru|fals)e(?=[ \t]*(?:\/\/.*)?$)/gm, '$1_').replace(/(?:\+\+|--)(?=[ \t]*(?:\/\/.*)?$)/gm, ' ;');

class GoConversion {
  private readonly draft: Draft;
  private readonly root: SyntaxNode;
  private readonly imports: Imports;
  private readonly program: TypedProgram;
  private readonly names: VersionReader;
  private readonly version: Version;
  private readonly isVersion3: boolean;
  /** The names of the program, and the variables that were added to the function, by their names without number. */
  private readonly taken: ReadonlySet<string>;
  private readonly added = new Map<string, number>();
  /** The kinds of the literals that are open. */
  private readonly literals: (string | undefined)[] = [];

  constructor(code: string, names: NameTable) {
    // Some functions got no new name of the same shape.
    const nowhere = {to: '', link: functionsPage};
    const former = Object.fromEntries([calls, counts, types].flatMap(Object.keys).map((name) => [name, nowhere]));
    this.names = new VersionReader({...former, ...names}, sharedNames, Object.values(types));
    this.draft = new Draft('go', code, this.names);
    this.root = parser.parse(readable(code)).topNode;
    const text = (range: Range): string => this.draft.text(range);
    this.imports = readImports(this.root, text);
    this.program = new TypedProgram(this.root, grammarWith(this.imports.alias), text);
    this.taken = new Set(code.match(/\w+/g));
    const {isPart, paths, now} = this.imports;
    const named = [...code.matchAll(/\bh3\.([A-Z]\w*)/g)].map(([, name = '']) => name);
    const version = this.names.decide(named, paths.length > 0);
    if (paths.length > 0 && now) this.draft.guard(now.from);
    if (paths.length > 0) noteMessages(this.draft, named);
    this.version = isPart ? version : paths.length > 0 ? '3.x' : now ? '4.x' : 'none';
    this.isVersion3 = this.version === '3.x';
  }

  run(): Conversion {
    if (this.imports.isDot) return this.refuseDot();
    const others = this.readOthers();
    if (this.imports.alias === undefined && this.imports.paths.length === 0) {
      for (const node of this.program.nodes) if (node.name === 'String') this.readString(node);
      return this.draft.finish(others.length > 0 && this.version === 'none' ? '3.x' : this.version);
    }
    for (const path of this.imports.paths) this.writePath(path);
    walk(this.root, {
      enter: (node) => {
        if (node.name === 'SelectorExpr') this.readSelector(node);
        else if (node.name === 'QualifiedType') this.readType(node);
        else if (/^(?:FunctionDecl|MethodDecl)$/.test(node.name)) this.added.clear();
        else if (node.name === 'SliceType') this.writeHoles(node);
        else if (node.name === 'LiteralValue') this.openLiteral(node);
        else if (node.name === 'Key') this.writeKey(node);
        else if (node.name === 'String') this.readString(node);
      },
      leave: (node) => {
        // The calls inside a call are written before it.
        if (node.name === 'CallExpr') this.readCall(node);
        if (node.name === 'LiteralValue') this.literals.pop();
      },
    });
    this.draft.unreadable(firstSyntaxError(this.root.toTree()));
    return this.draft.finish(this.version);
  }

  /** Packages that have functions of h3-go 3, or types of it. Returns the names. */
  private readOthers(): readonly string[] {
    const modules = new OtherModules(this.draft);
    for (const node of this.program.nodes) {
      const base = node.name === 'SelectorExpr' ? operandOf(node.firstChild) : null;
      const other = base?.name === 'VariableName' ? this.imports.others.get(this.draft.text(base)) : undefined;
      if (other && node.lastChild) modules.add(other.path, other.from, this.draft.text(node.lastChild));
    }
    const found = modules.ask();
    const others = this.imports.paths.length > 0 && found.length === 0 ? this.imports.others.values() : [];
    for (const {path, from} of others)
      if (/h3/i.test(path)) this.draft.byHand(from, texts.builtWith, typesLink, {path});
    return found;
  }

  /** SQL in a string, and a name by which the program looks a function up. */
  private readString(node: SyntaxNode): void {
    const [from, to] = [node.from + 1, node.to - 1];
    const contents = this.draft.code.slice(from, to);
    if (this.imports.alias !== undefined && hexadecimal.test(contents))
      this.draft.byHand(node.from, written.hexadecimal, typesLink);
    if (isSql(contents)) this.draft.embed({language: 'sql', from, to});
    if (isSqlName(contents)) this.draft.embed({language: 'sql', from, to, isName: true});
    const named = nameInString(contents, from, this.names);
    if (named && /\b(?:MethodByName|Lookup)\(/.test(this.draft.code)) noteName(this.draft, named);
  }

  private refuseDot(): Conversion {
    for (const {from} of this.imports.paths) this.draft.byHand(from, texts.dotImport, functionsPage);
    return this.draft.finish(this.version);
  }

  private writePath(path: SyntaxNode): void {
    const quote = this.draft.text(path).charAt(0);
    this.draft.replace(path, `${quote}${newPath}${quote}`);
    this.noteWritten(path, 'cells');
  }

  /** Notes how modules that the program imports write cells or positions. */
  private noteWritten({from}: SyntaxNode, what: 'cells' | 'positions'): void {
    const imported = new Set(Array.from(this.imports.others.values(), ({path}) => path));
    for (const [module, text] of Object.entries(written[what])) {
      if (imported.has(module)) this.draft.note(from, {kind: 'value', text, link: typesLink, once: 'project'});
    }
  }

  private isPackage(node: SyntaxNode | null): node is SyntaxNode {
    return isPackage(node, this.imports.alias, this.program);
  }

  private readSelector(node: SyntaxNode): void {
    const base = operandOf(node.firstChild);
    const field = node.lastChild;
    if (!base || field?.name !== 'FieldName') return;
    const old = this.draft.text(field);
    if (!this.isPackage(base)) {
      this.writeField(base, field, old);
      return;
    }
    const outer = node.parent;
    const isCallee = outer?.name === 'CallExpr' && outer.from === node.from && outer.firstChild?.to === node.to;
    if (!isCallee) this.writeUse({base, field, old});
  }

  private readCall(call: SyntaxNode): void {
    const selector = call.firstChild;
    const base = operandOf(selector?.firstChild ?? null);
    const field = selector?.lastChild;
    if (selector?.name !== 'SelectorExpr' || base?.name !== 'VariableName' || field?.name !== 'FieldName') return;
    if (this.isPackage(base)) this.writeUse({base, field, old: this.draft.text(field), call});
  }

  private readType(node: SyntaxNode): void {
    const [base, field] = [node.firstChild, node.lastChild];
    if (base && field && this.isPackage(base)) this.writeType(field);
  }

  /** Renames a type, if it is one. */
  private writeType(field: SyntaxNode): void {
    const old = this.draft.text(field);
    const to = Object.hasOwn(types, old) ? types[old] : undefined;
    if (to !== undefined) this.draft.replace(field, to);
    // An embedded type is also the name of a field.
    const declared = [field.parent?.parent, field.parent?.parent?.parent].find((each) => each?.name === 'FieldDecl');
    if (to !== undefined && declared && !declared.getChild('FieldName'))
      this.draft.byHand(field.from, texts.embedded, typesLink, {to, old});
    if (old === 'H3Index') this.noteWritten(field, 'cells');
    if (old === 'GeoCoord' || old === 'GeoBoundary') this.noteWritten(field, 'positions');
    if (removedTypes.has(old)) this.draft.byHand(field.from, texts.removedType, typesLink, {old});
  }

  /** The holes of a polygon have a type of their own: `[][]h3.GeoCoord` is `[]h3.GeoLoop`. */
  private writeHoles(node: SyntaxNode): void {
    const inner = node.lastChild;
    const type = inner?.name === 'SliceType' ? inner.lastChild : null;
    if (!inner || type?.name !== 'QualifiedType' || !type.firstChild || !type.lastChild) return;
    if (!this.isPackage(type.firstChild) || this.draft.text(type.lastChild) !== 'GeoCoord') return;
    if (node.parent?.name === 'SliceType') return;
    this.draft.replace({from: inner.from, to: type.from}, '');
    this.draft.replace(type.lastChild, 'GeoLoop');
  }

  /** The kind of a literal is its type, or follows from the literal around it. */
  private openLiteral(node: SyntaxNode): void {
    const around = node.parent;
    const isTyped = around?.name === 'TypedLiteral';
    this.literals.push(isTyped ? this.program.typeOf(around.firstChild) : this.literals.at(-1));
  }

  private writeKey(node: SyntaxNode): void {
    const name = node.firstChild;
    if (name?.name !== 'VariableName') return;
    const old = this.draft.text(name);
    const known = Object.hasOwn(fields, old) ? fields[old] : undefined;
    if (known?.of === this.literals.at(-1)) this.draft.replace(name, known?.to ?? old);
  }

  private writeField(object: SyntaxNode, field: SyntaxNode, old: string): void {
    const known = Object.hasOwn(fields, old) ? fields[old] : undefined;
    if (!known) return;
    const kind = this.program.typeOf(object);
    if (kind === known.of) this.draft.replace(field, known.to);
    else if (kind === undefined && this.isVersion3)
      this.draft.byHand(field.from, texts.field, typesLink, {type: known.of, to: known.to, old});
  }

  private writeUse(use: Use): void {
    const {field, old, call} = use;
    const advice = Object.hasOwn(replaced, old) ? replaced[old] : undefined;
    const constant = Object.hasOwn(counts, old) ? counts[old] : undefined;
    const error = Object.hasOwn(errors, old) ? errors[old] : undefined;
    if (advice !== undefined) this.draft.byHand(field.from, advice, this.names.linkOf(old));
    else if (constant !== undefined && call) this.draft.replace({from: field.from, to: call.to}, constant);
    else if (constant !== undefined) this.draft.byHand(field.from, texts.constant, functionsPage, {constant, old});
    else if (error !== undefined) {
      this.draft.replace(field, error);
      this.draft.note(field.from, {kind: 'error', text: texts.moreErrors, link: '/docs/library/errors'}, {old});
    } else if (Object.hasOwn(calls, old)) this.writeFunction(use);
    else this.writeType(field);
  }

  private writeFunction(use: Use): void {
    const {base, field, old, call} = use;
    const link = this.names.linkOf(old);
    if (sharedNames.has(old) && !this.isVersion3) {
      this.draft.byHand(field.from, texts.bothVersions, link, {old});
      return;
    }
    const fact = calls[old] ?? {};
    const to = fact.to ?? this.names.targetOf(old);
    if (!call) this.writeValue(field, fact, to);
    else if (fact.methodOf) {
      if (!this.writeMethod(base, call, fact, to)) {
        this.draft.byHand(field.from, texts.method, link, {old, to});
        return;
      }
    } else this.draft.replace(field, to);
    noteBehavior(this.draft, field.from, old, undefined, to);
    if (givesPositions.has(old)) this.noteWritten(field, 'positions');
    if (call && fact.value !== undefined) this.writeResult(use, call, fact, to);
  }

  /** A function that is used as a value. */
  private writeValue(field: SyntaxNode, {methodOf, value}: CallFact, to: string): void {
    this.draft.replace(field, methodOf ? `Cell.${to}` : to);
    if (value !== undefined) this.draft.byHand(field.from, texts.value, this.names.linkOf(to), {to});
  }

  /** Makes the first argument the receiver. Returns false, and changes nothing, where this isn't safe. */
  private writeMethod(base: SyntaxNode, call: SyntaxNode, fact: CallFact, to: string): boolean {
    const {parameters = 1} = fact;
    const list = call.getChild('Arguments');
    const given = list ? childrenOf(list).filter(isExpression) : [];
    const [receiver, second] = given;
    if (!receiver || given.length !== parameters) return false;
    const before = {from: base.from, to: receiver.from};
    const after = {from: receiver.to, to: second?.from ?? call.to};
    if ([before, after].some((range) => /\/[/*]/.test(this.draft.text(range)))) return false;
    // A constant was a number like a cell in 3.x.
    const isConverted = this.program.typeOf(receiver) === 'constant';
    const isWrapped = isConverted || needsParentheses(receiver);
    this.draft.replace(before, `${isConverted ? `${this.draft.text(base)}.Cell` : ''}${isWrapped ? '(' : ''}`);
    this.draft.replace(after, `${isWrapped ? ')' : ''}.${to}(${second ? '' : ')'}`);
    return true;
  }

  /** The call returns an error beside its value. */
  private writeResult({base, field, old}: Use, call: SyntaxNode, {value = '', failure}: CallFact, to: string): void {
    const receiver = call.from === base.from ? this.receiverOf(call) : undefined;
    const statement = receiver === undefined && failure === undefined ? statementOf(call) : undefined;
    const link = this.names.linkOf(old);
    if (failure !== undefined || (receiver === undefined && !statement)) {
      this.draft.byHand(field.from, texts.alsoError, link, {to, old, value, failure: failure ?? texts.empty});
      return;
    }
    if (statement) this.hoist({from: base.from, to: call.to}, statement, value);
    else if (receiver) this.draft.insert(receiver.to, ', _');
    else return;
    this.draft.note(field.from, {kind: 'error', text: texts.ignored, link}, {to, old});
  }

  /** Writes a call into a statement of its own, in front of the statement that uses its value. */
  private hoist(call: Range, statement: SyntaxNode, variable: string): void {
    let number = (this.added.get(variable) ?? 0) + 1;
    const nameOf = (): string => (number === 1 ? variable : `${variable}${number}`);
    while (this.taken.has(nameOf())) number += 1;
    this.added.set(variable, number);
    const {code} = this.draft;
    let start = statement.from;
    while (/[ \t]/.test(code.charAt(start - 1))) start -= 1;
    const isFirst = start === 0 || code[start - 1] === '\n';
    const written = this.draft.take(call);
    this.draft.insert(
      statement.from,
      `${nameOf()}, _ := ${written}${isFirst ? `\n${code.slice(start, statement.from)}` : '; '}`,
    );
    this.draft.replace(call, nameOf());
  }

  /** The targets of a call: null for a separate statement, undefined where a second value isn't allowed. */
  private receiverOf(call: SyntaxNode): SyntaxNode | null | undefined {
    const statement = call.parent;
    if (!statement) return undefined;
    if (/^(?:ExprStatement|GoStatement|DeferStatement)$/.test(statement.name)) return null;
    const children = childrenOf(statement).filter(({name}) => !name.endsWith('Comment'));
    const [first, second] = children;
    if (!/^(?:VarDecl|VarSpec|Assignment)$/.test(statement.name) || children.length !== 3 || !first) return undefined;
    return second?.name === ':=' || second?.name === '=' ? first : undefined;
  }
}

/** Converts Go from h3-go 3 to h3-go 4. */
export function convert(code: string, names: NameTable): Conversion {
  return new GoConversion(code, names).run();
}
