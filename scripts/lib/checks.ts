import type {Job} from './jobs';

/** The scripts of package.json that `npm run check` consists of, the longest first. `prose` runs `spell`. */
const scripts = [
  'lint',
  'lint:types',
  'prose',
  'types:browser',
  'types:tests',
  'types:build',
  'format:check',
  'borders',
  'unused',
];

/** What `npm run check` runs. */
export const checks: readonly Job[] = scripts.map((name) => ({name, command: ['npm', 'run', '--silent', name]}));
