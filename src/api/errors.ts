import {newestVersion, type DocsVersion} from '../versions';
import {functionsOf} from './catalogue';
import {errorNames, type ApiFunction, type ErrorName, type Markdown} from './types';

/** The codes of h3-js itself; the C library doesn't have them. */
export const bindingErrorNames = ['E_UNKNOWN_UNIT', 'E_ARRAY_LENGTH', 'E_NULL_INDEX'] as const;
export type BindingErrorName = (typeof bindingErrorNames)[number];

/** An error code, as the errors page shows it. */
export interface ErrorEntry {
  readonly name: ErrorName | BindingErrorName;
  readonly code: number;
  /** What `describeH3Error` returns, or what h3-js prints for its own codes. */
  readonly message: string;
  /** What h3-js prints where it differs from `message`, and why. */
  readonly otherMessage?: Markdown;
  /** One line for the table of codes. */
  readonly meaning: Markdown;
  /** What makes a function return it; absent for success. */
  readonly cause?: Markdown;
  /** Absent where nothing can return the code. */
  readonly fix?: Markdown;
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
    meaning: 'The call succeeded. In C, read an output only after this code.',
  },
  E_FAILED: {
    message: 'The operation failed but a more specific error is not available',
    meaning: 'The call failed, and no other code describes the reason.',
    cause:
      'Most often, two cells are too far apart for one local coordinate system. Other causes are text that is not an index and a polygon with infinite coordinates.',
    fix: 'Look up the function: its section lists what makes it fail. In place of a grid distance, use the great-circle distance between the centers of the cells.',
    example:
      "const sanFrancisco = '89283082a67ffff';\nconst tokyo = '892f5aad923ffff';\nreturn h3.gridDistance(sanFrancisco, tokyo);",
    python: 'H3FailedError',
    go: 'ErrFailed',
  },
  E_DOMAIN: {
    message: 'Argument was outside of acceptable range',
    meaning: 'A number is out of range, and no other code names that range.',
    cause: 'Examples are a negative `k`, a vertex number above 5, and a child position that does not exist.',
    fix: 'Compare the argument with the Range column in the Parameters table of the function.',
    example: "return h3.gridDisk('89283082a67ffff', -1);",
    python: 'H3DomainError',
    go: 'ErrDomain',
  },
  E_LATLNG_DOMAIN: {
    message: 'Latitude or longitude arguments were outside of acceptable range',
    meaning: 'A latitude or longitude is infinite or not a number.',
    cause:
      'The coordinate was already invalid before the call. A finite value never causes this error, even beyond ±90° or ±180°.',
    fix: 'Find where the coordinate became invalid: an empty field, failed parsing, or a division by zero.',
    example: "return h3.latLngToCell(Number('37,78'), -122.4, 9); // Number() doesn't accept a decimal comma",
    python: 'H3LatLngDomainError',
    go: 'ErrLatLngDomain',
  },
  E_RES_DOMAIN: {
    message: 'Resolution argument was outside of acceptable range',
    meaning: 'A resolution is outside the range that the function accepts.',
    cause:
      'Usually the resolution is below 0 or above 15. Functions that return descendants also reject a resolution coarser than the cell, and `getIndexDigit` accepts only 1 to 15.',
    fix: 'Keep resolutions between 0 and 15. A resolution 0 cell has no parent, and a resolution 15 cell has no children.',
    example: 'return h3.latLngToCell(37.7955, -122.3937, 16);',
    python: 'H3ResDomainError',
    go: 'ErrResolutionDomain',
  },
  E_CELL_INVALID: {
    message: 'Cell argument was not valid',
    meaning: 'An index that has to be a cell is not a valid one.',
    cause:
      'The function noticed that the index is not a cell. Often it is a directed edge, a vertex, or an integer that lost digits. [Other invalid indexes](/library/errors.mdx#invalid-input) go unnoticed.',
    fix: 'Check indexes with [`isValidCell`](/api/inspection.mdx#isvalidcell) where they enter your program.',
    example: "return h3.cellToLatLng('80ffffffffffffff'); // base cell 127 doesn't exist",
    python: 'H3CellInvalidError',
    go: 'ErrCellInvalid',
  },
  E_DIR_EDGE_INVALID: {
    message: 'Directed edge argument was not valid',
    meaning: 'An index that has to be a directed edge is not a valid one.',
    cause:
      'The index has another mode, such as that of a cell, or its direction does not exist at its origin. Pentagons lack one direction.',
    fix: 'Create edges with [`cellsToDirectedEdge`](/api/uniedge.mdx#cellstodirectededge). Check edges that you receive with [`isValidDirectedEdge`](/api/uniedge.mdx#isvaliddirectededge).',
    example: "return h3.edgeLength('89283082a67ffff', h3.UNITS.m); // a cell, not an edge",
    python: 'H3DirEdgeInvalidError',
    go: 'ErrDirectedEdgeInvalid',
  },
  E_UNDIR_EDGE_INVALID: {
    message: 'Undirected edge argument was not valid',
    meaning: 'Reserved for undirected edges, which H3 does not have.',
    cause: 'No function of 4.5.0 returns this code, and neither does a binding.',
    python: 'H3UndirEdgeInvalidError',
    go: 'ErrUndirectedEdgeInvalid',
  },
  E_VERTEX_INVALID: {
    message: 'Vertex argument was not valid',
    meaning: 'An index that has to be a vertex is not a valid one.',
    cause:
      'The `h3` command and h3-py check the vertex. The C library does not, and neither do h3-js, h3-go, and DuckDB: for a cell, they return the position of one of its corners.',
    fix: 'Check indexes with [`isValidVertex`](/api/vertex.mdx#isvalidvertex). Get vertexes from [`cellToVertexes`](/api/vertex.mdx#celltovertexes).',
    python: 'H3VertexInvalidError',
    go: 'ErrVertexInvalid',
  },
  E_PENTAGON: {
    message: 'Pentagon distortion was encountered',
    meaning: 'The algorithm met a pentagon, or the distortion around one, and cannot continue.',
    cause:
      'Every resolution has 12 pentagons, each with one neighbor fewer than a hexagon. Fast algorithms that assume six neighbors stop there.',
    fix: 'Use the function without `Unsafe` in its name. If the function has no such variant, choose a path that avoids the pentagon, or another resolution.',
    example: "return h3.gridRingUnsafe('830800fffffffff', 1);",
    python: 'H3PentagonError',
    go: 'ErrPentagon',
  },
  E_DUPLICATE_INPUT: {
    message: 'Duplicate input',
    meaning: 'The input contains the same cell more than once.',
    cause: 'The function needs a set of distinct cells. Not every duplicate is noticed.',
    fix: 'Remove duplicates before the call.',
    example: "return h3.cellsToMultiPolygon(['89283082a67ffff', '89283082a67ffff']);",
    python: 'H3DuplicateInputError',
    go: 'ErrDuplicateInput',
  },
  E_NOT_NEIGHBORS: {
    message: 'Cell arguments were not neighbors',
    meaning: 'The two cells do not share an edge.',
    cause: 'The function works on neighbors only. A cell is not a neighbor of itself.',
    fix: 'Test the pair with [`areNeighborCells`](/api/uniedge.mdx#areneighborcells) first.',
    example:
      "const sanFrancisco = '89283082a67ffff';\nconst tokyo = '892f5aad923ffff';\nreturn h3.cellsToDirectedEdge(sanFrancisco, tokyo);",
    python: 'H3NotNeighborsError',
    go: 'ErrNotNeighbors',
  },
  E_RES_MISMATCH: {
    message: 'Cell arguments had incompatible resolutions',
    meaning: 'The resolutions of the arguments do not fit together.',
    cause:
      'Two cells differ in resolution where they have to agree. Or you asked for a parent that is finer than the cell, or for a child that is coarser.',
    fix: 'Convert all cells to the coarser resolution with [`cellToParent`](/api/hierarchy.mdx#celltoparent). For a parent, pass a resolution that is coarser than that of the cell; for a child, a finer one.',
    example: "return h3.cellToParent('89283082a67ffff', 10); // the cell has resolution 9",
    python: 'H3ResMismatchError',
    go: 'ErrRsolutionMismatch',
  },
  E_MEMORY_ALLOC: {
    message: 'Memory allocation failed',
    meaning: 'The function could not allocate memory.',
    cause:
      'The call needs more memory than there is. h3-js also returns this code for any array of 2 GB (2³¹ bytes) or more, before it tries to allocate the array.',
    fix: 'Ask for less: a smaller `k`, a coarser resolution, or a polygon in parts.',
    example: "return h3.gridDisk('89283082a67ffff', 10000); // 300 million cells",
    python: 'H3MemoryAllocError',
    go: 'ErrMemoryAlloc',
  },
  E_MEMORY_BOUNDS: {
    message: 'Bounds of provided memory were insufficient',
    meaning: 'A buffer that the caller passed is too small.',
    cause: 'The result has more elements than the buffer. The buffer does not hold the whole result.',
    fix: 'Allocate the number of elements that the size function returns for the same arguments. The bindings do this for you, so the error occurs in C programs only.',
    python: 'H3MemoryBoundsError',
    go: 'ErrMemoryBounds',
  },
  E_OPTION_INVALID: {
    message: 'Mode or flags argument was not valid',
    otherMessage:
      'h3-js 4.5.0 prints “Unknown error” for this code: it checks the option itself, and its own table of messages has no text for 15.',
    meaning: 'A mode or flag is not one that the function accepts.',
    cause: 'The value is misspelled, or this release does not have it.',
    fix: 'Pass 0 where the reference says so. Pass one of the [containment modes](/api/misc.mdx#containmentmode) to `polygonToCellsExperimental`.',
    example:
      "const triangle = [[37.8, -122.5], [37.8, -122.4], [37.7, -122.4]];\nreturn h3.polygonToCellsExperimental(triangle, 7, 'inside');",
    python: 'H3OptionInvalidError',
    go: 'ErrOptionInvalid',
  },
  E_INDEX_INVALID: {
    message: 'Index argument was not valid',
    meaning: 'An index is not a valid cell, directed edge, or vertex.',
    cause:
      'The `h3` command and h3-py check the index in functions that accept any kind of index. The C library does not return this code in 4.5.0.',
    fix: 'Check indexes with [`isValidIndex`](/api/inspection.mdx#isvalidindex).',
    python: 'H3IndexInvalidError',
    go: 'ErrIndexInvalid',
  },
  E_BASE_CELL_DOMAIN: {
    message: 'Base cell number was outside of acceptable range',
    meaning: 'A base cell number is below 0 or above 121.',
    cause: 'H3 has 122 base cells, numbered from 0.',
    fix: 'Pass a number from 0 to 121.',
    example: 'return h3.constructCell(122, []);',
    python: 'H3BaseCellDomainError',
    go: 'ErrBaseCellDomain',
  },
  E_DIGIT_DOMAIN: {
    message: 'Child digits invalid',
    otherMessage: 'h3-js and h3-java have their own message texts. They print “Child indexing digits invalid”.',
    meaning: 'A digit is below 0 or above 6.',
    cause:
      'A cell can only be constructed from the digits 0 to 6. The 7 that fills the unused part of an index is not accepted. h3-js also returns this code for a wrong number of digits.',
    fix: 'Pass one digit from 0 to 6 for each resolution, starting with resolution 1.',
    example: 'return h3.constructCell(95, [0, 1, 7]);',
    python: 'H3DigitDomainError',
    go: 'ErrDigitDomain',
  },
  E_DELETED_DIGIT: {
    message: 'Deleted subsequence indicates invalid index',
    otherMessage:
      'h3-js and h3-java have their own message texts. They print “Child indexing digits refer to a deleted subsequence”.',
    meaning: 'The digits lead to a child that a pentagon does not have.',
    cause: 'Below a pentagon, the first digit other than 0 is 1. Pentagons have no child 1.',
    fix: 'Below a pentagon, use the digits 0, 2, 3, 4, 5, and 6 for its children.',
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
    meaning: 'The function does not have this unit.',
    cause:
      'The unit is misspelled or does not fit the function. Averages have no unit in radians, and lengths have no square units.',
    fix: 'Pass one of [`UNITS`](/api/misc.mdx#units): `m`, `km`, or `rads` for lengths, and `m2`, `km2`, or `rads2` for areas.',
    example: "return h3.cellArea('89283082a67ffff', 'acres');",
  },
  {
    name: 'E_ARRAY_LENGTH',
    code: 1001,
    message: 'Array length out of bounds',
    meaning: 'The result would have more than 2³² − 1 elements.',
    cause:
      'A JavaScript array cannot hold that many elements. A result that is only too large for the memory is [`E_MEMORY_ALLOC`](/library/errors.mdx#e_memory_alloc).',
    fix: 'Ask for less: process the parents one by one, or stop at a coarser resolution.',
    example: "return h3.cellToChildren('8029fffffffffff', 15);",
  },
  {
    name: 'E_NULL_INDEX',
    code: 1002,
    message: 'Got unexpected null value for H3 index',
    meaning: 'The C library reported success but returned no index.',
    cause: 'This should not happen; h3-js checks for it as a safeguard.',
    fix: 'Report it to the maintainers of h3-js.',
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

/** The functions of a version that can return an error, in page order; empty where none does. */
export function raisedBy(name: ErrorEntry['name'], version: DocsVersion = newestVersion): readonly ApiFunction[] {
  const functions = functionsOf(version);
  switch (name) {
    case 'E_UNKNOWN_UNIT':
      return functions.filter(takesUnit);
    case 'E_ARRAY_LENGTH':
      return functions.filter((entry) => countingFunctions.includes(entry.name));
    case 'E_NULL_INDEX':
      return [];
    default:
      return functions.filter((entry) => entry.errors.some(({code}) => code === name));
  }
}
