import {translate} from '@docusaurus/Translate';
import {formatList, formatLocale, plural} from '@h3-docs/base/number';
import {rawOf} from '../data/raw';
import {tableOfGrid} from '../data/tables/layout';
import {readRaw, readText} from '../input/read';
import type {Budget} from './limit';
import {readSheet, sharedTexts, type Sheet} from './sheet';
import {numberStyles} from './styles';
import {withNotes, type FileReading} from './types';
import {describeWorkbook, type Workbook, type WorkbookParts} from './workbookParts';

/** How many rows of a sheet tell whether it has places. */
const SAMPLE = 200;

/** The cells of a sheet that is no table, as text. */
const textOf = (rows: Sheet['rows']) => rows.map((row) => row.filter(Boolean).join('\t')).join('\n');

function hasPlaces({rows}: Sheet): boolean {
  const sample = rows.slice(0, SAMPLE);
  const table = tableOfGrid(sample);
  const {cells, edges, vertexes, shapes} = (table ? readRaw(rawOf(...table)) : readText(textOf(sample))).result;
  return cells.length + edges.length + vertexes.length + shapes.length > 0;
}

/** Which sheet was read, and the names of the others; undefined where there is only one. */
function noteOn({sheets}: Workbook, at: number): string | undefined {
  const others = sheets.filter((_, other) => other !== at);
  if (others.length === 0) return undefined;
  const values = {sheet: sheets[at]?.name ?? '', others: formatList(others.map(({name}) => `“${name}”`))};
  return at === 0
    ? translate({message: 'Only the first sheet, “{sheet}”, was read. The workbook also has {others}.'}, values)
    : translate(
        {
          message:
            'Only the sheet “{sheet}” was read, because no sheet before it has positions or indexes. The workbook also has {others}.',
        },
        values,
      );
}

/** How many formulas of a sheet have no result in the file, and where the first one is; undefined: all have one. */
function unsavedNote({unsaved: {count, first}}: Sheet): string | undefined {
  if (count === 0) return undefined;
  return plural(
    count,
    translate(
      {
        message:
          '{count} formula was read as empty, because the file doesn’t have its result (row {row}). Open it in a spreadsheet program and save it.|{count} formulas were read as empty, because the file doesn’t have their results (the first in row {row}). Open it in a spreadsheet program and save it.',
      },
      {count: formatLocale(count), row: first},
    ),
  );
}

/**
 * Reads one sheet of a workbook: the first one with positions or indexes, or else the first one that isn't empty. A sheet
 * that is no table is returned as a text.
 *
 * @param part - unpacks the XML of a part of the workbook
 */
export async function readWorkbook(part: WorkbookParts, budget: Budget): Promise<FileReading> {
  const workbook = await describeWorkbook(part);
  const shared = {
    texts: sharedTexts((await part(workbook.texts)) ?? '', budget),
    styles: numberStyles(await part(workbook.styles)),
    from1904: workbook.from1904,
  };
  let chosen: {readonly sheet: Sheet; readonly at: number} | undefined;
  for (const [at, {file}] of workbook.sheets.entries()) {
    const xml = await part(file);
    // A sheet of charts has no cells.
    if (xml === undefined) continue;
    const sheet = readSheet(xml, shared, budget);
    if (sheet.rows.length === 0) continue;
    const isPlaced = workbook.sheets.length === 1 || hasPlaces(sheet);
    if (isPlaced || !chosen) chosen = {sheet, at};
    if (isPlaced) break;
  }
  if (!chosen) return {reason: translate({message: 'All sheets of the workbook are empty.'})};
  const {sheet, at} = chosen;
  const table = tableOfGrid(sheet.rows);
  return withNotes(table ? {table: budget.table(...table)} : {text: budget.text(textOf(sheet.rows))}, [
    noteOn(workbook, at),
    unsavedNote(sheet),
  ]);
}
