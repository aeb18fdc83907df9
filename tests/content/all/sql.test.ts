import {readFileSync} from 'node:fs';
import {PostgreSQL, SparkSQL, TrinoSQL} from 'dt-sql-parser';
import {expect, test} from 'vitest';
import {complaints, refusal} from '../../support/sqlGrammars';

/** The SQL of the pages for products that can't run here, checked by a grammar of their dialect. */

const pages = ['installation', 'aggregation', 'joining', 'flowmodel', 'indexing', 'ml'].map(
  (name, at) => `docs/${at === 0 ? '' : 'highlights/'}${name}.mdx`,
);

const fences = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/<Stack id="([^"]+)">\n([\s\S]*?)\n<\/Stack>/g)].flatMap(
    ([, stack = '', text = '']) =>
      [...text.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, code = '']) => ({page, stack, code})),
  ),
);

const grammars: Readonly<Record<string, (code: string) => string[]>> = {
  postgres: complaints(new PostgreSQL()),
  databricks: complaints(new SparkSQL()),
  sedona: complaints(new SparkSQL()),
  presto: complaints(new TrinoSQL()),
  snowflake: refusal('snowflake'),
  'carto-bigquery': refusal('bigquery'),
  redshift: refusal('redshift'),
};

test.each(Object.keys(grammars))('%s parses', (stack) => {
  const own = fences.filter((fence) => fence.stack === stack);
  expect(own.length).toBeGreaterThan(0);
  const refused = own.flatMap(({page, code}) =>
    (grammars[stack]?.(code) ?? []).map((complaint) => `${page}: ${complaint}\n${code}`),
  );
  expect(refused).toEqual([]);
});

test.each(Object.entries(grammars))('the grammar of %s refuses what is not SQL', (_stack, check) => {
  expect(check('SELECT FROM WHERE (;')).not.toEqual([]);
});
