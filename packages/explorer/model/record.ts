import {translate} from '@docusaurus/Translate';
import {decompress} from './compress';
import {cut, damaged, fieldNames, fieldOf, type FieldName, type Part} from './fields';

/** Fields as one text: the name of each, its length in UTF-16 units, a line break, and its text. */
export const packed = (values: readonly (readonly [FieldName, string])[]): string =>
  values.map(([name, value]) => `${name} ${value.length}\n${value}`).join('');

/** The fields of a compressed `packed`, as far as they arrived. `say` takes the words for what is lost. */
export async function unpackedParts(
  text: string | undefined,
  say: (lost: string) => void,
): Promise<Map<FieldName, Part>> {
  const parts = new Map<FieldName, Part>();
  if (text === undefined) return parts;
  const all = await decompress(text).catch(() => undefined);
  let at = 0;
  while (all && at < all.text.length) {
    const [head = '', name, length] = /^(\w+) (\d+)\n/.exec(all.text.slice(at, at + 30)) ?? [];
    const found = fieldNames.find((one) => one === name);
    if (found === undefined) break;
    const start = at + head.length;
    at = start + Number(length);
    parts.set(found, {value: all.text.slice(start, at), whole: at <= all.text.length});
  }
  // `readFields` reports a field that was cut. If no field was cut, the fields after the last one may be lost.
  const isCut = [...parts.values()].some(({whole}) => !whole);
  const last = [...parts.keys()].at(-1);
  if (last === undefined) say(damaged(translate({message: 'the view that it holds'})));
  else if (!isCut && !(all?.whole && at === all.text.length)) say(cut(fieldOf(last).label));
  return parts;
}
