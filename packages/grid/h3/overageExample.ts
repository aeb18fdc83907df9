import {faceOf} from './facePlane';
import {normalize, type Ijk} from './ijk';
import {adjustOverage} from './overage';

/** The face that San Francisco is on. */
export const exampleFace = faceOf([-122.418, 37.775]);

const [res, cell] = [2, {i: 9, j: 8, k: 0} satisfies Ijk] as const;

const {at} = adjustOverage({face: exampleFace, ijk: cell}, res);

/** A cell of resolution 2 that lies beyond the edge of the example's face, where i + j + k is 14. */
export const exampleOverage = {res, cell, over: {face: at.face, ijk: normalize(at.ijk)}} as const;
