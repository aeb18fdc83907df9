import {translate} from '@docusaurus/Translate';
import {jsonOnce} from '@h3-docs/base/fetch';

type PageCode = readonly string[];

const parsed = new Map<string, PageCode>();

/** The blocks in the text of a page's code file: a JSON array of HTML. */
export function parseCode(text: string): PageCode {
  const blocks = parsed.get(text) ?? (JSON.parse(text) as PageCode);
  parsed.set(text, blocks);
  return blocks;
}

/** The code of a page, fetched once for all its blocks. */
export const loadCode = jsonOnce<PageCode>(translate({message: 'The code of this page'}));
