import {fetchFile} from '@h3-docs/base/fetch';

/** The rows of a file of `static/data` without its header. The files have no quotes, and no commas in a field. */
export async function csvRows(file: URL, what: string): Promise<string[][]> {
  const [, ...lines] = (await (await fetchFile(file, what)).text()).trim().split('\n');
  return lines.map((line) => line.split(','));
}
