/** Texts of strangers in which a reader that knows too much would lose or invent something. */
import {describe, expect, it} from 'vitest';
import {programOf} from '../code';
import {projectionFrom, provide} from '../input/projections';
import {readText} from '../input/read';
import {literal} from '../model/recipe';

provide();

const A = '8928308280fffff';
const read = (text: string) => readText(text);

describe('reading', () => {
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
