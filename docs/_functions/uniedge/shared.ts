import type {FunctionEntry} from '@h3-docs/catalogue';

/** The errors of functions that follow an edge to its destination. */
export const errorsOfDestination: FunctionEntry['errors'] = [
  {code: 'E_FAILED', when: 'The direction is 7, which is invalid.'},
  {
    code: 'E_CELL_INVALID',
    when: 'H3 detects that the origin is not a valid cell, for example because its base cell number is above 121.',
  },
  {code: 'E_DIR_EDGE_INVALID', when: 'The mode of the index is not 2 (directed edge).'},
  {
    code: 'E_PENTAGON',
    when: 'The direction is 1 and the origin is a pentagon, which has no neighbor in this direction.',
  },
];
