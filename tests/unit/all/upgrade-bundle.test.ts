/** The packed command runs on its own: in an empty folder, without the packages of this project. */
import {execFileSync, execSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {bundle} from '@site/scripts/upgrade/bundle';

it('is one file that converts files of all kinds', async () => {
  const program = await bundle(mkdtempSync(path.join(tmpdir(), 'bundle-')));
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
  const files = {
    'a.js': `import {kRing} from 'h3-js';\nkRing(c, 1);\n`,
    'a.py': 'import h3\nlen(h3.k_ring(c, 1))\n',
    'a.c': '#include <h3/h3api.h>\nvoid f() { kRing(a, 1, b); }\n',
    'a.java': 'import com.uber.h3core.H3Core;\nclass A { void f(H3Core h3) { h3.kRing(1L, 1); } }\n',
    'a.go': 'package a\n\nimport "github.com/uber/h3-go/v3"\n\nvar up = h3.Resolution(cell)\n',
    'a.sql': 'SELECT h3_k_ring(c, 1) AS c;\n',
    'a.kt': 'import com.uber.h3core.H3Core\nval r = h3.kRing(c, 1)\n',
    'a.md': '```js\nh3.kRing(c, 1)\n```\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], {cwd: folder, encoding: 'utf8'});
  const rows = JSON.parse(run('--json', '.')) as {file: string; changes: number; notes: unknown[]}[];
  expect(rows.map(({file}) => file)).toEqual(Object.keys(files).sort());
  expect(rows.filter(({changes, notes}) => changes + notes.length === 0)).toEqual([]);
  run('--write', 'a.py');
  expect(readFileSync(path.join(folder, 'a.py'), 'utf8')).toBe('import h3\nlen(h3.grid_disk(c, 1))\n');
  expect(run('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(readFileSync(path.join(path.dirname(program), 'THIRD_PARTY.txt'), 'utf8')).toContain('@lezer/python');
});

it('runs from the repository', () => {
  // Without npm, which takes as long as the command.
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: {upgrade: string}};
  const printed = execSync(`node_modules/.bin/${scripts.upgrade} --version`, {encoding: 'utf8'});
  expect(printed).toBe('development\n');
});
