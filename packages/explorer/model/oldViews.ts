import {translate} from '@docusaurus/Translate';
import type {Link} from '@h3-docs/base/routing/link';
import {decompress, type Unpacked} from './compress';
import {cut, damaged, fieldOf, type FieldName, type Part} from './fields';
import {membersOf} from './layerLines';

/** The parts that a link of version 1 compressed one by one. */
const PACKED = ['rows', 'layers', 'draw', 'cols'] as const;

/** The fields of a link of version 1 that were compressed. */
export async function oldLinkParts(
  params: Link<'z' | (typeof PACKED)[number]>,
  say: (lost: string) => void,
): Promise<Map<FieldName, Part>> {
  const parts = new Map<FieldName, Part>();
  const both = await unpacked(params.get('z'), translate({message: 'its text and selection'}), undefined, say);
  if (both) {
    const end = both.text.indexOf('\n');
    const selection = end < 0 ? both.text : both.text.slice(0, end);
    parts.set('sel', {value: selection.replaceAll(' ', '.'), whole: true});
    if (end < 0 && !both.whole) say(cut(fieldOf('q').label));
    if (end >= 0) parts.set('q', {value: both.text.slice(end + 1), whole: both.whole});
  }
  for (const name of PACKED) {
    const {label, most} = fieldOf(name);
    const part = await unpacked(params.get(name), label, most, say);
    if (part) parts.set(name, {value: name === 'layers' ? layersOf(part.text) : part.text, whole: part.whole});
  }
  return parts;
}

async function unpacked(
  packed: string | undefined,
  label: string,
  most: number | undefined,
  say: (lost: string) => void,
): Promise<Unpacked | undefined> {
  if (packed === undefined) return undefined;
  try {
    return await decompress(packed, most);
  } catch {
    say(damaged(label));
    return undefined;
  }
}

/**
 * The layers of version 1 in the form of `writeLayers`. Version 1 wrote two or three lines for each layer. The first line has
 * the color, `1` if the layer is visible, perhaps a resolution after a colon, and the name. The second line has the indexes,
 * and the shapes after tabs. The third line has the table as JSON after `=`.
 */
function layersOf(text: string): string {
  const lines = text.split('\n');
  const layers: string[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    while (lines[at]?.startsWith('=')) at++;
    const [head, color, visible, name] = /^(#[\da-f]{6}) ([01])(?::\d{1,2})? (.*)/.exec(lines[at] ?? '') ?? [];
    const [indexes, ...shapes] = (lines[at + 1] ?? '').split('\t');
    if (head === undefined) continue;
    const table = lines[at + 2]?.startsWith('=') ? (lines[at + 2] ?? '').slice(1) : 'null';
    const plain = {
      name,
      color,
      visible: visible === '1',
      indexes,
      shapes: shapes.join('\n'),
    };
    layers.push(JSON.stringify({...plain, table: parsed(table)}));
  }
  return layers.join('\n');
}

/** The parsed JSON; undefined if it is damaged. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The fields of a file of version 1, which had the members of a state. */
export function oldFileParts(data: Readonly<Record<string, unknown>>): Map<FieldName, Part> {
  const {column} = membersOf(data.coloring);
  const {lat, lng, zoom} = membersOf(data.view);
  const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const number = (value: unknown, digits = 0) => (typeof value === 'number' ? value.toFixed(digits) : '');
  const layers = list(data.layers).map((layer) => {
    const members = membersOf(layer);
    return JSON.stringify({...members, indexes: list(members.indexes).join(' ')});
  });
  const values: Partial<Record<FieldName, string>> = {
    q: text(data.text),
    sel: list(data.selection).join('.'),
    rows: json(data.table),
    counted: data.counted === true ? '1' : '',
    res: number(data.frozen),
    map: data.flat === true ? 'flat' : '',
    layers: layers.join('\n'),
    draw: text(data.drawn),
    cols: json(data.columns),
    by: text(column),
    rule: text(data.rule),
    at: [lat, lng, zoom].map((value) => number(value, 6)).join(','),
    show: list(data.overlays).join('.'),
  };
  if (values.rule === 'first') values.rule = '';
  if (values.at === ',,') values.at = '';
  return new Map(Object.entries(values).map(([name, value]) => [name as FieldName, {value, whole: true}]));
}
