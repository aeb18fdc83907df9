// cspell:ignore csnkf SQQA Tkks
import {readFileSync} from 'node:fs';
import {isValidCell, isValidDirectedEdge, isValidVertex} from 'h3-js';
import {findSpot} from '@h3-docs/explorer/model/places';
import {regionOf} from '../../../src/components/ResolutionChooser/regions';
import {readIndex} from '../../../src/components/IndexDecoder/read';
import {readFile} from '@h3-docs/explorer/files/read';
import {MAX_PROBLEMS, MAX_TEXT_BYTES} from '@h3-docs/explorer/input/limits';
import {readInput} from '@h3-docs/explorer/input/read';
import {readAddress} from '@h3-docs/explorer/model/url';
import {simpleParts} from '@h3-docs/explorer/model/cover';
import {escapeContent} from '@h3-docs/base/escape';
import {highlight} from '@h3-docs/playground/highlight';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {decodable, normalizePath, pagePaths, routedPath} from '@h3-docs/base/routing/normalizePath';
import {piecesOf} from '@h3-docs/search/marks';
import {keyOf, keysAndPartsIn} from '@h3-docs/search/words';
import {rows} from '@h3-docs/explorer/tests/explorer-input-table';
import {demand, mutated} from '../mutate';
import type {Random} from '../random';
import type {FuzzTarget} from '../target';

/** What people paste, in all notations that the explorer reads, and what other readers take. */
const seeds: readonly string[] = [
  ...rows.map(([, text]) => text).filter((text) => text.length < 5000),
  ...['1,000.5', '1e6', '0,5', 'San Francisco', 'grid_disk latLngToCell', 'E_PENTAGON', '/docs/quickstart.html'],
  ...[
    '?q=8928308280fffff&res=9',
    '?z=q1YqSy1STkksSQQA&sel=8928308280fffff.',
    '?at=37.7,-122.4,9&map=flat&show=pentagons',
  ],
  ...['const a$ = `${h3.f("<b>")}`; // 1 & 2', "return h3.gridDisk('8928308280fffff', 1)"],
];
const cities = [['Berlin', 13.4, 52.5, 3_700_000]] as const;
const pages = pagePaths(['/', '/docs/', '/docs/quickstart', '/docs/library/index/cell']);

/** A text. */
function someText(random: Random): string {
  const text = mutated(random, seeds);
  // Now and then as long as a field takes: a reader whose work grows faster than its text would not come back.
  if (!random.chance(0.002) || text === '') return text;
  return text.repeat(Math.ceil(random.below(MAX_TEXT_BYTES) / text.length));
}

/** The explorer's reader: everything that it returns is valid, and nothing that it was given gets lost silently. */
function checkInput(text: string): void {
  const result = readInput(text);
  const {cells, edges, vertexes, shapes, problems, problemCount} = result;
  demand(cells.every(isValidCell), 'A cell is no cell.');
  demand(edges.every(isValidDirectedEdge), 'An edge is no edge.');
  demand(vertexes.every(isValidVertex), 'A vertex is no vertex.');
  for (const list of [cells, edges, vertexes]) demand(new Set(list).size === list.length, 'An index is there twice.');
  demand(problems.length === Math.min(problemCount, MAX_PROBLEMS), 'The problems are miscounted.');
  const found = cells.length + edges.length + vertexes.length + shapes.length + problemCount;
  demand(found > 0 || text.trim() === '', 'A text was read as nothing, without a problem.');
  for (const {geometry} of shapes) {
    const {points, lines, polygons} = simpleParts(geometry);
    for (const [lng = NaN, lat = NaN] of [...points, ...lines.flat(), ...polygons.flat(2)]) {
      demand(Math.abs(lat) <= 90 && Math.abs(lng) <= 360, `A position is not on Earth: ${lng}, ${lat}.`);
    }
  }
  const region = regionOf(result);
  demand('problem' in region || (Number.isFinite(region.km2) && region.km2 > 0), 'A region has no area.');
}

/** Colored code is the escaped code, with nothing but spans of one letter around its parts. */
function checkHighlight(text: string): void {
  const plain = highlight(text).replace(/<span class="[csnkf]">|<\/span>/g, '');
  demand(!/[<>]/.test(plain), 'Colored code holds markup.');
  // Characters that HTML has no place for are shown as the replacement character. The editor itself keeps them.
  demand(plain === escapeContent(text), 'Colored code is other code.');
}

function checkIndex(text: string): void {
  const reading = readIndex(text);
  if (!reading || 'problem' in reading) return;
  demand(BigInt.asUintN(64, reading.index) === reading.index, 'An index has more than 64 bits.');
  // In 17 digits or more, any number is decimal.
  const again = readIndex(reading.index.toString().padStart(17, '0'));
  demand(
    again !== undefined && 'index' in again && again.index === reading.index,
    'An index is read differently again.',
  );
}

function checkAmount(text: string): void {
  const amount = readAmount(text, 'the radius', 1e15);
  demand('problem' in amount || (amount.value > 0 && amount.value <= 1e15), 'An amount is out of range.');
}

function checkPath(text: string): void {
  for (const path of [normalizePath(text, pages), routedPath(text, pages)]) {
    demand(path === text || /^\/(?!\/)/.test(path) || !text.startsWith('/'), `An address leads away: ${path}`);
  }
  decodeURIComponent(decodable(text));
}

async function checkAddress(text: string): Promise<void> {
  const {state} = await readAddress(text);
  demand(new TextEncoder().encode(state.text).length <= MAX_TEXT_BYTES, 'A link holds more than the box takes.');
  demand(new Set(state.selection).size === state.selection.length, 'An index is selected twice.');
}

/** A whole Parquet file, in which each run changes some bytes. */
const parquet = readFileSync('tests/data/parquet/cells.parquet');

async function checkParquet(random: Random): Promise<void> {
  const bytes = Uint8Array.from(parquet);
  // Its first four stay: without them it is another kind of file.
  for (let changes = random.below(6); changes >= 0; changes -= 1) {
    bytes[4 + random.below(bytes.length - 4)] = random.below(256);
  }
  const reading = await readFile({name: 'file.parquet', bytes});
  demand('reason' in reading || reading.text.includes('\n'), 'A Parquet file was read as nothing.');
}

async function checkFile(text: string, random: Random): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  for (let changes = random.below(4); changes > 0; changes -= 1) bytes[random.below(bytes.length)] = random.below(256);
  const reading = await readFile({name: 'file.txt', bytes});
  demand('reason' in reading || reading.text.trim() !== '', 'A file was read as nothing.');
}

/** Whatever is typed or pasted, opened as a file, or followed as a link: each reader returns a value that it promises. */
export const inputReaders: FuzzTarget = {
  name: 'readers of input',
  async step(random) {
    const text = someText(random);
    checkInput(text);
    checkHighlight(text.slice(0, 50_000));
    checkIndex(text);
    checkAmount(text);
    checkPath(text);
    findSpot(text, cities);
    const words = [keyOf(text), ...keysAndPartsIn(text)].slice(0, 12);
    demand(
      piecesOf(text, words)
        .map((piece) => piece.text)
        .join('') === text,
      'Marked text is other text.',
    );
    await checkAddress(text);
    await checkFile(text, random);
    await checkParquet(random);
  },
};
