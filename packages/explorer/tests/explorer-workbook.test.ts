import {describe, expect, it} from 'vitest';
import {Damaged} from '@h3-docs/explorer/files/limit';
import {readSource} from '@h3-docs/explorer/files/read';
import {numberStyles} from '@h3-docs/explorer/files/styles';
import {describeWorkbook} from '@h3-docs/explorer/files/workbookParts';
import {readText} from '@h3-docs/explorer/input/read';
import {contentOf} from './contents';
import {workbook, type TestCell} from './workbook';

const cell = '8928308280fffff';

async function read(sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>, from1904 = false) {
  const reading = await readSource({name: 'a.xlsx', bytes: workbook(sheets, from1904)});
  if ('reason' in reading) throw new Error(reading.reason);
  return {...contentOf(reading), note: reading.note};
}
const values = async (rows: readonly (readonly TestCell[])[], from1904 = false) => {
  const {data} = await read({A: rows}, from1904);
  return data?.rows.map((row) => row.values);
};

describe('a workbook', () => {
  it('keeps dates, moments, and times as its cells show them, whichever year it counts from', async () => {
    const head = ['h3', 'day', 'at', 'time'];
    const expected = [['2024-03-01', '2024-03-01T12:30:00', '12:30:00']];
    expect(
      await values([head, [cell, [45_352, 'date'], [45_352.520833333336, 'moment'], [0.5208333333333334, 'time']]]),
    ).toEqual(expected);
    expect(
      await values(
        [head, [cell, [43_890, 'date'], [43_890.520833333336, 'moment'], [0.5208333333333334, 'time']]],
        true,
      ),
    ).toEqual(expected);
  });

  it('says which sheets were not read', async () => {
    const places = [
      ['h3', 'n'],
      [cell, 1],
    ];
    expect((await read({Places: places})).note).toBeUndefined();
    expect((await read({Places: places, 'R & D': [['x'], [1]], Old: places})).note).toBe(
      'Only the first sheet, “Places”, was read. The workbook also has “R & D” and “Old”.',
    );
  });

  it('is read from the first sheet with positions or indexes', async () => {
    const {result, note} = await read({
      'Read me': [['Made by me'], ['in 2024']],
      Empty: [],
      Places: [
        ['lat', 'lng'],
        [1, 2],
      ],
    });
    expect(result.shapes).toHaveLength(1);
    expect(note).toBe(
      'Only the sheet “Places” was read, because no sheet before it has positions or indexes. The workbook also has “Read me” and “Empty”.',
    );
  });

  it('may have a title above the names of its columns', async () => {
    const {result, data} = await read({A: [['Stores of 2024'], [], ['h3', 'n', 'name'], [cell, 1, 'a']]});
    expect(data).toMatchObject({columns: [{name: 'n'}, {name: 'name'}], rows: [{index: cell, values: [1, 'a']}]});
    expect(result.problems).toMatchObject([{line: 1, text: 'Stores of 2024'}]);
  });

  it('keeps its errors, and counts those among numbers', async () => {
    const {data, result} = await read({
      A: [
        ['h3', 'n', 'name', 'last'],
        [cell, {error: '#N/A'}, {error: '#REF!'}, {error: '#NAME?'}],
        ['8928308283bffff', 5, 'b', {error: '#SPILL!'}],
        [{error: '#N/A'}, 7, 'c'],
      ],
    });
    expect(data?.rows.map((row) => row.values)).toEqual([
      [null, '#REF!', '#NAME?'],
      [5, 'b', '#SPILL!'],
      [7, 'c', null],
    ]);
    expect(result.notes?.map(({text}) => text)).toEqual(['“n” has numbers, so 1 field with “#N/A” was read as empty.']);
    expect(result.problems).toMatchObject([{line: 4, text: '#N/A', reason: 'this row has no index'}]);
  });

  it('keeps leading zeros that its formats show', async () => {
    expect(
      await values([
        ['h3', 'zip', 'id', 'n'],
        [cell, [2139, '00000'], [78051120, '000-00-0000'], 7],
      ]),
    ).toEqual([['02139', '078-05-1120', 7]]);
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
    const {note, data} = await read({
      A: [
        ['h3', 'n', 'double'],
        [cell, 2, {formula: 'B2*2'}],
        ['8928308283bffff', 3, {formula: 'B3*2'}],
      ],
    });
    expect(data?.rows.map((row) => row.values)).toEqual([
      [2, null],
      [3, null],
    ]);
    expect(note).toBe(
      '2 formulas were read as empty, because the file doesn’t have their results (the first in row 2). Open it in a spreadsheet program and save it.',
    );
  });

  it('keeps all digits of indexes that a program wrote as numbers', async () => {
    const {result} = await read({
      A: [
        ['h3', 'n'],
        [BigInt(`0x${cell}`), 1],
      ],
    });
    expect(result).toMatchObject({cells: [cell], problems: []});
  });

  it('says that its indexes lost their digits where they are numbers', async () => {
    const {result} = await read({
      A: [
        ['h3', 'n'],
        [Number('613196570331971583'), 1],
        [Number('613196570358448127'), 2],
      ],
    });
    expect(result.problems.map(({reason}) => reason)).toEqual(
      Array(2).fill(expect.stringContaining('lost its last digits')),
    );
  });
});

describe('an index that a spreadsheet rounded', () => {
  it('is named as such, in a column of nothing else', () => {
    for (const text of ['h3,n\n6.15E+17,1\n6.15E+17,2', 'id;n\n6,13197E+17;1', 'cell\tn\n613196570331971600\t1']) {
      const {result} = readText(text);
      expect(
        result.problems.map(({reason}) => reason),
        text,
      ).not.toContain('this row has no index');
      expect(result.problems[0]?.reason, text).toContain('lost');
    }
  });

  it('isn’t seen in measurements beside positions, nor in identifiers', () => {
    const {data, result} = readText('lat,lng,energy,id\n1,2,6.1E+17,1234567890123400');
    expect(result.problems).toEqual([]);
    expect(data?.rows.map((row) => row.values)).toEqual([['6.1E+17', '1234567890123400', 1, 2]]);
  });
});
