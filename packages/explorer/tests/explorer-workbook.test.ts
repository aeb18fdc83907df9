import {describe, expect, it} from 'vitest';
import {Damaged} from '@h3-docs/explorer/files/limit';
import {readSource} from '@h3-docs/explorer/files/read';
import {numberStyles} from '@h3-docs/explorer/files/styles';
import {describeWorkbook} from '@h3-docs/explorer/files/workbookParts';
import {readText} from '@h3-docs/explorer/input/read';
import {contentOf} from './reading';
import {workbook, type TestCell} from './workbook';

const cell = '8928308280fffff';

type Rows = readonly (readonly TestCell[])[];

async function readSheets(sheets: Readonly<Record<string, Rows>>, from1904 = false) {
  const reading = await readSource({name: 'a.xlsx', bytes: workbook(sheets, from1904)});
  if ('reason' in reading) throw new Error(reading.reason);
  const {result, data} = contentOf(reading);
  const {problems, notes = []} = result;
  return {
    ...result,
    rows: data?.rows.map(({values}) => values),
    problems: problems.map(({line, text, reason}) => `${line}: ${text}: ${reason}`),
    notes,
    note: reading.note,
  };
}

/** A workbook of one sheet with these rows. */
const read = (...rows: Rows) => readSheets({A: rows});

describe('a workbook', () => {
  it.each([
    [false, 45_352],
    [true, 43_890],
  ])('keeps dates, moments, and times as its cells show them, counted from 1904: %j', async (from1904, day) => {
    const row: readonly TestCell[] = [
      cell,
      [day, 'date'],
      [day + 0.520833333336, 'moment'],
      [0.5208333333333334, 'time'],
    ];
    const {rows} = await readSheets({A: [['h3', 'day', 'at', 'time'], row]}, from1904);
    expect(rows).toEqual([['2024-03-01', '2024-03-01T12:30:00', '12:30:00']]);
  });

  it('is read from the first sheet that isn’t empty, and the others are named', async () => {
    const places = [
      ['h3', 'n'],
      [cell, 1],
    ];
    expect((await readSheets({Places: places})).note).toBeUndefined();
    expect(await readSheets({Empty: [], Places: places, 'R & D': [['x'], [1]]})).toMatchObject({
      cells: [cell],
      note: 'Only the sheet “Places” was read. The workbook also has “Empty” and “R & D”. To read one of them, move it to the front.',
    });
  });

  it('may have a title above the names of its columns', async () => {
    const {cells, rows, problems} = await read(['Stores of 2024'], [], ['h3', 'n', 'name'], [cell, 1, 'a']);
    expect([cells, rows]).toEqual([[cell], [[1, 'a']]]);
    expect(problems).toEqual(['1: Stores of 2024: this line is above the names of the columns and was skipped']);
  });

  it('keeps its errors, and counts those among numbers', async () => {
    const {rows, notes, problems} = await read(
      ['h3', 'n', 'name', 'last'],
      [cell, {error: '#N/A'}, {error: '#REF!'}, {error: '#NAME?'}],
      ['8928308283bffff', 5, 'b', {error: '#SPILL!'}],
      [{error: '#N/A'}, 7, 'c'],
    );
    expect(rows?.map(String)).toEqual([',#REF!,#NAME?', '5,b,#SPILL!', '7,c,']);
    expect(notes).toEqual(['“n” has numbers, so 1 field with “#N/A” was read as empty.']);
    expect(problems).toEqual(['4: #N/A: this row has no index']);
  });

  it('keeps leading zeros that its formats show', async () => {
    const {rows} = await read(['h3', 'zip', 'id', 'n'], [cell, [2139, '00000'], [78051120, '000-00-0000'], 7]);
    expect(rows).toEqual([['02139', '078-05-1120', 7]]);
    // Excel's limit for a format is 255 characters.
    const styles = (zeros: string) =>
      numberStyles(`<numFmt numFmtId="200" formatCode="${zeros}"/><cellXfs><xf numFmtId="200"/></cellXfs>`);
    expect(styles('0'.repeat(255))).toEqual([{zeros: '0'.repeat(255)}]);
    expect(styles('0'.repeat(256))).toEqual([undefined]);
    expect(() => numberStyles(`<cellXfs>${'<xf/>'.repeat(131_000)}`)).toThrow(Damaged);
  });

  it.each(['<sheet/>', '<Relationship/>'])('refuses more of %s than any workbook has', async (element) => {
    await expect(describeWorkbook(() => Promise.resolve(element.repeat(131_000)))).rejects.toThrow(Damaged);
  });

  it('says which formulas have no result', async () => {
    const {note, rows} = await read(
      ['h3', 'n', 'double'],
      [cell, 2, {formula: 'B2*2'}],
      ['8928308283bffff', 3, {formula: 'B3*2'}],
    );
    expect(rows?.map(String)).toEqual(['2,', '3,']);
    expect(note).toBe(
      '2 formulas were read as empty, because the file doesn’t have their results (the first in row 2). Open it in a spreadsheet program and save it.',
    );
  });

  it('keeps all digits of indexes that a program wrote as numbers, and says where they are lost', async () => {
    expect(await read(['h3', 'n'], [BigInt(`0x${cell}`), 1])).toMatchObject({cells: [cell], problems: []});
    const {problems} = await read(['h3', 'n'], [Number('613196570331971583'), 1]);
    expect(problems).toEqual([expect.stringContaining('lost its last digits')]);
  });
});

describe('an index that a spreadsheet rounded', () => {
  it.each(['h3,n\n6.15E+17,1\n6.15E+17,2', 'id;n\n6,13197E+17;1', 'cell\tn\n613196570331971600\t1'])(
    'is named as such, in a column of nothing else: %j',
    (text) => expect(readText(text).result.problems[0]?.reason).toContain('lost'),
  );

  it('isn’t seen in measurements beside positions, nor in identifiers', () => {
    const {data, result} = readText('lat,lng,energy,id\n1,2,6.1E+17,1234567890123400');
    expect(result.problems).toEqual([]);
    expect(data?.rows.map((row) => row.values)).toEqual([['6.1E+17', '1234567890123400', 1, 2]]);
  });
});
