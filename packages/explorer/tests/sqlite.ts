/** Pages of SQLite files, as https://www.sqlite.org/fileformat2.html describes them. */
const SIZE = 512;

/** A page that names other pages. The last one is the one on the right. */
export function interior(children: readonly number[], head = 0): Uint8Array {
  const page = new Uint8Array(SIZE);
  const view = new DataView(page.buffer);
  const cells = children.slice(0, -1);
  page[head] = 5;
  view.setUint16(head + 3, cells.length);
  view.setUint32(head + 8, children.at(-1) ?? 0);
  cells.forEach((child, at) => {
    const cell = SIZE - 5 * (at + 1);
    view.setUint16(head + 12 + 2 * at, cell);
    view.setUint32(cell, child);
    page[cell + 4] = at + 1;
  });
  return page;
}

/** A number below 16,384 as SQLite writes it. */
const varint = (value: number) => (value < 128 ? [value] : [0x80 | (value >> 7), value & 127]);

/** A page with rows of texts and numbers below 128; each short. */
export function leaf(rows: readonly (readonly (string | number | null)[])[], head = 0): Uint8Array {
  const page = new Uint8Array(SIZE);
  const view = new DataView(page.buffer);
  page[head] = 13;
  view.setUint16(head + 3, rows.length);
  let cell = SIZE;
  rows.forEach((row, at) => {
    const types = row.flatMap((value) =>
      value === null ? 0 : typeof value === 'number' ? 1 : varint(13 + 2 * value.length),
    );
    const body = row.flatMap((value) =>
      value === null ? [] : typeof value === 'number' ? [value] : [...new TextEncoder().encode(value)],
    );
    const payload = [types.length + 1, ...types, ...body];
    const content = [...varint(payload.length), at + 1, ...payload];
    cell -= content.length;
    page.set(content, cell);
    view.setUint16(head + 8 + 2 * at, cell);
  });
  return page;
}

/** The bytes of a page that continues a row, behind the number of the next one. */
const CONTINUED = SIZE - 4;

/** The pages of a table with one text, most of which stands behind its page: the numbers of pages begin with `root`. */
export function longText(text: string, root: number): Uint8Array[] {
  const payload = [3, ...varint(13 + 2 * text.length), ...new TextEncoder().encode(text)];
  const own = 39 + ((payload.length - 39) % CONTINUED);
  const content = [...varint(payload.length), 1, ...payload.slice(0, own), 0, 0, 0, root + 1];
  const page = leaf([[0]]);
  page.set(content, SIZE - content.length);
  new DataView(page.buffer).setUint16(8, SIZE - content.length);
  const pages = [page];
  for (let at = own; at < payload.length; at += CONTINUED) {
    const next = at + CONTINUED < payload.length ? root + pages.length + 1 : 0;
    pages.push(
      Uint8Array.of(0, 0, 0, next, ...payload.slice(at, at + CONTINUED), ...Array<number>(SIZE).fill(0)).slice(0, SIZE),
    );
  }
  return pages;
}

/** The header of the first page is 100 bytes long. */
export const HEAD = 100;

/** A file of pages; the first one has the names of the tables, behind the header. */
export function sqlite(pages: readonly Uint8Array[], pageCount = pages.length): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SIZE * pages.length);
  pages.forEach((page, at) => bytes.set(page, SIZE * at));
  bytes.set(new TextEncoder().encode('SQLite format 3\0'));
  const view = new DataView(bytes.buffer);
  view.setUint16(16, SIZE);
  view.setUint32(28, pageCount);
  view.setUint32(56, 1);
  return bytes;
}

/** The row of a table in the first page. */
export const tableRow = (name: string, root: number, columns: string) =>
  ['table', name, name, root, `CREATE TABLE ${name} (${columns})`] as const;
