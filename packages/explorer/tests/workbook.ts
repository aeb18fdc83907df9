// cspell:ignore Fmts
import {strToU8, zipSync} from 'fflate';

/**
 * A cell of a workbook: a text, a number, a number with a format, an error such as `#N/A`, or a formula without a result.
 * A number of type `bigint` is written with all its digits.
 */
export type TestCell =
  | string
  | number
  | bigint
  | readonly [value: number, format: (typeof FORMATS)[number]]
  | {readonly error: string}
  | {readonly formula: string};

const FORMATS = ['date', 'moment', 'time', '00000', '000-00-0000'] as const;

const XML = '<?xml version="1.0"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Excel's numbers of formats for a date, a moment, and a time, and two formats of the workbook. */
const STYLES = `${XML}<styleSheet ${MAIN}><numFmts count="2"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="000\\-00\\-0000"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="6">${[0, 14, 22, 21, 164, 165].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function cellXml(cell: TestCell, place: string): string {
  if (typeof cell === 'string')
    return cell === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number' || typeof cell === 'bigint') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('error' in cell) return `<c r="${place}" t="e"><v>${cell.error}</v></c>`;
  if ('formula' in cell) return `<c r="${place}"><f>${escaped(cell.formula)}</f></c>`;
  const [value, format] = cell;
  return `<c r="${place}" s="${FORMATS.indexOf(format) + 1}"><v>${value}</v></c>`;
}

/** The XML of a sheet. */
export function sheetXml(rows: readonly (readonly TestCell[])[]): string {
  const data = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `${XML}<worksheet ${MAIN}><sheetData>${data.join('')}</sheetData></worksheet>`;
}

/** A workbook of Excel with the sheets in their order, as `.xlsx`. */
export const workbook = (
  sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>,
  from1904 = false,
): Uint8Array<ArrayBuffer> =>
  workbookWith(
    Object.fromEntries(
      Object.values(sheets).map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(rows))]),
    ),
    Object.keys(sheets),
    from1904,
  );

/** A workbook of Excel with sheets of any content, not compressed. */
export function workbookWith(
  sheets: Readonly<Record<string, Uint8Array>>,
  names: readonly string[] = ['A'],
  from1904 = false,
): Uint8Array<ArrayBuffer> {
  const relations = names.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}">${from1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}<Relationship Id="rIdS" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
  };
  return Uint8Array.from(
    zipSync(
      {
        ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const)),
        ...sheets,
      },
      {level: 0},
    ),
  );
}
