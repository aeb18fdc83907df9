import type {LanguageFiles} from './worker';

/** A file of a language, and its size when it is unpacked, in bytes. */
export interface LanguageFile {
  readonly url: string;
  readonly bytes: number;
}

/** What a sandbox is made from. */
export interface Sources {
  /** What readers call it. */
  readonly label: string;
  /** Where the worker's source text is. */
  readonly url: string;
  /** The files that its language is loaded from, by their names. */
  readonly files?: Readonly<Record<string, LanguageFile>>;
}

/** The sources of a sandbox, fetched. */
export interface SandboxSources {
  readonly source: string;
  readonly files?: LanguageFiles;
}

/** The share of the files that has been fetched, from 0 to 1. */
export type Progress = number;

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response;
}

/** Fetches a file, and tells how many bytes of it have come each time that some have. */
async function fetchBytes(url: string, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const {body} = await fetchOk(url);
  if (!body) throw new Error('no content');
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}

/** Fetches the sources of a sandbox. Rejects if one of them can't be fetched. */
export async function fetchSources(
  {url, files = {}}: Sources,
  onProgress: (progress: Progress) => void,
): Promise<SandboxSources> {
  const all = Object.entries(files);
  const total = all.reduce((sum, [, {bytes}]) => sum + bytes, 0);
  let fetched = 0;
  const count = (bytes: number) => {
    fetched += bytes;
    onProgress(Math.min(1, fetched / total));
  };
  const [source, contents] = await Promise.all([
    fetchOk(url).then((response) => response.text()),
    Promise.all(all.map(async ([name, file]) => [name, await fetchBytes(file.url, count)] as const)),
  ]);
  return all.length === 0 ? {source} : {source, files: Object.fromEntries(contents)};
}
