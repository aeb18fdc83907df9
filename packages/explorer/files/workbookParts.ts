import {attributeOf, xmlEvents} from '../input/xml-events';
import {Damaged} from './limit';

/** The file of a workbook that names its sheets. */
export const DESCRIPTION = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Twice as many as Excel has of cell styles, the most frequent of the elements that are listed. */
const MOST_ELEMENTS = 2 * 65_490;

/** Unpacks parts of a workbook by their names; undefined for one that it doesn’t have. */
export type WorkbookParts = (name: string) => Promise<string | undefined>;

/** An element that opens. */
interface Opened {
  readonly name: string;
  readonly attributes: string;
}

/** The elements of XML that have some names. @throws Damaged when there are more than any workbook has */
export function* elementsOf(xml = '', ...names: readonly string[]): Generator<Opened> {
  let count = 0;
  for (const event of xmlEvents(xml)) {
    if (event.type !== 'open' || !names.includes(event.name)) continue;
    if (++count > MOST_ELEMENTS) throw new Damaged();
    yield event;
  }
}

/** What the description of a workbook says. */
export interface Workbook {
  /** The sheets by their names, each with its file. */
  readonly sheets: readonly {readonly name: string; readonly file: string}[];
  /** Whether its days are counted from 1904. */
  readonly from1904: boolean;
  /** The files of the texts that cells share, and of the styles. */
  readonly texts: string;
  readonly styles: string;
}

/** Reads the description of a workbook. @throws Damaged when it has too many parts */
export async function describeWorkbook(part: WorkbookParts): Promise<Workbook> {
  const files = new Map<string, string>();
  let [texts, styles, from1904] = ['', '', false];
  for (const {attributes} of elementsOf(await part(RELATIONS), 'Relationship')) {
    const target = attributeOf(attributes, 'Target') ?? '';
    const file = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const type = attributeOf(attributes, 'Type') ?? '';
    if (type.endsWith('/sharedStrings')) texts = file;
    else if (type.endsWith('/styles')) styles = file;
    else files.set(attributeOf(attributes, 'Id') ?? '', file);
  }
  const sheets: Workbook['sheets'][number][] = [];
  for (const {name, attributes} of elementsOf(await part(DESCRIPTION), 'sheet', 'workbookPr')) {
    const relation = attributeOf(attributes, '[\\w.-]+:id') ?? '';
    if (name === 'sheet') sheets.push({name: attributeOf(attributes, 'name') ?? '', file: files.get(relation) ?? ''});
    else from1904 = /^(?:1|true)$/.test(attributeOf(attributes, 'date1904') ?? '');
  }
  return {sheets, from1904, texts, styles};
}
