import type {SearchDocuments} from './files';
import {keyOf} from './words';

const numbered =
  /(?:^|[^a-z])(?:err(?:or|no)?s?|codes?|h3error|h3exception|h3err)[\s_:#=(]*(?:(?:codes?|numbers?|no|is|value)[\s_.:#=]*)*(\d{1,4})(?![\d.]*\d)/i;

/** Finds the errors that a query names by number or by message. */
export function errorFinder({sections}: SearchDocuments): (query: string) => ReadonlySet<number> {
  const byCode = new Map<number, number>();
  const messages: {readonly key: string; readonly section: number}[] = [];
  sections.forEach(({code, messages: said = []}, section) => {
    if (code !== undefined) byCode.set(code, section);
    messages.push(...said.map((message) => ({key: keyOf(message), section})));
  });
  // Of messages that contain one another the longer one is meant.
  messages.sort((a, b) => b.key.length - a.key.length);

  return (query) => {
    const number = byCode.get(Number(numbered.exec(query)?.[1] ?? Number.NaN));
    const key = keyOf(query);
    const said = messages.find((message) => message.key.length > 10 && key.includes(message.key));
    return new Set([number, said?.section].filter((section) => section !== undefined));
  };
}
