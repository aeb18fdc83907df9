import {faceOf} from './facePlane';
import type {Ijk} from './ijk';
import {carryOver, crossingOver} from './overage';

/** The face that San Francisco is on. */
export const exampleFace = faceOf([-122.418, 37.775]);

const [res, cell] = [2, {i: 9, j: 8, k: 0} satisfies Ijk] as const;

const {face, ijk} = carryOver({face: exampleFace, ijk: cell}, crossingOver(exampleFace, 'ij'), 7 ** (res / 2));

/** A cell of resolution 2 that lies beyond the edge of the example's face, where i + j + k is 14. */
export const exampleOverage = {res, cell, over: {face, ijk}} as const;
