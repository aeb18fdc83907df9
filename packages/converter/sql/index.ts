import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import {PostgreSQL} from '@codemirror/lang-sql';
import {Draft, type Range} from '../conversion';
import {behaviorNotes} from '../engine/behavior';
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
  unnamedColumn,
  type Fact,
} from './facts';
import {contentsOf, type Place} from './places';

const {parser} = PostgreSQL.language;

/** An argument that is true for kilometers and false for meters in 3.x. */
const isBoolean = /(\bkm\s*(?:=>|:=)\s*)?\b(true|false)\s*\)$/i;

class SqlConversion {
  private readonly draft: Draft;
  private readonly root: SyntaxNode;
  private readonly versions: VersionReader;
  private readonly others: readonly Embedded[];
  private readonly uses: Place[] = [];
  /** Names that stand alone. */
  private readonly bare = new Set<string>();
  /** Names of functions in strings. */
  private readonly quoted: string[] = [];
  private readonly extensions: SyntaxNode[] = [];
  /** The functions that the program defines. */
  private readonly defined = new Set<string>();
  /** Calls of functions that h3-pg had before 3.5.0. */
  private readonly early: Place[] = [];
  private isOtherEngine = false;
  /** Whether the program creates the extension with the functions for PostGIS. */
  private readonly hasPostgis: boolean;

  constructor(
    code: string,
    private readonly names: NameTable,
  ) {
    this.draft = new Draft(code);
    this.hasPostgis = /\bextension\b[^;]{0,40}\bh3_postgis\b/i.test(code);
    this.others = otherBodies(code);
    let sql = code.replace(copied, blank);
    for (const {from, to} of this.others) sql = sql.slice(0, from) + blank(sql.slice(from, to)) + sql.slice(to);
    this.root = parser.parse(openBodies(sql, (text) => parser.parse(text))).topNode;
    this.versions = new VersionReader(names, new Set([ambiguous]));
    this.isOtherEngine = databend.test(sql);
  }

  run(): Conversion {
    this.read();
    for (const body of this.others) this.draft.embed(body);
    const uses = this.uses.filter((use) => this.isOurs(use));
    const used = [...uses, ...this.uses.filter(({name}) => this.versions.isNew(name))].map(({name}) => name);
    const early = this.early.filter(({name}) => !this.isOtherEngine && !this.defined.has(name));
    const decided = this.versions.decide([...used, ...this.quoted], this.extensions.length > 0);
    const version = early.length > 0 && /^(?:none|unknown)$/.test(decided) ? '3.x' : decided;
    for (const {name, identifier} of early) this.noteEarly(name, identifier);
    const reader = version === 'mixed' ? readsRelease.exec(this.draft.code) : null;
    if (reader) this.draft.guard(reader.index);
    for (const use of uses) this.write(use, version);
    if (version === '3.x') this.noteOrder();
    const named = used.map((name) => (this.has(name) ? this.names[name] : undefined));
    if (version === '3.x' || version === 'mixed') noteMessages(this.draft, 'sql', named);
    this.noteLibraries();
    if (version !== '4.x') this.noteExtensions();
    return this.draft.finish(version);
  }

  private has(name: string): boolean {
    return this.versions.has(name);
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
          this.readExtension(node);
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
    this.draft.unreadable(unclosed, (name) => this.versions.isOld(name.toLowerCase()));
  }

  private collect(use: Place): void {
    if (use.kind === 'definition') {
      if (this.has(use.name) || Object.hasOwn(early, use.name)) this.defined.add(use.name);
      return;
    }
    if (Object.hasOwn(early, use.name)) {
      this.early.push(use);
      return;
    }
    const isOther = otherEngine.test(use.name) && !this.has(use.name) && !this.versions.isTarget(use.name);
    if (isOther || otherSchema.test(use.schema)) this.isOtherEngine = true;
    if (this.has(use.name) || this.versions.isTarget(use.name)) this.uses.push(use);
  }

  /** Whether a name of h3-pg 3 is a function of h3-pg here. */
  private isOurs(use: Place): boolean {
    const {name, schema, identifier} = use;
    if (!this.has(name) || this.defined.has(name) || otherSchema.test(schema)) return false;
    if (!this.isOtherEngine || (!commonNames.has(name) && !databend.test(this.draft.code))) return true;
    this.draft.byHand(
      identifier.from,
      translate(
        {
          message:
            'The converter didn’t change `{name}`, because this code calls functions of another engine, which also has a function with this name. In h3-pg 4, the name is `{to}`.',
        },
        {name, to: this.names[name]?.to ?? ''},
      ),
      functionsPage,
    );
    return false;
  }

  private noteEarly(name: string, {from}: SyntaxNode): void {
    this.draft.byHand(
      from,
      translate({message: 'h3-pg 3.5.0 and later have no `{name}`. Write `{to}`.'}, {name, to: early[name] ?? ''}),
      functionsPage,
    );
  }

  /** A string can be SQL that the program runs later. */
  private readString(node: SyntaxNode): void {
    if (this.others.some(({from, to}) => from >= node.from && to <= node.to)) return;
    const named = nameInString(this.draft.text(node).slice(1, -1), node.from, this.versions);
    if (named && !this.isSymbol(node)) {
      noteName(this.draft, named, this.names);
      this.quoted.push(named.name);
    }
    const found = [...this.draft.text(node).matchAll(/\b(h3_\w+)\s*\(/gi)].map(([, name = '']) => name.toLowerCase());
    for (const name of new Set(found.filter((each) => this.has(each)))) {
      this.quoted.push(name);
      this.draft.byHand(
        node.from,
        translate(
          {
            message:
              'The converter doesn’t change text in quotes. If this text is SQL, write `{to}` instead of `{name}` there.',
          },
          {to: this.names[name]?.to ?? '', name},
        ),
        this.names[name]?.link ?? functionsPage,
      );
    }
  }

  /** Whether a string names a function in C, as in `CREATE FUNCTION … AS 'h3', 'h3_to_parent' LANGUAGE c`. */
  private isSymbol({prevSibling: comma}: SyntaxNode): boolean {
    const file = comma?.prevSibling;
    const as = file?.name === 'String' ? file.prevSibling : null;
    return comma !== null && as !== null && this.draft.text(comma) === ',' && /^as$/i.test(this.draft.text(as));
  }

  private readExtension(statement: SyntaxNode): void {
    const words = this.draft.text(statement).slice(0, 100);
    if (/^create\s+extension\s+(?:if\s+not\s+exists\s+)?"?h3"?(?![\w"])/i.test(words)) this.extensions.push(statement);
  }

  private note(place: number, {link, ...fact}: Fact, fallback: string): void {
    this.draft.note(place, {...fact, link: link ?? fallback});
  }

  private write(use: Place, version: Version): void {
    const {name: old, identifier, parens, kind, isUnnamed} = use;
    const renamed = this.names[old];
    if (!renamed) return;
    const given = kind === 'call' ? argumentsOf(parens, (range) => this.draft.text(range)) : [];
    if (old === ambiguous && version !== '3.x' && !this.isAverage(given)) {
      if (version === '4.x') return;
      this.draft.byHand(
        identifier.from,
        translate({
          message:
            '`h3_edge_length` has another meaning in each version, and this code doesn’t show which one it was written for. For the average of a resolution, write `h3_get_hexagon_edge_length_avg`. For the length of an edge, write `h3_edge_length`.',
        }),
        `${guide}#names-that-changed-their-meaning`,
      );
      return;
    }
    this.rename(identifier, renamed.to);
    if (kind !== 'call') return;
    const argument = (index: number): string | undefined => given[index];
    for (const fact of facts[old] ?? []) {
      const isCovered = fact === extension && (this.hasPostgis || isOfPostgres(argument(0) ?? ''));
      if (!isCovered) this.note(identifier.from, fact, renamed.link);
    }
    for (const note of behaviorNotes(renamed, {language: 'sql', old, to: renamed.to, argument})) {
      this.draft.note(identifier.from, note);
    }
    const text = this.draft.text(parens);
    for (const {of, when, fact} of argumentFacts)
      if (of.test(old) && when.test(text)) this.note(identifier.from, fact, renamed.link);
    const boolean = /^h3_(?:edge_length|hex_area)$/.test(old) ? isBoolean.exec(text) : null;
    const [, km = '', value = ''] = boolean ?? [];
    const from = parens.from + (boolean?.index ?? 0);
    const to = from + (boolean?.[0].length ?? 0) - 1;
    if (boolean) this.draft.replace({from, to}, km.replace(/^km/i, 'unit') + (/^t/i.test(value) ? `'km'` : `'m'`));
    const isNamed = new RegExp(`\\bas\\s+"?${old}\\b`, 'i').test(this.draft.code);
    if (this.bare.has(old) && !isNamed) this.note(identifier.from, renamedColumn(old, renamed.to), renamed.link);
    else if (isUnnamed) this.note(identifier.from, unnamedColumn, guide);
  }

  /** A name that is written in capitals stays in capitals, and one in quotes stays in quotes. */
  private rename(identifier: SyntaxNode, to: string): void {
    const text = this.draft.text(identifier);
    if (identifier.name === 'QuotedIdentifier') this.draft.replace(identifier, `"${to}"`);
    else this.draft.replace(identifier, text === text.toUpperCase() ? to.toUpperCase() : to);
  }

  /** Whether a call of `h3_edge_length` has a resolution, as in 3.x. */
  private isAverage([first = '', second = '']: readonly string[]): boolean {
    const isResolution = /^(?:resolution\s*(?:=>|:=)|\d+$|h3_get_resolution\b)/i.test(first);
    return isResolution || isCalledResolution(first) || /^(?:true|false)$/i.test(second);
  }

  /** Indexes sort in the other direction. */
  private noteOrder(): void {
    const order = /\border\s+by\b/i.exec(this.draft.code);
    if (order) this.note(order.index, reversed, guide);
  }

  /** The libraries that functions in other languages load are no code. */
  private noteLibraries(): void {
    if (!this.others.some((body) => formerBody.test(this.draft.text(body)))) return;
    for (const {index} of this.draft.code.matchAll(libraries)) {
      if (this.others.some(({from, to}) => index >= from && index < to)) continue;
      this.draft.left(
        index,
        translate({
          message: 'The converter doesn’t change which library a function loads. Load a release 4 of H3 here.',
        }),
        '/docs/installation',
      );
    }
  }

  private noteExtensions(): void {
    if (this.hasPostgis) return;
    for (const {from} of this.extensions) this.note(from, extension, guide);
  }
}

/** Converts SQL from h3-pg 3 to h3-pg 4. */
export function convert(code: string, names: NameTable): Conversion {
  return new SqlConversion(code, names).run();
}
