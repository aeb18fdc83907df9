/** What others call says what it does: each exported function and class of the site's code has a docstring. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {filesIn} from '../support/filesIn';

/** What declares a function or a class for other modules, after the line before it. */
const declared =
  /^(?<=(?<before>.*)\n+)export (?:default )?(?:(?:async )?function\*? ?|class |const (?=\w+(?::[^=]+)? = (?:async )?(?:[(<]|function|\w+ =>)))(?<name>\w*)/gm;

const folders = [...readdirSync('packages').map((name) => path.join('packages', name)), 'plugins', 'scripts', 'src'];

test.each(folders)('each exported function and class in %s has one', (folder) => {
  const files = filesIn([folder], /^(?!.*\/tests\/).*(?<!\.d)\.tsx?$/);
  const found = files.flatMap((file) => {
    const named = Array.from(readFileSync(file, 'utf8').matchAll(declared), ({groups = {}}) => groups);
    // One docstring is enough for all overloads.
    const documented = new Set(named.filter(({before = ''}) => before.endsWith('*/')).map(({name}) => name));
    return named.map(({name}) => ({name, file, documented: documented.has(name)}));
  });
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({documented}) => !documented)).toEqual([]);
});
