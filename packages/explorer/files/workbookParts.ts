import {attributeOf, xmlEvents} from '../input/xml-events';

/** The file of a workbook that names its sheets. */
export const DESCRIPTION = 'xl/workbook.xml';

/** The parts of a workbook by their names; undefined for one that it doesn’t have. */
export type WorkbookParts = (name: string) => string | undefined;

/** What the description of a workbook says. */
export interface Workbook {
  readonly sheets: readonly string[];
  /** The relations that lead to the files of the sheets. */
  readonly relations: readonly string[];
  /** Whether its days are counted from 1904. */
  readonly from1904: boolean;
}

/** Reads the description of a workbook. */
export function readDescription(part: WorkbookParts): Workbook {
  const sheets: string[] = [];
  const relations: string[] = [];
  let from1904 = false;
  for (const event of xmlEvents(part(DESCRIPTION) ?? '')) {
    if (event.type !== 'open') continue;
    if (event.name === 'sheet') {
      sheets.push(attributeOf(event.attributes, 'name') ?? '');
      relations.push(attributeOf(event.attributes, '[\\w.-]+:id') ?? '');
    }
    if (event.name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributeOf(event.attributes, 'date1904') ?? '');
  }
  return {sheets, relations, from1904};
}

/** The XML of a sheet, counted from 0, and of the styles; empty where the workbook has none. */
export function sheetAndStyles(
  part: WorkbookParts,
  {relations}: Workbook,
  at: number,
): {readonly sheet: string; readonly styles: string} {
  const files = targetsOf(part('xl/_rels/workbook.xml.rels') ?? '');
  const styles = [...files.values()].find((file) => file.endsWith('/styles.xml'));
  return {sheet: part(files.get(relations[at] ?? '') ?? '') ?? '', styles: part(styles ?? '') ?? ''};
}

/** The files that the relations of a workbook lead to. */
function targetsOf(relations: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const event of xmlEvents(relations)) {
    if (event.type !== 'open' || event.name !== 'Relationship') continue;
    const target = attributeOf(event.attributes, 'Target') ?? '';
    files.set(attributeOf(event.attributes, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return files;
}
