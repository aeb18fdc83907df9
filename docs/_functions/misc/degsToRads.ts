import type {FunctionEntry} from '@h3-docs/catalogue';

const parameters: FunctionEntry['parameters'] = [
  {
    name: 'degrees',
    type: 'angle',
    description: 'The angle.',
    unit: 'degrees',
  },
];

export const degsToRads: FunctionEntry = {
  name: 'degsToRads',
  group: 'misc',
  summary: 'Converts degrees to radians.',
  use: 'Use it in C before you pass a point to another function, because the C library works in radians. The bindings accept degrees and convert them for you.',
  parameters,
  returns: 'The angle in radians. It is not limited to one turn: 720° becomes 4π.',
  errors: [],
  since: '3.0.0',
  v3: [
    {
      name: 'degsToRads',
      summary: 'Converts degrees to radians.',
      parameters,
      returns: 'The angle in radians.',
    },
  ],
  related: ['radsToDegs', 'latLngToCell', 'cellToLatLng'],
  asks: `
    degrees to radians | angle | unit | pi | pi/180 | deg2rad | prepare LatLng in C | M_PI
  `,
};
