import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {geography} from '@h3-docs/grid/node/geography';
import icosahedron from '../icosahedron.live';
import {axesAt, drawnCells, globesSize, type GlobesState} from '../kit/globes';
import {isOnFace, onFace, seenFaces, sidesOf} from '../kit/net';
import {cellLines, cellVectors, cutLine, cutRing} from '../kit/sphereLines';
import {drawUnfolding, placeOf, positionUnder} from '../kit/unfolding';
import {toFacePlane} from '@h3-docs/grid/h3/facePlane';
import type {Hex2d} from '@h3-docs/grid/h3/ijk';
import {randomPositions} from '@h3-docs/grid/h3/measures';
import {angle, toVector} from '@h3-docs/grid/h3/sphere';

const faces = Array.from({length: 20}, (_, face) => face);
const state: GlobesState = {lat: 2.3, lng: -5.25, res: 0, atLat: 48, atLng: 2, show: 'nothing', unfolded: 0};
const areaOf = (ring: readonly Hex2d[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - y * nextX;
    }, 0),
  ) / 2;

describe('the net', () => {
  it.each(faces)('around face %i has all faces in the drawing, side by side', (face) => {
    const net = seenFaces(axesAt([0, 0]), face, 1);
    expect(net.every(({front, open}) => front && open > 0.999)).toBe(true);
    const {width, height} = globesSize;
    let covered = 0;
    for (let x = 2; x < width; x += 7) {
      for (let y = 2; y < height; y += 7) {
        const under = net.filter(({invert}) => isOnFace(invert([x, y])));
        expect(under.length).toBeLessThan(2);
        covered += under.length;
      }
    }
    // Twenty triangles of a strip that is five and a half edges wide and three rows high.
    expect((covered * 49) / (width * height)).toBeCloseTo(20 / (5.5 * 2 * 3), 1);
    const column = net.filter(({place}) => Math.abs(place([0, 0])[0] - width / 2) < width / 5.5 / 2);
    expect(column.map(({number}) => number)).toContain(face);
  });

  it('is closed at first: half of its faces are in front', () => {
    expect(seenFaces(axesAt([30, 40]), 7, 0).filter(({front}) => front).length).toBe(10);
  });

  it('has the plane of each face where H3 has it', () => {
    for (const position of randomPositions(200, 3)) {
      const {face, point} = toFacePlane(position, 0);
      const [x, y] = onFace(face, toVector(position));
      expect(Math.hypot(x - point[0], y - point[1])).toBeLessThan(1e-9);
      expect(isOnFace([x, y])).toBe(true);
    }
  });

  it('divides cells into pieces that cover each face once', () => {
    for (const res of [0, 1]) {
      const cells = h3.getRes0Cells().flatMap((cell) => h3.cellToChildren(cell, res));
      for (const face of faces) {
        const pieces = cells
          .filter((cell) => h3.getIcosahedronFaces(cell).includes(face))
          .map((cell) => cutRing(cellVectors(cell), sidesOf(face)).map((vector) => onFace(face, vector)));
        const area = pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
        expect(area).toBeCloseTo(3 * Math.sqrt(3), 3);
      }
    }
  });
});

describe('lines on the sphere', () => {
  it('have each edge of a resolution once', () => {
    const segments = (res: number) => cellLines(res).reduce((sum, line) => sum + line.length - 1, 0);
    // 110 hexagons and 12 pentagons share their edges in pairs.
    expect(segments(0)).toBe((110 * 6 + 12 * 5) / 2);
    // At resolution 1, edges have another point where they cross an edge of the icosahedron.
    expect(segments(1)).toBeGreaterThan((830 * 6 + 12 * 5) / 2);
  });

  it('are cut where they leave a hemisphere', () => {
    const line = [80, 100, 80, 70].map((lng, at) => toVector([lng, at < 2 ? 0 : 10]));
    const parts = cutLine(line, [toVector([0, 0])]);
    expect(parts.map((part) => part.length)).toEqual([2, 3]);
    expect(parts[0]?.[1]?.[0]).toBeCloseTo(0, 12);
  });
});

describe('the globes and the net', () => {
  it.each([0, 12, 30, 40, 60, 80, 100])('have each position under its place, %i percent unfolded', (unfolded) => {
    const shown = {...state, unfolded};
    let [visible, found] = [0, 0];
    for (const position of randomPositions(300, unfolded)) {
      const place = placeOf(shown, position);
      if (!place) continue;
      visible += 1;
      const under = positionUnder(shown, place);
      if (under && angle(under, position) < 1e-4) found += 1;
    }
    // On the way, other faces or the left globe can cover a place.
    expect(visible / 300).toBeGreaterThan(unfolded === 0 || unfolded === 100 ? 0.995 : 0.4);
    expect(visible < 300 || unfolded === 0 || unfolded >= 80).toBe(true);
    expect(found / visible).toBeGreaterThan(0.99);
  });

  it('draw finer cells around the one that stands out', () => {
    for (const res of [2, 3]) {
      for (const unfolded of [0, 50, 100]) {
        const shown = {...state, res, unfolded, show: 'neighbors' as const};
        expect(drawnCells(shown)).toEqual(h3.gridDisk(h3.latLngToCell(state.atLat, state.atLng, res), 6));
        const fine = drawUnfolding(shown, undefined);
        expect(fine).toContain(`<title>${h3.latLngToCell(state.atLat, state.atLng, res)}</title>`);
        // A frame writes less than with all cells of resolution 1.
        expect(fine.length).toBeLessThan(drawUnfolding({...shown, res: 1}, undefined).length);
      }
    }
    expect(drawnCells({...state, res: 1})).toBeUndefined();
    // Nothing is beside the globes and the net.
    expect(positionUnder(state, [295, 5])).toBeUndefined();
    expect(positionUnder({...state, unfolded: 100}, [2, 2])).toBeUndefined();
  });

  it('draw every face, its land, and the pieces of the cell that stands out', () => {
    const net = drawUnfolding({...state, show: 'neighbors', unfolded: 100}, geography);
    const numbers = Array.from(net.matchAll(/<text[^>]*>(\d+)<\/text>/g), ([, number]) => Number(number));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(faces);
    expect(net.match(/class="d-land"/g)?.length).toBeGreaterThan(12);
    const cell = h3.latLngToCell(state.atLat, state.atLng, 0);
    expect(net.split(`<title>${cell}</title>`).length - 1).toBe(h3.getIcosahedronFaces(cell).length);
  });
});

describe('what a reader can choose', () => {
  it('has cells that can be told apart, and a handle that doesn’t cover them', () => {
    const resolution = icosahedron.controls(state).find(({id}) => id === 'res');
    const most = resolution?.kind === 'slider' ? resolution.max : Number.NaN;
    expect(most).toBeGreaterThan(1);
    for (let res = 0; res <= most; res += 1) {
      const cell = h3.latLngToCell(state.lat, state.lng, res);
      const [here, there] = h3.gridDisk(cell, 1).map((each) => {
        const [lat, lng] = h3.cellToLatLng(each);
        return placeOf({...state, res}, [lng, lat]) ?? [Number.NaN, Number.NaN];
      });
      // Half as wide as a letter of a label.
      expect(Math.hypot((here?.[0] ?? 0) - (there?.[0] ?? 0), (here?.[1] ?? 0) - (there?.[1] ?? 0))).toBeGreaterThan(4);
      const handles = icosahedron.handles?.({...state, res}, icosahedron.frame({...state, res})) ?? [];
      expect(handles.map(({isRing}) => isRing)).toEqual([true]);
    }
  });
});
