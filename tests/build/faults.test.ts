/**
 * What the build refuses: each fault is made in a copy of the site, which is then built. Faults that are found in the
 * same step share a copy. Broken links are in `tests/e2e/faulty-build.spec.ts`, and
 * broken anchors in `locale.test.ts`, whose copies have them beside other changes.
 */
import {afterEach, describe, expect, test} from 'vitest';
import {copySite, type SiteCopy} from '../support/siteCopy';

let copy: SiteCopy | undefined;

afterEach(() => copy?.remove());

function broken(break_: (copy: SiteCopy) => void) {
  copy = copySite();
  break_(copy);
  return copy.build();
}

describe('the build', () => {
  test('fails on a value, a figure and an example that cannot be computed, naming file, line and cause of each', async () => {
    const {ok, output} = await broken((site) => {
      site.write('docs/quickstart.mdx', 'One.\n\n<Value of="getNumCells(16)" />\n');
      site.write('docs/installation.mdx', 'One.\n\nTwo.\n\n<Figure name="no-such-figure" />\n');
      site.write('docs/library/errors.mdx', 'One.\n\n```js live\nreturn h3.noSuchFunction();\n```\n');
      site.write('docs/highlights/joining.mdx', 'One.\n\n```js live\nreturn (async () => 1)()\n```\n');
      site.write('docs/highlights/indexing.mdx', 'One.\n\nSo $\\frac{a$.\n');
      site.write('docs/highlights/aggregation.mdx', 'One.\n\n<Foo/>\n');
      site.write('docs/highlights/flowmodel.mdx', '## One {#one}\n\n```python live\nprint(1)\n```\n');
    });
    expect(ok).toBe(false);
    expect(output).toMatch(/docs\/quickstart\.mdx:3: <Value>: Resolution argument was outside of acceptable range/);
    expect(output).toMatch(/docs\/installation\.mdx:5: <Figure>: there is no figure 'no-such-figure'/);
    expect(output).toMatch(/docs\/library\/errors\.mdx:4: the live example throws TypeError: h3\.noSuchFunction/);
    expect(output).toMatch(/docs\/highlights\/joining\.mdx:3: the live example returns a promise/);
    expect(output).toMatch(/docs\/highlights\/indexing\.mdx:3: the formula can't be read/);
    expect(output).toMatch(/docs\/highlights\/aggregation\.mdx:3: <Foo>: there is no such element/);
    expect(output).toMatch(/docs\/highlights\/flowmodel\.mdx:3: unknown word 'live'/);
  });

  test('fails before it bundles on items of the navbar without a page or a sidebar, in a few lines', async () => {
    const {ok, output} = await broken((site) => {
      site.write('docs/installation.mdx', '---\nslug: /same\n---\n\nTwo.\n');
      site.edit('docusaurus.config.ts', (config) =>
        config.replace(
          "{type: 'localeDropdown', position: 'right'}",
          "{type: 'doc', docId: 'no-such-page'}, {type: 'docSidebar', sidebarId: 'no-such-sidebar'}",
        ),
      );
    });
    expect(ok).toBe(false);
    expect(output).toMatch(/former-pages\.json: 'build_windows' leads to \/docs\/installation, which is no page/);
    expect(output).toMatch(/the navbar has no page with the id 'no-such-page'/);
    expect(output).toMatch(/the navbar has no sidebar with the id 'no-such-sidebar'/);
    expect(output.split('\n').length).toBeLessThan(30);
  });
});
