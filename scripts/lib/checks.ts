import type {Job} from './jobs';

/** The scripts of package.json that `npm run check` consists of, the longest first. */
const scripts = [
  'lint',
  'lint:types',
  'types:browser',
  'types:tests',
  'types:build',
  'spell',
  'format:check',
  'borders',
  'unused',
  'prose',
];

/** What `npm run check` runs. */
export const checks: readonly Job[] = scripts.map((name) => ({name, command: ['npm', 'run', '--silent', name]}));
