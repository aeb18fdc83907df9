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
};

/** The arguments in C where they aren't the arguments of the step and then `OUT`, which the function writes to. */
const forms: Readonly<Partial<Record<FunctionName, string>>> = {
  compactCells: '$0, OUT, COUNT',
  gridDiskDistances: '$0, $1, OUT, distances',
};

/** The name and the type of what a function writes to. */
const outputs: Readonly<Record<Kind, readonly [name: string, type: string]>> = {
  cell: ['cell', 'H3Index'],
  cells: ['cells', 'H3Index'],
  integers: ['faces', 'int'],
  number: ['value', 'double'],
  place: ['place', 'LatLng'],
  rings: ['cells', 'H3Index'],
  yes: ['valid', 'int'],
};

const hex = (name: string) => `printf("%" PRIx64 "\\n", ${name});`;
const each = (size: string, statement: string) =>
  `for (int64_t i = 0; i < ${size}; i++) {\n        ${statement}\n    }`;

/** How a result is printed. */
function print(kind: Kind, name: string, size: string): string {
  switch (kind) {
    case 'cells':
      return each(size, `if (${name}[i] != H3_NULL) ${hex(`${name}[i]`)}`);
    case 'rings':
      return each(size, `if (${name}[i] != H3_NULL) printf("%d %" PRIx64 "\\n", distances[i], ${name}[i]);`);
    case 'integers':
      return each(size, `if (${name}[i] >= 0) printf("%d\\n", ${name}[i]);`);
    case 'place':
      return `printf("%.9f %.9f\\n", radsToDegs(${name}.lat), radsToDegs(${name}.lng));`;
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
  const name = step.name ?? standard;
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
  if (kind === 'yes') return shown(fill(`${call}($0)`));
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

/** A C program that prints the results of the steps without a name. */
export function toC(steps: readonly Step[]): string {
  const body = steps.flatMap(statements).map((line) => `    ${line}\n`);
  const check = body.some((line) => line.includes('check('))
    ? `

static void check(H3Error err) {
    if (err) {
        fprintf(stderr, "%s\\n", describeH3Error(err));
        exit(1);
    }
}`
    : '';
  const headers = ['h3/h3api.h', 'inttypes.h', 'stdio.h', 'stdlib.h'].map((header) => `#include <${header}>`);
  return `${headers.join('\n')}${check}

int main(void) {
${body.join('')}}`;
}
