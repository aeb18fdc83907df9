import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {angle, toPosition, toVector, type Position} from '@h3-docs/grid/h3/sphere';

/** The angle between neighboring vertices of an icosahedron, in degrees: atan 2. */
const edgeAngle = (Math.atan(2) * 180) / Math.PI;

/** A face: its number in H3, its center, its corners. */
export interface Face {
  readonly number: number;
  readonly center: Position;
  readonly corners: readonly [Position, Position, Position];
}

/** The vertices of H3's icosahedron: the centers of the twelve pentagons. */
const vertices: readonly Position[] = h3.getPentagons(0).map((cell) => cellCenter(h3, cell));

const joined = (a: Position, b: Position) => Math.abs(angle(a, b) - edgeAngle) < 0.5;

/** The thirty edges. */
export const edges: readonly (readonly [Position, Position])[] = vertices.flatMap((a, index) =>
  vertices.slice(index + 1).flatMap((b) => (joined(a, b) ? [[a, b] as const] : [])),
);

/** The twenty faces; a face's number is that of the small cell at its center. */
export const faces: readonly Face[] = edges.flatMap(([a, b]) =>
  vertices.flatMap((c) => {
    if (vertices.indexOf(c) <= vertices.indexOf(b) || !joined(a, c) || !joined(b, c)) return [];
    const sum = [a, b, c].map(toVector).reduce(([x, y, z], [dx, dy, dz]) => [x + dx, y + dy, z + dz], [0, 0, 0]);
    const center = toPosition(sum);
    const [number] = h3.getIcosahedronFaces(h3.latLngToCell(center[1], center[0], 5));
    return number === undefined ? [] : [{number, center, corners: [a, b, c] as const}];
  }),
);
