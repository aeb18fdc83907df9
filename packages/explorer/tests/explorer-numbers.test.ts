import {describe, expect, it} from 'vitest';
import {amountOf} from '../data/types';
import {withType} from '../data/columnTypes';
import {readText} from '../input/read';
import {read} from './reading';

const [A, B, C] = ['8928308280fffff', '8928308283bffff', '89283082803ffff'];

/** A column of two or three fields beside indexes. */
const column = (delimiter: string, ...fields: readonly string[]) =>
  ['h3', 'v'].join(delimiter) + fields.map((field, at) => `\n${[A, B, C][at]}${delimiter}${field}`).join('');

/** The numbers of a column, as sums have them. */
const amounts = (text: string, choices: Parameters<typeof read>[1] = []) => {
  const {data} = readText(text, {choices});
  return data?.rows.map(({values}) => data.columns[0] && amountOf(data.columns[0], values[0]));
};

describe('identifiers that look like numbers', () => {
  it.each<[text: string, types: string]>([
    [`h3;id;key;n\n${A};1234567890123456;12345678901234567;1,5\n${B};2;123456789012345678;2`, 'text,text,number'],
    [`h3,zip,id,code,address\n${A},01234,123456789012345678,1e5,0x10\n${B},94110,2,3e5,0x11`, 'text,text,text,text'],
    [`h3;no;n\n${A};015.013;1.013\n${B};015.016;7,5`, 'text,number'],
    [column(',', '10.123.100.111', '192.168.111.117'), 'text'],
    [column(',', '10.0.0.1', '192.168.1.17'), 'text'],
    ...[
      ['5 km', '6 km'],
      ['1.50 €', '2,50 €'],
      ['1_000', '2_000'],
      ['５', '６'],
      ['5*', '6'],
      ['(5)', '(6)'],
      ['(1.50)', '2.50'],
      ['1.50-', '2.00'],
      ['12:30', '13:00'],
      ['1.2.3', '1.2.4'],
      ['31.12.2020', '30.11.2020'],
      ['12A', '14B'],
      ['12345-6789', '94110-1234'],
    ].map((fields): [string, string] => [column('\t', ...fields), 'text']),
  ])('stay text: %j', (text, types) => expect(read(text)).toMatchObject({types, notes: []}));
});

it.each<[string, string, number, number]>([
  ['R$ 1.234,56', 'R$ 2,00', 1234.56, 2],
  ['US$5', 'US$6', 5, 6],
  ['−5', '3', -5, 3],
  ['1.234.567', '12.345.678', 1_234_567, 12_345_678],
])('numbers with signs and units are read: %s and %s', (first, second, ...expected) => {
  expect(amounts(column('\t', first, second))).toEqual(expected);
});

describe('fields that say that a number is missing', () => {
  const text = `h3,n,label\n${A},1,NA\n${B},NA,-\n${C},-,b\n${A},#N/A,null`;
  const {types, rows, notes, fields} = read(text);

  it('are empty in a column of numbers, which is said, and texts elsewhere', () => {
    expect([types, rows?.map(String)]).toEqual(['number,text', ['1,NA', ',-', ',b', ',null']]);
    expect(notes).toEqual(['“n” has numbers, so 3 fields with “NA”, “-”, and “#N/A” were read as empty.']);
    expect(read(text, withType(fields, 'n', 'text')).rows?.map(([n]) => n)).toEqual(['1', 'NA', '-', '#N/A']);
  });

  it('leave a column of texts alone, even one that has nothing else', () => {
    expect(read(column(',', 'NA', 'NA'))).toMatchObject({types: 'text', rows: [['NA'], ['NA']]});
    expect(read(column(',', 'NA', 'x')).notes).toEqual([]);
  });

  it.each([
    `+-----------------+------+------+\n| h3              | city | n    |\n+-----------------+------+------+\n| ${A} | NULL | NULL |\n| ${B} | Bonn |    2 |\n+-----------------+------+------+`,
    `[{"h3":"${A}","city":null,"n":null},{"h3":"${B}","city":"Bonn","n":2}]`,
  ])('are what programs print for nothing in every column, and null in JSON: %j', (printed) => {
    const expected = [
      [null, null],
      ['Bonn', 2],
    ];
    expect(read(printed)).toMatchObject({rows: expected, notes: []});
  });
});

describe('points that may group digits', () => {
  it('do so beside decimal commas in the same column, or in another one, which is said', () => {
    expect(amounts(column(';', '1.234', '1,5', '12.345'))).toEqual([1234, 1.5, 12_345]);
    const text = `h3;n;m\n${A};1.234;1,5\n${B};850;2,5`;
    expect(amounts(text)).toEqual([1234, 850]);
    expect(read(text).notes).toEqual([
      'The points in “n” were read as thousands separators, because other numbers have decimal commas.',
    ]);
  });

  it('are decimal without other signs, which is said where people wrote the table', () => {
    const text = column(';', '1.234', '850');
    expect(amounts(text)).toEqual([1.234, 850]);
    expect(read(text).notes).toEqual([expect.stringContaining('The points in “v” were read as decimal points.')]);
    // A link of an earlier version.
    const choices = [{name: 'v', type: 'number', decimal: ','}] as const;
    expect(read(text, choices)).toMatchObject({notes: [], fields: expect.arrayContaining([...choices]) as unknown});
    expect(amounts(text, choices)).toEqual([1234, 850]);
  });

  it.each([column(';', '1.234', '1.5'), column(';', '0.234'), column(',', '1.234'), 'lat;lng\n52.123;13.456'])(
    'are decimal without a word where a number can’t be written otherwise: %j',
    (text) => expect(read(text).notes).toEqual([]),
  );
});
