import type {Position} from 'geojson';

/** Whether a planar polygon with these rings, closed or not, holds a position (even-odd). */
export const holds = (rings: readonly (readonly Position[])[], [x = 0, y = 0]: Position): boolean =>
  rings.flatMap((ring) =>
    ring.filter(([bx = 0, by = 0], at) => {
      const [ax = 0, ay = 0] = ring.at(at - 1) ?? [];
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    }),
  ).length %
    2 ===
  1;
