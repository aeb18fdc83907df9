/** A view in an address, and a file whose rows are the input. */
import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {strToU8, zipSync} from 'fflate';
import {gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {readFile} from '../files/content';
import {compress, decompress} from '../model/compress';
import {initialSession, reduce} from '../model/session';
import {initialState, type ExplorerState} from '../model/state';
import {encodeState, readAddress} from '../model/url';
import {box} from './box';
import oldViews from './old-views.json';
import {shp} from './shapefile';
import {MOST_QUERY} from '@h3-docs/base/routing/link';

const stateOf = async (query: string) => (await readAddress(query)).state;

const cell = '8928308280fffff';

describe('the address of a view', () => {
  it('gives back the state', async () => {
    const table = {columns: [{name: 'n = "a"', type: 'number'}], rows: [[1], null]} as const;
    const state: ExplorerState = {
      text: '37.77, -122.41\n[“ü”]&=#',
      selection: [cell, '11928308280fffff'],
      frozen: 0,
      flat: true,
      layers: [
        {name: 'Stores in “Zürich”', color: '#0072b2', visible: true, indexes: gridDisk(cell, 2).slice(0, 2), table},
        {name: '', color: '#d55e00', visible: false, indexes: ['11928308280fffff']},
      ],
      drawn: [{type: 'Point', coordinates: [1, 2]}, box(178, -18, 182, -16)],
      counted: true,
      rule: 'mean',
      columns: [{name: 'y', type: 'latitude', system: '3857', decimal: ','}],
      table,
      coloring: 'sales [€]',
      view: {lat: 37.7, lng: -122.4, zoom: 9.5},
    };
    expect(await stateOf((await encodeState(state)) ?? '')).toEqual(state);
    const strange = {...state, layers: [{...state.layers[0], table: {...table, rows: [[true], null]}}]};
    const back = await stateOf((await encodeState(strange as unknown as ExplorerState)) ?? '');
    expect(back.layers[0]?.table?.rows).toEqual([null, null]);
    expect(await encodeState(initialState)).toBe('');
    expect(await stateOf('')).toEqual(initialState);
  });

  it.each(oldViews)('is the same in links of version 1: $name', async ({link, state}) => {
    expect(await readAddress(link)).toEqual({state, unread: []});
  });

  it.each([
    ['rule=largest', 'the rule “largest”'],
    ['show=icosahedron.pentagons', 'the marks over the map, which left the explorer'],
    ['read=strict', 'the choice how loose numbers are read, which left the explorer'],
    ['kept=abcd', 'the view that this browser kept for data that are too large for a link, which left the explorer'],
    ['counted=1', 'whether its cells stand for the rows “1”'],
  ])('says what an old or strange link asks for that is no more: %s', async (query, said) => {
    expect(await readAddress(query)).toEqual({state: initialState, unread: [said]});
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
        async (text, selection) => {
          const state = {...initialState, text, selection};
          const query = await encodeState(state);
          expect(await stateOf(`?${query}`)).toEqual(state);
        },
      ),
    );
  });

  it('compresses long lists, and says when one does not fit', async () => {
    const state = {...initialState, selection: gridDisk(cell, 12)};
    const query = await encodeState(state);
    expect(query?.length).toBeLessThan(MOST_QUERY);
    expect(await stateOf(query ?? '')).toEqual(state);
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
    ];
    for (const query of hostile) {
      const {state, unread} = await readAddress(query);
      expect(state).toEqual(initialState);
      expect(unread, query).toHaveLength(1);
    }
    await fc.assert(
      fc.asyncProperty(fc.string(), async (query) => {
        expect(await stateOf(query)).toBeDefined();
      }),
    );
  });

  it('names what could not be read, and shows the rest', async () => {
    const {state, unread} = await readAddress(
      `q=kept&sel=${cell}.8928308280ffff.zzz&res=99&show=pentagons&at=37,-122,9`,
    );
    expect(state).toMatchObject({text: 'kept', selection: [cell], view: {lat: 37}});
    expect(state.frozen).toBeUndefined();
    expect(unread).toEqual([
      '“8928308280ffff” and 1 more in its selection, because that is not an H3 index',
      'the resolution “99”',
      'the marks over the map, which left the explorer',
    ]);
    expect((await readAddress('q=a&utm_source=chat&docusaurus-theme=dark')).unread).toEqual([]);
    expect((await readAddress(`res=${'9'.repeat(90)}`)).unread).toEqual([`the resolution “${'9'.repeat(30)}…”`]);
  });

  it('says that it was cut off, and brings nothing of what was compressed', async () => {
    const query = (await encodeState({...initialState, text: 'ü'.repeat(5000)})) ?? '';
    for (const length of [query.length - 1, query.length - 3, Math.floor(query.length / 2)]) {
      const {state, unread} = await readAddress(query.slice(0, length));
      expect([state, unread]).toEqual([initialState, ['the view that it holds (incomplete or damaged)']]);
    }
  });

  it('reads the beginning of an address that is too long, and says so', async () => {
    const {state, unread} = await readAddress(`?sel=${cell}&q=${'x'.repeat(MOST_QUERY)}`);
    expect(state.selection).toEqual([cell]);
    expect(state.text).toMatch(/^x{7000,}$/);
    expect(unread).toEqual(['everything after the first 8,000 of its 8,022 characters']);
  });

  it('unpacks no bomb', async () => {
    const bomb = await compress('0'.repeat(5_000_000));
    expect(bomb.length).toBeLessThan(MOST_QUERY);
    await expect(decompress(bomb)).rejects.toThrow(RangeError);
    expect(await stateOf(`z=${bomb}`)).toEqual(initialState);
  });
});

const file = {name: 'a.parquet', bytes: Uint8Array.from(readFileSync('tests/data/parquet/cells.parquet'))};

describe('a file in the place of a text', () => {
  const opened = {...initialState, file};

  it('gives way to a text, and comes back', () => {
    const session = reduce(initialSession, {type: 'change', change: {text: '', file, selection: []}});
    expect(session.now.file).toBe(file);
    const typed = reduce(session, {type: 'change', change: {text: 'x'}});
    expect(typed.now).not.toHaveProperty('file');
    expect(reduce(typed, {type: 'undo'}).now.file).toBe(file);
    const selected = reduce(session, {type: 'change', change: {selection: ['8928308280fffff']}});
    expect(selected.now.file).toBe(file);
  });

  it('is in the link while it is small', async () => {
    const link = (await encodeState(opened)) ?? '';
    expect(await stateOf(link)).toMatchObject(opened);
    const bytes = Uint8Array.from({length: 20_000}, (_, at) => 1e6 * Math.sin(at));
    expect(await encodeState({...opened, file: {...file, bytes}})).toBeUndefined();
    const cut = await readAddress(link.slice(0, -200));
    expect(cut.state).not.toHaveProperty('file');
    expect(cut.unread).toEqual(['the view that it holds (incomplete or damaged)']);
  });

  it('is read with what was chosen for its columns, and says what it left out', async () => {
    const read = await readFile(file, [{name: 'name', type: 'index'}]);
    expect('content' in read && read.content.data?.fields?.[0]).toEqual({name: 'name', type: 'index'});
    const archive = {name: 'a.zip', bytes: Uint8Array.from(zipSync({'a.shp': shp([[2, 1]]), 'b.csv': strToU8('h3')}))};
    expect(await readFile(archive)).toMatchObject({
      content: {result: {notes: ['Only a.shp was read. The archive also has b.csv.']}},
    });
  });
});
