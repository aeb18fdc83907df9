import {translate} from '@docusaurus/Translate';
import {formatList, plural} from '@h3-docs/base/number';
import {tableOfGrid} from '../data/tables/layout';
import type {Budget} from './limit';
import {readSheet, sharedTexts, type Sheet} from './sheet';
import {numberStyles} from './styles';
import {withNotes, type FileReading} from './types';
import {describeWorkbook, type Workbook, type WorkbookParts} from './workbookParts';

/** The cells of a sheet that is no table, as text. */
const textOf = (rows: Sheet['rows']) => rows.map((row) => row.filter(Boolean).join('\t')).join('\n');

/** Which sheet was read, and the names of the others; undefined where there is only one. */
function noteOn({sheets}: Workbook, name: string): string | undefined {
  const others = sheets.filter((sheet) => sheet.name !== name);
  if (others.length === 0) return undefined;
  return translate(
    {
      message:
        'Only the sheet “{sheet}” was read. The workbook also has {others}. To read one of them, move it to the front.',
    },
    {sheet: name, others: formatList(others.map((sheet) => `“${sheet.name}”`))},
  );
}

/** How many formulas of a sheet have no result in the file, and where the first one is; undefined: all have one. */
function unsavedNote({unsaved: {count, first}}: Sheet): string | undefined {
  if (count === 0) return undefined;
  const message = translate({
    message:
      '{count} formula was read as empty, because the file doesn’t have its result (row {row}). Open it in a spreadsheet program and save it.|{count} formulas were read as empty, because the file doesn’t have their results (the first in row {row}). Open it in a spreadsheet program and save it.',
  });
  return plural(count, message, {row: String(first)});
}

/**
 * Reads the first sheet of a workbook that isn't empty. A sheet that is no table is returned as a text.
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
  for (const {name, file} of workbook.sheets) {
    // A sheet of charts has no cells.
    const sheet = readSheet((await part(file)) ?? '', shared, budget);
    if (sheet.rows.length === 0) continue;
    const table = tableOfGrid(sheet.rows);
    return withNotes(table ? {table: budget.table(...table)} : {text: budget.text(textOf(sheet.rows))}, [
      noteOn(workbook, name),
      unsavedNote(sheet),
    ]);
  }
  return {reason: translate({message: 'All sheets of the workbook are empty.'})};
}
