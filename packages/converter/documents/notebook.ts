import {parseTree, type Node} from 'jsonc-parser';
import {fenceLanguage, kindOf, type CodeKind} from './kinds';
import {Part} from './part';

/** The value of a property of a JSON object. */
function property(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'object') return undefined;
  return node.children?.find(({children}) => children?.[0]?.value === name)?.children?.[1];
}

const text = (node: Node | undefined): string => (typeof node?.value === 'string' ? node.value : '');

/** Lines of IPython that are no Python: magics, commands of the shell, and help. */
const magicLine = /^[ \t]*(?:[%!?]|(?=(?:conda|mamba|pip)[ \t]+install\b|\w+[ \t]*=[ \t]*[!%])\w)/;

/** Magics of a line that run the Python behind them, up to it. */
const runningMagic = /^([ \t]*)(%(?:timeit|time|prun|memit|mprun|lprun)\b(?:[ \t]+-\w+(?:[ \t]+\d+)?)*[ \t]+)(?=\S)/;

/** Cell magics behind which Python follows. */
const pythonMagics = /^%%(?:time|timeit|capture|prun|pyspark|spark|ipytest|run_pytest|script[ \t]+\S*python)\b/;

/** Cell magics that write the cell to a file. */
const fileMagic = /^%%(?:writefile|file)[ \t]+(?:-a[ \t]+)?["']?([^\s"']+)/;

/** What is in a JSON string: escapes and the characters between them. */
const stringPieces = /\\u[0-9a-fA-F]{4}|\\[^u]|[^\\]+/g;

/** Adds what stands for a magic at the start of a line, and returns how long the magic is. */
function addMagic(part: Part, line: string, from: number): number {
  const [, indent = '', running] = runningMagic.exec(line) ?? [];
  if (running !== undefined) {
    part.copy(from, from + indent.length);
    return indent.length + running.length;
  }
  // Another magic becomes a comment, which has the same length.
  const magic = magicLine.exec(line)?.[0].length ?? 0;
  if (magic > 0) part.copy(from, from + magic - 1).put('#', from + magic - 1, from + magic);
  return magic;
}

/** Adds the text of a JSON string to a program. */
function addString(part: Part, json: string, {offset, length}: Node, line: {isStart: boolean}): void {
  const end = offset + length - 1;
  for (const {0: piece, index} of json.slice(offset + 1, end).matchAll(stringPieces)) {
    const from = offset + 1 + index;
    const to = from + piece.length;
    if (piece.startsWith('\\')) part.put(JSON.parse(`"${piece}"`) as string, from, to);
    else {
      const magic = line.isStart ? addMagic(part, piece, from) : 0;
      part.copy(from + magic, to);
    }
    line.isStart = piece === '\\n';
  }
}

/** Whether text is a Jupyter notebook. */
export const isNotebook = (json: string): boolean => /^\s*\{/.test(json) && /"cells"\s*:\s*\[/.test(json);

/** The strings of each cell of a type. */
function cellsOf(root: Node | undefined, type: 'code' | 'markdown'): readonly (readonly Node[])[] {
  const cells = property(root, 'cells')?.children ?? [];
  return cells.flatMap((cell) => {
    const source = property(cell, 'source');
    if (text(property(cell, 'cell_type')) !== type || !source) return [];
    return [source.type === 'array' ? (source.children ?? []) : [source]];
  });
}

/**
 * The programs of a Jupyter notebook. The cells of one language are one program, because later cells use the imports of
 * earlier cells. Outputs and metadata belong to no program.
 */
export function notebookParts(json: string): readonly Part[] {
  const root = parseTree(json);
  const metadata = property(root, 'metadata');
  const kernel = text(property(property(metadata, 'language_info'), 'name')) || 'python';
  const main = fenceLanguage(kernel) ?? {language: 'python'};
  const programs = new Map<string, Part>();
  for (const strings of cellsOf(root, 'code')) {
    const last = strings.at(-1);
    const kind = kindOfCell(strings.map(text).join(''), main);
    if (!kind || !last) continue;
    const part =
      programs.get(kind.language) ??
      new Part(json, kind.language, kind.dialect, (inserted) => JSON.stringify(inserted).slice(1, -1));
    programs.set(kind.language, part);
    const line = {isStart: true};
    for (const string of strings) addString(part, json, string, line);
    part.put('\n', last.offset + last.length - 1);
  }
  return [...programs.values()];
}

/** The prose of a Jupyter notebook. */
export function notebookProse(json: string): Part {
  const part = new Part(json, 'python');
  for (const string of cellsOf(parseTree(json), 'markdown').flat()) addString(part, json, string, {isStart: false});
  return part;
}

/** The language of a cell; undefined if no program of the converter's languages is in it. */
function kindOfCell(source: string, main: CodeKind): CodeKind | undefined {
  const magic = /^\s*%%(\w+)/.exec(source)?.[1];
  if (magic === undefined || pythonMagics.test(source.trimStart())) return main;
  const file = fileMagic.exec(source.trimStart())?.[1];
  const kind = file === undefined ? undefined : kindOf(file);
  return kind && 'language' in kind ? kind : fenceLanguage(magic);
}
