import {OpenLocationCode} from 'open-location-code';
import {box} from './box';
import type {MeasuredGrid} from './types';

const codec = new OpenLocationCode();

/** Plus Codes: boxes in degrees, named by pairs of characters in base 20. The level is the number of characters. */
export const plusCode: MeasuredGrid = {
  label: 'Plus Code',
  cellAt: (lat, lng, level) => codec.encode(lat, lng, level),
  outline(cell) {
    const {latitudeLo, longitudeLo, latitudeHi, longitudeHi} = codec.decode(cell);
    return box([latitudeLo, longitudeLo, latitudeHi, longitudeHi]);
  },
};
