/** Files that a reader opens, one at a time, and what ends their reading. */
import {describe, expect, it} from 'vitest';
import {Budget} from '../files/limit';
import type {FileContent} from '../files/content';
import type {JobEnd} from '@h3-docs/ui/runInWorker';
import {accepted, fileTaker, type Taking} from '../takeFiles';

const fileOf = (name: string) => new File(['x'], name);

/** A taker of files whose readings end by hand, with all that it shows and takes over. */
function taker() {
  const ends: ((end: JobEnd<FileContent>) => void)[] = [];
  const shown: Taking[] = [];
  const taken: unknown[] = [];
  const made = fileTaker(
    () => {
      let cancel: () => void = () => undefined;
      const end = new Promise<JobEnd<FileContent>>((resolve) => {
        ends.push(resolve);
        cancel = () => resolve('cancelled');
      });
      return {end, cancel: () => cancel()};
    },
    (content) => void taken.push(content),
    (taking) => void shown.push(taking),
  );
  return {...made, ends, shown, taken};
}

/** Lets the bytes of files be read, and what is ready go on. */
async function settle() {
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
}
const contentOf = (text: string): FileContent => ({text: new Budget().text(text)});
const [content, other] = [contentOf('a'), contentOf('b')];

describe('a file that is being read', () => {
  it('is taken when it has been read', async () => {
    const {take, ends, shown, taken} = taker();
    void take([fileOf('a.csv')]);
    await settle();
    expect(shown.at(-1)).toEqual({...accepted, reading: 'a.csv'});
    ends[0]?.(content);
    await settle();
    expect([taken, shown.at(-1)]).toEqual([[content], accepted]);
  });

  it('never arrives after it was stopped', async () => {
    const {take, stop, ends, shown, taken} = taker();
    void take([fileOf('a.csv')]);
    await settle();
    stop();
    ends[0]?.(content);
    await settle();
    expect([taken, shown.at(-1)]).toEqual([[], accepted]);
  });

  it('gives way to another one', async () => {
    const {take, ends, taken} = taker();
    void take([fileOf('a.csv')]);
    await settle();
    void take([fileOf('b.csv')]);
    await settle();
    ends[0]?.(content);
    ends[1]?.(other);
    await settle();
    expect(taken).toEqual([other]);
  });

  it('can be read again where its worker failed, and not where it was refused', async () => {
    const {take, ends, shown} = taker();
    void take([fileOf('a.csv'), fileOf('b.csv')]);
    await settle();
    ends[0]?.({broken: 'It broke.'});
    await settle();
    expect(shown.at(-1)).toMatchObject({
      refusal: 'Only a.csv was read. Open one file at a time. It broke.',
      refused: true,
    });
    shown.at(-1)?.retry?.();
    await settle();
    ends[1]?.({reason: 'a.csv is empty'});
    await settle();
    expect(shown.at(-1)).toMatchObject({refused: true});
    expect(shown.at(-1)).not.toHaveProperty('retry');
  });

  it('is refused without a worker where it has more than 50 MB', async () => {
    const {take, ends, shown} = taker();
    void take([Object.defineProperty(fileOf('a.csv'), 'size', {value: 50_000_001})]);
    await settle();
    const refusal = 'a.csv has 50,000,001 bytes, but the limit is 50 MB.';
    expect([ends, shown.at(-1)]).toEqual([[], {refusal, refused: true}]);
  });
});
