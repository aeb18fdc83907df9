import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {transformSync} from 'esbuild';
import fc from 'fast-check';
import * as v4 from 'h3-js';
import {describe, expect, it} from 'vitest';
import v3 from 'h3-js-v3/dist/h3-js.js';
import {converterFor, describeAny, describeCases, someOf} from './converter-cases';
import {calls, forms, programs} from './converter-snippets';

const javascript = await converterFor('javascript');
const {names, convert} = javascript;
const lines = (...text: string[]): string => text.join('\n');

type Outcome = {readonly value: unknown} | {readonly thrown: true};

/** The exports of a module that imports h3-js, which is `library`. */
function run(code: string, library: unknown): Outcome {
  const {code: script} = transformSync(code, {loader: 'ts', format: 'cjs', logLevel: 'silent'});
  const module = {exports: {} as Record<string, unknown>};
  const require = (name: string): unknown => {
    expect(name).toBe('h3-js');
    return library;
  };
  try {
    const start = compileFunction(script, ['require', 'module', 'exports']) as (...args: unknown[]) => void;
    start(require, module, module.exports);
    return {value: rounded(module.exports.result)};
  } catch (error) {
    // A mistake of the conversion, and no answer of the library.
    if (error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError) {
      if (!('code' in error)) throw error;
    }
    return {thrown: true};
  }
}

/** Numbers without their last digits, in which the versions differ. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? Number(value.toPrecision(9)) : String(value);
  if (Array.isArray(value)) return value.map(rounded);
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, rounded(v)]));
  return value;
}

const snippets = calls.map(
  ([name, args, differs], index) => [forms[index % forms.length]?.(name, args) ?? '', differs, name] as const,
);

describe('the JavaScript converter, by running the code before and after', () => {
  it('is tried on every function of h3-js 3.7.2', () => {
    const functions = Object.keys(v3).filter((name) => typeof v3[name as keyof typeof v3] === 'function');
    expect([...new Set(calls.map(([name]) => name))].sort()).toEqual(functions.sort());
  });

  it.each(snippets.filter(([, differs]) => differs === undefined))('has the same result: %s', (code) => {
    expect(run(convert(code).code, v4)).toEqual(run(code, v3));
  });

  it.each(snippets.filter(([, differs]) => differs !== undefined))(
    'lists why it differs: %s',
    (code, differs, name) => {
      const {code: converted, notes} = convert(code);
      const after = run(converted, v4);
      expect(after).not.toEqual(run(code, v3));
      expect('thrown' in after).toBe(differs === 'throws');
      expect(notes.some(({text}) => text.includes(`\`${name}\``))).toBe(true);
    },
  );

  it.each(programs)('%s', (code) => {
    expect(run(convert(code).code, v4)).toEqual(run(code, v3));
  });

  it('converts every live example of the 3.x reference to code that runs in 4.x', () => {
    const folder = 'versioned_docs/version-3.x/_bindings/javascript/examples';
    const bodies = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(bodies.length).toBeGreaterThan(40);
    for (const body of bodies) {
      const wrap = (code: string) => `export const result = ((h3) => {${code}})(require('h3-js'));`;
      const after = run(wrap(convert(body).code), v4);
      expect(after, body).toHaveProperty('value');
    }
  });

  it('lists each function whose failures changed, and no other', () => {
    const throwing = new Set(calls.filter(([, , differs]) => differs).map(([name]) => name));
    const changed = Object.entries(javascript.names).filter(
      ([, {change}]) => change?.results ?? change?.failure?.was.javascript,
    );
    expect(changed.map(([name]) => name).sort()).toEqual([...throwing].sort());
  });
});

describeCases(javascript, {
  converted: [
    [
      `import h3 from 'h3-js'; const index = own || h3.geoToH3;`,
      `import h3 from 'h3-js'; const index = own || h3.latLngToCell;`,
    ],
    [
      `import h3 from 'h3-js'; if (typeof h3.kRing !== 'function') throw 1;`,
      `import h3 from 'h3-js'; if (typeof h3.gridDisk !== 'function') throw 1;`,
    ],
    [`import {kRing as ring} from 'h3-js'; ring(a, 1);`, `import {gridDisk as ring} from 'h3-js'; ring(a, 1);`],
    [`import {kRing as gridDisk} from 'h3-js'; gridDisk(a, 1);`, `import {gridDisk} from 'h3-js'; gridDisk(a, 1);`],
    [`import {type H3Index, kRing} from "h3-js";`, `import {type H3Index, gridDisk} from "h3-js";`],
    [`import h3 from 'h3-js'; h3.kRing(a, 1);`, `import h3 from 'h3-js'; h3.gridDisk(a, 1);`],
    [`const {kRing} = await import('h3-js'); kRing(a);`, `const {gridDisk} = await import('h3-js'); gridDisk(a);`],
    [`import('h3-js').then(({kRing}) => kRing(a));`, `import('h3-js').then(({gridDisk}) => gridDisk(a));`],
    [`import('h3-js').then((m) => m.kRing(a));`, `import('h3-js').then((m) => m.gridDisk(a));`],
    [`import {kRing} from 'h3-js'; export {kRing};`, `import {gridDisk} from 'h3-js'; export {gridDisk as kRing};`],
    [`export {kRing, compact as c} from 'h3-js';`, `export {gridDisk as kRing, compactCells as c} from 'h3-js';`],
    [
      `import {kRing} from 'h3-js'; const gridDisk = 1;`,
      `import {gridDisk as kRing} from 'h3-js'; const gridDisk = 1;`,
    ],
    [`let kRing; ({kRing} = require('h3-js'));`, `let kRing; ({gridDisk: kRing} = require('h3-js'));`],
    [`import {kRing} from 'npm:h3-js@3.7.2';`, `import {gridDisk} from 'npm:h3-js@4.5.0';`],
    [`import {kRing} from 'https://esm.sh/h3-js@3';`, `import {gridDisk} from 'https://esm.sh/h3-js@4.5.0';`],
    [
      `h3 = require('h3-js'); h3.kRing(a, 1); other.kRing(c);`,
      `h3 = require('h3-js'); h3.gridDisk(a, 1); other.kRing(c);`,
    ],
    [`window.h3.kRing(a, 1); h3.compact(b);`, `window.h3.gridDisk(a, 1); h3.compactCells(b);`],
    [`<Layer cells={kRing(c, 1)}>kRing</Layer>`, `<Layer cells={gridDisk(c, 1)}>kRing</Layer>`],
    [`const id = <T,>(x: T) => x; kRing(c, 1);`, `const id = <T,>(x: T) => x; gridDisk(c, 1);`],
    [
      `import {kRing} from 'h3-js'; type F = typeof kRing;`,
      `import {gridDisk} from 'h3-js'; type F = typeof gridDisk;`,
    ],
    [
      `import {edgeLength, exactEdgeLength} from 'h3-js'; edgeLength(r, 'm'); exactEdgeLength(e, 'm');`,
      `import {getHexagonEdgeLengthAvg, edgeLength} from 'h3-js'; getHexagonEdgeLengthAvg(r, 'm'); edgeLength(e, 'm');`,
    ],
  ],
  marked: [
    [`const cell = geoToH3(1, 2, 9); if (!cell) throw 1;`, 'looks for `null`'],
    [`const cell = geoToH3(1, 2, 9) || 'none';`, 'looks for `null`'],
    [`if (h3Distance(a, b) === -1) {}`, 'looks for `-1`'],
    [`const d = h3Distance(a, b); const far = d < 0;`, 'looks for `-1`'],
    [`const x = h3ToChildren(a, 5).length === 0;`, 'looks for an empty array'],
    [`h3.kRing(a, 1); h3[name](a);`, 'computes the name'],
    [`grid.kRing(a, 1);`, 'can’t trace `grid` to h3-js'],
    [`import * as h3 from 'h3-js'; h3.edgeLength(x, 'm');`, 'another meaning in each version'],
  ],
  untouched: [
    `const kRing = 1; use(kRing, o.compact);`,
    lines(
      `import {kRing} from './rings';`,
      `import _, {compact} from 'lodash';`,
      `import {gridDisk} from 'h3-js';`,
      `// kRing('x', 1)`,
      `const text = \`kRing \${kRing(1)} h3.kRing\`, o = {kRing: 1, 'polyfill': 2};`,
      `class Grid { polyfill() { return this.compact; } }`,
      `function f(geoToH3, {h3ToParent}) { return geoToH3(1) + h3ToParent; }`,
      `compact([gridDisk(c, 1)]);`,
    ),
  ],
});

const statementsOfOthers = [
  `// h3.kRing('x')`,
  `const kRing = (x) => x; kRing(1);`,
  `rings.map(function (polyfill) { return polyfill.compact; });`,
  `log("h3.geoToH3", \`\${1 + 1} kRing\`);`,
  `/* edgeLength */ const {cellArea, ...rest} = options;`,
  `label: for (const compact of []) continue label;`,
];
const statements4 = calls.map(
  ([name, args]) => `h3.${names[name]?.to}(${name === 'exactEdgeLength' ? 'edge' : args});`,
);
const statements3 = calls.flatMap(([name, args]) => [
  `h3.${name}(${args});`,
  `h3['${name}'](${args});`,
  `use(h3.${name});`,
]);
const programOf = (statements: readonly string[]) =>
  lines(`import * as h3 from 'h3-js';`, ...statements.map((text) => `{ ${text}\n}`));

describe('the JavaScript converter, for any program', () => {
  describeAny(javascript, someOf([...statements3, ...statements4, ...statementsOfOthers]).map(programOf));

  it('changes nothing in code of 4.x', () => {
    const code = programOf([...statements4, ...statementsOfOthers]);
    expect(convert(code).code).toBe(code);
  });

  it('answers for any text without an exception', () => {
    const words = `kRing h3 . ( ) { } [ ' " => import from 'h3-js' , ; = const`.split(' ');
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...words)).map((parts) => parts.join(' ')),
    );
    expect(() => fc.assert(fc.property(texts, (code) => void convert(code)))).not.toThrow();
  });
});
