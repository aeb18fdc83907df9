import type {LibraryError} from '@h3-docs/catalogue';

/** The error codes of the C library, in the order of their numbers. What languages call them is in `_bindings`. */
export const errors: readonly LibraryError[] = [
  {
    name: 'E_SUCCESS',
    code: 0,
    message: 'Success',
    meaning: 'The call succeeded. In C, read the output only if the function returns this code.',
  },
  {
    name: 'E_FAILED',
    code: 1,
    message: 'The operation failed but a more specific error is not available',
    meaning: 'The call failed, and no other code describes the reason.',
    cause:
      'Most often, two cells are too far apart, so that H3 cannot compute the distance or the path between them. Other causes are text that is not an index and a polygon with infinite coordinates. In Python, the name of the class, `H3FailedError`, is the whole message.',
    fix: 'Look up the causes in the section of the function. If the grid distance fails, use the great-circle distance between the centers of the cells.',
    example:
      "const sanFrancisco = '89283082a67ffff';\nconst tokyo = '892f5aad923ffff';\nreturn h3.gridDistance(sanFrancisco, tokyo);",
  },
  {
    name: 'E_DOMAIN',
    code: 2,
    message: 'Argument was outside of acceptable range',
    meaning: 'A number is out of range, and H3 has no more specific code for it.',
    cause: 'Examples are a negative `k`, a vertex number above 5, and a child position that does not exist.',
    fix: 'Compare the argument with its range in the parameters of the function.',
    example: "return h3.gridDisk('89283082a67ffff', -1);",
  },
  {
    name: 'E_LATLNG_DOMAIN',
    code: 3,
    message: 'Latitude or longitude arguments were outside of acceptable range',
    meaning: 'A latitude or longitude is infinite or not a number.',
    cause:
      'The coordinate was already invalid before the call. A value beyond ±90° or ±180° doesn’t cause this error, unless it is so large that the conversion to radians overflows.',
    fix: 'Find where the coordinate became invalid: an empty field, failed parsing, or a division by zero.',
    example: "return h3.latLngToCell(Number('37,78'), -122.4, 9); // Number() doesn't accept a decimal comma",
  },
  {
    name: 'E_RES_DOMAIN',
    code: 4,
    message: 'Resolution argument was outside of acceptable range',
    meaning: 'A resolution is outside the range that the function accepts.',
    cause:
      'Usually the resolution is below 0 or above 15. Functions that return descendants also reject a resolution that is coarser than the cell. `getIndexDigit` accepts only 1 to 15.',
    fix: 'Keep resolutions between 0 and 15. A resolution 0 cell has no parent, and a resolution 15 cell has no children.',
    example: 'return h3.latLngToCell(37.7955, -122.3937, 16);',
  },
  {
    name: 'E_CELL_INVALID',
    code: 5,
    message: 'Cell argument was not valid',
    meaning: 'The function needs a cell, but the index is not a valid cell.',
    cause:
      'The index is not a cell. Often it is a directed edge, a vertex, or an integer that lost digits. H3 does not detect [every invalid index](/library/errors.mdx#invalid-input).',
    fix: 'Check indexes with [`isValidCell`](/api/inspection.mdx#isvalidcell) where they enter your program.',
    example: "return h3.cellToLatLng('80ffffffffffffff'); // base cell 127 doesn't exist",
  },
  {
    name: 'E_DIR_EDGE_INVALID',
    code: 6,
    message: 'Directed edge argument was not valid',
    meaning: 'The function needs a directed edge, but the index is not a valid directed edge.',
    cause:
      'The index is not an edge (often it is a cell), or its direction is impossible. For example, pentagons lack one of the six directions.',
    fix: 'Create edges with [`cellsToDirectedEdge`](/api/uniedge.mdx#cellstodirectededge). Check edges that you receive with [`isValidDirectedEdge`](/api/uniedge.mdx#isvaliddirectededge).',
    example: "return h3.edgeLength('89283082a67ffff', h3.UNITS.m); // a cell, not an edge",
  },
  {
    name: 'E_UNDIR_EDGE_INVALID',
    code: 7,
    message: 'Undirected edge argument was not valid',
    meaning: 'Reserved for undirected edges, which H3 does not have.',
    cause: 'In 4.5.0, no C function and no binding returns this code.',
  },
  {
    name: 'E_VERTEX_INVALID',
    code: 8,
    message: 'Vertex argument was not valid',
    meaning: 'The function needs a vertex, but the index is not a valid vertex.',
    cause:
      'Only the `h3` command and h3-py check the vertex. The C library, h3-js, h3-go, and DuckDB do not check it. If you pass a cell, they return the position of one of its corners.',
    fix: 'Check indexes with [`isValidVertex`](/api/vertex.mdx#isvalidvertex). Get vertexes from [`cellToVertexes`](/api/vertex.mdx#celltovertexes).',
  },
  {
    name: 'E_PENTAGON',
    code: 9,
    message: 'Pentagon distortion was encountered',
    meaning: 'The algorithm cannot continue at a pentagon or in the distorted area around a pentagon.',
    cause:
      'Every resolution has 12 pentagons, and a pentagon has only five neighbors. Fast algorithms assume six neighbors, so they fail there.',
    fix: 'Use the function without `Unsafe` in its name. If no such function exists, choose a path that avoids the pentagon, or use another resolution.',
    example: "return h3.gridRingUnsafe('830800fffffffff', 1);",
  },
  {
    name: 'E_DUPLICATE_INPUT',
    code: 10,
    message: 'Duplicate input',
    meaning: 'The input contains the same cell more than once.',
    cause: 'The function needs a set of distinct cells. H3 does not detect every duplicate.',
    fix: 'Remove duplicates before the call.',
    example: "return h3.cellsToMultiPolygon(['89283082a67ffff', '89283082a67ffff']);",
  },
  {
    name: 'E_NOT_NEIGHBORS',
    code: 11,
    message: 'Cell arguments were not neighbors',
    meaning: 'The two cells do not share an edge.',
    cause: 'The function works on neighbors only. A cell is not a neighbor of itself.',
    fix: 'Test the pair with [`areNeighborCells`](/api/uniedge.mdx#areneighborcells) first.',
    example:
      "const sanFrancisco = '89283082a67ffff';\nconst tokyo = '892f5aad923ffff';\nreturn h3.cellsToDirectedEdge(sanFrancisco, tokyo);",
  },
  {
    name: 'E_RES_MISMATCH',
    code: 12,
    message: 'Cell arguments had incompatible resolutions',
    meaning: 'The resolutions of the arguments do not fit together.',
    cause:
      'Two cells have different resolutions, but the function needs cells of one resolution. Or you asked for a parent that is finer than the cell, or for a child that is coarser.',
    fix: 'Convert all cells to the coarser resolution with [`cellToParent`](/api/hierarchy.mdx#celltoparent). Parents have a coarser resolution than the cell, and children a finer one.',
    example: "return h3.cellToParent('89283082a67ffff', 10); // the cell has resolution 9",
  },
  {
    name: 'E_MEMORY_ALLOC',
    code: 13,
    message: 'Memory allocation failed',
    meaning: 'The function could not allocate memory.',
    cause:
      'The call needs more memory than is available. h3-js also throws this error if an array would need 2 GB (2³¹ bytes) or more. In this case, it does not even try to allocate the array.',
    fix: 'Make the result smaller: use a smaller `k` or a coarser resolution, or fill the polygon in parts.',
    example: "return h3.gridDisk('89283082a67ffff', 10000); // 300 million cells",
  },
  {
    name: 'E_MEMORY_BOUNDS',
    code: 14,
    message: 'Bounds of provided memory were insufficient',
    meaning: 'A buffer that the caller passed is too small.',
    cause: 'The result has more elements than the buffer. After this error, the buffer does not hold the whole result.',
    fix: 'Allocate the number of elements that the size function returns for the same arguments. The bindings do this for you, so the error occurs in C programs only.',
  },
  {
    name: 'E_OPTION_INVALID',
    code: 15,
    message: 'Mode or flags argument was not valid',
    otherMessage:
      'h3-js 4.5.0 checks the option itself. It prints “Unknown error” and the code, because its own table of messages has no text for code 15.',
    meaning: 'The function does not accept the value of its mode or flags argument.',
    cause: 'The value is misspelled, or this release does not have it.',
    fix: 'Pass 0 where the reference says so. Pass one of the [containment modes](/api/misc.mdx#containmentmode) to `polygonToCellsExperimental`.',
    example:
      "const triangle = [[37.8, -122.5], [37.8, -122.4], [37.7, -122.4]];\nreturn h3.polygonToCellsExperimental(triangle, 7, 'inside');",
  },
  {
    name: 'E_INDEX_INVALID',
    code: 16,
    message: 'Index argument was not valid',
    meaning: 'An index is not a valid cell, directed edge, or vertex.',
    cause:
      'The `h3` command and h3-py check the index in functions that accept any kind of index. The C library does not return this code in 4.5.0.',
    fix: 'Check indexes with [`isValidIndex`](/api/inspection.mdx#isvalidindex).',
  },
  {
    name: 'E_BASE_CELL_DOMAIN',
    code: 17,
    message: 'Base cell number was outside of acceptable range',
    meaning: 'A base cell number is below 0 or above 121.',
    cause: 'H3 has 122 base cells, numbered from 0.',
    fix: 'Pass a number from 0 to 121.',
    example: 'return h3.constructCell(122, []);',
  },
  {
    name: 'E_DIGIT_DOMAIN',
    code: 18,
    message: 'Child digits invalid',
    otherMessage: 'h3-js and h3-java have their own message texts. They print “Child indexing digits invalid”.',
    meaning: 'A digit is below 0 or above 6.',
    cause:
      '`constructCell` accepts only the digits 0 to 6. It does not accept 7, which marks an unused digit in an index. h3-js also returns this code for a wrong number of digits.',
    fix: 'Pass one digit from 0 to 6 for each resolution, starting with resolution 1.',
    example: 'return h3.constructCell(95, [0, 1, 7]);',
  },
  {
    name: 'E_DELETED_DIGIT',
    code: 19,
    message: 'Deleted subsequence indicates invalid index',
    otherMessage:
      'h3-js and h3-java have their own message texts. They print “Child indexing digits refer to a deleted subsequence”.',
    meaning: 'The digits lead to a child that a pentagon does not have.',
    cause: 'The base cell is a pentagon, and the first nonzero digit is 1. An example is 0, 0, 1.',
    fix: 'For the children of a pentagon, use the digits 0, 2, 3, 4, 5, and 6.',
    example: 'return h3.constructCell(4, [1]); // base cell 4 is a pentagon',
  },
];
