import {translate} from '@docusaurus/Translate';
import type {Containment} from '../model/cover';
import {type Alternative, alternativeIn, type DatabaseNames, type Dialect} from '@h3-docs/catalogue';
import {type Idiom, Unavailable, write} from './idiom';
import {indented, wrap} from './print';
import {
  declaration,
  dialectOf,
  type LoadedTable,
  loadingComments,
  MOST_INLINE,
  polygonText,
  positionColumns,
  type SqlStack,
  wktColumn,
} from './sqlStack';
import type {AggregatedRow, Step} from './steps';

/** What to do where a stack lacks a function, by its name in C, the best way first. */
export type Alternatives = Readonly<Record<string, readonly Alternative[]>>;

/** The name of a function in its signature. */
const nameIn = (call: string) => /^[\w.]+/.exec(call)?.[0];

/** A query of a set: of the table of a step, or the query itself. */
const queryOf = (set: string) => (/^\w+$/.test(set) ? `SELECT cell FROM ${set}` : set);

/** Writes the queries of one stack. */
class Writer {
  private readonly dialect: Dialect;
  private readonly signatures = new Set<string>();
  private readonly notes = new Set<string>();
  /** The tables that the queries so far read. */
  readonly tables: LoadedTable[] = [];

  constructor(
    private readonly stack: SqlStack,
    private readonly names: DatabaseNames,
    private readonly alternatives: Alternatives,
  ) {
    this.dialect = dialectOf(stack);
  }

  /** The call of the stack's function for one of C. */
  call(name: string, args: string): string {
    const known = this.names.functions[name] ?? [];
    const {prefer, prefix = '', label, calls} = this.dialect;
    const chosen = (prefer && known.find(({call}) => prefer.test(call))) ?? known[0];
    const found = nameIn(chosen?.call ?? '');
    const own = calls?.[name];
    const written = own ? own(args) : `${prefix}${found}(${args})`;
    if (chosen === undefined || found === undefined || written === undefined) {
      throw new Unavailable(
        translate({message: '{stack} has no {name}'}, {stack: label, name}),
        this.alternativeOf(name),
      );
    }
    this.signatures.add(chosen.call);
    if (chosen.partial && chosen.note !== undefined) this.notes.add(`${found}: ${chosen.note}`);
    return written;
  }

  /** What to do without a function, a sentence without its period, if something is known. */
  private alternativeOf(name: string): string | undefined {
    const way = alternativeIn(this.alternatives[name], (use) => nameIn(this.names.functions[use]?.[0]?.call ?? ''));
    return way?.replaceAll('`', '').replace(/\.$/, '');
  }

  /** Comments on functions that the queries so far have called: where their results differ from those of H3. */
  comments(): readonly string[] {
    return [...this.notes].map((note) => `-- ${note.replaceAll('`', '')}`);
  }

  /** Notes a table that the reader loads, and returns its name: another one where a step has the name already. */
  load(wanted: string, columns: LoadedTable['columns'], rows: LoadedTable['rows']): string {
    let name = wanted;
    for (let count = 2; this.tables.some((table) => table.name === name); count++) name = `${wanted}_${count}`;
    this.tables.push({name, columns, rows});
    return name;
  }

  /** The query of the cells of polygons that a table has as `wkt`; undefined where the stack takes no polygon as text. */
  private fillOf(table: string, resolution: number, contained: Containment): string | undefined {
    const area = this.dialect.polygon('wkt');
    return area === undefined ? undefined : this.dialect.rows(this.filled(area, resolution, contained), table);
  }

  /** The call that fills a polygon. */
  private filled(area: string, resolution: number, contained: Containment): string {
    const {containment, label} = this.dialect;
    if (contained === 'center') return this.call('polygonToCells', `${area}, ${resolution}`);
    const mode = containment(contained, resolution);
    if (mode === undefined) {
      throw new Unavailable(
        contained === 'full'
          ? translate({message: '{stack} has no mode for cells that fit inside'}, {stack: label})
          : translate({message: '{stack} has no mode for cells that touch a polygon'}, {stack: label}),
      );
    }
    return this.call('polygonToCellsExperimental', `${area}, ${mode}`);
  }

  /** The rows of an aggregation from tables: one for positions, and one for cells. */
  private aggregated(places: readonly AggregatedRow[], resolution: number): readonly string[] {
    const {position} = this.dialect;
    const value = {name: 'value', type: 'number'} as const;
    const placed = places.flatMap(({place, value: own}) => (typeof place === 'string' ? [] : [[...place, own]]));
    const {type, field, cell} = this.dialect.stored;
    const inCells = places.flatMap(({place, value: own}) =>
      typeof place === 'string' ? [[field(place), own] as const] : [],
    );
    const query = (called: string, table: string) => `SELECT ${called} AS cell, value FROM ${table}`;
    return [
      ...(placed.length > 0
        ? [
            query(
              this.call('latLngToCell', position('lng', 'lat', resolution)),
              this.load('places', [...positionColumns, value], placed),
            ),
          ]
        : []),
      ...(inCells.length > 0
        ? [
            query(
              this.call('cellToParent', `${cell('h3')}, ${resolution}`),
              this.load('places_in_cells', [{name: 'h3', type}, value], inCells),
            ),
          ]
        : []),
    ];
  }

  /** The declarations of the functions that the queries so far have called, for a dialect that needs them. */
  declarations(): string {
    if (!this.dialect.isDeclared || this.signatures.size === 0) return '';
    return `USING\n${[...this.signatures].map(declaration).join(',\n')}\n`;
  }

  /** How the stack writes steps as queries. */
  readonly idiom = (): Idiom => {
    const {index, array, rows, collect, polygon, position, distinct} = this.dialect;
    const {resolution: own, alias = 'AS ', dual = ''} = this.dialect;
    const each = (name: string, of: string, args = '') => rows(this.call(name, `cell${args}`), of);
    const single = (name: string, of: string, args = '') =>
      `SELECT DISTINCT ${this.call(name, `cell${args}`)} AS cell FROM ${of}`;
    const level = (change: string) => `, ${own ?? this.call('getResolution', 'cell')} ${change}`;
    const whole = (name: string, of: string, args = '') =>
      rows(this.call(name, `cells${args}`), `(SELECT ${collect} AS cells FROM ${of}) ${alias}whole`);
    const combined = (word: string) => (first: string, second: string) =>
      `${queryOf(first)} ${word}${distinct} ${queryOf(second)}`;
    return {
      comment: '--',
      list: (indexes) => rows(array(`\n${wrap(indexes.map(index), '    ')}\n  `), undefined),
      points: (positions, resolution) =>
        positions
          .map(
            ([lng = 0, lat = 0]) =>
              `SELECT ${this.call('latLngToCell', position(lng, lat, resolution))} AS cell${dual}`,
          )
          .join(`\n  UNION${distinct}\n  `),
      fill: (polygons, resolution, contained) => {
        if (polygons.length > MOST_INLINE && polygon('wkt') !== undefined) {
          const texts = polygons.map((rings) => [polygonText(rings)]);
          return this.fillOf(this.load('polygons', [wktColumn], texts), resolution, contained);
        }
        return polygons
          .map((rings) => {
            const area = polygon(`'${polygonText(rings)}'`, rings) ?? '';
            return rows(this.filled(area, resolution, contained), undefined);
          })
          .join(`\n  UNION${distinct}\n  `);
      },
      operations: {
        parent: (of) => single('cellToParent', of, level('- 1')),
        children: (of) => each('cellToChildren', of, level('+ 1')),
        disk: (of, k) => each('gridDisk', of, `, ${k}`),
        compact: (of) => whole('compactCells', of),
        uncompact: (of, _k, resolution) => whole('uncompactCells', of, `, ${resolution}`),
      },
      combine: {union: combined('UNION'), intersection: combined('INTERSECT'), difference: combined('EXCEPT')},
      aggregate: (places, resolution, aggregation) => {
        const how = {count: 'count(*)', sum: 'sum(value)', mean: 'avg(value)', min: 'min(value)', max: 'max(value)'};
        const values =
          places.length > MOST_INLINE
            ? this.aggregated(places, resolution)
            : places.map(({place, value}) => {
                const cell =
                  typeof place === 'string'
                    ? this.call('cellToParent', `${index(place)}, ${resolution}`)
                    : this.call('latLngToCell', position(place[1], place[0], resolution));
                return `SELECT ${cell} AS cell, ${value} AS value${dual}`;
              });
        return `SELECT cell, ${how[aggregation]} AS value FROM (\n    ${values.join(' UNION ALL\n    ')}\n  ) ${alias}placed GROUP BY cell`;
      },
      helpers: {},
      assign: (name, query) => `${name} AS (\n  ${query}\n  )`,
      print: ({last, how}) => `SELECT ${how ? 'cell, value' : 'cell'} FROM ${last};`,
      program: ({statements, print}) => framed(this, this.stack, indented(statements, '  '), print),
    };
  };
}

/** A program, and the tables that it reads. */
export interface Query {
  readonly code: string;
  readonly tables: readonly LoadedTable[];
}

/** A query of its tables, with what stands above it. */
function framed(writer: Writer, stack: SqlStack, tables: readonly string[], select: string): string {
  const {setup, note, label} = dialectOf(stack);
  return [
    `-- ${label}${note === undefined ? '' : `. ${note}`}`,
    ...writer.tables.flatMap((table) => loadingComments(table, stack)),
    ...writer.comments(),
    ...(setup === undefined ? [] : [setup]),
    `${writer.declarations()}WITH\n${tables.join(',\n')}\n${select}`,
    '',
  ].join('\n');
}

/**
 * A query that returns the indexes of the last step as rows.
 *
 * @throws Unavailable where the stack has no function for a step
 */
export function toSql(
  steps: readonly Step[],
  stack: SqlStack,
  names: DatabaseNames,
  alternatives: Alternatives,
): Query {
  const writer = new Writer(stack, names, alternatives);
  return {code: write(writer.idiom(), dialectOf(stack).label, steps), tables: writer.tables};
}
