import {type Language, languageRows} from '@h3-docs/catalogue';

/** A list of indexes as a literal of a language, in lines that stay readable. */
export function toCode(indexes: readonly string[], language: Language): string {
  const {open, indent, item, separator, perLine, close} = languageRows[language].list;
  const items = indexes.map((index) => item.replace('%', index));
  const lines: string[] = [];
  for (let at = 0; at < items.length; at += perLine) {
    lines.push(indent + items.slice(at, at + perLine).join(separator));
  }
  return open + lines.join(`${separator.trimEnd()}\n`) + close;
}
