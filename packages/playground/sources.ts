import type {LanguageFiles} from './worker';

/** A file, and what it weighs in bytes, unpacked and over the wire, where its progress is shown. */
export interface SourceFile {
  readonly url: string;
  readonly bytes?: number;
  readonly wire?: number;
}

/** What a sandbox is made from. */
export interface Sources {
  /** What readers call it. */
  readonly label: string;
  /** The worker's source text. */
  readonly worker: SourceFile;
  /** The files that its language is loaded from, by their names. */
  readonly files: Readonly<Record<string, SourceFile>>;
}

/** The sources of a sandbox, fetched. */
export interface SandboxSources {
  readonly worker: ArrayBuffer;
  readonly files: LanguageFiles;
}

/** How many bytes of the files have come over the wire. */
export type Progress = number;

/** Fetches a file, and tells how many bytes of it have come over the wire each time that some have. */
async function fetchBytes(
  {url, bytes = 1, wire = 0}: SourceFile,
  onWire: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  if (!response.body) throw new Error('no content');
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        // Browsers tell the size of what they have unpacked.
        onWire((chunk.byteLength / bytes) * wire);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}

/** Fetches the sources of a sandbox. Rejects if one of them can't be fetched. */
export async function fetchSources(
  {worker, files}: Sources,
  onProgress: (progress: Progress) => void,
): Promise<SandboxSources> {
  let fetched = 0;
  const count = (bytes: number) => onProgress((fetched += bytes));
  const [source, contents] = await Promise.all([
    fetchBytes(worker, count),
    Promise.all(Object.entries(files).map(async ([name, file]) => [name, await fetchBytes(file, count)] as const)),
  ]);
  return {worker: source, files: Object.fromEntries(contents)};
}
