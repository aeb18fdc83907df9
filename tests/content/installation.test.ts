import {readFileSync} from 'node:fs';
import {latLngToCell} from 'h3-js';
import {expect, test} from 'vitest';

const page = readFileSync('docs/installation.mdx', 'utf8');
const cell = latLngToCell(37.775, -122.418, 9);
/** The ten engines that most readers use, with Spark, Athena and Presto each in its own tab. */
const engines = [
  'postgres',
  'databricks',
  'snowflake',
  'carto-bigquery',
  'clickhouse',
  'redshift',
  'kusto',
  'h3spark',
  'athena-aws',
  'presto',
];

function stack(id: string): string {
  const [, text] = new RegExp(`<Stack id="${id}">\\n([\\s\\S]*?)\\n</Stack>`).exec(page) ?? [];
  expect(text, id).toBeDefined();
  return text ?? '';
}

test.each([...engines, 'rust-h3o', 'polars-h3', 'h3pandas'])('%s has a first call, its output, and its trap', (id) => {
  const text = stack(id);
  const [, output = ''] = /```output\n([\s\S]*?)```/.exec(text) ?? [];
  const expected = id === 'redshift' ? BigInt(`0x${cell}`).toString() : cell;
  expect(output).toContain(expected);
  expect(text).toMatch(/37\.775.*-122\.418|-122\.418.*37\.775/);
  expect(text).toMatch(/\n\*\*[A-Z]/);
});

test('each stack gets the coordinates in the order that its manifest says', () => {
  const orderOf = (id: string) =>
    (JSON.parse(readFileSync(`docs/_bindings/${id}/manifest.json`, 'utf8')) as {coordinates: {order: string}})
      .coordinates.order;
  const ordered = engines.filter((id) => orderOf(id) !== 'mixed');
  expect(ordered).toHaveLength(engines.length - 1);
  expect(ordered.map((id) => (stack(id).includes('37.775, -122.418') ? 'latitude' : 'longitude'))).toEqual(
    ordered.map(orderOf),
  );
});
