import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/cpp';
import {Draft, type Range} from '../conversion';
import {noteBehavior} from '../engine/behavior';
import {askUntraced} from '../engine/candidates';
import {canFail} from '../engine/handlers';
import {nameInString, noteName} from '../engine/strings';
import {TypedProgram} from '../engine/types';
import {VersionReader} from '../engine/version';
import {guide} from '../pages';
import {blank, firstSyntaxError, walk} from '../syntax';
import type {Conversion, NameTable, Version} from '../types';
import {argumentsOf, ResultWriter} from './calls';
import {calls, members, texts, types} from './facts';
import {slotOf} from './slots';
import {declaredName, grammar} from './types';

const header = /^[ \t]*#[ \t]*(?:include|import)\s*["<][^">\n]*\bh3api\.h[">]/m;

/** Names that other libraries and programs use too. */
const commonNames = new Set([
  'compact',
  'degsToRads',
  'edgeLengthKm',
  'edgeLengthM',
  'polyfill',
  'radsToDegs',
  'uncompact',
]);

/** Types of H3 in the declaration of a function. */
const ofH3 = /\b(?:H3Index|Geo(?:Boundary|Coord|Polygon))\b/;

/** Strings, characters, and comments in a macro. */
const literals = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*/g;

/** Reads what a program says about its names. */
function survey(root: SyntaxNode, code: string, names: NameTable) {
  const text = ({from, to}: SyntaxNode): string => code.slice(from, to);
  const hasHeader = header.test(code);
  const identifiers = new Set<string>();
  /** Names that the program declares itself. */
  const own = new Set<string>();
  /** The member functions of its classes, which hide functions of the same name. */
  const members = new Set<string>();
  /** Macros that make names or strings of their arguments, with `##` or `#`. */
  const pasting = new Set<string>();
  /** The macros that the program defines. */
  const macros = new Set<string>();
  const prototypes = new Set<string>();
  let hasIncludes = false as boolean;
  walk(root, {
    enter(node) {
      if (node.name === 'Identifier' || node.name === 'TypeIdentifier') identifiers.add(text(node));
      const macro = node.name === 'PreprocDirective' ? text(node).replace(literals, ' ') : '';
      const pasted = /^\s*#\s*define\s+(\w+)\([^#]+#/.exec(macro)?.[1];
      if (pasted !== undefined) pasting.add(pasted);
      const defined = /^\s*#\s*define\s+(\w+)/.exec(macro)?.[1];
      if (defined !== undefined) macros.add(defined);
      if (defined !== undefined && Object.hasOwn(types, defined)) own.add(defined);
      hasIncludes ||= node.name === '#include';
      const declares = node.name.endsWith('Declarator') && !node.parent?.name.endsWith('Declarator');
      const name = declares ? declaredName(node) : undefined;
      if (name?.name === 'Identifier') {
        const isPrototype = node.name === 'FunctionDeclarator' && node.parent?.name === 'Declaration';
        const isOfH3 = isPrototype && Object.hasOwn(names, text(name)) && ofH3.test(text(node.parent ?? node));
        (isOfH3 ? prototypes : own).add(text(name));
      }
      if (node.name === 'FunctionDeclarator') {
        const declared = node.firstChild;
        // `Grid::kRing(…)` outside of the class.
        const member = declared?.name === 'ScopedIdentifier' ? declared.lastChild : declared;
        if (member && declared?.name !== 'Identifier') members.add(text(member));
      }
      if (node.name === 'Identifier' && node.parent?.name.endsWith('Declaration')) own.add(text(node));
      const isType = node.parent?.name === 'TypeDefinition' || node.nextSibling?.name === 'FieldDeclarationList';
      if (node.name === 'TypeIdentifier' && isType) own.add(text(node));
      // `using GeoCoord = …`, and `using geo::GeoCoord;`
      const used = /^(?:Alias|Using)Declaration$/.test(node.name) ? node.firstChild?.nextSibling : null;
      const isGlobal = used?.name === 'ScopedIdentifier' && used.firstChild?.name === '::';
      if (used && !isGlobal) own.add(text(used.name === 'ScopedIdentifier' ? (used.lastChild ?? used) : used));
    },
  });
  // A declaration of a function of H3 doesn't make it the program's own.
  if (!hasHeader) for (const name of prototypes) own.add(name);
  return {identifiers, own, members, hasHeader, hasIncludes, pasting, macros};
}

/**
 * The code without what the grammar doesn’t read: `"%" PRIx64`, comments in macros, and dollars in names. All positions stay.
 */
function readable(code: string): string {
  return code
    .replace(/(?<=")\s*(?:PRI|SCN)[a-z]\w*/gi, blank)
    .replaceAll('$', '_')
    .replace(/^[ \t]*#[ \t]*define\b(?:\\\r?\n|[^\n])*/gm, (macro) =>
      macro.replace(/\/\*(?:[^*]|\*(?!\/))*\*\//g, blank),
    );
}

/** A condition on the version. A program may also print it. */
const decision = /^[ \t]*#[ \t]*(?:el)?if\b.*\bH3_VERSION_MAJOR\b|\bH3_VERSION_MAJOR\s*[<>=!]/m;

/** A branch of the preprocessor that can hold the code for the other version. */
const otherBranch = /^[ \t]*#[ \t]*(?:else|elif)\b/m;

class CConversion {
  private readonly draft: Draft;
  private readonly declared: TypedProgram;
  private readonly known: ReturnType<typeof survey>;
  private readonly root: SyntaxNode;
  private readonly results: ResultWriter;
  private readonly names: VersionReader;
  private readonly version: Version;
  private readonly isVersion3: boolean;

  constructor(code: string, names: NameTable) {
    this.names = new VersionReader(names, commonNames, Object.values(types));
    this.draft = new Draft('c', code, this.names);
    const text = (range: Range): string => this.draft.text(range);
    this.root = parser.parse(readable(code)).topNode;
    this.known = survey(this.root, code, names);
    this.declared = new TypedProgram(this.root, grammar, text);
    this.results = new ResultWriter(this.draft, this.declared, this.known.identifiers);
    const {identifiers, own, hasHeader, hasIncludes} = this.known;
    this.version = this.names.decide(
      [...identifiers].filter((name) => !own.has(name)),
      // Another header can include the one of H3.
      hasHeader || (identifiers.has('H3Index') && !own.has('H3Index')),
    );
    // Without a header, code is a part of a program. Another header can include the one of H3.
    const isPart = hasHeader || !hasIncludes || identifiers.has('H3Index') || identifiers.has('H3_EXPORT');
    this.isVersion3 = this.version === '3.x' || this.version === 'mixed' || (this.version === 'unknown' && isPart);
    this.findGuards();
  }

  run(): Conversion {
    walk(this.root, {
      enter: (node) => {
        if (node.name === 'FunctionDefinition') this.results.startFunction();
        if (node.name === 'PreprocDirective') this.noteMacro(node);
        if (node.name === 'String') this.readString(node);
      },
      leave: (node) => {
        if (node.name === 'CallExpression') this.writeCall(node);
        else if (node.name === 'Identifier' || node.name === 'TypeIdentifier') this.writeName(node);
        else if (node.name === 'FieldIdentifier') this.writeMember(node);
      },
    });
    this.results.finish();
    this.draft.unreadable(
      firstSyntaxError(this.root.toTree()),
      (name) =>
        this.isVersion3 && this.has(name) && this.names.renamed(name)?.to !== name && !this.known.members.has(name),
    );
    return this.draft.finish(this.version);
  }

  private has(name: string): boolean {
    return this.names.has(name) && !this.known.own.has(name);
  }

  /** Notes branches of the preprocessor that hold code for each version. */
  private findGuards(): void {
    const {code} = this.draft;
    const found = decision.exec(code) ?? (this.version === 'mixed' ? otherBranch.exec(code) : null);
    if (found) this.draft.guard(found.index);
  }

  /** The name of a function in a string by which the code looks it up. */
  private readString(node: SyntaxNode): void {
    const named = nameInString(this.draft.text(node).slice(1, -1), node.from + 1, this.names);
    if (named && /\b(?:dlsym|GetProcAddress)\b/.test(this.draft.code)) noteName(this.draft, named);
  }

  /** The function that a call names, in `kRing(…)` or `H3_EXPORT(kRing)(…)`. */
  private calleeOf(call: SyntaxNode): SyntaxNode | undefined {
    const callee = call.firstChild;
    if (callee?.name === 'Identifier') return callee;
    // `::kRing(…)`
    if (callee?.name === 'ScopedIdentifier' && callee.firstChild?.name === '::') return callee.lastChild ?? undefined;
    if (callee?.name !== 'CallExpression' || callee.firstChild?.name !== 'Identifier') return undefined;
    return this.draft.text(callee.firstChild) === 'H3_EXPORT' ? argumentsOf(callee)[0] : undefined;
  }

  private writeCall(call: SyntaxNode): void {
    const callee = this.calleeOf(call);
    if (!callee || !this.isVersion3) return;
    const old = this.draft.text(callee);
    const renamed = this.has(old) ? this.names.renamed(old) : undefined;
    if (!renamed) return;
    const fact = calls[old];
    const args = argumentsOf(call);
    if (fact && fact.arity !== args.length) {
      this.noteOther(callee, callee);
      return;
    }
    const isMember = this.known.members.has(old) && callee.parent?.name !== 'ScopedIdentifier';
    const isTaken = this.known.own.has(renamed.to);
    if (isMember || (isTaken && renamed.to !== old)) {
      const own = isMember ? old : renamed.to;
      this.draft.byHand(callee.from, texts.own, renamed.link, {own, to: renamed.to});
      return;
    }
    const result = fact?.result;
    const slot = result && slotOf(call);
    if (result && !this.results.canWrite(call, slot)) {
      const declaration = `${result.type} ${result.variable} = ${result.failure};`;
      const values = {old, declaration, to: renamed.to, variable: result.variable};
      this.draft.byHand(callee.from, texts.noStatement, renamed.link, values);
      return;
    }
    // A member function of this name hides the function of H3.
    const isHidden = renamed.to !== old && this.known.members.has(renamed.to) && call.firstChild?.name === 'Identifier';
    this.draft.replace(callee, isHidden ? `::${renamed.to}` : renamed.to);
    this.noteFacts(callee, old, renamed.to);
    if (fact?.flagsAfter !== undefined) this.writeFlags(call, args, fact.flagsAfter);
    if (result && slot) this.results.write(call, result, slot);
  }

  /** Writes 0 for the parameter that 4.x reserves for flags. */
  private writeFlags(call: SyntaxNode, args: readonly SyntaxNode[], after: number): void {
    const before = args[after - 1];
    const next = args[after];
    if (before && next) {
      const gap = {from: before.to, to: next.from};
      this.draft.replace(gap, `, 0${this.draft.text(gap)}`);
    } else this.draft.replace({from: call.to - 1, to: call.to - 1}, ', 0');
  }

  private noteFacts(callee: SyntaxNode, old: string, to: string): void {
    noteBehavior(this.draft, callee.from, old);
    const result = calls[old]?.result;
    // `h3ToString` writes nothing into a buffer that is too short, as before.
    if (!result && (to === old || !canFail(this.names.renamed(old)))) return;
    const text = result ? texts.returnsError : texts.returnsOther;
    const values = {to, old, failure: result?.failure ?? ''};
    this.draft.note(callee.from, {kind: 'error', text, link: this.names.linkOf(old)}, values);
  }

  /** Renames types, and functions that are not called. */
  private writeName(node: SyntaxNode): void {
    const name = this.draft.text(node);
    const {parent} = node;
    // `Grid::kRing` is the member function of a class, or of a namespace around H3.
    const isMember = parent?.name === 'ScopedIdentifier' && parent.firstChild?.name !== '::';
    if (isMember && parent.lastChild?.from === node.from) this.noteOther(node, parent.firstChild);
    if (!this.isVersion3 || this.known.own.has(name)) return;
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    // `geo::GeoCoord` is a type of another library, because H3 has no namespace.
    if (type !== undefined && node.parent?.name === 'ScopedTypeIdentifier') return;
    const isMacro = type !== undefined && this.draft.code.charAt(node.to) === '(';
    if (isMacro) {
      this.draft.byHand(node.from, texts.macro, `${guide}#c`, {name, type});
      return;
    }
    if (isMember || this.isCalled(node) || (type === undefined && !this.has(name))) return;
    const to = this.names.targetOf(name);
    const link = this.names.linkOf(name);
    if (node.parent?.name === 'FunctionDeclarator' && to !== name) {
      this.draft.byHand(node.from, texts.declares, link, {name, to});
      return;
    }
    const macro = this.pastingMacro(node, type === undefined);
    const isSame = type === undefined && this.names.renamed(name)?.to === name;
    if (macro !== undefined && !isSame) {
      this.draft.ask(node.from, name, texts.pastes, {macro}, type ?? this.names.renamed(name)?.to ?? '');
      return;
    }
    if (type !== undefined) this.draft.replace(node, type);
    if (node.name !== 'Identifier' || !this.has(name)) return;
    if (!calls[name] && !canFail(this.names.renamed(name))) this.draft.replace(node, to);
    else if (to !== name) this.draft.byHand(node.from, texts.value, link, {name, to});
  }

  /**
   * The macro that makes a string or another name of a name; undefined if no macro does. A macro that the program doesn’t
   * define may do so with the name of a function, as `PG_FUNCTION_INFO_V1` and `ZEND_FUNCTION` do.
   */
  private pastingMacro({parent}: SyntaxNode, isFunction: boolean): string | undefined {
    const macro = parent?.name === 'ArgumentList' ? parent.parent?.firstChild : null;
    const name = macro && /^(?:Identifier|MacroName)$/.test(macro.name) ? this.draft.text(macro) : '';
    const isForeign =
      isFunction && /^[A-Z][A-Z\d_]+$/.test(name) && name !== 'H3_EXPORT' && !this.known.macros.has(name);
    return isForeign || this.known.pasting.has(name) ? name : undefined;
  }

  /** Whether a name is the function of a call. */
  private isCalled(node: SyntaxNode): boolean {
    const {parent} = node;
    if (parent?.name === 'CallExpression') return parent.firstChild?.from === node.from;
    if (parent?.name === 'ScopedIdentifier')
      return parent.parent ? this.calleeOf(parent.parent)?.from === node.from : false;
    const macro = parent?.name === 'ArgumentList' ? parent.parent : null;
    return macro?.parent?.name === 'CallExpression' && this.calleeOf(macro.parent)?.from === node.from;
  }

  /** Renames a member of a type of H3. */
  private writeMember(node: SyntaxNode): void {
    const {parent} = node;
    const isExpression = parent?.name === 'FieldExpression';
    if (isExpression && this.isCalled(parent)) this.noteOther(node, parent.firstChild);
    if (!this.isVersion3 || !parent) return;
    const name = this.draft.text(node);
    if (!isExpression && parent.name !== 'FieldDesignator') return;
    const type = this.declared.typeOf(isExpression ? parent.firstChild : parent.parent?.parent?.parent);
    const member = type === undefined ? undefined : members[type]?.[name];
    if (member && type !== undefined && !this.known.own.has(type)) this.draft.replace(node, member.to);
    else if (type === undefined && name === 'lon' && this.known.identifiers.has('GeoCoord'))
      this.draft.byHand(node.from, texts.member, `${guide}#c`);
  }

  /** A function of 3.x that another object or namespace has. */
  private noteOther(name: SyntaxNode, object: SyntaxNode | null): void {
    const old = this.draft.text(name);
    if (this.names.isOld(old) && !this.known.members.has(old) && object)
      askUntraced(this.draft, name, this.draft.text(object), 'H3');
  }

  /** A macro's text isn’t parsed. */
  private noteMacro(node: SyntaxNode): void {
    if (!this.isVersion3 || !/^\s*#\s*define\b/.test(this.draft.text(node))) return;
    for (const [name] of this.draft.text(node).matchAll(/\w+/g)) {
      // The longitude of a `GeoCoord` is called `lng` in 4.x.
      const isMember = name === 'lon' && this.known.identifiers.has('GeoCoord');
      const isOurs = !this.known.own.has(name) && (this.has(name) || Object.hasOwn(types, name));
      if (isMember || isOurs) this.draft.byHand(node.from, texts.inMacro, this.names.linkOf(name), {name});
    }
  }
}

/** Converts C from H3 3 to H3 4. */
export function convert(code: string, names: NameTable): Conversion {
  return new CConversion(code, names).run();
}
