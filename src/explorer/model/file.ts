import {decodeState} from './url';
import {readIndex} from '../input/indexes';
import {MAX_CELLS, type ExplorerState} from './state';

const MARK = 'h3-explorer';

/** A view as a file, for what does not fit into an address. */
export function toFile({text, selection, ...rest}: ExplorerState): string {
  return JSON.stringify({format: MARK, version: 1, text, selection, ...rest}, null, 1);
}

/** The view that a file holds, or undefined when the text isn't a view. Then the text is ordinary input. */
export async function fromFile(content: string): Promise<ExplorerState | undefined> {
  if (!content.includes(MARK)) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== MARK) return undefined;
  const fields = data as Readonly<Record<string, unknown>>;
  const selection = Array.isArray(fields.selection) ? fields.selection.slice(0, MAX_CELLS).filter(isIndex) : [];
  // The small fields pass through the same checks as those of an address.
  const params = new URLSearchParams();
  if (typeof fields.frozen === 'number') params.set('res', String(fields.frozen));
  if (Array.isArray(fields.overlays)) params.set('show', fields.overlays.join('.'));
  if (fields.flat === true) params.set('map', 'flat');
  return {
    ...(await decodeState(params.toString())),
    text: typeof fields.text === 'string' ? fields.text : '',
    selection: [...new Set(selection)],
  };
}

function isIndex(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const reading = readIndex(value);
  return reading !== undefined && 'index' in reading && reading.index === value;
}
