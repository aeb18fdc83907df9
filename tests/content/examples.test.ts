import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {recordPath, runAllExamples} from '@h3-docs/playground/node/record';

/** What an upgrade of h3-js changes shows here. `npm run examples:update` accepts the new results. */
test('every live example gives the result that the committed record holds', () => {
  const record = JSON.parse(readFileSync(recordPath, 'utf8')) as Record<string, string>;
  const results = runAllExamples(process.cwd());
  expect(Object.keys(results)).not.toEqual([]);
  expect(results).toEqual(record);
});
