import type {ApiFunction} from '@site/src/api/types';

export const radsToDegs: ApiFunction = {
  name: 'radsToDegs',
  group: 'misc',
  summary: 'Converts radians to degrees.',
  use: 'Use it in C to convert the points that other functions return, because the C library works in radians. The bindings listed here convert for you.',
  signatures: {
    c: ['double radsToDegs(double radians)'],
    javascript: ['radsToDegs(rad: number): number'],
    shell: ['h3 radsToDegs -r <radians>'],
  },
  instead: {
    java: 'Use `Math.toDegrees(x)`.',
    python: 'Use `math.degrees(x)`.',
    go: 'Multiply the angle by the constant `h3.RadsToDegs`.',
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
  returns: 'The angle in degrees. It is not normalized to a range.',
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
