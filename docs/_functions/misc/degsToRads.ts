import type {ApiFunction} from '@site/src/api/types';

export const degsToRads: ApiFunction = {
  name: 'degsToRads',
  group: 'misc',
  summary: 'Converts degrees to radians.',
  use: 'Use it in C before you pass a point to another function, because the C library works in radians. The bindings listed here convert for you.',
  signatures: {
    c: ['double degsToRads(double degrees)'],
    javascript: ['degsToRads(deg: number): number'],
    shell: ['h3 degsToRads -d <degrees>'],
  },
  instead: {
    java: 'Use `Math.toRadians(x)`.',
    python: 'Use `math.radians(x)`.',
    go: 'Multiply the angle by the constant `h3.DegsToRads`.',
    duckdb: 'Use `radians(x)`.',
  },
  parameters: [
    {
      name: 'degrees',
      type: 'angle',
      description: 'The angle.',
      unit: 'degrees',
    },
  ],
  returns: 'The angle in radians. It is not normalized to a range.',
  errors: [],
  since: '3.0.0',
  v3: [
    {
      name: 'degsToRads',
      signatures: {
        c: ['double degsToRads(double degrees)'],
        javascript: ['degsToRads(deg: number): number'],
      },
      summary: 'Converts degrees to radians.',
      parameters: [
        {
          name: 'degrees',
          type: 'angle',
          description: 'The angle.',
          unit: 'degrees',
        },
      ],
      returns: 'The angle in radians.',
    },
  ],
  related: ['radsToDegs', 'latLngToCell', 'cellToLatLng'],
  searchWords: ['angle', 'unit', 'pi'],
};
