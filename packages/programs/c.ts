import {filled, hexadecimal, kindOf, lines, listIn, written, type FunctionName, type Kind, type Step} from './steps';

/**
 * How many elements a list has room for: a number, or a call that computes it. `$0` and `$1` are the arguments of the
 * function, and `COUNT` is the length of the list that it takes.
 */
const sizes: Readonly<Partial<Record<FunctionName, string>>> = {
  cellToChildren: 'cellToChildrenSize($0, $1, &size)',
  compactCells: 'COUNT',
  directedEdgeToCells: '2',
  getIcosahedronFaces: '5',
  gridDisk: 'maxGridDiskSize($1, &size)',
  gridDiskDistances: 'maxGridDiskSize($1, &size)',
  gridPathCells: 'gridPathCellsSize($0, $1, &size)',
  gridRing: 'maxGridRingSize($1, &size)',
  originToDirectedEdges: '6',
  uncompactCells: 'uncompactCellsSize($0, COUNT, $1, &size)',
};

/** The arguments in C where they aren't the arguments of the step and then `OUT`, which the function writes to. */
const forms: Readonly<Partial<Record<FunctionName, string>>> = {
  cellToLocalIj: '$0, $1, 0, OUT',
  compactCells: '$0, OUT, COUNT',
  gridDiskDistances: '$0, $1, OUT, distances',
  uncompactCells: '$0, COUNT, OUT, size, $1',
};

/** The name and the type of what a function writes to. */
const outputs: Readonly<Record<Kind, readonly [name: string, type: string]>> = {
  cell: ['cell', 'H3Index'],
  cells: ['cells', 'H3Index'],
  edge: ['edge', 'H3Index'],
  edges: ['edges', 'H3Index'],
  ij: ['ij', 'CoordIJ'],
  integer: ['number', 'int'],
  integers: ['faces', 'int'],
  number: ['value', 'double'],
  place: ['place', 'LatLng'],
  places: ['boundary', 'CellBoundary'],
  rings: ['cells', 'H3Index'],
  vertex: ['vertex', 'H3Index'],
  yes: ['valid', 'int'],
};

const hex = (name: string) => `printf("%" PRIx64 "\\n", ${name});`;
const each = (size: string, statement: string) =>
  `for (int64_t i = 0; i < ${size}; i++) {\n        ${statement}\n    }`;

/** How a result is printed. */
function print(kind: Kind, name: string, size: string): string {
  switch (kind) {
    case 'cells':
    case 'edges':
      return each(size, `if (${name}[i] != H3_NULL) ${hex(`${name}[i]`)}`);
    case 'rings':
      return each(size, `if (${name}[i] != H3_NULL) printf("%d %" PRIx64 "\\n", distances[i], ${name}[i]);`);
    case 'integers':
      return each(size, `if (${name}[i] >= 0) printf("%d\\n", ${name}[i]);`);
    case 'places':
      return each(
        `${name}.numVerts`,
        `printf("%.9f %.9f\\n", radsToDegs(${name}.verts[i].lat), radsToDegs(${name}.verts[i].lng));`,
      );
    case 'place':
      return `printf("%.9f %.9f\\n", radsToDegs(${name}.lat), radsToDegs(${name}.lng));`;
    case 'ij':
      return `printf("%d %d\\n", ${name}.i, ${name}.j);`;
    case 'integer':
    case 'yes':
      return `printf("%d\\n", ${name});`;
    case 'number':
      return `printf("%.9f\\n", ${name});`;
    default:
      return hex(name);
  }
}

const notation = {index: hexadecimal, list: () => 'set'};

/** The declaration of the list that a function takes. */
const setOf = (indexes: readonly string[]) => `H3Index set[] = {\n${lines(indexes.map(hexadecimal), '        ')}};`;

/** Declares a list with room for the result of a function, calls it, and prints what it wrote. */
function listStatements(kind: Kind, name: string, type: string, size: string, invoke: string): readonly string[] {
  if (/^\d+$/.test(size)) {
    const empty = kind === 'integers' ? Array.from({length: Number(size)}, () => -1).join(', ') : '0';
    return [`${type} ${name}[${size}] = {${empty}};`, invoke, print(kind, name, size)];
  }
  const lists = kind === 'rings' ? [name, 'distances'] : [name];
  return [
    'int64_t size;',
    `check(${size});`,
    `${type} *${name} = calloc(size, sizeof(${type}));`,
    ...(kind === 'rings' ? ['int *distances = calloc(size, sizeof(int));'] : []),
    `if (${lists.map((list) => `!${list}`).join(' || ')}) check(E_MEMORY_ALLOC);`,
    invoke,
    print(kind, name, 'size'),
    ...lists.map((list) => `free(${list});`),
  ];
}

function statements(step: Step): readonly string[] {
  const kind = kindOf(step);
  const [standard, type] = outputs[kind];
  // The argument of `cellToParent` may be called `cell`, and no name can be declared twice.
  const name = step.name ?? (step.kind === 'call' && kind === 'cell' ? 'parent' : standard);
  const shown = (value: string) => (step.name === undefined ? [print(kind, value, '1')] : []);
  if (step.kind === 'locate') {
    const {lat, lng, res} = step.at;
    return [
      `LatLng ${name}Place = {degsToRads(${lat}), degsToRads(${lng})};`,
      `H3Index ${name};`,
      `check(latLngToCell(&${name}Place, ${res}, &${name}));`,
      ...shown(name),
    ];
  }
  const {call, of} = step;
  const set = listIn(of);
  const given = written(of, notation);
  const fill = (form: string) => filled(form, given).replaceAll('COUNT', String(set?.length ?? 0));
  // These return their result instead of an error.
  if (kind === 'integer' || kind === 'yes') return shown(fill(`${call}($0)`));
  const size = sizes[call];
  const out = size === undefined ? `&${name}` : name;
  const invoke = `check(${call}(${fill(forms[call] ?? [...given, 'OUT'].join(', ')).replace('OUT', out)}));`;
  return [
    ...(set ? [setOf(set)] : []),
    ...(size === undefined
      ? [`${type} ${name};`, invoke, ...shown(name)]
      : listStatements(kind, name, type, fill(size), invoke)),
  ];
}

/**
 * A C program around statements.
 *
 * @param headers - the headers of C that it includes besides those of every program
 * @param body - its statements, indented by four spaces, which call `check` with the error of each function of H3
 */
export function cProgram(headers: readonly string[], body: string): string {
  const check = body.includes('check(')
    ? `

static void check(H3Error err) {
    if (err) {
        fprintf(stderr, "%s\\n", describeH3Error(err));
        exit(1);
    }
}`
    : '';
  const all = ['h3/h3api.h', 'inttypes.h', 'stdio.h', 'stdlib.h', ...headers].sort();
  return `${all.map((header) => `#include <${header}>`).join('\n')}${check}

int main(void) {
${body}
}`;
}

/** A C program that prints the results of the steps without a name. */
export function toC(steps: readonly Step[]): string {
  return cProgram(
    [],
    steps
      .flatMap(statements)
      .map((line) => `    ${line}`)
      .join('\n'),
  );
}
