/** Texts of strangers in which a reader that knows too much would lose or invent something. */
import {describe, expect, it} from 'vitest';
import {programOf} from '../code';
import {withDecimalPoint} from '../data/numbers';
import {projectionFrom, provide} from '../input/projections';
import {readText} from '../input/read';
import {literal} from '../model/recipe';

provide();

const A = '8928308280fffff';
const read = (text: string) => readText(text);

describe('reading', () => {
  it.each([`https://example.com/viewer?h3=${A}&center=37.77,-122.41`, `https://example.com/${A}#12/37.77/-122.41`])(
    'prefers an index in an address to its view: %s',
    (text) => {
      expect(read(text).result.cells).toEqual([A]);
    },
  );

  // Which of both columns is the latitude, the reader says.
  it('takes whole latitudes for positions, and counted rows for numbers of rows', () => {
    expect(read('40,-74.5,12.25\n41,-73.9,11.5\n42,-73.1,10.5').data?.rows[0]?.position).toEqual([40, -74.5]);
    expect(read('1,-74.5,12.25\n2,-73.9,11.5\n3,-73.1,10.5').data?.rows[0]?.position).toEqual([-74.5, 12.25]);
  });

  it('keeps spaces before quotes in the texts of fields', () => {
    expect(read(`h3,quote\n${A},He said; "go"`).data?.rows[0]?.values).toEqual(['He said; "go"']);
    expect(read(`h3\tlist\n${A}\t["a", "b", "c"]`).data?.rows[0]?.values).toEqual(['["a", "b", "c"]']);
  });

  it('keeps apostrophes where another program put all fields in quotes', () => {
    expect(read(`"h3","who"\n"${A}","'@home"`).data?.rows[0]?.values).toEqual(["'@home"]);
  });

  it('refuses a geographic system whose unit is no degree', () => {
    const grads =
      'GEOGCS["NTF (Paris)",DATUM["NTF",SPHEROID["Clarke",6378249.2,293.466]],PRIMEM["Paris",2.337],UNIT["grad",0.0157]]';
    expect(() => projectionFrom(grads)).toThrow('No degrees');
  });

  it('writes numbers with a trailing minus so that they are read again', () => {
    expect(withDecimalPoint('1.234-')).toBe('-1234');
    expect(withDecimalPoint('2,25-')).toBe('-2.25');
  });
});

describe('programs that name columns', () => {
  it('keep comments whole, whatever the names are', async () => {
    const java = await programOf(literal([A]), 'java', ['C:\\users\u0000\u0085x']);
    if ('reason' in java) throw new Error(java.reason);
    const [comment = ''] = java.code.split('\n');
    expect(comment.replaceAll('\\\\', '')).not.toContain('\\');
    // eslint-disable-next-line no-control-regex -- no control character may be there
    expect(java.code).not.toMatch(/[\u0000\u0085]/);
  });
});
