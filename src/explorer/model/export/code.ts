import type {Language} from '../../../api/types';

/** Joins tokens with commas, and breaks the lines so that they stay readable. */
function list(tokens: readonly string[], indent: string, perLine = 5): string {
  const lines: string[] = [];
  for (let at = 0; at < tokens.length; at += perLine) lines.push(indent + tokens.slice(at, at + perLine).join(', '));
  return lines.join(',\n');
}

const quoted = (quote: string) => (index: string) => `${quote}${index}${quote}`;

const printers: Readonly<Record<Language, (indexes: readonly string[]) => string>> = {
  c: (indexes) =>
    `H3Index indexes[] = {\n${list(
      indexes.map((index) => `0x${index}ULL`),
      '    ',
      4,
    )}};\n`,
  java: (indexes) => `List<String> indexes = List.of(\n${list(indexes.map(quoted('"')), '    ')});\n`,
  javascript: (indexes) => `const indexes = [\n${list(indexes.map(quoted("'")), '  ')},\n];\n`,
  python: (indexes) => `indexes = [\n${list(indexes.map(quoted("'")), '    ')},\n]\n`,
  go: (indexes) =>
    `indexes := []h3.Cell{\n${list(
      indexes.map((index) => `0x${index}`),
      '\t',
    )},\n}\n`,
  duckdb: (indexes) => `SELECT unnest([\n${list(indexes.map(quoted("'")), '  ')}\n]) AS h3;\n`,
  shell: (indexes) => `indexes=(\n${indexes.map((index) => `  ${index}`).join('\n')}\n)\n`,
};

/** A list of indexes as a literal of a language. Go's cells, edges and vertexes share one underlying type. */
export function toCode(indexes: readonly string[], language: Language): string {
  return printers[language](indexes);
}
