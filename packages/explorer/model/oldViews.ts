import {translate} from '@docusaurus/Translate';
import type {Link} from '@h3-docs/base/routing/link';
import {decompress} from './compress';
import {damaged, fieldOf, type FieldName} from './fields';

/** The parts that a link of version 1 compressed one by one. */
const PACKED = ['rows', 'layers', 'draw', 'cols'] as const;

/** The fields of a link of version 1 that were compressed. */
export async function oldLinkParts(
  params: Link<'z' | (typeof PACKED)[number]>,
  say: (lost: string) => void,
): Promise<Map<FieldName, string>> {
  const parts = new Map<FieldName, string>();
  const both = await unpacked(params.get('z'), translate({message: 'its text and selection'}), undefined, say);
  if (both !== undefined) {
    const [selection = '', ...text] = both.split('\n');
    parts.set('sel', selection.replaceAll(' ', '.'));
    parts.set('q', text.join('\n'));
  }
  for (const name of PACKED) {
    const {label, most} = fieldOf(name);
    const part = await unpacked(params.get(name), label, most, say);
    if (part !== undefined) parts.set(name, name === 'layers' ? layersOf(part) : part);
  }
  return parts;
}

async function unpacked(
  packed: string | undefined,
  label: string,
  most: number | undefined,
  say: (lost: string) => void,
): Promise<string | undefined> {
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
