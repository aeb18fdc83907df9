import type {Change, Edit} from './types';

/**
 * Applies edits to a text. Of two edits that overlap, the later one is dropped. Text that is inserted at a place comes in
 * the order of the edits.
 */
export function assemble(text: string, edits: readonly Edit[]): {readonly code: string; readonly changes: Change[]} {
  const parts: string[] = [];
  const changes: Change[] = [];
  let end = 0;
  let length = 0;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    if (edit.from < end) continue;
    add(text.slice(end, edit.from));
    changes.push({...edit, at: length});
    add(edit.insert);
    end = edit.to;
  }
  add(text.slice(end));
  return {code: parts.join(''), changes};
}
