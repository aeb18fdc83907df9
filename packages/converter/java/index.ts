import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/java';
import {Draft} from '../conversion';
import {noteBehavior, noteMeaning} from '../engine/behavior';
import {askUntraced, Candidates} from '../engine/candidates';
import {noteHandler, noteMessages} from '../engine/handlers';
import {isSql, isSqlName, nameInString, noteName} from '../engine/strings';
import {TypedProgram} from '../engine/types';
import {VersionReader} from '../engine/version';
import {guide} from '../pages';
import {around, firstSyntaxError, walk} from '../syntax';
import type {Conversion, NameTable} from '../types';
import {commonNames, coreClass, exceptions, formerClass, looksUp, notePositions, replaced, texts} from './facts';
import {formerException, handlersAround} from './handlers';
import {grammar} from './types';

/** How many nodes can be around a string in an annotation. */
const mostInAnnotation = 6;

/** A method of `H3Core` that a program names. */
interface Use {
  /** The name to replace. */
  readonly identifier: SyntaxNode;
  readonly old: string;
  /** The call; undefined for a method reference. */
  readonly call?: SyntaxNode;
}

/** What a program says about the types of h3-java. */
function readImports(code: string) {
  const has = (pattern: RegExp): boolean => pattern.test(code);
  return {
    /** Whether the program imports something or names its package, so that its other types are of this package. */
    any: has(/^[ \t]*(?:import|package)\s/m),
    /** Whether the program imports something of h3-java, or is part of it. Code can name the classes in full, without an import. */
    library: has(/\buber\.h3core\.|^[ \t]*package\s[\w.]*\bh3core\b/m),
    geoCoord: has(/\bh3core\.util\.(?:GeoCoord\b|\*)/),
    exceptions: has(/\bh3core\.exceptions\./),
    /** The classes that the program imports by name. */
    classes: new Set([...code.matchAll(/\bimport\s+(?!static\b)[\w.]+\.(\w+);/g)].map(([, name = '']) => name)),
    /** Whether another `LatLng` is imported or declared. */
    otherLatLng: has(/(?<!h3core\.util)\.LatLng;|\b(?:class|enum|interface|record) LatLng\b/),
    /** Whether the program declares its own `GeoCoord`. */
    ownGeoCoord: has(/\b(?:class|record) GeoCoord\b/),
  };
}

class JavaConversion {
  private readonly draft: Draft;
  private readonly root: SyntaxNode;
  private readonly program: TypedProgram;
  /** The fields and methods that the program declares. */
  private readonly members: ReadonlySet<string>;
  private readonly imports: ReturnType<typeof readImports>;
  private readonly names: VersionReader;
  private readonly uses: Use[] = [];
  /** Methods on objects that can't be traced. */
  private readonly untraced: Use[] = [];
  /** Common names on objects that nothing declares. */
  private readonly candidates = new Candidates<Use>();

  constructor(code: string, names: NameTable) {
    this.names = new VersionReader(names, commonNames);
    this.draft = new Draft('java', code, this.names);
    // The grammar has no class literals. A name of the same length keeps all positions.
    this.root = parser.parse(code.replace(/\.class\b/g, '.klass')).topNode;
    this.program = new TypedProgram(this.root, grammar, (range) => this.draft.text(range));
    this.members = new Set(this.program.members.map(({name}) => this.draft.text(name)));
    this.imports = readImports(code);
  }

  run(): Conversion {
    walk(this.root, {
      enter: (node) => {
        if (node.name === 'MethodInvocation') this.collect(node, node.getChild('MethodName')?.firstChild, node);
        else if (node.name === 'MethodReference') this.collect(node, node.lastChild);
        else if (node.name === 'ImportDeclaration') this.writeImport(node);
        else if (node.name === 'CatchType') this.writeCatch(node);
        else if (node.name === 'TypeName') this.writeType(node);
        else if (node.name === 'Identifier' && this.isTypeName(node)) this.writeType(node);
        else if (node.name === 'StringLiteral' || node.name === 'TextBlock') this.readString(node);
      },
    });
    const used = [...this.uses, ...this.untraced].map(({old}) => old);
    const version = this.names.decide(used, this.imports.library);
    // Code that is left for a change by hand is no sign that the rest wasn't converted.
    const isVersion3 =
      version === '3.x' && this.uses.some(({old}) => this.names.isOld(old) && !Object.hasOwn(replaced, old));
    for (const use of [...this.uses, ...this.candidates.ours().map((each) => each.use)]) this.write(use, isVersion3);
    if (this.imports.library) notePositions(this.draft);
    noteMessages(this.draft, used);
    this.draft.unreadable(firstSyntaxError(this.root.toTree()));
    return this.draft.finish(version);
  }

  /** The name of a method in a string, and SQL. */
  private readString(node: SyntaxNode): void {
    const quote = node.name === 'TextBlock' ? 3 : 1;
    const [from, to] = [node.from + quote, node.to - quote];
    const contents = this.draft.code.slice(from, to);
    if (isSql(contents)) this.draft.embed({language: 'sql', from, to});
    // Annotations such as `@FunctionTemplate` give functions of the program their names.
    const isGiven = [...around(node, mostInAnnotation)].some(({parent}) => parent.name === 'Annotation');
    if (isSqlName(contents) && !isGiven) this.draft.embed({language: 'sql', from, to, isName: true});
    const named = nameInString(contents, from, this.names);
    if (named && this.imports.library && looksUp.test(this.draft.code)) noteName(this.draft, named);
  }

  private collect(node: SyntaxNode, identifier: SyntaxNode | null | undefined, call?: SyntaxNode): void {
    const object = node.firstChild;
    if (!identifier || !object) return;
    const old = this.draft.text(identifier);
    if (object.name === 'MethodName') {
      // A class around this one, or an `import static`, can have the method.
      if (this.names.isOld(old) && !this.members.has(old)) this.noteUntraced({identifier, old}, '');
      return;
    }
    // The grammar takes `core` in `core::kRing` for a type.
    const type = object.name === 'TypeName' ? this.program.ofMember(object) : this.program.typeOf(object);
    const use = {identifier, old, ...(call && {call})};
    const isOpen = type === undefined && this.names.isOld(old);
    const receiver = this.draft.text(object);
    const isOwn = this.members.has(old);
    if (type === coreClass) this.uses.push(use);
    else if (type === undefined && (this.isClass(object) || (isOwn && object.name === 'this'))) return;
    else if (isOpen && this.means(this.imports.library) && !isOwn && !/^(?:this|super)$/.test(object.name)) {
      this.uses.push(use);
      this.candidates.learn(receiver);
    } else if (type === undefined && this.means(this.imports.library) && commonNames.has(old))
      this.candidates.add(receiver, use);
    else if (this.names.isOld(old) && !isOwn && type !== formerClass) this.noteUntraced(use, receiver);
  }

  private noteUntraced(use: Use, receiver: string): void {
    this.untraced.push(use);
    askUntraced(this.draft, use.identifier, receiver, '`H3Core`');
  }

  /** Whether a method is called on a class or on a new object, which is no `H3Core`: only its factories make one. */
  private isClass(object: SyntaxNode): boolean {
    if (object.name !== 'Identifier') return object.name === 'ObjectCreationExpression';
    const name = this.draft.text(object);
    return name !== coreClass && (/^[A-Z]\w*[a-z]/.test(name) || this.imports.classes.has(name));
  }

  private write({identifier, old, call}: Use, isVersion3: boolean): void {
    const renamed = this.names.renamed(old);
    if (!renamed) return;
    const {to, link} = renamed;
    if (this.names.hasTwoMeanings(old) && !isVersion3) {
      noteMeaning(this.draft, identifier.from, old, 'getHexagonEdgeLengthAvg', 'edgeLength');
      return;
    }
    const advice = replaced[old];
    if (advice !== undefined) {
      this.draft.byHand(identifier.from, advice, link);
      return;
    }
    this.draft.replace(identifier, to);
    this.noteFacts(identifier, call, old);
    if (old === 'h3Distance') this.writeDistance(identifier, call, link);
  }

  private noteFacts(identifier: SyntaxNode, call: SyntaxNode | undefined, old: string): void {
    noteBehavior(this.draft, identifier.from, old);
    const {to = '', errors} = this.names.renamed(old) ?? {};
    // h3-java checks resolutions itself in both versions.
    const isOther = errors?.some((error) => error !== 'E_RES_DOMAIN' && !error.startsWith('E_MEMORY'));
    if (!call || isOther !== true) return;
    for (const {from} of handlersAround(call, (each) => this.draft.text(each)))
      noteHandler(this.draft, from, formerException, to, 'H3Exception');
  }

  /** The distance is a `long` in 4.x. */
  private writeDistance(identifier: SyntaxNode, call: SyntaxNode | undefined, link: string): void {
    const place = call?.parent?.name;
    const outer = place === 'ArgumentList' ? call?.parent?.parent?.getChild('MethodName') : null;
    // A lambda may have no result, and a mock that gets an `int` fails.
    const isOpen = place === 'LambdaExpression' || (outer && /^(?:when|given)$/.test(this.draft.text(outer)));
    if (!call || isOpen) {
      this.draft.byHand(identifier.from, texts.distance, link);
    } else if (place !== 'CastExpression' && place !== 'ExpressionStatement') {
      const declared = call.parent?.parent?.getChild('PrimitiveType');
      const isLong = place === 'VariableDeclarator' && declared && this.draft.text(declared) === 'long';
      if (!isLong) this.draft.insert(call.from, '(int) ');
    }
  }

  private writeImport(node: SyntaxNode): void {
    const last = node.getChild('ScopedIdentifier')?.lastChild;
    if (!last || node.getChild('Asterisk') || !this.draft.text(node).includes('.h3core.')) return;
    const name = this.draft.text(last);
    if (exceptions.has(name)) this.draft.replace(last, 'H3Exception');
    else if (name === 'GeoCoord') {
      if (this.imports.otherLatLng) this.draft.replace(node, '');
      else this.draft.replace(last, 'LatLng');
    }
  }

  /** Whether an identifier names a type: in `GeoCoord::new` or `GeoCoord.class`. */
  private isTypeName(node: SyntaxNode): boolean {
    const place = node.parent?.name;
    return place === 'MethodReference' || (place === 'FieldAccess' && this.draft.code.startsWith('.class', node.to));
  }

  /** Whether the types of h3-java can be meant: they are imported, or nothing is. */
  private means(imported: boolean): boolean {
    return imported || !this.imports.any;
  }

  private writeType(node: SyntaxNode): void {
    const name = this.draft.text(node);
    const isQualified = /\bh3core\s*\.\s*(?:util|exceptions)\s*\.\s*$/.test(
      this.draft.code.slice(Math.max(0, node.from - 60), node.from),
    );
    if (name === formerClass) this.draft.left(node.from, texts.formerClass, guide, 'project');
    const isPosition = this.means(this.imports.geoCoord) && !this.imports.ownGeoCoord;
    if (name === 'GeoCoord' && (isQualified || isPosition)) {
      const isShort = isQualified || !this.imports.otherLatLng;
      this.draft.replace(node, isShort ? 'LatLng' : 'com.uber.h3core.util.LatLng');
    } else if (exceptions.has(name) && (isQualified || this.means(this.imports.exceptions))) {
      this.draft.replace(node, 'H3Exception');
      this.draft.note(node.from, {kind: 'error', text: texts.exception, link: '/docs/library/errors'}, {name});
    }
  }

  /** `catch (A | B e)`: each type may be named once. */
  private writeCatch(node: SyntaxNode): void {
    const types: string[] = [];
    let old = 0;
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.name === '|') continue;
      const name = this.draft.text(child);
      if (exceptions.has(name)) old += 1;
      types.push(exceptions.has(name) ? 'H3Exception' : name);
    }
    if (old === 0 || !this.means(this.imports.exceptions)) return;
    if (old > 1) this.draft.replace(node, [...new Set(types)].join(' | '));
    const before = node.parent?.parent?.prevSibling;
    const caught = before?.name === 'CatchClause' ? before.getChild('CatchFormalParameter') : null;
    if (!caught || !/UndefinedException|PentagonEncounteredException|H3Exception/.test(this.draft.text(caught))) return;
    this.draft.byHand(node.from, texts.twoClauses, '/docs/library/errors');
  }
}

/** Converts Java from h3-java 3 to h3-java 4. */
export function convert(code: string, names: NameTable): Conversion {
  return new JavaConversion(code, names).run();
}
