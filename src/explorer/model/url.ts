import {MAX_TEXT_BYTES} from '../input/limits';
import {readIndex} from '../input/indexes';
import {compress, decompress} from './compress';
import {FINEST, initialState, MAX_CELLS, overlays, type ExplorerState, type MapView} from './state';

/** The longest query that hosts and chat programs carry safely. */
export const MAX_QUERY = 8000;
/** Text and selections longer than this are compressed. */
const PLAIN_LENGTH = 400;

/**
 * The state as the query of an address (without `?`), or undefined when it does not fit: then a file is the way to
 * share. The parameters: `q` the text, `sel` the selection, `z` both compressed, `res` the frozen resolution, `show`
 * the overlays, `map=flat`, `at` the view.
 */
export async function encodeState(state: ExplorerState): Promise<string | undefined> {
  const params = new URLSearchParams();
  const selection = state.selection.join('.');
  if (state.text.length + selection.length > PLAIN_LENGTH) {
    params.set('z', await compress(`${state.selection.join(' ')}\n${state.text}`));
  } else {
    if (state.text !== '') params.set('q', state.text);
    if (selection !== '') params.set('sel', selection);
  }
  if (state.frozen !== undefined) params.set('res', String(state.frozen));
  if (state.overlays.length > 0) params.set('show', state.overlays.join('.'));
  if (state.flat) params.set('map', 'flat');
  if (state.view) params.set('at', encodeView(state.view));
  const query = params.toString();
  return query.length > MAX_QUERY ? undefined : query;
}

/**
 * The state that a query holds. Only data is read, and only what is valid: anything else is as if it were not there.
 *
 * @param query - with or without `?`
 */
export async function decodeState(query: string): Promise<ExplorerState> {
  if (query.length > MAX_QUERY + 1) return initialState;
  const params = new URLSearchParams(query);
  const {text, selection} = await decodeData(params);
  const resolution = params.get('res') ?? '';
  const shown = (params.get('show') ?? '').split('.');
  const view = decodeView(params.get('at') ?? '');
  return {
    text: new TextEncoder().encode(text).length > MAX_TEXT_BYTES ? '' : text,
    selection: validIndexes(selection),
    overlays: overlays.filter((overlay) => shown.includes(overlay)),
    flat: params.get('map') === 'flat',
    ...(/^\d{1,2}$/.test(resolution) && Number(resolution) <= FINEST ? {frozen: Number(resolution)} : {}),
    ...(view ? {view} : {}),
  };
}

async function decodeData(params: URLSearchParams): Promise<{text: string; selection: readonly string[]}> {
  const packed = params.get('z');
  if (packed === null) return {text: params.get('q') ?? '', selection: (params.get('sel') ?? '').split('.')};
  try {
    const data = await decompress(packed);
    const end = data.indexOf('\n');
    return {text: data.slice(end + 1), selection: data.slice(0, Math.max(0, end)).split(' ')};
  } catch {
    return {text: '', selection: []};
  }
}

function validIndexes(tokens: readonly string[]): string[] {
  const indexes = new Set<string>();
  for (const token of tokens.slice(0, MAX_CELLS)) {
    const reading = readIndex(token);
    if (reading && 'index' in reading) indexes.add(reading.index);
  }
  return [...indexes];
}

function encodeView({lat, lng, zoom}: MapView): string {
  // Five decimals are about a meter; coarser where the map shows more.
  const digits = Math.min(5, Math.max(1, Math.ceil(zoom / 3)));
  return [lat.toFixed(digits), lng.toFixed(digits), zoom.toFixed(2)].map(Number).join(',');
}

function decodeView(text: string): MapView | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?),(\d{1,2}(?:\.\d{1,9})?)$/.exec(text);
  if (!match) return undefined;
  const [lat = NaN, lng = NaN, zoom = NaN] = match.slice(1).map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom <= 24 ? {lat, lng, zoom} : undefined;
}
