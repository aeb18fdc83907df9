import type {FunctionEntry, Parameter, RaisedError} from '@h3-docs/catalogue';

/** The distance of a ring. */
export const ringDistance: Parameter = {
  name: 'k',
  type: 'grid distance',
  description: 'The distance of the ring. With 0, the function returns only the origin.',
  range: '≥ 0',
};

/** What rings take. */
export const ringParameters: FunctionEntry['parameters'] = [
  {name: 'origin', type: 'cell', description: 'The cell at the center of the ring.', range: 'any resolution'},
  ringDistance,
  {name: 'out', type: 'array of cells', description: 'Array of `maxGridRingSize(k)` elements.', out: true},
];

/** Two cells between which H3 finds no way. */
export const noWayBetween: RaisedError = {
  code: 'E_FAILED',
  when: 'The base cells of the two cells are not neighbors, or a pentagon lies between the cells. See [the reach of distances and paths](/api/traversal.mdx#reach).',
};

/** An invalid cell among several, as far as H3 detects it. */
export const invalidCells: RaisedError = {
  code: 'E_CELL_INVALID',
  when: 'H3 detects that one of the indexes is not a valid cell, for example because its base cell number is above 121.',
};

/** Where C writes the cells of a disk. */
export const diskCells: Parameter = {
  name: 'out',
  type: 'array of cells',
  description: 'Zero-filled array of `maxGridDiskSize(k)` elements.',
  out: true,
};

/** Where C wrote the cells of a disk in 3.x. */
export const formerDiskCells: Parameter = {
  name: 'out',
  type: 'array of cells',
  description: 'Zero-filled array of `maxKringSize(k)` elements.',
  out: true,
};

/** An invalid origin, as far as H3 detects it. */
export const invalidOrigin: RaisedError = {
  code: 'E_CELL_INVALID',
  when: 'H3 detects that the cell is not valid, for example because its base cell number is above 121.',
};

/** The errors of disks that stop at pentagons. */
export const errorsOfUnsafeDisks: FunctionEntry['errors'] = [
  {code: 'E_FAILED', when: 'The cell is invalid, and H3 cannot find its neighbors.'},
  {code: 'E_DOMAIN', when: 'k is negative.'},
  invalidOrigin,
  {code: 'E_PENTAGON', when: 'The disk contains a pentagon.'},
];
