/**
 * `npx tsx scripts/fonts.ts`: makes the two font files that every page loads from the packages of Geist and Geist Mono. Run it when
 * one of the packages changes, or when pages need another character. Commit the files.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {fontsFolder} from '../plugins/head/fonts';
import {runScript} from './lib/runScript';

const ascii = Array.from({length: 95}, (_, at) => String.fromCharCode(32 + at)).join('');
/** Letters of Western European languages, for names of places and people. */
const latin = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';
const signs = '\u00a0©·°±×÷¹²³⁴⁵⁶⁷⁸ⁿ−–—…‘’“”•µ√≈≤≥←↑→↓';

interface Font {
  readonly name: string;
  readonly package: string;
  readonly characters: string;
  /** The weights that the file keeps. */
  readonly weights: number | {readonly min: number; readonly max: number};
}

const fonts: readonly Font[] = [
  {
    name: 'geist',
    package: '@fontsource-variable/geist',
    characters: ascii + latin + signs,
    weights: {min: 400, max: 700},
  },
  {name: 'geist-mono', package: '@fontsource-variable/geist-mono', characters: ascii + signs, weights: 400},
];

async function makeFonts(): Promise<void> {
  mkdirSync(fontsFolder, {recursive: true});
  for (const file of readdirSync(fontsFolder)) rmSync(path.join(fontsFolder, file));
  for (const {name, package: folder, characters, weights} of fonts) {
    // Tabular figures (`tnum`) are the only feature that style sheets ask for; the others apply by themselves.
    const kept = {keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'], noHinting: true};
    const source = readFileSync(`node_modules/${folder}/files/${name}-latin-wght-normal.woff2`);
    const font = await subsetFont(source, characters, {...kept, targetFormat: 'woff2', variationAxes: {wght: weights}});
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    writeFileSync(path.join(fontsFolder, `${name}.${hash}.woff2`), font);
    console.log(`${name}: ${font.length} bytes`);
  }
}

void runScript(makeFonts);
