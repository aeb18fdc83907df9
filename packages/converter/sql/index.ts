import type {SyntaxNode} from '@lezer/common';
import {PostgreSQL} from '@codemirror/lang-sql';
import type {Values} from '@h3-docs/base/interpolate';
import {Draft, type Range} from '../conversion';
import {noteBehavior, noteMeaning} from '../engine/behavior';
import {noteMessages} from '../engine/handlers';
import {nameInString, noteName} from '../engine/strings';
import {isCalledResolution, VersionReader} from '../engine/version';
import {functionsPage, guide} from '../pages';
import {blank, walk} from '../syntax';
import type {Conversion, Embedded, NameTable, Version} from '../types';
import {openBodies, otherBodies} from './bodies';
import {argumentsOf, nameOf} from './calls';
import {
  ambiguous,
  argumentFacts,
  commonNames,
  copied,
  databend,
  early,
  extension,
  facts,
  formerBody,
  isOfPostgres,
  libraries,
  operatorClasses,
  otherEngine,
  otherSchema,
  readsRelease,
  reversed,
  renamedColumn,
  texts,
  unnamedColumn,
  type Fact,
} from './facts';
import {contentsOf, type Place} from './places';

const {parser} = PostgreSQL.language;

/** A statement that creates the extension. */
const creates = /^create\s+extension\s+(?:if\s+not\s+exists\s+)?"?h3"?(?![\w"])/i;

/** An argument that is true for kilometers and false for meters in 3.x. */
const isBoolean = /^(km\s*(?:=>|:=)\s*)?(true|false)$/i;
const unitOf = /^h3_(?:edge_length|hex_area)$/;

class SqlConversion {
  private readonly draft: Draft;
  private readonly root: SyntaxNode;
  private readonly names: VersionReader;
  private readonly others: readonly Embedded[];
  private readonly uses: Place[] = [];
  /** Names that stand alone. */
  private readonly bare = new Set<string>();
  /** Names of functions in strings. */
  private readonly quoted: string[] = [];
  private readonly extensions: SyntaxNode[] = [];
  /** The functions that the program defines. */
  private readonly defined = new Set<string>();
  private isOtherEngine = false;
  /** Whether the program creates the extension with the functions for PostGIS. */
  private readonly hasPostgis: boolean;

  constructor(code: string, names: NameTable) {
    const former = Object.entries(early).map(([name, to]) => [name, {to, link: functionsPage}] as const);
    this.names = new VersionReader({...Object.fromEntries(former), ...names}, new Set([ambiguous]));
    this.draft = new Draft('sql', code, this.names);
    this.hasPostgis = /\bextension\b[^;]{0,40}\bh3_postgis\b/i.test(code);
    this.others = otherBodies(code);
    let sql = code.replace(copied, blank);
    for (const {from, to} of this.others) sql = sql.slice(0, from) + blank(sql.slice(from, to)) + sql.slice(to);
    this.root = parser.parse(openBodies(sql, (text) => parser.parse(text))).topNode;
    this.isOtherEngine = databend.test(sql);
  }

  run(): Conversion {
    this.read();
    // A name that the program gives to something else.
    for (const [, name = ''] of this.draft.code.matchAll(/\bas\s+"?(h3_\w+)/gi)) this.bare.delete(name.toLowerCase());
    for (const body of this.others) this.draft.embed(body);
    const uses = this.uses.filter((use) => this.isOurs(use));
    const used = [...uses, ...this.uses.filter(({name}) => this.names.isNew(name))].map(({name}) => name);
    const version = this.names.decide([...used, ...this.quoted], this.extensions.length > 0);
    const reader = version === 'mixed' ? readsRelease.exec(this.draft.code) : null;
    if (reader) this.draft.guard(reader.index);
    for (const use of uses) this.write(use, version);
    // Indexes sort in the other direction.
    const order = version === '3.x' ? /\border\s+by\b/i.exec(this.draft.code) : null;
    if (order) this.note(order.index, reversed, guide);
    noteMessages(this.draft, used);
    this.noteLibraries();
    if (!this.hasPostgis) for (const {from} of this.extensions) this.note(from, extension, guide);
    return this.draft.finish(version);
  }

  private read(): void {
    let isComment = false;
    let unclosed: number | undefined;
    const text = (range: Range): string => this.draft.text(range);
    const isContainer = (name: string): boolean => /^(?:Statement|Parens|Brackets|Braces)$/.test(name);
    walk(this.root, {
      enter: (node) => {
        if (node.name === 'Statement') {
          isComment = /^comment\b/i.test(this.draft.code.slice(node.from, node.from + 10));
          if (creates.test(text(node).slice(0, 100))) this.extensions.push(node);
        }
        // The grammar has an empty error behind the point of `t.*`, and of `.x` in `(…).x`.
        const isBroken = node.type.isError && node.parent?.name !== 'CompositeIdentifier';
        if (isBroken && (node.from === node.to || /[)\]}]/.test(text(node)))) unclosed ??= node.from;
        // Templates of SQL have code in strings with double quotes, such as `{{ "h3_to_parent(c, 5)" }}`.
        const isString = node.name === 'String' || (node.name === 'QuotedIdentifier' && text(node).includes('('));
        if (isString && !isComment) this.readString(node);
        if (!isContainer(node.name)) return;
        const contents = contentsOf(node, text);
        for (const place of contents.places) this.collect(place);
        for (const identifier of contents.bare) {
          this.bare.add(nameOf(identifier, text));
          const renamed = operatorClasses[nameOf(identifier, text)];
          if (renamed !== undefined) this.draft.replace(identifier, renamed);
        }
      },
    });
    this.draft.unreadable(unclosed, (name) => this.names.isOld(name.toLowerCase()));
  }

  private collect(use: Place): void {
    if (use.kind === 'definition') {
      if (this.names.has(use.name)) this.defined.add(use.name);
      return;
    }
    const isOther = otherEngine.test(use.name) && !this.names.has(use.name) && !this.names.isTarget(use.name);
    if (isOther || otherSchema.test(use.schema)) this.isOtherEngine = true;
    if (this.names.has(use.name) || this.names.isTarget(use.name)) this.uses.push(use);
  }

  /** Whether a name of h3-pg 3 is a function of h3-pg here. */
  private isOurs(use: Place): boolean {
    const {name, schema, identifier} = use;
    if (!this.names.has(name) || this.defined.has(name) || otherSchema.test(schema)) return false;
    if (!this.isOtherEngine || (!commonNames.has(name) && !databend.test(this.draft.code))) return true;
    const {to = ''} = this.names.renamed(name) ?? {};
    this.draft.byHand(identifier.from, texts.otherEngine, functionsPage, {name, to});
    return false;
  }

  /** A string can be SQL that the program runs later. */
  private readString(node: SyntaxNode): void {
    if (this.others.some(({from, to}) => from >= node.from && to <= node.to)) return;
    const named = nameInString(this.draft.text(node).slice(1, -1), node.from, this.names);
    if (named) {
      noteName(this.draft, named);
      this.quoted.push(named.name);
    }
    const found = [...this.draft.text(node).matchAll(/\b(h3_\w+)\s*\(/gi)].map(([, name = '']) => name.toLowerCase());
    for (const name of new Set(found.filter((each) => this.names.has(each)))) {
      this.quoted.push(name);
      const {to = ''} = this.names.renamed(name) ?? {};
      this.draft.byHand(node.from, texts.quoted, this.names.linkOf(name), {to, name});
    }
  }

  private note(place: number, {link, ...fact}: Fact, fallback: string, values: Values = {}): void {
    this.draft.note(place, {...fact, link: link ?? fallback}, values);
  }

  private write(use: Place, version: Version): void {
    const {name: old, identifier, parens, kind, isUnnamed} = use;
    const renamed = this.names.renamed(old);
    if (!renamed) return;
    const given = kind === 'call' ? argumentsOf(parens, (range) => this.draft.text(range)) : [];
    if (old === ambiguous && version !== '3.x' && !this.isAverage(given)) {
      if (version === '4.x') return;
      noteMeaning(this.draft, identifier.from, old, 'h3_get_hexagon_edge_length_avg', 'h3_edge_length');
      return;
    }
    if (Object.hasOwn(early, old)) {
      this.draft.byHand(identifier.from, texts.early, functionsPage, {old, to: renamed.to});
      return;
    }
    this.rename(identifier, renamed.to);
    if (kind !== 'call') return;
    const argument = (index: number): string | undefined => given[index] && this.draft.text(given[index]);
    for (const fact of facts[old] ?? []) {
      const isCovered = fact === extension && (this.hasPostgis || isOfPostgres(argument(0) ?? ''));
      if (!isCovered) this.note(identifier.from, fact, renamed.link);
    }
    noteBehavior(this.draft, identifier.from, old, argument);
    const second = argument(1);
    for (const {of, when, fact} of argumentFacts)
      if (second !== undefined && of.test(old) && when.test(second)) this.note(identifier.from, fact, renamed.link);
    const [, km = '', value] = (unitOf.test(old) ? isBoolean.exec(second ?? '') : null) ?? [];
    const unit = value && /^t/i.test(value) ? `'km'` : `'m'`;
    if (given[1] && value) this.draft.replace(given[1], km.replace(/^km/i, 'unit') + unit);
    if (this.bare.has(old)) this.note(identifier.from, renamedColumn, renamed.link, {name: old, to: renamed.to});
    else if (isUnnamed) this.note(identifier.from, unnamedColumn, guide);
  }

  /** A name that is written in capitals stays in capitals, and one in quotes stays in quotes. */
  private rename(identifier: SyntaxNode, to: string): void {
    const text = this.draft.text(identifier);
    if (identifier.name === 'QuotedIdentifier') this.draft.replace(identifier, `"${to}"`);
    else this.draft.replace(identifier, text === text.toUpperCase() ? to.toUpperCase() : to);
  }

  /** Whether a call of `h3_edge_length` has a resolution, as in 3.x. */
  private isAverage(given: readonly Range[]): boolean {
    const [first = '', second = ''] = given.slice(0, 2).map((range) => this.draft.text(range));
    const isResolution = /^(?:resolution\s*(?:=>|:=)|\d+$|h3_get_resolution\b)/i.test(first);
    return isResolution || isCalledResolution(first) || /^(?:true|false)$/i.test(second);
  }

  /** The libraries that functions in other languages load are no code. */
  private noteLibraries(): void {
    if (!this.others.some((body) => formerBody.test(this.draft.text(body)))) return;
    for (const {index} of this.draft.code.matchAll(libraries)) {
      if (this.others.some(({from, to}) => index >= from && index < to)) continue;
      this.draft.left(index, texts.library, '/docs/installation');
    }
  }
}

/** Converts SQL from h3-pg 3 to h3-pg 4. */
export function convert(code: string, names: NameTable): Conversion {
  return new SqlConversion(code, names).run();
}
