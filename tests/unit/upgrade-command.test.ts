/** The command `h3-upgrade`: what it does to files, and what it refuses. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import type {FileResult} from '@site/scripts/upgrade/convertFile';
import {run} from '@site/scripts/upgrade/index';

const code = `import {h3ToParent} from 'h3-js';\nexport const up = (cell) => h3ToParent(cell, 5) || null;\n`;
const converted = code.replaceAll('h3ToParent', 'cellToParent');

let folder = '';

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'upgrade-')));
});

const at = (name: string): string => path.join(folder, name);

function write(name: string, content: string | Buffer): string {
  fs.mkdirSync(path.dirname(at(name)), {recursive: true});
  fs.writeFileSync(at(name), content);
  return at(name);
}

const read = (name: string): string => fs.readFileSync(at(name), 'utf8');

/** Runs the command, and returns its exit code and what it printed. */
async function upgrade(...args: string[]) {
  let out = '';
  let error = '';
  const status = await run(args, '1.2.3', {
    out: (text) => (out += text),
    error: (text) => (error += text),
    isTerminal: false,
  });
  return {status, out, error};
}

/** What the command finds in the folder, by file. */
const find = async (...args: string[]) =>
  JSON.parse((await upgrade('--json', ...args, folder)).out) as readonly FileResult[];

describe('files', () => {
  it('stay as they are without --write', async () => {
    const file = write('up.ts', code);
    const {status, out} = await upgrade(file);
    expect(status).toBe(0);
    expect(out).toContain('up.ts (typescript, for H3 3.x): 2 changes');
    expect(out).toMatch(/line 2: This test looks for `null`/);
    expect(out).toContain('https://h3geo.org/docs/library/migrating-3.x');
    expect(out).toContain('Add --write');
    expect(read('up.ts')).toBe(code);
  });

  it('are replaced with --write, and a second run changes nothing', async () => {
    const file = write('up.ts', code);
    const {status, out} = await upgrade('--write', file);
    expect(status).toBe(0);
    expect(out).toContain('run your formatter, and update the lock file');
    expect(read('up.ts')).toBe(converted);
    expect((await upgrade('--check', file)).status).toBe(0);
  });

  it.each([
    ['a.ts', code, 1],
    ['a.js', `import {gridDisk} from 'h3-js';\n`, 0],
    ['a.rs', 'use h3ron::Index;\nlet a = h3ron::k_ring(c, 1);\n', 3],
    ['a.jl', 'ring = H3.API.kRing(cell, 1)\n', 3],
    ['a.jl', 'ring = H3.API.gridDisk(cell, 1)\n', 0],
  ])('decide the exit code of --check: %s %s', async (name, text, expected) => {
    for (const each of [write(name, text), folder]) expect((await upgrade('--check', each)).status).toBe(expected);
    expect(read(name)).toBe(text);
  });

  it('keep their line ends, byte order mark, and mode', async () => {
    const c =
      '\ufeff#include <h3/h3api.h>\r\nint f(H3Index a) {\r\n  int d = h3Distance(a, a);\r\n  return d;\r\n}\r\n';
    const file = write('f.c', c);
    fs.chmodSync(file, 0o755);
    await upgrade('--write', file);
    const after = read('f.c');
    expect(after.startsWith('\ufeff#include')).toBe(true);
    expect(after).toContain('gridDistance(a, a, &distance);\r\n');
    expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(fs.statSync(file).mode & 0o777).toBe(0o755);
  });

  it.each(['\n', '\r\n', '\r'])('get the notes at their lines with line ends %j', async (end) => {
    const python = ['\ufeffimport h3', '', 'x = h3.h3_to_geo_boundary', ''].join(end);
    const {out} = await upgrade(write('a.py', python));
    expect(out).toContain('line 3: 4.x has no function');
    expect(out).not.toContain('can’t read');
  });

  it.each([
    ['Latin-1', Buffer.from(`# caf\xe9\nimport h3\nh3.k_ring(c, 1)\n`, 'latin1')],
    ['UTF-16', Buffer.from('\ufeffimport h3\nh3.k_ring(c, 1)\n', 'utf16le')],
    ['binary', Buffer.from([0x69, 0, 1, 2])],
  ])('that are in %s are left and listed', async (_, bytes) => {
    const file = write('a.py', bytes);
    const {out, status} = await upgrade('--write', file);
    expect(status).toBe(0);
    expect(out).toMatch(/Left:\n.*a\.py: It is/);
    expect(fs.readFileSync(file).equals(bytes)).toBe(true);
  });

  it('that links lead to are replaced, and the links stay', async () => {
    write('real/up.ts', code);
    fs.symlinkSync(at('real/up.ts'), at('link.ts'));
    await upgrade('--write', at('link.ts'));
    expect(read('real/up.ts')).toBe(converted);
    expect(fs.realpathSync(at('link.ts'))).toBe(at('real/up.ts'));
  });
});

describe('folders', () => {
  it('are searched without what .gitignore, --ignore, and node_modules leave out', async () => {
    const names = ['a', 'gen/b', 'sub/c', 'sub/keep', 'node_modules/x/d', '.cache/e', 'skip/f'];
    for (const name of names) write(`${name}.ts`, code);
    write('.gitignore', 'gen/\n');
    write('sub/.gitignore', '*.ts\n!keep.ts\n');
    write('notes.txt', 'kRing(');
    const files = (await find('--ignore', 'skip')).map(({file}) => path.relative(folder, file));
    expect(files).toEqual(['a.ts', 'sub/keep.ts']);
  });

  it('get a note about the project as a whole once', async () => {
    for (const name of ['a.sql', 'b.sql']) write(name, 'SELECT h3_geo_to_h3(p, 9), h3_distance(a, b) FROM t;\n');
    for (const name of ['A.java', 'B.java'])
      write(name, 'import com.uber.h3core.H3CoreV3;\nclass A { H3CoreV3 h3; }\n');
    const texts = (await find()).flatMap(({notes}) => notes.map(({text}) => text));
    for (const once of ['CREATE EXTENSION h3_postgis', 'left `H3CoreV3`', 'returns a `bigint`'])
      expect(
        texts.filter((text) => text.includes(once)),
        once,
      ).toHaveLength(1);
  });

  it('get a note about a copy of H3 once in its folder', async () => {
    for (const name of ['lib/a.c', 'lib/b.c', 'old/a.c']) {
      write(name, '#include "h3api.h"\nvoid H3_EXPORT(h3ToGeo)(H3Index h, GeoCoord *g) {\n  *g = f(h);\n}\n');
    }
    expect((await find()).map(({notes}) => notes.length)).toEqual([1, 0, 1]);
  });

  it('in Git are not changed where Git doesn’t have the changes', async () => {
    const file = write('up.ts', code);
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
        stdio: 'pipe',
      });
    git('init', '-q');
    const refused = await upgrade('--write', file);
    expect(refused).toMatchObject({status: 2, error: expect.stringContaining('up.ts') as string});
    expect(read('up.ts')).toBe(code);
    git('add', '.');
    git('commit', '-qm', 'x');
    expect((await upgrade('--write', file)).status).toBe(0);
    expect(read('up.ts')).toBe(converted);
    write('up.ts', code);
    git('commit', '-qam', 'y', '--allow-empty');
    write('up.ts', `${code}// changed\n`);
    expect((await upgrade('--write', file)).status).toBe(2);
    expect((await upgrade('--write', '--force', file)).status).toBe(0);
    expect(read('up.ts')).toBe(`${converted}// changed\n`);
  });
});

it('projects pass H3 on from module to module', async () => {
  write('py/grid.py', 'from h3 import *\n');
  write('py/pkg/__init__.py', 'from .cells import h3, k_ring, up\n');
  write('py/pkg/cells.py', 'import h3\nfrom h3 import k_ring, h3_to_parent as up\nup(k_ring(c, 1))\n');
  write('py/own.py', 'def k_ring(c, k): return []\n');
  write('py/app.py', 'from grid import k_ring\nnear = k_ring(c, 1) - {c}\n');
  write(
    'py/main.py',
    'from pkg import h3, k_ring as ring\nfrom own import k_ring\nh3.geo_to_h3(1, 2, len(ring(c, len(k_ring(c, 1)))))\n',
  );
  write('js/grid.ts', "export * from 'h3-js';\n");
  write('js/index.ts', "export * from './grid.js';\n");
  write('js/own.ts', 'export function kRing() {}\n');
  write('js/app.ts', "import {geoToH3} from '.';\nimport {kRing} from './own';\nkRing(geoToH3(1, 2, 3));\n");
  const notes = (await find()).flatMap((each) =>
    each.notes.map(({text}) => `${path.basename(each.file)}: ${text.slice(0, 40)}`),
  );
  expect(notes.filter((note) => note.includes('doesn’t know'))).toEqual([]);
  expect(notes).toContain('grid.py: This module passes on all names of h3-py');
  await upgrade('--write', folder);
  expect(read('py/app.py')).toBe('from grid import grid_disk\nnear = set(grid_disk(c, 1)) - {c}\n');
  expect(read('py/main.py')).toContain('from pkg import h3, grid_disk as ring\nfrom own import k_ring\n');
  expect(read('py/main.py')).toContain('h3.latlng_to_cell(1, 2, len(ring(c, len(k_ring(c, 1)))))');
  expect(read('js/app.ts')).toContain('kRing(latLngToCell(1, 2, 3))');
});

it('projects count the files of kinds that are not read', async () => {
  write('a.cs', 'H3.KRing(H3.GeoToH3(p, 9), 1);');
  write('b.jl', 'kRing(c, 1)');
  write('c.jl', 'gridDisk(h3ToString(c), 1)');
  write('d.csv', 'h3_to_parent\n');
  const {out} = await upgrade(folder);
  expect(out).toContain('2 files in C# and Julia have names of H3 3.x.');
});

describe('options', () => {
  it('print the result as JSON', async () => {
    const {out} = await upgrade('--json', write('up.ts', code));
    expect(JSON.parse(out)).toEqual([
      {
        file: at('up.ts'),
        language: 'typescript',
        version: '3.x',
        changes: 2,
        notes: [
          expect.objectContaining({lines: [2], link: expect.stringMatching(/^https:/) as string}),
          expect.objectContaining({lines: [2]}),
        ],
      },
    ]);
  });

  it.each([
    ['git', ['apply']],
    ['patch', ['-p1']],
  ])('print a diff that %s applies in the repository of the file', async (command, args) => {
    execFileSync('git', ['init', '-q', folder]);
    write('src/up.ts', code);
    write('src/a b.py', '\ufeffimport h3\nh3.geo_to_h3(1, 2, 9)');
    const {out} = await upgrade('--diff', at('src'));
    execFileSync(command, args, {input: out, cwd: folder, stdio: ['pipe', 'pipe', 'pipe']});
    expect(read('src/up.ts')).toBe(converted);
    expect(read('src/a b.py')).toBe('\ufeffimport h3\nh3.latlng_to_cell(1, 2, 9)');
  });

  it.each<string[]>([['--dry-run'], ['--writ'], ['-x'], ['--check', '--write'], ['-', '--write'], []])(
    'that are wrong are refused: %s',
    async (...args) => {
      const file = write('up.ts', code);
      const {status, error, out} = await upgrade(...args, ...(args.includes('-') || args.length === 0 ? [] : [file]));
      expect({status, out}).toEqual({status: 2, out: ''});
      expect(error).toContain('--help');
      expect(read('up.ts')).toBe(code);
    },
  );

  it('refuse files of other kinds and files that don’t exist, and print help and the version', async () => {
    expect((await upgrade(write('a.txt', 'kRing'))).out).toContain('doesn’t know this kind of file');
    const {status, error} = await upgrade(at('none.ts'));
    expect([status, error.includes('none.ts')]).toEqual([2, true]);
    expect((await upgrade('--help')).out).toContain('--write');
    expect((await upgrade('--version')).out).toBe('1.2.3\n');
  });
});

describe('versions in files of packages', () => {
  it.each([
    ['package.json', '{"dependencies": {"h3-js": "^3.7.2"}}', '{"dependencies": {"h3-js": "^4.5.0"}}'],
    ['package.json', '{"dependencies": {"h3-js": "^4.1.0"}}', '{"dependencies": {"h3-js": "^4.1.0"}}'],
    ['package.json', '{"peerDependencies": {"h3-js": ">=3.6 <4"}}', '{"peerDependencies": {"h3-js": ">=4.0.0 <5"}}'],
    ['requirements-dev.txt', 'numpy==1\nh3==3.7.6\nh3ronpy==0.1\n', 'numpy==1\nh3==4.5.0\nh3ronpy==0.1\n'],
    ['pyproject.toml', 'dependencies = ["h3~=3.7"]\n', 'dependencies = ["h3~=4.1"]\n'],
    ['pyproject.toml', '[tool.poetry.dependencies]\nh3 = "^3.7.6"\n', '[tool.poetry.dependencies]\nh3 = "^4.1"\n'],
    ['go.mod', 'require github.com/uber/h3-go/v3 v3.7.1\n', 'require github.com/uber/h3-go/v4 v4.4.1\n'],
    ['build.gradle', "implementation 'com.uber:h3:3.7.3'\n", "implementation 'com.uber:h3:4.4.0'\n"],
    [
      'pom.xml',
      '<groupId>com.uber</groupId>\n<artifactId>h3</artifactId>\n<version>3.7.3</version>',
      '<groupId>com.uber</groupId>\n<artifactId>h3</artifactId>\n<version>4.4.0</version>',
    ],
    ['requirements.txt', 'h3<4,>=3.7  # cells\nH3==3.7.4\n', 'h3>=4.1,<5  # cells\nH3==4.5.0\n'],
    ['pyproject.toml', 'dependencies = ["h3 (>=3.7.6,<4.0.0)"]\n', 'dependencies = ["h3 (>=4.1,<5)"]\n'],
    ['pyproject.toml', 'h3 = {version = "^3.7", optional = true}\n', 'h3 = {version = "^4.1", optional = true}\n'],
    [
      'setup.py',
      'install_requires=["h3[numpy]>=3.7.0,<4.0.0", "h3<4"]\n',
      'install_requires=["h3[numpy]>=4.1,<5", "h3>=4.1,<5"]\n',
    ],
    ['environment.yml', 'dependencies:\n  - h3-py=3.7.6\n', 'dependencies:\n  - h3-py=4.5.0\n'],
    ['conda.yaml', '  - h3-py>=3.7\n', '  - h3-py>=4.1\n'],
    // A build of 3.x is no build of 4.x.
    ['environment.yml', '  - h3-py=3.7.6=py311ha397e9f_0\n', '  - h3-py=4.5.0\n'],
    ['pixi.toml', 'h3-py = ">=3.7.6,<4"\n', 'h3-py = ">=4.1,<5"\n'],
    ['pom.xml', '<h3.version>3.7.2</h3.version>', '<h3.version>4.4.0</h3.version>'],
    ['build.gradle', "ext.h3Version = '3.7.2'\n", "ext.h3Version = '4.4.0'\n"],
    ['build.gradle.kts', 'api("com.uber", "h3", "3.7.2")\n', 'api("com.uber", "h3", "4.4.0")\n'],
    ['libs.versions.toml', '[versions]\nh3 = "3.7.2"\n', '[versions]\nh3 = "4.4.0"\n'],
    ['package.json', '{"resolutions": {"**/h3-js": "3.7.2"}}', '{"resolutions": {"**/h3-js": "4.5.0"}}'],
    ['pnpm-workspace.yaml', 'catalog:\n  h3-js: ^3.7.2\n', 'catalog:\n  h3-js: ^4.5.0\n'],
    ['deno.json', '{"imports": {"h3-js": "npm:h3-js@^3.7.2"}}', '{"imports": {"h3-js": "npm:h3-js@^4.5.0"}}'],
    ['requirements/base.in', 'h3<4\n', 'h3>=4.1,<5\n'],
    ['tox.ini', 'deps =\n    h3==3.7.6\n', 'deps =\n    h3==4.5.0\n'],
    ['meta.yaml', '    - h3-py >=3.7,<4\n', '    - h3-py >=4.1,<5\n'],
    ['dag.py', 'requirements=["h3==3.7.6", "h3>=4.1"]\n', 'requirements=["h3==4.5.0", "h3>=4.1"]\n'],
    ['build.sbt', 'val h3V = "3.7.2"\n', 'val h3V = "4.4.0"\n'],
  ])('become versions of 4.x in %s: %s', async (name, before, after) => {
    write(name, before);
    await upgrade('--write', folder);
    expect(read(name)).toBe(after);
  });

  it.each([
    ['requirements.txt', 'numpy==1\nh3==3.7.7 --hash=sha256:0a\n', 2],
    ['package.json', '{\n  "dependencies": {\n    "h3-js": "^3 || ^4"\n  }\n}', 3],
    ['build.gradle', "\nimplementation 'com.uber:h3:[3.6,4.0)'", 2],
    ['Cargo.toml', '[dependencies]\nlibh3 = "0.1"', 2],
    ['package.json', '{\n  "devDependencies": {\n    "@types/h3-js": "^3.0.0"\n  }\n}', 3],
    ['deno.json', '{"imports": {\n  "h3": "https://esm.sh/h3-js@3.7.2"\n}}', 2],
    [
      'CMakeLists.txt',
      'FetchContent_Declare(h3\n  GIT_REPOSITORY https://github.com/uber/h3.git\n  GIT_TAG v3.7.2)\n',
      3,
    ],
    ['deps.cmake', 'find_package(h3 3.7 REQUIRED)\n', 1],
    ['vcpkg.json', '{"overrides": [\n  {"name": "h3", "version": "3.7.2"}]}', 2],
    ['Dockerfile', 'FROM postgres\nRUN git clone --branch v3.7.2 https://github.com/uber/h3.git\n', 2],
    ['jobs.yml', 'libraries:\n  - pypi: {package: h3==3.7.6}\n', 2],
    ['dashboard.json', '{\n  "rawSql": "SELECT h3_k_ring(cell, 1)"\n}', 2],
    ['models.yml', 'config:\n  post-hook: CREATE INDEX ON t (h3_to_parent(cell, 5))\n', 2],
    ['service.yaml', 'function: h3_geo_to_h3\n', 1],
    ['run.sh', `python3 -c 'import h3; h3.geo_to_h3(1, 2, 9)'\n`, 1],
    ['pom.xml', '<artifactId>h3</artifactId>\n<!-- cells -->\n<version>[3.7,4)</version>\n', 3],
    ['Dockerfile', 'FROM python\nRUN pip install "h3[numpy]<4"\n', 2],
    ['ci.yml', 'steps:\n  - run: poetry add h3@^3.7\n', 2],
  ])('that the command can’t change are told in %s: %s', async (name, before, line) => {
    write(name, before);
    expect((await find()).flatMap(({notes}) => notes.map(({lines}) => lines))).toEqual([[line]]);
    expect(read(name)).toBe(before);
  });
});

it('says nothing about versions of other packages', async () => {
  write('pom.xml', '<dependency><artifactId>junit</artifactId><version>3.8.1</version></dependency>\n');
  write('requirements.txt', 'h3ronpy==0.22\nnumpy==3.1\nh3>=4.1\n');
  write(
    'schema.yml',
    'columns:\n  - name: h3_to_parent\nimage: uber/h3:v4.1.0\nrepo: uber/h3\npython: 3.9\nsql: SELECT geoToH3(lon, lat, 9)\n',
  );
  write('cells.json', '{"properties": {"h3_to_parent": "8928308280fffff", "title": "h3_title"}}');
  write('session.py', 'session.install("h3>=4", "h3-pyspark==3.1")\n');
  expect((await find()).flatMap(({notes}) => notes)).toEqual([]);
});
