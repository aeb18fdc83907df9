import type {Job} from './jobs';

/**
 * The checks, each as a tool of `node_modules/.bin` and its arguments, the longest first. Their caches go by content, so
 * that a change of branch, which changes the times of files, leaves them warm.
 */
const tools: Readonly<Record<string, readonly [string, ...string[]]>> = {
  lint: [
    ...(['eslint', '--max-warnings', '0', '--cache', '--cache-strategy', 'content'] as const),
    ...['--cache-location', 'node_modules/.cache/eslint/', '.'],
  ],
  'lint:types': [
    ...(['oxlint', '--config', 'config/oxlint.json', '--type-aware', '--deny-warnings'] as const),
    ...['--ignore-pattern', 'types', '--ignore-pattern', '**/*.{cjs,js,mjs}', '.'],
  ],
  spell: [
    ...(['cspell', 'lint', '--config', 'config/cspell.json', '--no-progress'] as const),
    ...['--cache', '--cache-location', 'node_modules/.cache/cspell', '.'],
  ],
  format: ['prettier', '--check', '--cache', '--cache-strategy', 'content', '.'],
  prose: ['tsx', 'scripts/prose.ts'],
  borders: [
    ...(['depcruise', '--config', 'config/borders.cjs', '--output-type', 'err'] as const),
    ...['--cache', 'node_modules/.cache/borders', '--cache-strategy', 'content'],
    ...['src', 'packages', 'plugins', 'scripts', 'docusaurus.config.ts'],
  ],
  unused: ['knip', '--config', 'config/knip.json', '--cache', '--cache-location', 'node_modules/.cache/knip'],
};

/** Two packages have the name of the compiler in `node_modules/.bin`. */
const compiler = 'node_modules/typescript-7/bin/tsc';
const projects = ['browser', 'build', 'tests'].map((side) => `config/tsconfig/${side}.json`);

const checks: readonly Job[] = [
  {name: 'types', command: ['node', compiler, '-b', ...projects]},
  ...Object.entries(tools).map(([name, [tool, ...args]]): Job => ({
    name,
    command: [`node_modules/.bin/${tool}`, ...args],
  })),
];

/**
 * What `npm run check` runs.
 *
 * @param named - some of the checks, where not all shall run
 * @throws Error at a name that no check has
 */
export function checksOf(named: readonly string[]): readonly Job[] {
  const names = checks.map(({name}) => name);
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`No check is called ${unknown}. There are: ${names.join(', ')}.`);
  return checks.filter(({name}) => named.length === 0 || named.includes(name));
}
