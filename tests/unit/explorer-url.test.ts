import fc from 'fast-check';
import {gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {compress, decompress} from '@site/src/explorer/model/compress';
import {initialState, overlays, type ExplorerState} from '@site/src/explorer/model/state';
import {decodeState, encodeState, MAX_QUERY} from '@site/src/explorer/model/url';

const cell = '8928308280fffff';

describe('the address of a view', () => {
  it('gives back the state', async () => {
    const state: ExplorerState = {
      text: '37.77, -122.41\n[“ü”]&=#',
      selection: [cell, '11928308280fffff'],
      frozen: 0,
      overlays: ['pentagons'],
      flat: true,
      view: {lat: 37.7, lng: -122.4, zoom: 9.5},
    };
    expect(await decodeState((await encodeState(state)) ?? '')).toEqual(state);
    expect(await encodeState(initialState)).toBe('');
    expect(await decodeState('')).toEqual(initialState);
  });

  it('gives back any text and selection', async () => {
    const position = fc.tuple(
      fc.double({min: -90, max: 90, noNaN: true}),
      fc.double({min: -180, max: 180, noNaN: true}),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.string({unit: 'grapheme', maxLength: 600}),
        fc.uniqueArray(
          position.map(([lat, lng]) => latLngToCell(lat, lng, 7)),
          {maxLength: 60},
        ),
        fc.subarray([...overlays]),
        async (text, selection, shown) => {
          const state: ExplorerState = {text, selection, overlays: shown, flat: false};
          const query = await encodeState(state);
          expect(await decodeState(`?${query}`)).toEqual(state);
        },
      ),
    );
  });

  it('compresses long lists, and says when one does not fit', async () => {
    const state = {...initialState, selection: gridDisk(cell, 12)};
    const query = await encodeState(state);
    expect(query?.length).toBeLessThan(MAX_QUERY);
    expect(await decodeState(query ?? '')).toEqual(state);
    expect(await encodeState({...initialState, selection: gridDisk(cell, 90)})).toBeUndefined();
  });

  it('takes only what is valid', async () => {
    const hostile = [
      'sel=zzz.8928308280ffff.__proto__',
      'res=16',
      'res=-1',
      'res=1e1',
      'show=constructor.toString',
      'map=javascript:alert(1)',
      'at=91,0,3',
      'at=0,181,3',
      'at=0,0,99',
      'at=NaN,NaN,NaN',
      'z=%00%00',
      'z=!!!',
      'z=AAAA',
      `q=${'x'.repeat(MAX_QUERY)}`,
    ];
    for (const query of hostile) expect(await decodeState(query)).toEqual(initialState);
    await fc.assert(
      fc.asyncProperty(fc.string(), async (query) => {
        expect(await decodeState(query)).toBeDefined();
      }),
    );
  });

  it('unpacks no bomb', async () => {
    const bomb = await compress('0'.repeat(5_000_000));
    expect(bomb.length).toBeLessThan(MAX_QUERY);
    await expect(decompress(bomb)).rejects.toThrow(RangeError);
    expect(await decodeState(`z=${bomb}`)).toEqual(initialState);
  });
});
