import {expect, test} from 'vitest';
import {partsIn, withoutDigits} from '@site/plugins/bundler/pageLinks';

test('the minified list of the files of routes is read, whatever form the minimizer gives a name', () => {
  const main =
    'x={"00c07591":[()=>Promise.all([n.e("4014"),n.e("5005"),n.e("8945")]).then(n.bind(n,1))],' +
    'e6060a2b:[()=>n.e("5026").then(n.bind(n,2))],1:[()=>n.e("61").then(n.bind(n,3))],0x1b4f943:[()=>n.e("3860").then(n.t.bind(n,46292,19))]}';
  expect([...partsIn(main, [{content: '0009a8a1'}, {content: '5056453c'}])]).toEqual([
    ['00c07591', ['4014', '5005', '8945']],
    ['e6060a2b', ['5026']],
    ['5056453c', ['61']],
    ['28637507', ['3860']],
  ]);
});

test('the runtime loses the digits of pages, and keeps all others', () => {
  const runtime =
    'r.u=a=>({12:"docs"})[a]+"."+({1e3:"3095170a1b",12:"47c7be0a1b",2e3:"1e3e3e0a1b"})[a],x={1000:"e005245d"}';
  expect(withoutDigits(runtime, new Set([1000, 2000]))).toBe(
    'r.u=a=>({12:"docs"})[a]+"."+({1e3:0,12:"47c7be0a1b",2e3:0})[a],x={1000:"e005245d"}',
  );
  expect(() => withoutDigits(runtime, new Set([1000, 3000]))).toThrow('the runtime has the digits of all scripts');
});
