import type {FunctionEntry} from '@h3-docs/catalogue';

const parameters: FunctionEntry['parameters'] = [
  {
    name: 'radians',
    type: 'angle',
    description: 'The angle.',
    unit: 'radians',
  },
];

export const radsToDegs: FunctionEntry = {
  name: 'radsToDegs',
  group: 'misc',
  summary: 'Converts radians to degrees.',
  use: 'Use it in C to convert the points that other functions return, because the C library works in radians. The bindings return degrees.',
  parameters,
  returns: 'The angle in degrees. It is not limited to one turn.',
  errors: [],
  since: '3.0.0',
  v3: [
    {
      name: 'radsToDegs',
      summary: 'Converts radians to degrees.',
      parameters,
      returns: 'The angle in degrees.',
    },
  ],
  related: ['degsToRads', 'latLngToCell', 'cellToLatLng'],
  asks: `
    radians to degrees | angle | unit | pi | 180/pi | rad2deg | print LatLng in C | C output looks tiny
  `,
};
