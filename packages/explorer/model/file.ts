import {fieldNames, readFields, VERSION, writeFields, type FieldName, type Part} from './fields';
import {membersOf} from './layerLines';
import {oldFileParts} from './oldViews';
import type {ExplorerState} from './state';
import type {AddressReading} from './url';

const MARK = 'h3-explorer';

/** A view as a file, for what does not fit into an address: JSON with the fields of a link. */
export const toFile = (state: ExplorerState): string =>
  JSON.stringify({format: MARK, version: VERSION, ...Object.fromEntries(writeFields(state))}, null, 1);

/** The view that a file holds, or undefined when the text isn't a view. Then the text is ordinary input. */
export async function fromFile(content: string): Promise<AddressReading | undefined> {
  if (!content.includes(MARK)) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch {
    return undefined;
  }
  const members = membersOf(data);
  if (members.format !== MARK) return undefined;
  const unread: string[] = [];
  const say = (lost: string) => void unread.push(lost);
  const parts = members.version === 1 ? oldFileParts(members) : partsOf(members);
  return {state: await readFields(parts, {isLink: false, most: Infinity, say}), unread};
}

const partsOf = (members: Readonly<Record<string, unknown>>): Map<FieldName, Part> =>
  new Map(
    fieldNames.flatMap((name) => {
      const value = members[name];
      return typeof value === 'string' ? [[name, {value, whole: true}] as const] : [];
    }),
  );
