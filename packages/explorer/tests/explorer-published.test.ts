import {getResolution, latLngToCell, polygonToCells} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {readPublishedHash} from '../model/published';
import {initialState} from '../model/state';
import {isPublishedHash} from '../publishedHash';
import {box} from './box';

const cell = '8928308280fffff';
const area = box(-122.45, 37.75, -122.4, 37.8);
const [ring = []] = area.coordinates;
const polygon = JSON.stringify(area);
const hashOf = (hex: string, res?: string) =>
  `#${new URLSearchParams({hex, ...(res === undefined ? {} : {res})}).toString()}`;

describe('an address of the published explorer', () => {
  it('is told from the anchors of a page', () => {
    for (const hash of [`#hex=${cell}`, `#res=9&hex=37.7%2C-122`]) expect(isPublishedHash(hash)).toBe(true);
    for (const hash of ['', '#', '#explorer', '#hex', '#hex=', `#index=${cell}`]) {
      expect(isPublishedHash(hash)).toBe(false);
    }
  });

  it('puts indexes into the input box', () => {
    for (const text of [cell, `${cell},8928308283bffff, 0x8928308280bffff`, '617700169958293503', `["${cell}"]`]) {
      expect(readPublishedHash(hashOf(text))).toEqual({state: {...initialState, text}, unread: []});
    }
    expect(readPublishedHash(`#hex=${cell},8928308283bffff`).state.text).toBe(`${cell},8928308283bffff`);
  });

  it('selects the cells of positions: at one resolution, or at all of them', () => {
    const at = (resolution: number) => latLngToCell(37.77, -122.41, resolution);
    expect(readPublishedHash(hashOf('37.77, -122.41', '9')).state.selection).toEqual([at(9)]);
    const all = readPublishedHash(hashOf('37.77, -122.41', '-1'));
    expect(all.state.selection).toEqual(Array.from({length: 16}, (_, resolution) => at(resolution)));
    expect(all.unread).toEqual([]);
    expect(readPublishedHash(hashOf(`${cell}\n37.77 -122.41`, '8')).state.selection).toEqual(
      expect.arrayContaining([at(8)]),
    );
  });

  it('covers polygons at a resolution, or at the first one with enough cells', () => {
    const wkt = `POLYGON ((${ring.map((position) => position.join(' ')).join(', ')}))`;
    for (const text of [polygon, wkt]) {
      const {state, unread} = readPublishedHash(hashOf(text, '9'));
      expect([...state.selection].sort()).toEqual(polygonToCells([ring], 9, true).sort());
      expect(unread).toEqual([]);
      const chosen = readPublishedHash(hashOf(text)).state.selection;
      const resolution = getResolution(chosen[0] ?? '');
      expect(chosen).toHaveLength(polygonToCells([ring], resolution, true).length);
      expect(chosen.length).toBeGreaterThan(50);
      expect(polygonToCells([ring], resolution - 1, true).length).toBeLessThanOrEqual(50);
    }
  });

  it('names what it could not follow', () => {
    expect(readPublishedHash(hashOf(cell, '16')).unread).toEqual(['the resolution “16”']);
    expect(readPublishedHash(hashOf(cell, 'x'.repeat(60))).unread).toEqual([`the resolution “${'x'.repeat(30)}…”`]);
    expect(readPublishedHash(hashOf('1,2\n'.repeat(2000))).unread).toEqual([
      'the cells of all but the first 500 positions',
    ]);
  });

  it('leaves to a worker what the page must not wait for, whatever the area of the polygon', () => {
    const sliver = 'POLYGON((0 0,40 0.00001,20 0.00001,0 0))';
    const bowTie = 'POLYGON((-20 -10,20 10,20 -10,-20 10,-20 -10))';
    for (const [text, res] of [
      [polygon, '15'],
      [sliver, '15'],
      [sliver, '7'],
      [bowTie, '6'],
    ] as const) {
      const {state, unread, cover} = readPublishedHash(hashOf(text, res));
      expect([state.selection, unread, cover]).toEqual([[], [], Number(res)]);
    }
    // Without a resolution, few cells are enough: the first that cost little.
    for (const text of [sliver, bowTie]) expect(readPublishedHash(hashOf(text)).cover).toBeUndefined();
  });

  it('reads the rest of a damaged address', () => {
    expect(readPublishedHash(`#hex=${cell}%2`).state.text).toBe(`${cell}%2`);
    expect(readPublishedHash('#hex=%E2%82').unread).toEqual([]);
  });
});
