import {Part} from './part';

/**
 * A text whose lines end in `\n`, so that grammars read it and inserted lines can be told from others. What is inserted has
 * the end of the first line of the document that ends otherwise.
 */
export function plainText(document: string): Part {
  const [lineEnd = '\n'] = /\r\n?/.exec(document) ?? [];
  const part = new Part(document, 'javascript', undefined, (text) => text.replaceAll('\n', lineEnd));
  let end = 0;
  for (const {0: text, index} of document.matchAll(/\r\n?/g)) {
    part.copy(end, index).put('\n', index, index + text.length);
    end = index + text.length;
  }
  return part.copy(end, document.length);
}
