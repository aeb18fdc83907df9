import {describe, expect, it} from 'vitest';
import {readText} from '../input/read';

const A = '88a8100c19fffff';
const B = '88a8100c1bfffff';

describe('a table of HTML', () => {
  it('has the columns that its headers name', () => {
    const text = `<table>\n<thead><tr><th>name</th><th>lon</th><th>lat</th></tr></thead>\n<tr><td>A&amp;B</td><td>13.4</td><td>52.5</td></tr>\n<tr><td>C<br>D<td>13.5<td>52.4\n</table>`;
    const {data, result} = readText(text);
    expect(data?.columns.map(({name}) => name)).toEqual(['name', 'lon', 'lat']);
    expect(data?.rows).toMatchObject([
      {position: [52.5, 13.4], values: ['A&B', 13.4, 52.5]},
      {position: [52.4, 13.5], values: ['C D', 13.5, 52.4]},
    ]);
    expect(result.shapes.map(({line}) => line)).toEqual([3, 4]);
    expect(result).toMatchObject({problemCount: 0});
    expect(result.loose).toBeUndefined();
  });

  it('of pandas has its index, and cells that span rows', () => {
    const head = '<tr><th></th><th></th><th>h3</th></tr><tr><th>city</th><th>n</th><th></th></tr>';
    const body = `<tr><th rowspan="2">x</th><th>1</th><td>${A}</td></tr><tr><th>2</th><td>${B}</td></tr>`;
    const {data, result} = readText(`<table border="1"><thead>${head}</thead><tbody>${body}</tbody></table>`);
    expect(result.cells).toEqual([A, B]);
    expect(data?.columns.map(({name}) => name)).toEqual(['city', 'n']);
    expect(data?.rows.map(({values}) => values)).toEqual([
      ['x', 1],
      ['x', 2],
    ]);
  });

  it('without headers is read as CSV is, and other tables of the page are named', () => {
    const page = `<!DOCTYPE html><html><body><script>if (1 < 2) a();</script>\n<table><tr><td>menu</td></tr></table>\n<table><tr><td>h3</td><td>n</td></tr>\n<tr><td>${A}</td><td>5</td></tr></table></body></html>`;
    const {data, result} = readText(page);
    expect(data?.rows).toMatchObject([{index: A, values: [5]}]);
    expect(result.problems.map(({line, text, reason}) => [line, text, reason])).toEqual([
      [2, 'menu', 'only the largest table of this HTML was read, and this one was skipped'],
    ]);
  });

  it('whose cells span too much is read as far as it is sure', () => {
    const wide = '<tr><th rowspan="1000" colspan="1000"></th></tr><tr></tr>'.repeat(200);
    const {result} = readText(`<table><tr><th>h3</th></tr><tr><td>${A}</td></tr>${wide}</table>`);
    expect(result.cells).toEqual([A]);
    expect(result.problems.map(({reason}) => reason)).toContain(
      'the cells of this table span too many others. The rest was skipped',
    );
  });
});
