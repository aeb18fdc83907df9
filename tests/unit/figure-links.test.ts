/** The links of living figures to the explorer. */
import {expect, it} from 'vitest';
import {readAddress} from '@h3-docs/explorer/model/url';
import {MOST_QUERY} from '@h3-docs/base/routing/link';
import {readInput} from '@h3-docs/explorer/input/read';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import type {LivingFigure} from '@h3-docs/figures/live/types';
import {loadFigures} from '../support/openFigure';

type State = Readonly<Record<string, unknown>>;
type Any = LivingFigure<State>;

/** States besides the first one. */
const others: Readonly<Record<string, readonly State[]>> = {
  bitlayout: [
    {index: BigInt('0x115283473fffffff')},
    {index: BigInt('0x225283473fffffff')},
    {index: BigInt('0x85283473ffffffe')},
    {index: 2n ** 64n - 1n},
  ],
  disk: [{show: 'ring', k: 2}, {show: 'distances', k: 2}, {k: 0}],
  icosahedron: [{chosen: true}, {chosen: true, res: 1, atLat: -20}],
};

const cases = (await loadFigures()).flatMap(({name, figure: found}) => {
  const figure = found as unknown as Any;
  const start = figure.start({}, null);
  return [{}, ...(others[name] ?? [])].map((change, at) => ({
    name,
    title: `${name}-${at}`,
    figure,
    state: {...start, ...change},
  }));
});

it('the links of living figures to the explorer open the indexes that the figure shows', async () => {
  const opened = new Set<string>();
  for (const {name, title, figure, state} of cases) {
    // As it is, and as large as sliders make it.
    const largest = figure.controls(state).flatMap((one) => (one.kind === 'slider' ? [one.set(one.max)] : []));
    for (const each of [state, ...largest]) {
      const indexes = figure.cells?.(each) ?? [];
      if (indexes.length === 0) continue;
      const {search, hash} = new URL(explorerLink('https://docs.example/', indexes));
      expect(hash).toBe('#explorer');
      expect(search.length, title).toBeLessThan(MOST_QUERY);
      const {cells, edges, vertexes, problems} = readInput((await readAddress(search)).state.text);
      expect([...cells, ...edges, ...vertexes].sort(), title).toEqual([...new Set(indexes)].sort());
      expect(problems, title).toEqual([]);
      opened.add(name);
    }
  }
  expect(cases.filter(({name}) => !opened.has(name))).toEqual([]);
});
