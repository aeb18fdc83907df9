import type {Job} from './jobs';

/** The scripts of package.json that `npm run check` consists of, the longest first. */
const scripts = ['lint', 'lint:types', 'spell', 'types', 'format:check', 'prose', 'borders', 'unused'] as const;

/**
 * What `npm run check` runs.
 *
 * @param named - some of the scripts, where not all shall run
 */
export const checksOf = (named: readonly string[]): readonly Job[] =>
  scripts
    .filter((name) => named.length === 0 || named.includes(name))
    .map((name) => ({name, command: ['npm', 'run', '--silent', name]}));
