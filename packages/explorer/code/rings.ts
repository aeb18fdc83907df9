import type {Position} from 'geojson';
import {closeRing} from '../input/ring';
import type {Rings} from './steps';

/** The rings of a polygon, each with its first position repeated at its end. */
export const closed = (rings: Rings): Position[][] => rings.map((ring) => closeRing([...ring]));
