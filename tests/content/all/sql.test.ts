// cspell:ignore noheader
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {PostgreSQL, SparkSQL, TrinoSQL} from 'dt-sql-parser';
import {expect, test} from 'vitest';
import {complaints, refusal} from '../../support/sqlGrammars';

/** The SQL of the pages for products that can't run here, checked by a grammar of their dialect. */

interface Fence {
  readonly page: string;
  readonly stack: string;
  readonly code: string;
  /** The output below the code, where the page shows it. */
  readonly output?: string;
}

const pages = [
  'installation',
  ...['aggregation', 'joining', 'flowmodel', 'indexing', 'ml'].map((name) => `highlights/${name}`),
];

const fences = pages.flatMap((page): Fence[] =>
  [...readFileSync(`docs/${page}.mdx`, 'utf8').matchAll(/<Stack id="([^"]+)">\n([\s\S]*?)\n<\/Stack>/g)].flatMap(
    ([, stack = '', text = '']) =>
      [...text.matchAll(/^```sql\n([\s\S]*?)^```(?:\n```output\n([\s\S]*?)^```)?/gm)].map(([, code = '', output]) => ({
        page,
        stack,
        code,
        ...(output !== undefined && {output}),
      })),
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

const duckdb = process.env.H3_DUCKDB ?? '';

/** `H3_DUCKDB` names the `duckdb` command, in which `LOAD h3` works. Each highlight has one query of DuckDB with its output. */
test.skipIf(duckdb === '').each(pages.filter((page) => page.startsWith('highlights/')))(
  'DuckDB prints the output of %s',
  (page) => {
    const shown = fences.filter(
      (fence) => fence.page === page && fence.stack === 'duckdb' && fence.output !== undefined,
    );
    expect(shown).toHaveLength(1);
    for (const {code, output = ''} of shown) {
      const printed = execFileSync(duckdb, ['-bail', '-noheader', '-list'], {
        cwd: 'static/data',
        encoding: 'utf8',
        input: `LOAD h3;\n${code}`,
      });
      // A long output is cut after its first lines.
      const lines = output.trimEnd().split('\n');
      const shownLines = lines.filter((line) => line !== '…');
      const printedLines = printed.trimEnd().split('\n');
      expect(printedLines.slice(0, shownLines.length)).toEqual(shownLines);
      expect(printedLines.length > shownLines.length).toBe(lines.includes('…'));
    }
  },
);
