/**
 * The jobs that people bring to the explorer, each with few actions. Those that need the moving map, or a phone, are in
 * `explorer-jobs.spec.ts`.
 */
import {readFileSync} from 'node:fs';
import type {FeatureCollection} from 'geojson';
import * as h3 from 'h3-js';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {violations} from './support/axe';
import {allowClipboard, clipboardText} from './support/clipboard';
import {detailOf, expectSelection, explorerButton, inputBox, openExplorer} from './support/explorer';
import {Reader} from './support/reader';
import {expect, test, visit} from './support/test';

const cell = '8928308280fffff';
const three = [cell, '8928308283bffff', '89283082877ffff'];

/** What texts and places are read as is in the unit tests of `input`, and what details say in those of `model`. */
test('shows places, own cells, areas, and counts, each with the program for it', async ({page}) => {
  await openExplorer(page, '', 'static');
  const reader = new Reader(page);
  const program = page.locator('pre[aria-label^="Program for"]');
  await reader.job('The cell that a city is in', 2, async () => {
    await reader.goTo('Reykjavik');
    await expect(detailOf(page, 'Center')).toHaveText(/^64\.\d+, -21\.\d+$/);
  });
  await reader.job('A table of psql', 1, async () => {
    const rows = three.map((index) => ` ${index} | 1`).join('\n');
    await reader.paste(`       h3        | n\n-----------------+---\n${rows}\n(3 rows)`);
    await expect(detailOf(page, 'Cells')).toHaveText('3');
    expect(await reader.indexes()).toEqual([...three].sort());
  });
  await reader.job('Where a directed edge leads', 2, async () => {
    await reader.paste('115283473fffffff');
    await reader.opens('Details');
    await expect(detailOf(page, 'Destination')).toHaveText(h3.getDirectedEdgeDestination('115283473fffffff'));
  });
  const topology = JSON.parse(readFileSync('node_modules/world-atlas/countries-10m.json', 'utf8')) as Topology;
  const {features} = feature(topology, topology.objects.countries as GeometryCollection) as FeatureCollection;
  const country = features.find(({properties}) => properties?.name === 'Switzerland');
  await reader.job('Fill Switzerland with the cells that fit inside', 5, async () => {
    await reader.open('country.geojson', JSON.stringify(country));
    await reader.seesShapes();
    await reader.type('res', '7');
    await reader.opens('Which cells');
    await reader.choose('Cells of a polygon', 'that fit inside');
    await reader.press('Fill with cells');
    await expect(detailOf(page, 'Cells')).toHaveText('7,935');
  });
  await reader.job('Fill the example, and take the program in another language', 4, async () => {
    await reader.press('Clear the box');
    await reader.press('Fill Manhattan');
    await expect(detailOf(page, 'Cells')).toHaveText(/^\d{2}$/);
    await reader.opens(/^Code$/);
    await expect(program).toContainText(/h3\.polygonToCells\(\[\[\[-74\.02,40\.7\],.*\]\], 8, true\)/);
    await reader.choose('Program for', 'Snowflake');
    await expect(program).toContainText('the cells of polygons at resolution 8');
  });
  await reader.job('Count the points of the example', 4, async () => {
    await reader.press('Clear the box');
    await reader.press('Count points per cell');
    await expect(page.getByRole('list', {name: 'Legend of count'})).toBeVisible();
    await reader.opens(/^Code$/);
    await reader.choose('Program for', 'Python');
    await expect(program).toContainText('aggregate(');
  });
  await reader.job('List rows, and take their values along', 3, async () => {
    await reader.paste(`h3,n\n${h3.gridDisk(cell, 1).join(',1\n')},1`);
    await reader.opens(/^Rows$/);
    await expect(page.getByRole('region', {name: 'Rows'}).getByRole('row')).toHaveCount(8);
    expect(await reader.download('CSV')).toContain(`${cell},1`);
    await expect(page.getByRole('group', {name: 'Export'})).toContainText('rounds long numbers');
  });
});

test('works on sets, layers, and exports, with four actions, or six for two sets', async ({page, context}) => {
  await allowClipboard(page);
  await openExplorer(page, '', 'static');
  const reader = new Reader(page);
  const disk = h3.gridDisk(cell, 3);
  const compacted = h3.compactCells(disk);

  await reader.job('A disk of k = 3', 3, async () => {
    await reader.paste(cell);
    await reader.type('k', '3');
    await reader.press('Disk');
    await expect(detailOf(page, 'Cells')).toHaveText('37');
    expect(await reader.indexes()).toEqual([...disk].sort());
  });
  await reader.job('Compact it', 1, async () => {
    await reader.press('Compact');
    await expectSelection(page, compacted);
  });
  await reader.job('Undo and redo, by button and by key', 4, async () => {
    await reader.press('Undo');
    await expect(detailOf(page, 'Cells')).toHaveText('37');
    await reader.press('Redo');
    await expectSelection(page, compacted);
    await reader.key('Control+z');
    await expect(detailOf(page, 'Cells')).toHaveText('37');
    await reader.key('Control+Shift+z');
    await expectSelection(page, compacted);
  });
  await reader.job('Uncompact it to resolution 10', 2, async () => {
    await reader.type('res', '10');
    await reader.press('Uncompact');
    await expect(detailOf(page, 'Cells')).toHaveText('259');
  });
  await reader.job('Export the outline as WKT', 4, async () => {
    await reader.paste(three.join(' '));
    expect(await reader.download('Outline, WKT')).toContain('MULTIPOLYGON');
  });
  await reader.job('Draw the outline, and take it back', 3, async () => {
    await reader.paste(three.join(' '));
    await reader.press('Outline');
    await expect(page.getByRole('button', {name: 'Fill with cells'})).toBeVisible();
    await reader.press('Undo');
  });
  await reader.job('Share a link', 2, async () => {
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
  await reader.job('Children, kept in another color than their cell', 3, async () => {
    await reader.paste(cell);
    await reader.press('Children');
    await reader.press('Keep as a layer');
    await expect(page.getByRole('button', {name: '7 cells, res 10'})).toBeVisible();
    await expect(page.locator('[data-map] [class~="d-cell-1"]').first()).toBeAttached();
  });
  await reader.job('A layer is hidden, shown again, and removed', 3, async () => {
    const show = page.getByRole('button', {name: 'Show Layer 1'});
    for (const shown of ['false', 'true']) {
      await reader.press('Show Layer 1');
      await expect(show).toHaveAttribute('aria-pressed', shown);
    }
    await reader.press('Remove Layer 1');
    await expect(page.getByRole('textbox', {name: 'Name of layer 1'})).toBeHidden();
  });
  await reader.job('A disk without a cell of another resolution', 5, async () => {
    const coarse = h3.cellToParent(cell, 8);
    await reader.paste(coarse);
    await reader.press('Keep as a layer');
    await reader.paste(disk.join('\n'));
    await expect(detailOf(page, 'Cells')).toHaveText('37');
    await reader.choose('How the sets are combined', 'without');
    await reader.press('Combine');
    expect(await reader.indexes()).toEqual(disk.filter((one) => h3.cellToParent(one, 8) !== coarse).sort());
  });
});

test('says what operations need', async ({page}) => {
  await openExplorer(page, '?sel=8001fffffffffff', 'static');
  await expect(explorerButton(page, 'Parent')).toHaveAttribute('aria-disabled', 'true');
  await expect(explorerButton(page, 'Parent')).toHaveAttribute('title', 'Cells of resolution 0 have no parent');
  await expect(explorerButton(page, 'Disk')).toHaveAttribute('aria-disabled', 'false');
  const reader = new Reader(page);
  for (const fold of ['Details', /^Code$/]) await reader.opens(fold);
  await expect(page.locator('pre[aria-label^="Program for"]')).toBeVisible();
  expect(await violations(page, '#explorer')).toEqual([]);
});
