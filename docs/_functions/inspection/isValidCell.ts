import type {FunctionEntry} from '@h3-docs/catalogue';
import {anyValue} from './shared';

export const isValidCell: FunctionEntry = {
  name: 'isValidCell',
  group: 'inspection',
  summary: 'Returns whether an index is a valid cell.',
  use: 'Use it on every index that you receive, because most functions [do not check their input](/library/errors.mdx#invalid-input). Use [`isValidDirectedEdge`](/api/uniedge.mdx#isvaliddirectededge) for edges, [`isValidVertex`](/api/vertex.mdx#isvalidvertex) for vertexes, and [`isValidIndex`](/api/inspection.mdx#isvalidindex) for an index of any kind.',
  parameters: anyValue,
  returns: '1 or 0 in C, and a Boolean in the other languages.',
  errors: [],
  pentagons:
    'A pentagon [has no child with the digit 1](/core-library/h3Indexing.mdx#pentagons-have-no-digit-1). An index whose digits lead to such a child is invalid, even if each digit is from 0 to 6.',
  notes: [
    'In a valid cell, the [mode](/library/terminology.mdx#mode) is 1, the [reserved bits](/core-library/h3Indexing.mdx#h3index-representation) are 0, and the base cell number is 0 to 121. The digits from resolution 1 to the resolution of the cell are 0 to 6, and the unused digits are 7.',
    '[The decoder](/library/index/cell.mdx#decode-an-index) shows which rule an index breaks. For example, `8a28308280fffff` is invalid. It is the cell `8928308280fffff` with the resolution changed to 10 by hand, so its tenth digit is 7. To get a child, call `cellToCenterChild` or `cellToChildren`.',
    'For text that is not hexadecimal, JavaScript and Python return false, and Java throws `NumberFormatException`. The `h3` command rejects such text.',
    'Python accepts the prefix `0x`, and JavaScript does not.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3IsValid',
      summary: 'Returns whether an index is a valid cell.',
      parameters: anyValue,
      returns:
        '1 or 0 in C, and a Boolean in the other languages. For a unidirectional edge, the function returns false.',
    },
  ],
  related: ['isValidIndex', 'isValidDirectedEdge', 'isValidVertex', 'isPentagon'],
  asks: `
    check if index is valid | validate an index | is this a valid hexagon | malformed index | validate | check | verify
    drop garbage ids | sanity check input | corrupt hex string
    de: Zelle auf Gültigkeit prüfen
    fr: vérifier une cellule
    es: comprobar celda válida
    pt: verificar célula válida
    ja: セル 有効 判定
    zh: 单元格 是否 有效
  `,
};
