import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {geography} from '../../plugins/figures/geography';
import type {Figure} from '../../src/figures/types';

const folder = path.resolve(import.meta.dirname, '../../src/figures');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'types.ts')
  .map((file) => path.basename(file, '.ts'));
const load = async (name: string) => ((await import(path.join(folder, `${name}.ts`))) as {default: Figure}).default;

describe.each(names)('the figure %s', (name) => {
  it('is drawn small, without colors of its own, and says what it shows', async () => {
    const figure = await load(name);
    const {svg, alt, width, height} = figure({}, {land: geography});
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined| id=|style=|fill=|stroke=|#[0-9a-f]{3}/);
    expect(svg.length).toBeLessThan(name === 'globe' ? 18_000 : 15_000);
    expect(alt).toMatch(/^[A-Z].{40,}\.$/s);
    expect(alt).not.toMatch(/undefined|NaN|\b1 [a-z]+s\b/);
  });

  it('refuses a prop that it does not know', async () => {
    const figure = await load(name);
    expect(() => figure({colour: 'red'}, {land: geography})).toThrow("no prop 'colour'");
  });
});
