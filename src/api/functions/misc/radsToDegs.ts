import type {ApiFunction} from '../../types';

export const radsToDegs: ApiFunction = {
  name: 'radsToDegs',
  group: 'misc',
  summary: 'Converts radians to degrees.',
  use: 'In C, after every function that gives a point: the library works in radians. The bindings convert for you.',
  signatures: {
    c: ['double radsToDegs(double radians)'],
    javascript: ['radsToDegs(rad: number): number'],
    shell: ['h3 radsToDegs -r <radians>'],
  },
  instead: {
    java: 'Use `Math.toDegrees(x)`.',
    python: 'Use `math.degrees(x)`.',
    go: 'Multiply by the constant `h3.RadsToDegs`.',
    duckdb: 'Use `degrees(x)`.',
  },
  parameters: [
    {
      name: 'radians',
      type: 'angle',
      description: 'The angle.',
      unit: 'radians',
    },
  ],
  returns: 'The angle in degrees. It is not brought into any range, and cannot fail.',
  errors: [],
  since: '3.0.0',
  v3: [
    {
      name: 'radsToDegs',
      signatures: {
        c: ['double radsToDegs(double radians)'],
        javascript: ['radsToDegs(rad: number): number'],
      },
      summary: 'Converts radians to degrees.',
      parameters: [
        {
          name: 'radians',
          type: 'angle',
          description: 'The angle.',
          unit: 'radians',
        },
      ],
      returns: 'The angle in degrees.',
    },
  ],
  related: ['degsToRads', 'latLngToCell', 'cellToLatLng'],
  searchWords: ['angle', 'unit', 'pi'],
};
