/** A file whose rows are the input, from its bytes to the state and back. */
import {readFileSync} from 'node:fs';
import {strToU8, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {readFile} from '../files/content';
import {initialSession, reduce} from '../model/session';
import {initialState} from '../model/state';
import {decodeState, encodeState, readAddress} from '../model/url';
import {shp} from './shapefile';

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
    expect(await decodeState(link)).toMatchObject(opened);
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
      content: {result: {notes: [{text: 'Only a.shp was read. The archive also has b.csv.'}]}},
    });
  });
});
