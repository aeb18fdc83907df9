import {type Geometry} from 'geojson';
import {type GeoJsonSink, isGeoJson, readGeoJson} from '../../../input/geojson';
import {type JsonNode, member, type ObjectNode} from '../../../input/json';
import {isIndexLike} from '../../../input/lines';
import {whyNoJson} from '../../../input/refused-json';
import {theShortWay} from '../../../input/short-way';
import {type Problem} from '../../../input/types';
import {type RawRow} from '../../rawTable';
import {KeyedRows} from '../keyed';
import {LeftOut} from '../leftOut';

/** How deep the members of a row may lie to become columns. */
const DEEPEST_MEMBER = 6;

export type Member = readonly [name: string, text: string];

/** Collects rows of named fields. */
export class JsonTable {
  private readonly keyed = new KeyedRows();
  readonly problems: Problem[] = [];
  /** Values that no row has. */
  readonly leftOut = new LeftOut();
  /** Whether the rows are features, so that a single one is a table, too. */
  features = false;

  /** Why the text isn't read, if it has a format that is known, and isn't read. */
  refused: Problem | undefined;

  constructor(private readonly lineOf: (at: number) => number) {}

  /** Whether an object has a format that isn't read: then the whole text isn't. */
  refuses(node: JsonNode): boolean {
    const reason = node.type === 'object' ? whyNoJson(node) : undefined;
    if (reason !== undefined) this.refused ??= {line: this.lineOf(node.at), text: '', reason};
    return reason !== undefined;
  }

  /** Adds a row. @param at the offset of its object in the text @param isIndex whether a name is an index */
  add(members: readonly Member[], at: number, shapes?: readonly Geometry[], isIndex = false): void {
    this.keyed.begin({line: this.lineOf(at), record: at, ...(shapes && {shapes}), ...(isIndex && {isIndex})});
    for (const [name, text] of members) this.keyed.set(name, text);
  }

  /** Reports a text that was not read. @param at its offset in the whole text */
  problem(at: number, text: string, reason: string): void {
    this.problems.push({line: this.lineOf(at), text, reason});
  }

  get rows(): readonly RawRow[] {
    return this.keyed.rows;
  }

  get names(): string[] {
    return this.keyed.keys;
  }
}

/** Whether a value looks like an index. */
export const holdsIndex = (node: JsonNode): boolean => 'text' in node && isIndexLike(node.text);

/** The geometries of the members of an object, and of objects within it, that are GeoJSON. */
export function geometriesIn(node: ObjectNode, table: JsonTable, depth = 0, shapes: Geometry[] = []): Geometry[] {
  for (const [, value] of node.entries) {
    if (value.type !== 'object') continue;
    if (isGeoJson(value)) readGeoJson(value, sinkOf(shapes, table));
    else if (depth < DEEPEST_MEMBER) geometriesIn(value, table, depth + 1, shapes);
  }
  return shapes;
}

/** Takes the geometries of GeoJSON into a list, and its problems into a table. */
const sinkOf = (shapes: Geometry[], table: JsonTable): GeoJsonSink => ({
  shape: (geometry) => shapes.push(theShortWay(geometry)),
  problem: (at, text, reason) => table.problem(at, text, reason),
  leaveOut: (name) => table.leftOut.add(name),
});

/** The members of an object as fields: those of objects within it are named by both, lists are JSON. */
export function membersOf(node: ObjectNode, prefix = '', depth = 0, members: Member[] = []): Member[] {
  for (const [key, value] of node.entries) {
    const name = prefix === '' ? key : `${prefix}${key}`;
    if ('text' in value) members.push([name, textOf(value)]);
    else if (value.type === 'array') members.push([name, print(value)]);
    else if (isGeoJson(value)) {
      const properties = member(value, 'properties');
      if (properties?.type === 'object') membersOf(properties, `${name}.`, depth + 1, members);
    } else if (depth < DEEPEST_MEMBER) membersOf(value, `${name}.`, depth + 1, members);
    else members.push([name, print(value)]);
  }
  return members;
}

/** A value as a field. The word for nothing is an empty field, because a text may be the same word. */
export const textOf = (node: JsonNode): string => {
  if (node.type === 'word' && node.text !== 'true' && node.text !== 'false') return '';
  return 'text' in node ? node.text : print(node);
};

/** A parsed value as JSON, its numbers as they were written. */
function print(node: JsonNode): string {
  switch (node.type) {
    case 'object':
      return `{${node.entries.map(([key, value]) => `${JSON.stringify(key)}:${print(value)}`).join(',')}}`;
    case 'array':
      return node.isTuple === true ? `(${node.items.map(print).join(', ')})` : `[${node.items.map(print).join(',')}]`;
    case 'string':
      return JSON.stringify(node.text);
    default:
      return node.text;
  }
}
