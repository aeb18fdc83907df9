import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {icosahedronFaces} from '@h3-docs/grid/h3/icosahedronFaces';
import {angle, toPosition, type Position} from '@h3-docs/grid/h3/sphere';

/** The angle between neighboring vertices of an icosahedron, in degrees: atan 2. */
const edgeAngle = (Math.atan(2) * 180) / Math.PI;

/** The vertices of H3's icosahedron: the centers of the twelve pentagons. */
const vertices: readonly Position[] = h3.getPentagons(0).map((cell) => cellCenter(h3, cell));

const joined = (a: Position, b: Position) => Math.abs(angle(a, b) - edgeAngle) < 0.5;

/** The thirty edges. */
export const edges: readonly (readonly [Position, Position])[] = vertices.flatMap((a, index) =>
  vertices.slice(index + 1).flatMap((b) => (joined(a, b) ? [[a, b] as const] : [])),
);

/** The centers of the twenty faces, at the index that is their number. */
export const faceCenters: readonly Position[] = icosahedronFaces.map(({center}) => toPosition(center));
