import {translate} from '@docusaurus/Translate';
import {alternativeIn, type Alternative} from '@h3-docs/catalogue/alternatives';
import type {OperationName} from '../model/operations';
import {describeStep, nameOf, wrap} from './print';
import {closed} from './rings';
import {dialects, type Dialect, type SqlStack} from './sqlDialects';
import type {Rings, PlainStep} from './steps';
import {Unavailable} from './unavailable';

/** The file of a stack's names: the calls of each function, by its name in C. */
export interface StackNames {
  readonly functions: Readonly<
    Record<string, readonly {readonly call: string; readonly note?: string; readonly partial?: boolean}[]>
  >;
}

/** What to do where a stack lacks a function, by its name in C, the best way first. */
export type Alternatives = Readonly<Record<string, readonly Alternative[]>>;

/** The name of a function in its signature. */
const nameIn = (call: string) => /^[\w.]+/.exec(call)?.[0];

/** What a stack is called. */
export const labelOfStack = (stack: SqlStack): string => dialects[stack].label;

/** The C functions whose results are rows of several indexes. */
const many: Readonly<Partial<Record<OperationName, string>>> = {
  children: 'cellToChildren',
  disk: 'gridDisk',
  ring: 'gridRing',
  edges: 'originToDirectedEdges',
  vertexes: 'cellToVertexes',
  ends: 'directedEdgeToCells',
};
const one: Readonly<Partial<Record<OperationName, string>>> = {
  parent: 'cellToParent',
  centerChild: 'cellToCenterChild',
  reverse: 'reverseDirectedEdge',
};

export const ringText = (ring: Rings[number]) => `(${ring.map(([lng = 0, lat = 0]) => `${lng} ${lat}`).join(', ')})`;

/**
 * How a query of Athena declares a function. In the signatures of its bindings, arguments without a type are cells or
 * edges, and so are results.
 */
function declaration(signature: string): string {
  const [, name = '', args = '', result = 'BIGINT'] = /^(\w+)\(([^)]*)\)(?: → (.+))?$/.exec(signature) ?? [];
  const typed = args.split(', ').map((arg) => (arg.includes(' ') ? arg : `${arg} BIGINT`));
  const returned = result === 'ARRAY' ? 'ARRAY<BIGINT>' : result;
  return `EXTERNAL FUNCTION ${name}(${typed.join(', ')}) RETURNS ${returned} LAMBDA 'my-h3-function'`;
}

/** Writes the queries of one stack. */
export class Writer {
  private readonly dialect: Dialect;
  private readonly signatures = new Set<string>();
  private readonly notes = new Set<string>();

  constructor(
    stack: SqlStack,
    private readonly names: StackNames,
    private readonly alternatives: Alternatives,
    private readonly steps: readonly PlainStep[],
  ) {
    this.dialect = dialects[stack];
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

  /** The two cells of a step as arguments. The rows of a query have no order, so they have to be literals. */
  private pair(step: PlainStep & {readonly kind: 'operate'}): string {
    const cells = this.steps[step.of];
    if (cells?.kind === 'list' && cells.indexes.length === 2) return cells.indexes.map(this.dialect.index).join(', ');
    throw new Unavailable(
      translate({message: 'the rows of a query have no order, which “{step}” needs'}, {step: describeStep(step)}),
    );
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

  /** The declarations of the functions that the queries so far have called, for a dialect that needs them. */
  declarations(): string {
    if (!this.dialect.isDeclared || this.signatures.size === 0) return '';
    return `USING\n${[...this.signatures].map(declaration).join(',\n')}\n`;
  }

  query(step: PlainStep): string {
    const {
      index,
      array,
      rows,
      polygon,
      position,
      distinct,
      containment,
      label,
      alias = 'AS ',
      dual = '',
    } = this.dialect;
    switch (step.kind) {
      case 'list':
        return rows(array(`\n${wrap(step.indexes.map(index), '    ')}\n  `), undefined);
      case 'points':
        return step.positions
          .map(
            ([lng = 0, lat = 0]) =>
              `SELECT ${this.call('latLngToCell', position(lng, lat, step.resolution))} AS cell${dual}`,
          )
          .join(`\n  UNION${distinct}\n  `);
      case 'fill':
        return step.polygons
          .map((rings) => {
            const area = polygon(`POLYGON (${closed(rings).map(ringText).join(', ')})`, rings);
            if (step.containment === 'center') {
              return rows(this.call('polygonToCells', `${area}, ${step.resolution}`), undefined);
            }
            const mode = containment(step.containment, step.resolution);
            if (mode === undefined) {
              throw new Unavailable(
                step.containment === 'full'
                  ? translate({message: '{stack} has no mode for cells that fit inside'}, {stack: label})
                  : translate({message: '{stack} has no mode for cells that touch a polygon'}, {stack: label}),
              );
            }
            return rows(this.call('polygonToCellsExperimental', `${area}, ${mode}`), undefined);
          })
          .join(`\n  UNION${distinct}\n  `);
      case 'operate':
        return this.operation(step);
      case 'uncompact':
        return this.operation({kind: 'operate', name: 'uncompact', k: 0, resolution: step.resolution, of: step.of});
      case 'combine': {
        const word = {union: 'UNION', intersection: 'INTERSECT', difference: 'EXCEPT'}[step.operation];
        return `SELECT cell FROM ${nameOf(step.first)} ${word}${distinct} SELECT cell FROM ${nameOf(step.second)}`;
      }
      case 'aggregate': {
        const {resolution} = step;
        const values = step.rows.map(({place, value}) => {
          const cell =
            typeof place === 'string'
              ? this.call('cellToParent', `${index(place)}, ${resolution}`)
              : this.call('latLngToCell', position(place[1], place[0], resolution));
          return `SELECT ${cell} AS cell, ${value} AS value${dual}`;
        });
        const how = {count: 'count(*)', sum: 'sum(value)', mean: 'avg(value)', min: 'min(value)', max: 'max(value)'};
        return `SELECT cell, ${how[step.aggregation]} AS value FROM (\n    ${values.join(' UNION ALL\n    ')}\n  ) ${alias}places GROUP BY cell`;
      }
    }
  }

  private operation(step: PlainStep & {readonly kind: 'operate'}): string {
    const {name, k, resolution} = step;
    const of = nameOf(step.of);
    const {rows, collect, distinct, label, around, alias = 'AS ', dual = ''} = this.dialect;
    const level = (change: string) => `${this.dialect.resolution ?? this.call('getResolution', 'cell')} ${change}`;
    const several = many[name];
    if (several !== undefined) {
      const argument = name === 'children' ? `, ${level('+ 1')}` : name === 'disk' || name === 'ring' ? `, ${k}` : '';
      return rows(this.call(several, `cell${argument}`), of);
    }
    const single = one[name];
    if (single !== undefined) {
      const argument = name === 'parent' ? `, ${level('- 1')}` : name === 'centerChild' ? `, ${level('+ 1')}` : '';
      return `SELECT DISTINCT ${this.call(single, `cell${argument}`)} AS cell FROM ${of}`;
    }
    switch (name) {
      case 'neighbors':
        return `${rows(this.call('gridDisk', 'cell, 1'), of)} EXCEPT${distinct} SELECT cell FROM ${of}`;
      case 'compact':
        return rows(this.call('compactCells', 'cells'), `(SELECT ${collect} AS cells FROM ${of}) ${alias}whole`);
      case 'uncompact':
        return rows(
          this.call('uncompactCells', `cells, ${resolution}`),
          `(SELECT ${collect} AS cells FROM ${of}) ${alias}whole`,
        );
      case 'path':
        return rows(this.call('gridPathCells', this.pair(step)), undefined);
      case 'between':
        return `SELECT ${this.call('cellsToDirectedEdge', this.pair(step))} AS cell${dual}`;
      default:
        if (name === 'around' && around) return around(of, (called, args) => this.call(called, args));
        throw new Unavailable(
          translate(
            {message: 'the query for {stack} has no step for “{step}”'},
            {stack: label, step: describeStep(step)},
          ),
        );
    }
  }
}

/** A query of its tables, with what stands above it. */
export function framed(
  writer: Writer,
  stack: SqlStack,
  tables: readonly string[],
  select: string,
  ownSetup?: string,
): string {
  const {setup, note, label} = dialects[stack];
  const before = [setup, ownSetup].filter((line) => line !== undefined);
  return [
    `-- ${label}${note === undefined ? '' : `. ${note}`}`,
    ...writer.comments(),
    ...before,
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
  steps: readonly PlainStep[],
  stack: SqlStack,
  names: StackNames,
  alternatives: Alternatives,
): string {
  const writer = new Writer(stack, names, alternatives, steps);
  const tables = steps.map(
    (step, at) => `  -- ${describeStep(step)}\n  ${nameOf(at)} AS (\n  ${writer.query(step)}\n  )`,
  );
  const last = steps.at(-1)?.kind === 'aggregate' ? 'cell, value' : 'cell';
  return framed(writer, stack, tables, `SELECT ${last} FROM ${nameOf(steps.length - 1)};`);
}
