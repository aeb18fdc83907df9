/** `npm run examples:update`: runs every live example and rewrites the committed record of their results. */
import {writeFileSync} from 'node:fs';
import {recordPath, runAllExamples} from '@h3-docs/playground/node/record';

const results = runAllExamples(process.cwd());
writeFileSync(recordPath, `${JSON.stringify(results, null, 1)}\n`);
console.log(`${Object.keys(results).length} results written to ${recordPath}`);
