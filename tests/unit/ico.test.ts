import {expect, test} from 'vitest';
import {icoOf} from '../../scripts/lib/ico';

test('an icon file says where each of its pictures begins', () => {
  const pictures = [
    {size: 16, png: Buffer.from('first')},
    {size: 256, png: Buffer.from('second')},
  ];
  const icon = icoOf(pictures);
  expect(icon.readUInt16LE(2)).toBe(1);
  expect(icon.readUInt16LE(4)).toBe(2);
  const entries = pictures.map((_, index) => icon.subarray(6 + 16 * index, 6 + 16 * (index + 1)));
  expect(entries.map((entry) => entry.readUInt8(0))).toEqual([16, 0]);
  const contents = entries.map((entry) => {
    const offset = entry.readUInt32LE(12);
    return icon.subarray(offset, offset + entry.readUInt32LE(8)).toString();
  });
  expect(contents).toEqual(['first', 'second']);
});
