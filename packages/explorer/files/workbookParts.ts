import {attributeOf, xmlEvents} from '../input/xml-events';
import {Damaged} from './limit';

/** The file of a workbook that names its sheets. */
export const DESCRIPTION = 'xl/workbook.xml';

/** Far more than any workbook has. */
const MOST_PARTS = 10_000;

/** Unpacks parts of a workbook by their names; undefined for one that it doesn’t have. */
export type WorkbookParts = (name: string) => Promise<string | undefined>;

/** What the description of a workbook says. */
export interface Workbook {
  readonly sheets: readonly string[];
  /** The relations that lead to the files of the sheets. */
  readonly relations: readonly string[];
  /** Whether its days are counted from 1904. */
  readonly from1904: boolean;
}

/** Reads the description of a workbook, `xl/workbook.xml`. @throws Damaged when it has too many sheets */
export function readDescription(xml: string): Workbook {
  const sheets: string[] = [];
  const relations: string[] = [];
  let from1904 = false;
  for (const event of xmlEvents(xml)) {
    if (event.type !== 'open') continue;
    if (event.name === 'sheet') {
      if (sheets.length >= MOST_PARTS) throw new Damaged();
      sheets.push(attributeOf(event.attributes, 'name') ?? '');
      relations.push(attributeOf(event.attributes, '[\\w.-]+:id') ?? '');
    }
    if (event.name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributeOf(event.attributes, 'date1904') ?? '');
  }
  return {sheets, relations, from1904};
}

/** The names of the parts of a workbook. */
export interface PartNames {
  /** The texts that cells share. */
  readonly texts: string;
  readonly styles: string;
  /** All parts by their relations. */
  readonly sheets: ReadonlyMap<string, string>;
}

/** The parts that the relations of a workbook lead to. @throws Damaged when there are too many */
export function partsOf(relations: string): PartNames {
  const sheets = new Map<string, string>();
  let [texts, styles] = ['', ''];
  for (const event of xmlEvents(relations)) {
    if (event.type !== 'open' || event.name !== 'Relationship') continue;
    if (sheets.size >= MOST_PARTS) throw new Damaged();
    const target = attributeOf(event.attributes, 'Target') ?? '';
    const file = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const type = attributeOf(event.attributes, 'Type') ?? '';
    if (type.endsWith('/sharedStrings')) texts = file;
    else if (type.endsWith('/styles')) styles = file;
    else sheets.set(attributeOf(event.attributes, 'Id') ?? '', file);
  }
  return {texts, styles, sheets};
}
