import {allFunctions} from './catalogue';
import {errorNames, type ApiFunction, type ErrorName, type Markdown} from './types';

/** The codes of h3-js itself: errors of the binding, which the C library knows nothing of. */
export const bindingErrorNames = ['E_UNKNOWN_UNIT', 'E_ARRAY_LENGTH', 'E_NULL_INDEX'] as const;
export type BindingErrorName = (typeof bindingErrorNames)[number];

/** An error code, as the errors page shows it. */
export interface ErrorEntry {
  readonly name: ErrorName | BindingErrorName;
  readonly code: number;
  /** What `describeH3Error` says, or h3-js for its own codes. */
  readonly message: string;
  readonly meaning: Markdown;
  /** How to get out of it. */
  readonly wayOut: Markdown;
  /** The body of a live example that throws it; absent where h3-js never does. */
  readonly example?: string;
  /** The exception of h3-py and the error of h3-go; absent for success and for the codes of h3-js. */
  readonly python?: string;
  readonly go?: string;
}

type LibraryError = Omit<ErrorEntry, 'name' | 'code'>;

const libraryErrors: Readonly<Record<ErrorName, LibraryError>> = {
  E_SUCCESS: {
    message: 'Success',
    meaning: 'Nothing went wrong. In C it is 0, so `if (err)` asks whether something did.',
    wayOut: 'Read the result. Until you have seen this code, the output of a C function may hold anything.',
  },
  E_FAILED: {
    message: 'The operation failed but a more specific error is not available',
    meaning:
      'The general failure. Mostly two cells are too far apart for a common coordinate system; it can also mean text that is no index, or a polygon with infinite coordinates.',
    wayOut:
      'Look up the function: its section says what makes it fail. For distances, fall back on the great circle between the centers.',
    example:
      "const sanFrancisco = '89283082a67ffff';\nconst tokyo = '892f5aad923ffff';\nreturn h3.gridDistance(sanFrancisco, tokyo);",
    python: 'H3FailedError',
    go: 'ErrFailed',
  },
  E_DOMAIN: {
    message: 'Argument was outside of acceptable range',
    meaning: 'A number is out of range and has no code of its own: a negative `k`, a vertex number, a child position.',
    wayOut: 'Compare the argument with the range in the parameter table of the function.',
    example: "return h3.gridDisk('89283082a67ffff', -1);",
    python: 'H3DomainError',
    go: 'ErrDomain',
  },
  E_LATLNG_DOMAIN: {
    message: 'Latitude or longitude arguments were outside of acceptable range',
    meaning: 'A coordinate is infinite or not a number. Finite values never give it, however large.',
    wayOut: 'Find where the coordinate got lost: an empty field, failed parsing, a division by zero.',
    example: "return h3.latLngToCell(Number('37,78'), -122.4, 9); // a comma is no decimal point",
    python: 'H3LatLngDomainError',
    go: 'ErrLatLngDomain',
  },
  E_RES_DOMAIN: {
    message: 'Resolution argument was outside of acceptable range',
    meaning: 'A resolution is below 0 or above 15. An index digit has a range of its own, 1 to 15.',
    wayOut: 'Keep resolutions between 0 and 15. A parent of resolution 0 and a child of resolution 15 do not exist.',
    example: 'return h3.latLngToCell(37.7955, -122.3937, 16);',
    python: 'H3ResDomainError',
    go: 'ErrResolutionDomain',
  },
  E_CELL_INVALID: {
    message: 'Cell argument was not valid',
    meaning: 'The function noticed that an index is not a valid cell. Not every function looks.',
    wayOut:
      'Check indexes with [`isValidCell`](/docs/api/inspection#isvalidcell) where they come in. Often an edge, a vertex or an integer that lost digits is behind it.',
    example: "return h3.cellToLatLng('80ffffffffffffff'); // there is no base cell 127",
    python: 'H3CellInvalidError',
    go: 'ErrCellInvalid',
  },
  E_DIR_EDGE_INVALID: {
    message: 'Directed edge argument was not valid',
    meaning: 'An index is not a directed edge, or points in a direction that its origin does not have.',
    wayOut:
      'Make edges with [`cellsToDirectedEdge`](/docs/api/uniedge#cellstodirectededge); check those of others with [`isValidDirectedEdge`](/docs/api/uniedge#isvaliddirectededge).',
    example: "return h3.edgeLength('89283082a67ffff', h3.UNITS.m); // a cell, not an edge",
    python: 'H3DirEdgeInvalidError',
    go: 'ErrDirectedEdgeInvalid',
  },
  E_UNDIR_EDGE_INVALID: {
    message: 'Undirected edge argument was not valid',
    meaning: 'Kept for undirected edges, which H3 does not have yet.',
    wayOut: 'You cannot meet it.',
    python: 'H3UndirEdgeInvalidError',
    go: 'ErrUndirectedEdgeInvalid',
  },
  E_VERTEX_INVALID: {
    message: 'Vertex argument was not valid',
    meaning: 'Meant for indexes that are no vertexes.',
    wayOut:
      'Do not wait for it: [`vertexToLatLng`](/docs/api/vertex#vertextolatlng) does not check. Ask [`isValidVertex`](/docs/api/vertex#isvalidvertex).',
    python: 'H3VertexInvalidError',
    go: 'ErrVertexInvalid',
  },
  E_PENTAGON: {
    message: 'Pentagon distortion was encountered',
    meaning: 'The algorithm met one of the twelve pentagons, or the distortion around it, and cannot go on.',
    wayOut:
      'Use the function without `Unsafe` in its name. Where there is none, route around, or work at another resolution.',
    example: "return h3.gridRingUnsafe('830800fffffffff', 1);",
    python: 'H3PentagonError',
    go: 'ErrPentagon',
  },
  E_DUPLICATE_INPUT: {
    message: 'Duplicate input',
    meaning: 'A list holds the same cell twice, and the function needs a set.',
    wayOut: 'Remove duplicates first.',
    example: "return h3.cellsToMultiPolygon(['89283082a67ffff', '89283082a67ffff']);",
    python: 'H3DuplicateInputError',
    go: 'ErrDuplicateInput',
  },
  E_NOT_NEIGHBORS: {
    message: 'Cell arguments were not neighbors',
    meaning: 'Two cells do not share an edge. A cell is not a neighbor of itself.',
    wayOut: 'Ask [`areNeighborCells`](/docs/api/uniedge#areneighborcells) first.',
    example:
      "const sanFrancisco = '89283082a67ffff';\nconst tokyo = '892f5aad923ffff';\nreturn h3.cellsToDirectedEdge(sanFrancisco, tokyo);",
    python: 'H3NotNeighborsError',
    go: 'ErrNotNeighbors',
  },
  E_RES_MISMATCH: {
    message: 'Cell arguments had incompatible resolutions',
    meaning:
      'Two cells differ in resolution where they must not, or a resolution lies on the wrong side of that of the cell: a parent that is finer, a child that is coarser.',
    wayOut:
      'Bring the cells to one resolution, with [`cellToParent`](/docs/api/hierarchy#celltoparent) to the coarser one.',
    example: "return h3.cellToParent('89283082a67ffff', 10); // the cell has resolution 9",
    python: 'H3ResMismatchError',
    go: 'ErrRsolutionMismatch',
  },
  E_MEMORY_ALLOC: {
    message: 'Memory allocation failed',
    meaning:
      'There was not enough memory for the work. h3-js also refuses at once what would not fit in 2 GB of WebAssembly memory.',
    wayOut: 'Ask for less: a smaller `k`, a coarser resolution, a polygon in parts.',
    example: "return h3.gridDisk('89283082a67ffff', 10000); // 300 million cells",
    python: 'H3MemoryAllocError',
    go: 'ErrMemoryAlloc',
  },
  E_MEMORY_BOUNDS: {
    message: 'Bounds of provided memory were insufficient',
    meaning: 'The buffer that you passed is too small. What stands in it is not the whole result.',
    wayOut:
      'Allocate what the size function says, for the same arguments. The bindings do this for you, so that it is an error of C programs.',
    python: 'H3MemoryBoundsError',
    go: 'ErrMemoryBounds',
  },
  E_OPTION_INVALID: {
    message: 'Mode or flags argument was not valid',
    meaning: 'A mode or a flag does not exist in this release.',
    wayOut:
      'Pass 0 where the reference says so, and one of the [containment modes](/docs/api/misc#containmentmode) to `polygonToCellsExperimental`.',
    example:
      "const triangle = [[37.8, -122.5], [37.8, -122.4], [37.7, -122.4]];\nreturn h3.polygonToCellsExperimental(triangle, 7, 'inside');",
    python: 'H3OptionInvalidError',
    go: 'ErrOptionInvalid',
  },
  E_INDEX_INVALID: {
    message: 'Index argument was not valid',
    meaning:
      'An index is neither a cell nor a directed edge nor a vertex. The `h3` command says so when it is asked about one, for instance by `getResolution`.',
    wayOut: 'Check with [`isValidIndex`](/docs/api/inspection#isvalidindex).',
    python: 'H3IndexInvalidError',
    go: 'ErrIndexInvalid',
  },
  E_BASE_CELL_DOMAIN: {
    message: 'Base cell number was outside of acceptable range',
    meaning: 'A base cell number is below 0 or above 121.',
    wayOut: 'There are 122 base cells, and counting starts at 0.',
    example: 'return h3.constructCell(122, []);',
    python: 'H3BaseCellDomainError',
    go: 'ErrBaseCellDomain',
  },
  E_DIGIT_DOMAIN: {
    message: 'Child digits invalid',
    meaning:
      'A digit is below 0 or above 6. The 7 in the unused part of an index is no digit to construct a cell from. h3-js gives this code also when the number of digits is wrong.',
    wayOut: 'Pass one digit from 0 to 6 for each resolution from 1 on.',
    example: 'return h3.constructCell(95, [0, 1, 7]);',
    python: 'H3DigitDomainError',
    go: 'ErrDigitDomain',
  },
  E_DELETED_DIGIT: {
    message: 'Deleted subsequence indicates invalid index',
    meaning: 'The digits lead to the child 1 of a pentagon, which has none.',
    wayOut: 'Below a pentagon, leave out digit 1: its children are 0, 2, 3, 4, 5 and 6.',
    example: 'return h3.constructCell(4, [1]); // base cell 4 is a pentagon',
    python: 'H3DeletedDigitError',
    go: 'ErrDeletedDigit',
  },
};

/** The 20 codes of the C library, in the order of their numbers. */
export const errors: readonly ErrorEntry[] = errorNames.map((name, code) => ({name, code, ...libraryErrors[name]}));

/** The codes that only h3-js throws. */
export const bindingErrors: readonly (ErrorEntry & {readonly name: BindingErrorName})[] = [
  {
    name: 'E_UNKNOWN_UNIT',
    code: 1000,
    message: 'Unknown unit',
    meaning: 'The function does not have this unit. Averages have none in radians, lengths no square ones.',
    wayOut:
      'Pass one of [`UNITS`](/docs/api/misc#units): lengths in `m`, `km` or `rads`, areas in `m2`, `km2` or `rads2`.',
    example: "return h3.cellArea('89283082a67ffff', 'acres');",
  },
  {
    name: 'E_ARRAY_LENGTH',
    code: 1001,
    message: 'Array length out of bounds',
    meaning: 'The result would have more than 2³² − 1 elements, more than a JavaScript array can hold.',
    wayOut: 'Ask for less: work through the parents one by one, or stop at a coarser resolution.',
    example: "return h3.cellToChildren('8029fffffffffff', 15);",
  },
  {
    name: 'E_NULL_INDEX',
    code: 1002,
    message: 'Got unexpected null value for H3 index',
    meaning: 'The C library reported success and gave no index: a safeguard against what should not happen.',
    wayOut: 'Report it to the maintainers of h3-js.',
  },
];

/** The functions of h3-js that count their result before they allocate for it (`validateArrayLength` in its source). */
const countingFunctions = [
  'gridDisk',
  'gridDiskDistances',
  'gridPathCells',
  'cellToChildren',
  'uncompactCells',
  'polygonToCells',
  'polygonToCellsExperimental',
];

const takesUnit = ({signatures}: ApiFunction) =>
  signatures.javascript?.some((signature) => /\bunit: string\b/.test(signature)) ?? false;

/** The functions that can give an error, in page order: none where no function of this release does. */
export function raisedBy(name: ErrorEntry['name']): readonly ApiFunction[] {
  switch (name) {
    case 'E_UNKNOWN_UNIT':
      return allFunctions.filter(takesUnit);
    case 'E_ARRAY_LENGTH':
      return allFunctions.filter((entry) => countingFunctions.includes(entry.name));
    case 'E_NULL_INDEX':
      return [];
    default:
      return allFunctions.filter((entry) => entry.errors.some(({code}) => code === name));
  }
}
