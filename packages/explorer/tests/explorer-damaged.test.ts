/** Files that do harm: damaged ones are named, and work is counted before it is done. */
import {readFileSync} from 'node:fs';
import {gzipSync, strToU8, zipSync} from 'fflate';
import {parquetMetadata} from 'hyparquet';
import {compressors} from 'hyparquet-compressors';
import {describe, expect, it} from 'vitest';
import {checkCount} from '@h3-docs/explorer/data/raw';
import {Budget, Damaged} from '@h3-docs/explorer/files/limit';
import {MAX_ROWS} from '@h3-docs/explorer/input/limits';
import {checkPages} from '@h3-docs/explorer/files/parquetPages';
import {readSource} from '@h3-docs/explorer/files/read';
import {readShp} from '@h3-docs/explorer/files/shp';
import {columnsOf} from '@h3-docs/explorer/files/sqlite';
import {readText} from '@h3-docs/explorer/input/read';
import {changed, endAt, entryAt, patched, u16, u32} from './damaged';
import {contentOf} from './reading';
import {dbf, doubles, shapesOf, shp} from './shapefile';
import {HEAD, interior, leaf, longText, sqlite, tableRow} from './sqlite';
import {workbook, workbookWith} from './workbook';

const csv = strToU8('h3,n\n8928308280fffff,12345\n');
const kml = strToU8('<kml><Placemark><Point><coordinates>2,1</coordinates></Point></Placemark></kml>');
const points = shp([
  [1, 2],
  [3, 4],
  [5, 6],
]);
const table = dbf([['NAME', 'C', 4]], [' ab  ', ' cd  ', ' ef  ']);
const stored = zipSync({'a.csv': csv}, {level: 0});
const shapefile = zipSync({'a.shp': points, 'a.dbf': table}, {level: 0});
const packed = zipSync({'a.csv': strToU8('h3\n'.repeat(999))});
const book = (xml: string) => workbookWith({'xl/worksheets/sheet1.xml': strToU8(xml)});
const sheet = (...cells: readonly string[]) =>
  book(`<worksheet><sheetData><row>${cells.join('')}</row></sheetData></worksheet>`);
const many = (count: number, name: (at: number) => string) =>
  zipSync(Object.fromEntries(Array.from({length: count}, (_, at) => [name(at), new Uint8Array(1)])), {level: 0});
const nested = (levels: number): Uint8Array =>
  levels === 0 ? csv : zipSync({[levels === 1 ? 'a.csv' : 'a.zip']: nested(levels - 1)}, {level: 0});
/** A `.shp` with one record of a type: what stands behind its bounds, and bytes of 0 behind that. */
const record = (type: number, behind: readonly number[], rest = 0) =>
  shapesOf(type, [[...Array<number>(32).fill(0), ...behind, ...Array<number>(rest).fill(0)]]);
/** A polygon of small rings along a line, each of which runs clockwise, or the other way round. */
function rings(clockwise: number, other: number): Uint8Array {
  const count = clockwise + other;
  const square = [0, 0, 0, 1, 1, 1, 1, 0];
  const turned = [1, 0, 1, 1, 0, 1, 0, 0];
  const starts = Array.from({length: count}, (_, ring) => u32(4 * ring)).flat();
  const positions = Array.from({length: count}, (_, ring) =>
    (ring < clockwise ? square : turned).map((value, at) => value + (at % 2) * 3 * ring),
  );
  return record(5, [...u32(count), ...u32(4 * count), ...starts, ...doubles(positions.flat())]);
}
const schema = (...rows: readonly (readonly (string | number)[])[]) => leaf(rows, HEAD);
const dag = (levels: number, width: number) => [
  schema(tableRow('t', 2, 'a')),
  ...Array.from({length: levels}, (_, level) => interior(Array<number>(width).fill(level + 3))),
  leaf([]),
];

/** A file of Parquet without rows, whose only column is nested so many levels deep: its version, its schema, and no group. */
function nestedColumn(levels: number): Uint8Array {
  const level = [0x48, 1, 115, 0x15, 2, 0];
  const column = [0x15, 12, 0x25, 0, 0x18, 1, 104, 0];
  const count = levels + 1;
  const schema = [0xfc, (count & 127) | 128, count >> 7, ...Array<number[]>(levels).fill(level).flat(), ...column];
  const footer = [0x15, 2, 0x19, ...schema, 0x16, 0, 0x19, 0x0c, 0];
  return Uint8Array.from([...strToU8('PAR1'), ...footer, ...u32(footer.length), ...strToU8('PAR1')]);
}

const damaged = /it is damaged/;
const unread = /is a Parquet file that could not be read: /;
const parquet = Uint8Array.from(readFileSync('tests/data/parquet/cells.parquet'));
const cases: readonly (readonly [name: string, bytes: Uint8Array, said: RegExp])[] = [
  // Checksums.
  ['stored text', changed(stored, '12345'), damaged],
  ['KMZ', changed(zipSync({'doc.kml': kml}, {level: 0}), '2,1'), damaged],
  ['shapes', changed(shapefile, '\x01\0\0\0\0\0\0\0'), damaged],
  ['table of shapes', changed(shapefile, 'cd'), damaged],
  ['cells that stand twice', book(`<row>${'<c r="A1"><v>1</v></c>'.repeat(2)}</row>`), damaged],
  ['sheet', changed(sheet('<c><v>12345</v></c>'), '12345'), damaged],
  ['zip in zip', zipSync({'b.zip': changed(stored, '12345')}), damaged],
  ['zip in gzip', gzipSync(changed(stored, '12345')), damaged],
  ['deflated text', patched(packed, entryAt(packed, 16), 1, 2, 3, 4), damaged],
  ['gzip', patched(gzipSync(csv), gzipSync(csv).length - 8, 1, 2, 3, 4), damaged],
  ['gzip without an end', gzipSync(csv).slice(0, -9), damaged],
  ['gzip with more behind it', Uint8Array.from([...gzipSync(csv), 1, 2, 3]), damaged],
  // Archives that contradict themselves.
  ['a size that is too small', patched(packed, entryAt(packed, 24), ...u32(9)), damaged],
  ['a size that is too large', patched(packed, entryAt(packed, 24), ...u32(99_999)), damaged],
  ['a stored size', patched(stored, entryAt(stored, 20), ...u32(9)), damaged],
  ['more names than there are', patched(stored, endAt(stored, 10), ...u16(2)), damaged],
  ['a directory elsewhere', patched(stored, endAt(stored, 16), ...u32(3)), damaged],
  ['a directory beyond the end', patched(stored, endAt(stored, 16), ...u32(999_999)), damaged],
  ['a file elsewhere', patched(stored, entryAt(stored, 42), ...u32(5)), damaged],
  ['no directory', stored.slice(0, -30), damaged],
  ['a password', patched(stored, entryAt(stored, 8), 1), /it is protected by a password/],
  ['another compression', patched(stored, entryAt(stored, 10), 14), /its compression isn’t read/],
  ['a size of 64 bits', patched(packed, entryAt(packed, 24), ...u32(0xffff_ffff)), /it is a ZIP64 archive/],
  ['a count of 64 bits', patched(stored, endAt(stored, 10), ...u16(0xffff)), /it is a ZIP64 archive/],
  ['a size beyond the limit', patched(packed, entryAt(packed, 24), ...u32(300_000_000)), /more than 200 MB/],
  // Names.
  ['20,000 tables', many(20_000, (at) => `${at}.csv`), /several files with data: .{1,60}\. Unpack/],
  ['archives in archives', nested(30), /more than 8 archives inside each other/],
  ['control characters', zipSync({'a\0\x07.csv': csv, 'b\x1b.csv': csv}), /a��\.csv and b�\.csv/],
  ['characters that turn others', zipSync({'a\u202egpj.csv': csv, '\u2067b.csv': csv}), /a�gpj\.csv and �b\.csv/],
  // Shapes.
  [
    'a cut record',
    zipSync({'a.shp': points.slice(0, -5), 'a.dbf': table}),
    /2 of 3 features were read: the file is cut off/,
  ],
  ['cut shapes without a table', zipSync({'a.shp': points.slice(0, -5)}), /cut off after 2 features/],
  ['shapes cut between records', zipSync({'a.shp': points.slice(0, -28)}), /cut off after 2 features/],
  ['a header only', zipSync({'a.shp': points.slice(0, 100), 'a.dbf': table}), /0 of 3 features were read/],
  ['a cut header', zipSync({'a.shp': points.slice(0, 50)}), damaged],
  ['another number', zipSync({'a.shp': patched(points, 0, 1)}), damaged],
  ['a negative record', zipSync({'a.shp': patched(points, 104, 0xff)}), damaged],
  ['a point that is too short', zipSync({'a.shp': patched(points, 107, 3)}), damaged],
  ['a surface in space', zipSync({'a.shp': record(31, u32(0))}), /shapes of the type 31, which aren’t read/],
  ['more positions than bytes', zipSync({'a.shp': record(5, [...u32(1), ...u32(1e9), ...u32(0)], 64)}), damaged],
  ['more parts than bytes', zipSync({'a.shp': record(5, [...u32(1e9), ...u32(4)], 64)}), damaged],
  [
    'parts backward',
    zipSync({'a.shp': record(3, [...u32(3), ...u32(4), ...u32(0), ...u32(4), ...u32(0)], 64)}),
    damaged,
  ],
  ['parts beyond the end', zipSync({'a.shp': record(3, [...u32(2), ...u32(4), ...u32(0), ...u32(9)], 64)}), damaged],
  ['heights that are missing', zipSync({'a.shp': record(13, [...u32(1), ...u32(4), ...u32(0)], 64)}), damaged],
  // Tables of shapes.
  ['no length', zipSync({'a.shp': points, 'a.dbf': patched(table, 10, 0, 0)}), damaged],
  [
    '4 billion rows',
    zipSync({'a.shp': points, 'a.dbf': patched(table, 4, ...u32(4e9))}),
    /3 of 4,000,000,000 features/,
  ],
  ['no header', zipSync({'a.shp': points, 'a.dbf': patched(table, 8, 0, 0)}), damaged],
  ['a header that ends within a field', zipSync({'a.shp': points, 'a.dbf': patched(table, 8, 60, 0)}), damaged],
  ['rows shorter than fields', zipSync({'a.shp': points, 'a.dbf': patched(table, 10, 2, 0)}), damaged],
  ['a field beyond its row', zipSync({'a.shp': points, 'a.dbf': patched(table, 48, 255)}), damaged],
  ['a cut table', zipSync({'a.shp': points, 'a.dbf': table.slice(0, -8)}), /values for 1 of 3 features/],
  ['a table cut in its header', zipSync({'a.shp': points, 'a.dbf': table.slice(0, 9)}), damaged],
  ['a table of fewer rows', zipSync({'a.shp': points, 'a.dbf': patched(table, 4, 2)}), /values for 2 of 3 features/],
  // Workbooks.
  ['the last cell of all', sheet('<c r="XFD1048576"><v>1</v></c>'), /more than 1,000,000 rows/],
  ['a far column', sheet('<c r="A1"><v>1</v></c><c r="XFD9999"><v>1</v></c>'), /more than 20,000,000 cells/],
  ['a row beyond Excel', sheet('<c r="A9999999"><v>1</v></c>'), damaged],
  ['a column beyond Excel', sheet('<c r="ZZZ1" t="e"><v>#N/A</v></c>'), damaged],
  ['no name of a cell', sheet('<c r="1A"><v>1</v></c>'), damaged],
  ['a far error', sheet('<c r="A1048576" t="e"><v>#N/A</v></c>'), /more than 1,000,000 rows/],
  ['a text that isn’t there', sheet('<c r="A1" t="s"><v>9</v></c>'), damaged],
  ['a row that isn’t a number', sheet('<c/></row><row r="x"><c><v>1</v></c>'), damaged],
  ['a cut sheet', book('<worksheet><sheetData><row><c r="A1"><v>1</v></c><c r='), damaged],
  [
    '500 empty sheets',
    workbook(Object.fromEntries(Array.from({length: 500}, (_, at) => [`S${at}`, []]))),
    /All sheets of the workbook are empty/,
  ],
  // Parquet, in a file of pyarrow 25.0.1: two rows, Snappy.
  ['Parquet without damage', parquet, /^$/],
  ['Parquet cut off', parquet.slice(0, 500), unread],
  ['the beginning of Parquet', parquet.slice(0, 4), unread],
  ['a footer of Parquet', parquet.map((byte, at) => (at > 900 && at < 1100 ? 255 : byte)), unread],
  // The library fills them with nothing.
  ['a page of fewer values than rows', parquet.with(12, 0), unread],
  ['another page of fewer values', parquet.with(123, 0), unread],
  ['a negative number of rows', parquet.with(599, 169), unread],
  // The levels that say which fields of the first column have a value.
  ['fewer fields than counted', parquet.with(111, 0), /number of empty fields of “h3”, so it may be damaged/],
  ['a column of few levels', nestedColumn(200), /is empty/],
  ['a column of 8,000 levels', nestedColumn(8000), /it has too many parts/],
  // Databases.
  ['pages that share children', sqlite(dag(12, 60)), damaged],
  ['a page within itself', sqlite([schema(tableRow('t', 2, 'a')), interior([2, 2])]), damaged],
  ['tables that share children', sqlite([interior([2, 2], HEAD), schema()]), damaged],
  ['a page beyond the end', sqlite([schema(tableRow('t', 9, 'a'))]), damaged],
  ['more pages than there are', sqlite([schema(tableRow('t', 2, 'a')), leaf([[1]])], 5), damaged],
  ['a value beyond its row', sqlite([schema(tableRow('t', 2, 'a')), patched(leaf([['abc']]), 512 - 4, 99)]), damaged],
  [
    'fewer features than counted',
    sqlite([
      leaf(
        [
          tableRow('gpkg_contents', 2, 'table_name, data_type'),
          tableRow('t', 3, 'a'),
          tableRow('gpkg_ogr_contents', 4, 'table_name, feature_count'),
        ],
        HEAD,
      ),
      leaf([['t', 'features']]),
      leaf([['8928308280fffff'], ['8928308283bffff']]),
      leaf([['t', 3]]),
    ]),
    /2 of 3 features were read/,
  ],
];

const open = (name: string, bytes: Uint8Array) => readSource({name, bytes: new Uint8Array(bytes)});
const saidOf = (reading: Awaited<ReturnType<typeof readSource>>) =>
  'reason' in reading ? reading.reason : (reading.note ?? '');

describe('a file that does harm is named with what is wrong', () => {
  it.each(cases)('%s', async (_, bytes, said) => {
    expect(saidOf(await open('file', bytes))).toMatch(said);
  });
});

it('a polygon spends the steps of a file on comparisons of its rings', () => {
  const [fresh, spent] = [new Budget(), new Budget()];
  spent.spend('steps', 49_990_000);
  const read = (budget: Budget) => readShp(Uint8Array.from(rings(100, 200)), (x, y) => [x, y], budget);
  expect(read(fresh).shapes).toHaveLength(1);
  expect(() => read(spent)).toThrow('it has too many parts');
});

it('a page of Parquet has no more values than its column, and a run of levels no more than its page', async () => {
  const {buffer} = parquet;
  const {row_groups: groups, schema} = parquetMetadata(buffer);
  for (const {meta_data: column} of groups.flatMap((group) => group.columns)) {
    if (!column) continue;
    const check = (own: typeof column) => checkPages(buffer, own, schema, compressors, new Budget());
    check(column);
    expect(() => check({...column, num_values: 1n})).toThrow(Damaged);
  }
  // Two levels are a run of two: here, of 63.
  const bytes = new Uint8Array(buffer.slice());
  bytes[Buffer.from(bytes).indexOf(Buffer.from([2, 0, 0, 0, 4, 1])) + 4] = 63 << 1;
  expect(await readSource({name: 'a', bytes})).toMatchObject({reason: expect.stringMatching(damaged) as string});
});

it('a statement has columns without its constraints, and very many are refused before they are counted', () => {
  const {columns} = columnsOf('CREATE TABLE t (a INTEGER PRIMARY KEY, "b, c" TEXT, UNIQUE (a), CHECK (a > 0))');
  expect(columns).toEqual(['a', 'b, c']);
  expect(() => columnsOf(`CREATE TABLE t (${'a,'.repeat(600_000)}a)`)).toThrow('too many columns');
});

it.each([
  ['h3 text -- of a cell (any), or\n, n int /* a, b */', ['n']],
  ['h3 text, [a, b] int', ['a, b']],
  ['h3 text, twice int GENERATED ALWAYS AS (2 * n) VIRTUAL, n int', ['n']],
])('the values of a database stand in their columns: %s', async (columns, names) => {
  const bytes = sqlite([schema(tableRow('t', 2, columns)), leaf([['8928308280fffff', 1]])]);
  const {data} = contentOf(await readSource({name: 'a', bytes}));
  expect([data?.columns.map(({name}) => name), data?.rows[0]?.values]).toEqual([names, [1]]);
});

it('a long text of a database goes on in other pages', async () => {
  const text = Array.from({length: 380}, (_, at) => at).join(' ');
  const reading = await open('a', sqlite([schema(tableRow('t', 2, 'a')), ...longText(text, 2)]));
  expect(reading).toMatchObject({table: {rows: [{fields: [text]}]}});
});

it('a text with a word that is too long for a pattern is refused', () => {
  const [problem] = readText(`${'a'.repeat(1e7)} 8928308280fffff`).result.problems;
  expect(problem?.reason).toBe('this text has a part that is too long to be read');
});

it('rows of a text are counted before there are too many', () => {
  checkCount(MAX_ROWS - 1);
  expect(() => checkCount(MAX_ROWS)).toThrow('this text has more than 1,000,000 rows, which is the limit');
});

// A million rows take seconds.
it.runIf(process.env.H3_DOCS_LONG).each([
  ['CSV', `h3,n\n8928308280fffff,1\n${'a,1\n'.repeat(MAX_ROWS)}`],
  ['XML', `<gpx>${'<wpt lat="1" lon="2"/>'.repeat(MAX_ROWS + 1)}8928308280fffff`],
  ['JSON', `[{"h3":"8928308280fffff"}${',{"n":1}'.repeat(MAX_ROWS)}]`],
  ['text without a format', `${'a\n'.repeat(MAX_ROWS)}8928308280fffff`],
])('%s with more rows is refused, and its indexes are read', (_, text) => {
  const {result, data} = readText(text);
  expect([data, result.cells]).toEqual([undefined, ['8928308280fffff']]);
  expect(result.problems[0]?.reason).toBe('this text has more than 1,000,000 rows, which is the limit');
});

it('a table with more columns than Excel has is refused, and its indexes are read', () => {
  const names = Array.from({length: 20_000}, (_, at) => `c${at}`);
  const {result, data} = readText(`h3,${names.join()}\n8928308280fffff,${names.map(() => 5).join()}\n`);
  expect(data).toBeUndefined();
  expect(result.cells).toEqual(['8928308280fffff']);
  expect(result.problems[0]?.reason).toBe('this table has 20,001 columns, but the limit is 16,384');
});
