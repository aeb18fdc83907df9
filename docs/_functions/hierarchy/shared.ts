import type {Parameter} from '@h3-docs/catalogue';

/** The resolution of children. */
export const childrenResolution: Parameter = {
  name: 'childRes',
  type: 'resolution',
  description: 'The resolution of the descendants. In Python, the default is the next finer one.',
  range: 'the resolution of the cell to 15',
};

/** The resolution of the cells that `uncompactCells` returns. */
export const resultResolution: Parameter = {
  name: 'res',
  type: 'resolution',
  description: 'The resolution of the result.',
  range: 'the finest resolution in the set to 15',
};
