/**
 * The thirty jobs that people bring to the explorer, each with at most four actions, five to fill an area, six for sets. Those that
 * need the moving map, or a phone, are in `explorer-jobs.spec.ts`.
 */
import {readFileSync} from 'node:fs';
import type {FeatureCollection} from 'geojson';
import * as h3 from 'h3-js';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {allowClipboard, clipboardText} from './support/clipboard';
import {detailOf, expectSelection, inputBox, openExplorer} from './support/explorer';
import {Reader} from './support/reader';
import {expect, test, visit} from './support/test';

const cell = '8928308280fffff';
const others = ['8928308283bffff', '89283082877ffff'];
const three = [cell, ...others];

const edge = '115283473fffffff';

test('reads what people paste, with one action, or two for details in the fold', async ({page}) => {
  await openExplorer(page, '', 'static');
  const reader = new Reader(page);
  await reader.job('1 A table of psql', 1, async () => {
    const rows = three.map((index) => ` ${index} | 1`).join('\n');
    await reader.paste(`       h3        | n\n-----------------+---\n${rows}\n(3 rows)`);
    await expect(detailOf(page, 'Cells')).toHaveText('3');
    expect(await reader.indexes()).toEqual([...three].sort());
  });
  await reader.job('8 Where a directed edge leads, and how long it is', 2, async () => {
    await reader.paste(edge);
    await reader.opens('Details');
    await expect(detailOf(page, 'Destination')).toHaveText(h3.getDirectedEdgeDestination(edge));
    await expect(detailOf(page, 'Length')).toHaveText('10.2947 km');
  });
  await reader.job('22 The area of a cell', 1, async () => {
    await reader.paste(cell);
    await expect(detailOf(page, 'Area')).toHaveText('0.109398 km²');
  });
  await reader.job('5 A 64-bit integer that a double has rounded', 1, async () => {
    await reader.paste('617700169958293500');
    await expect(page.getByText('this index lost its last digits when a program stored it')).toBeVisible();
  });
  await reader.job('6 The cell of a position in degrees, minutes, and seconds', 3, async () => {
    await reader.paste('37°46′36.1″N 122°25′6.6″W');
    await reader.seesShapes();
    await reader.type('res', '9');
    await reader.press('Count per cell');
    await expect(detailOf(page, 'Index')).toHaveText(h3.latLngToCell(37.7767, -122.4185, 9));
  });
  await reader.job('30 An address goes to its cell', 2, async () => {
    await reader.goTo('48°51′30″N 2°17′40″E');
    await expectSelection(page, [h3.latLngToCell(48 + 51.5 / 60, 2 + 17 / 60 + 40 / 3600, 9)]);
  });
  await reader.job('30 So does an index', 2, async () => {
    await reader.goTo(others[0] ?? '');
    await expectSelection(page, others.slice(0, 1));
  });
  await reader.job('30 So does a city', 2, async () => {
    await reader.goTo('Reykjavik');
    await expect(detailOf(page, 'Center')).toHaveText(/^64\.\d+, -21\.\d+$/);
  });
});

/** `explorer-countries.test.ts` has all countries and modes, and `explorer-polar.test.ts` rings around poles. */
test('fills a country with the cells of h3-js, with five actions', async ({page}) => {
  await openExplorer(page, '', 'static');
  const reader = new Reader(page);
  const topology = JSON.parse(readFileSync('node_modules/world-atlas/countries-10m.json', 'utf8')) as Topology;
  const {features} = feature(topology, topology.objects.countries as GeometryCollection) as FeatureCollection;
  const country = features.find(({properties}) => properties?.name === 'Switzerland');
  await reader.job('12 Fill Switzerland: cells that fit inside', 5, async () => {
    await reader.open('country.geojson', JSON.stringify(country));
    await reader.seesShapes();
    await reader.type('res', '7');
    await reader.opens('Which cells');
    await reader.choose('Cells of a polygon', 'that fit inside');
    await reader.press('Fill with cells');
    await expect(detailOf(page, 'Cells')).toHaveText('7,935');
  });
});

test('works on sets, layers, and exports, with four actions, or six for two sets', async ({page, context}) => {
  await allowClipboard(page);
  await openExplorer(page, '', 'static');
  const reader = new Reader(page);
  const disk = h3.gridDisk(cell, 3);
  const compacted = h3.compactCells(disk);

  await reader.job('16 A disk of k = 3', 3, async () => {
    await reader.paste(cell);
    await reader.type('k', '3');
    await reader.press('Disk');
    await expect(detailOf(page, 'Cells')).toHaveText('37');
    expect(await reader.indexes()).toEqual([...disk].sort());
  });
  await reader.job('17 Compact it', 1, async () => {
    await reader.press('Compact');
    await expectSelection(page, compacted);
  });
  await reader.job('21 Undo and redo, by button and by key', 4, async () => {
    await reader.press('Undo');
    await expect(detailOf(page, 'Cells')).toHaveText('37');
    await reader.press('Redo');
    await expectSelection(page, compacted);
    await reader.key('Control+z');
    await expect(detailOf(page, 'Cells')).toHaveText('37');
    await reader.key('Control+Shift+z');
    await expectSelection(page, compacted);
  });
  await reader.job('18 Uncompact it to resolution 10', 2, async () => {
    await reader.type('res', '10');
    await reader.press('Uncompact');
    await expect(detailOf(page, 'Cells')).toHaveText('259');
    expect(await reader.indexes()).toEqual(disk.flatMap((one) => h3.cellToChildren(one, 10)).sort());
  });
  for (const [format, has] of [
    ['GeoJSON', '"FeatureCollection"'],
    ['Outline, WKT', 'MULTIPOLYGON'],
  ] as const) {
    await reader.job(`19 Export ${format}`, format === 'GeoJSON' ? 2 : 4, async () => {
      await reader.paste(three.join(' '));
      expect(await reader.download(format)).toContain(has);
    });
  }
  await reader.job('19 Draw the outline, and take it back', 3, async () => {
    await reader.paste(three.join(' '));
    await reader.press('Outline');
    await expect(page.getByRole('button', {name: 'Fill with cells'})).toBeVisible();
    await reader.press('Undo');
  });
  await reader.job('20 Share a link', 2, async () => {
    await reader.paste(disk.join('\n'));
    await expect(detailOf(page, 'Cells')).toHaveText('37');
    await reader.press('Copy the link');
    await expect(page.locator('#explorer').getByRole('button', {name: 'Copied'})).toBeVisible();
    const other = await context.newPage();
    await visit(other, await clipboardText(page));
    await expect(inputBox(other)).toHaveValue(disk.join('\n'));
    await expect(detailOf(other, 'Cells')).toHaveText('37');
    await other.close();
  });

  await reader.job('23 Children, kept in another color than their cell', 3, async () => {
    await reader.paste(cell);
    await reader.press('Children');
    await reader.press('Keep as a layer');
    await expect(page.getByRole('button', {name: '7 cells, res 10'})).toBeVisible();
    await expect(page.locator('[data-map] [class~="d-cell-1"]').first()).toBeAttached();
  });
  await reader.job('A layer is hidden, shown again, and removed', 3, async () => {
    const show = page.getByRole('button', {name: 'Show Layer 1'});
    await reader.press('Show Layer 1');
    await expect(show).toHaveAttribute('aria-pressed', 'false');
    await reader.press('Show Layer 1');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await reader.press('Remove Layer 1');
    await expect(page.getByRole('textbox', {name: 'Name of layer 1'})).toBeHidden();
  });
  const coarse = [h3.cellToParent(cell, 8)];
  for (const [how, cells] of [
    ['without', h3.gridDisk(cell, 3).filter((one) => h3.cellToParent(one, 8) !== coarse[0])],
    ['and', h3.cellToChildren(coarse[0] ?? '', 9).filter((one) => disk.includes(one))],
  ] as const) {
    await reader.job(`25 A disk ${how} a cell of another resolution`, 5, async () => {
      await reader.paste(coarse.join());
      await reader.press('Keep as a layer');
      await reader.paste(disk.join('\n'));
      await expect(detailOf(page, 'Cells')).toHaveText('37');
      await reader.choose('How the sets are combined', how);
      await reader.press('Combine');
      await expect(detailOf(page, 'Cells')).toHaveText(String(cells.length));
      expect(await reader.indexes()).toEqual([...cells].sort());
    });
  }
});
