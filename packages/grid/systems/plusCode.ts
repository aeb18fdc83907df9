import {OpenLocationCode} from 'open-location-code';
import {box} from './box';
import type {Grid} from './types';

const codec = new OpenLocationCode();
const steps = [-1, 0, 1] as const;

/** Plus Codes: boxes in degrees, named by pairs of characters in base 20. The level is the number of characters. */
export const plusCode: Grid = {
  label: 'Plus Code',
  cellAt: (lat, lng, level) => codec.encode(lat, lng, level),
  around(cell) {
    const {latitudeCenter, longitudeCenter, latitudeHi, latitudeLo, longitudeHi, longitudeLo, codeLength} =
      codec.decode(cell);
    const [height, width] = [latitudeHi - latitudeLo, longitudeHi - longitudeLo];
    return steps
      .flatMap((north) =>
        steps.map((east) => codec.encode(latitudeCenter + north * height, longitudeCenter + east * width, codeLength)),
      )
      .filter((other, index, all) => other !== cell && all.indexOf(other) === index);
  },
  outline(cell) {
    const {latitudeLo, longitudeLo, latitudeHi, longitudeHi} = codec.decode(cell);
    return box([latitudeLo, longitudeLo, latitudeHi, longitudeHi]);
  },
};
