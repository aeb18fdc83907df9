/**
 * `npm run search:asks [docs/api/indexing.mdx …] [-- --least 6] [-- --build build]`: the sections that have fewer than
 * `--least` questions and searches of readers, or none in other languages, and the asks that belong to no section. Asks
 * are read as they are now, sections from the site that was built last.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {routeOf} from '@h3-docs/base/node/routeOf';
import {newestVersion} from '@h3-docs/base/versions';
import {deadAsks, parseAsks, readAsks, type Ask} from '@h3-docs/search/node/asks';
import {allFunctions, anchorOf, problemAddress, problemsOf} from '@h3-docs/catalogue/node';
import {filesOf} from '@h3-docs/search/node/training/table';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {least: {type: 'string', default: '6'}, build: {type: 'string', default: 'build'}},
});

/** The pages of the newest version, by their addresses. */
const files = new Map([
  ['/', 'src/pages/index.tsx'],
  ...readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [routeOf(path.resolve('docs', file)), path.join('docs', file)] as const),
]);
/** The asks of functions and of problems, which are in their entries, by address. */
const ofEntries = new Map<string, readonly Ask[]>([
  ...allFunctions.map(({group, name, asks = ''}) => [`/docs/api/${group}#${anchorOf(name)}`, parseAsks(asks)] as const),
  ...problemsOf(newestVersion).map(
    (problem) => [problemAddress(problem, newestVersion), problem.asks.map((text) => ({text}))] as const,
  ),
]);

function lacks(asks: readonly Ask[]): string | undefined {
  const english = asks.filter(({language}) => language === undefined).length;
  const missing = [
    ...(english < Number(values.least) ? [`${english} in English`] : []),
    ...(asks.length === english ? ['none in other languages'] : []),
  ];
  return missing.length > 0 ? missing.join(', ') : undefined;
}

const {pages, sections} = filesOf(values.build).documents;
let lacking = 0;
let dead = 0;
pages.forEach(({url, title}, place) => {
  const route = url.replace(/(?<=.)\/$/, '');
  const file = files.get(route);
  if (file === undefined || (positionals.length > 0 && !positionals.includes(file))) return;
  const asks = readAsks(file);
  const own = sections.filter(({page}) => page === place);
  const lines = own.flatMap(({hash, heading}) => {
    const found = ofEntries.get(url + hash) ?? asks.get(hash.slice(1))?.asks ?? [];
    const missing = lacks(found);
    return missing === undefined ? [] : [`  #${hash.slice(1)}  “${heading}”: ${missing}`];
  });
  const ids = new Set(own.flatMap(({hash}) => (ofEntries.has(url + hash) ? [] : [hash.slice(1)])));
  const stray = deadAsks(file, asks, ids);
  lacking += lines.length;
  dead += stray.length;
  if (lines.length > 0)
    console.log(`${file} (${title}): ${lines.length} of ${own.length} sections\n${lines.join('\n')}`);
  if (stray.length > 0) console.log(stray.join('\n'));
});
console.log(`${lacking} sections lack asks; ${dead} entries belong to no section.`);
if (dead > 0) process.exitCode = 1;
