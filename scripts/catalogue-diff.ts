import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {
  catalogueOfC,
  catalogueOfJavaScript,
  compare,
  formatDiff,
  readHeader,
  readTypings,
  type Declarations,
} from './lib/catalogueDiff';

const usage = `Prints what a release of H3 adds to the function catalogue, changes in it or drops from it.

  npx tsx scripts/catalogue-diff.ts --header PATH   against an installed h3api.h
  npx tsx scripts/catalogue-diff.ts --h3-js PATH    against the types.d.ts of h3-js

Exit status: 0 no difference, 1 differences, 2 wrong use.`;

const {values} = parseArgs({options: {header: {type: 'string'}, 'h3-js': {type: 'string'}}});

function report(title: string, catalogue: Declarations, release: Declarations): boolean {
  if (release.size === 0) throw new Error(`Nothing is declared in ${title}: is it the right file?`);
  const lines = formatDiff(compare(catalogue, release));
  console.log([`${title}: ${lines.length === 0 ? 'no difference' : ''}`.trim(), ...lines].join('\n'));
  return lines.length > 0;
}

if (!values.header && !values['h3-js']) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const {header, 'h3-js': typings} = values;
  const differs = [
    header ? report(header, catalogueOfC(), readHeader(readFileSync(header, 'utf8'))) : false,
    typings ? report(typings, catalogueOfJavaScript(), readTypings(readFileSync(typings, 'utf8'))) : false,
  ];
  process.exitCode = differs.includes(true) ? 1 : 0;
}
