import {describe, expect, it} from 'vitest';
import {amountOf, type DataSet} from '../data/types';
import {withType} from '../data/columnTypes';
import {readText} from '../input/read';

const [A, B, C] = ['8928308280fffff', '8928308283bffff', '89283082803ffff'];

const read = (text: string) => readText(text);
const columnsOf = (data: DataSet | undefined) => data?.columns.map(({name, type}) => `${name} ${type}`);
/** The numbers of a column, as sums have them. */
const amounts = (data: DataSet | undefined, at = 0) => {
  const column = data?.columns[at];
  return data?.rows.map(({values}) => column && amountOf(column, values[at]));
};
const notes = (text: string) => read(text).result.notes?.map((note) => note.text);

describe('identifiers that look like numbers', () => {
  it('stay text beside decimal commas when they have more than 15 digits', () => {
    const {data} = read(`h3;id;key;amount\n${A};1234567890123456;12345678901234567;1,5\n${B};2;123456789012345678;2`);
    expect(columnsOf(data)).toEqual(['id text', 'key text', 'amount number']);
    expect(data?.rows[0]?.values).toEqual(['1234567890123456', '12345678901234567', '1,5']);
  });

  it('stay text when their groups begin with a zero', () => {
    expect(columnsOf(read(`h3;no;n\n${A};015.013;1.013\n${B};015.016;7,5`).data)).toEqual(['no text', 'n number']);
  });

  it('stay text when they are addresses of computers, however long their parts are', () => {
    const {data} = read(`h3,ip\n${A},10.123.100.111\n${B},192.168.111.117`);
    expect(data).toMatchObject({columns: [{type: 'text'}], rows: [{values: ['10.123.100.111']}, {}]});
    expect(columnsOf(read(`h3,ip\n${A},10.0.0.1\n${B},192.168.1.17`).data)).toEqual(['ip text']);
    expect(amounts(read(`h3;n\n${A};1.234.567\n${B};12.345.678`).data)).toEqual([1_234_567, 12_345_678]);
  });
});

describe('numbers with signs and units', () => {
  it.each([
    ['($1.50)', '$2.50', -1.5, 2.5],
    ['$ (1,234.50)', '$7.00', -1234.5, 7],
    ['(5%)', '6%', -5, 6],
    ['1.234,50-', '2', -1234.5, 2],
    ['R$ 1.234,56', 'R$ 2,00', 1234.56, 2],
    ['US$5', 'US$6', 5, 6],
    ['−5', '3', -5, 3],
  ])('are read, such as %s', (first, second, ...expected) => {
    expect(amounts(read(`h3\tv\n${A}\t${first}\n${B}\t${second}`).data)).toEqual(expected);
  });

  it.each([
    ['5 km', '6 km'],
    ['1.50 €', '2,50 €'],
    ['1e3', '2e3'],
    ['1_000', '2_000'],
    ['５', '６'],
    ['5*', '6'],
    ['(5)', '(6)'],
    ['01234', '94110'],
    ['12:30', '13:00'],
    ['1.2.3', '1.2.4'],
    ['31.12.2020', '30.11.2020'],
    ['12A', '14B'],
    ['12345-6789', '94110-1234'],
  ])('that aren’t read, and identifiers, stay text: %s', (first, second) => {
    const {data, result} = read(`h3\tv\n${A}\t${first}\n${B}\t${second}`);
    expect(columnsOf(data)).toEqual(['v text']);
    expect(result.notes).toBeUndefined();
  });
});

describe('fields that say that a number is missing', () => {
  const text = `h3,n,label\n${A},1,NA\n${B},NA,-\n${C},-,b\n${A},#N/A,null`;

  it('are empty in a column of numbers, which is said, and texts elsewhere', () => {
    const {data} = read(text);
    expect(columnsOf(data)).toEqual(['n number', 'label text']);
    expect(data?.rows.map(({values}) => values)).toEqual([
      [1, 'NA'],
      [null, '-'],
      [null, 'b'],
      [null, 'null'],
    ]);
    expect(notes(text)).toEqual(['“n” has numbers, so 3 fields with “NA”, “-”, and “#N/A” were read as empty.']);
  });

  it('can be read as text', () => {
    const {data, result} = read(text);
    const [choice] = result.notes?.[0]?.others[0]?.columns ?? [];
    const choices = withType(data?.fields ?? [], choice?.name ?? '', choice?.type ?? 'number');
    expect(readText(text, {choices}).data?.rows.map(({values}) => values[0])).toEqual(['1', 'NA', '-', '#N/A']);
  });

  it('leave a column of texts alone, even one that has nothing else', () => {
    expect(read(`h3,n\n${A},NA\n${B},NA`).data).toMatchObject({
      columns: [{type: 'text'}],
      rows: [{values: ['NA']}, {}],
    });
    expect(notes(`h3,n\n${A},NA\n${B},x`)).toBeUndefined();
  });

  it('are what programs print for nothing in every column, and null in JSON', () => {
    const printed = `+-----------------+------+------+\n| h3              | city | n    |\n+-----------------+------+------+\n| ${A} | NULL | NULL |\n| ${B} | Bonn |    2 |\n+-----------------+------+------+`;
    for (const one of [
      printed,
      JSON.stringify([
        {h3: A, city: null, n: null},
        {h3: B, city: 'Bonn', n: 2},
      ]),
    ]) {
      expect(read(one).data?.rows.map(({values}) => values)).toEqual([
        [null, null],
        ['Bonn', 2],
      ]);
      expect(notes(one)).toBeUndefined();
    }
  });
});

describe('points that may group digits', () => {
  it('do so beside decimal commas in the same column', () => {
    expect(amounts(read(`h3;n\n${A};1.234\n${B};1,5\n${C};12.345`).data)).toEqual([1234, 1.5, 12_345]);
  });

  it('do so where another column has decimal commas, which is said', () => {
    const text = `h3;n;m\n${A};1.234;1,5\n${B};850;2,5`;
    expect(amounts(read(text).data)).toEqual([1234, 850]);
    expect(notes(text)).toEqual([
      'The points in “n” were read as thousands separators, because other numbers have decimal commas.',
    ]);
  });

  it('are decimal without other signs, which is said where people wrote the table', () => {
    const text = `h3;n\n${A};1.234\n${B};850`;
    expect(amounts(read(text).data)).toEqual([1.234, 850]);
    const [note] = read(text).result.notes ?? [];
    expect(note?.text).toBe('The points in “n” were read as decimal points.');
    const choices = (note?.others[0]?.columns ?? []).reduce(
      (all, {name, type, decimal}) => withType(all, name, type, decimal),
      [...(read(text).data?.fields ?? [])],
    );
    const chosen = readText(text, {choices});
    expect(amounts(chosen.data)).toEqual([1234, 850]);
    expect(chosen.result.notes).toBeUndefined();
    expect(chosen.data?.fields).toContainEqual({name: 'n', type: 'number', decimal: ','});
  });

  it('are decimal without a word where a number can’t be written otherwise', () => {
    for (const text of [`h3;n\n${A};1.234\n${B};1.5`, `h3;n\n${A};0.234`, `h3,n\n${A},1.234`, 'lat;lng\n52.123;13.456'])
      expect(notes(text), text).toBeUndefined();
  });
});

describe('a minus sign of typography', () => {
  it('makes a number negative', () => {
    expect(amounts(read(`h3,n\n${A},-5\n${B},−7`).data)).toEqual([-5, -7]);
  });
});
