/** What the build refuses, and what it only warns of: each fault is made in a copy of the site, which is then built. */
import {afterEach, describe, expect, test} from 'vitest';
import {copySite, type SiteCopy} from '../support/siteCopy';

let copy: SiteCopy | undefined;

afterEach(() => copy?.remove());

function broken(break_: (copy: SiteCopy) => void) {
  copy = copySite();
  break_(copy);
  return copy.build();
}

const appendTo = (file: string, text: string) => (site: SiteCopy) =>
  site.edit(file, (before) => `${before}\n${text}\n`);

describe('the build', () => {
  test('fails on a broken link, naming page and link', async () => {
    const {ok, output} = await broken(appendTo('docs/quickstart.mdx', '[gone](/docs/no-such-page)'));
    expect(ok).toBe(false);
    expect(output).toMatch(/source page path = \/docs\/quickstart/);
    expect(output).toMatch(/linking to \/docs\/no-such-page/);
  });

  test('fails on a broken anchor, naming page and anchor', async () => {
    const {ok, output} = await broken(appendTo('docs/quickstart.mdx', '[gone](/docs/installation#no-such-anchor)'));
    expect(ok).toBe(false);
    expect(output).toMatch(/source page path = \/docs\/quickstart/);
    expect(output).toMatch(/linking to \/docs\/installation#no-such-anchor/);
  });

  test('fails on a value, a figure and an example that cannot be computed, naming file, line and cause of each', async () => {
    const {ok, output} = await broken((site) => {
      site.write('docs/quickstart.mdx', 'One.\n\n<Value of="getNumCells(16)" />\n');
      site.write('docs/installation.mdx', 'One.\n\nTwo.\n\n<Figure name="no-such-figure" />\n');
      site.write('docs/library/errors.mdx', 'One.\n\n```js live\nreturn h3.noSuchFunction();\n```\n');
      site.write('docs/highlights/ml.mdx', 'One.\n\n<Value of="process.exit(0)" />\n');
      const loop = 'return (async () => { for (;;) await null })()';
      site.write('docs/library/terminology.mdx', `One.\n\n\`\`\`js live\n${loop}\n\`\`\`\n`);
      site.write('docs/highlights/joining.mdx', 'One.\n\n```js live\nreturn (async () => 1)()\n```\n');
    });
    expect(ok).toBe(false);
    expect(output).toMatch(/docs\/quickstart\.mdx:3: <Value>: Resolution argument was outside of acceptable range/);
    expect(output).toMatch(/docs\/installation\.mdx:5: <Figure>: there is no figure 'no-such-figure'/);
    expect(output).toMatch(/docs\/library\/errors\.mdx:4: the live example throws TypeError: h3\.noSuchFunction/);
    // What would end the build's worker, or keep it busy for ever, is one fault among others.
    expect(output).toMatch(/docs\/highlights\/ml\.mdx:3: <Value>: it ended its process \(exit code 0\)/);
    expect(output).toMatch(/docs\/library\/terminology\.mdx:3: the live example throws .*timed out after 3000ms/);
    expect(output).toMatch(/docs\/highlights\/joining\.mdx:3: the live example returns a promise/);
  });

  test('fails on a navbar item of an unknown type, naming the type', async () => {
    const {ok, output} = await broken((site) =>
      site.edit('docusaurus.config.ts', (config) => config.replace("type: 'localeDropdown'", "type: 'localDropdown'")),
    );
    expect(ok).toBe(false);
    expect(output).toMatch(/Bad navbar item type localDropdown/);
  });

  test('fails on a doc id that the sidebar names and no page has, naming both', async () => {
    const {ok, output} = await broken((site) =>
      site.edit('versioned_sidebars/version-3.x-sidebars.json', (json) =>
        json.replace('"api/indexing"', '"api/no-such-doc"'),
      ),
    );
    expect(ok).toBe(false);
    expect(output).toMatch(/version-3\.x-sidebars\.json/);
    expect(output).toMatch(/api\/no-such-doc/);
  });

  test.each([
    ['doc', "{type: 'doc', docId: 'no-such-doc'}", /Couldn't find any doc with id \\*"no-such-doc/],
    ['sidebar', "{type: 'docSidebar', sidebarId: 'no-such-sidebar'}", /Can't find any sidebar with id \\*"no-such-sidebar/],
  ])('fails on a navbar item whose %s id is missing, naming the id', async (_, item, message) => {
    const {ok, output} = await broken((site) =>
      site.edit('docusaurus.config.ts', (config) => config.replace(/\{type: 'localeDropdown'[^}]*\}/, item)),
    );
    expect(ok).toBe(false);
    expect(output).toMatch(message);
  });
});
