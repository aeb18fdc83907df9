import type {FunctionEntry, Parameter} from '@h3-docs/catalogue';

const childResolution: Parameter = {
  name: 'childRes',
  type: 'resolution',
  description: 'The resolution of the descendant. In Python, the default is one resolution finer than `h`.',
  range: 'the resolution of `h` to 15',
};

export const cellToCenterChild: FunctionEntry = {
  name: 'cellToCenterChild',
  group: 'hierarchy',
  summary: 'Returns the descendant at the center of a cell.',
  use: 'Use it to represent a coarse cell by one fine cell, for example to join data of mixed resolutions at the finest resolution. To get all descendants, use `cellToChildren`.',
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell to start from.'},
    childResolution,
    {name: 'child', type: 'cell', description: 'The descendant at the center.', out: true},
  ],
  returns:
    'The descendant at the finer resolution that has the same center, except for rounding. At its own resolution, the result is the cell itself.',
  errors: [{code: 'E_RES_DOMAIN', when: 'The resolution is coarser than that of the cell, or above 15.'}],
  pentagons: 'The center child of a pentagon is a pentagon.',
  notes: [
    'C, h3-js, and h3-go do not check whether `h` is a valid cell. For an invalid cell, h3-py raises `H3CellInvalidError`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToCenterChild',
      summary: 'Returns the descendant at the center of a cell.',
      parameters: [{name: 'h', type: 'cell', description: 'The index to start from.'}, childResolution],
      returns:
        'The descendant. If the resolution is coarser than `h` or above 15, C returns 0, h3-js returns `null`, h3-py raises `H3ResolutionError`, and h3-java throws `IllegalArgumentException`.',
      limits: 'Only h3-py checks whether `h` is a valid cell.',
      differs: 'H3 4.x returns `E_RES_DOMAIN` for a wrong resolution, instead of 0 or `null`.',
    },
  ],
  related: ['cellToChildren', 'cellToParent', 'childPosToCell', 'cellToLatLng'],
  asks: `
    child at the center of a cell | central child | middle | centroid child | representative fine cell
    append zero digits | join coarse with fine rows | one small hexagon per big one
  `,
};
