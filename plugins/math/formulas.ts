import path from 'node:path';
import type {Root} from 'hast';
import rehypeKatex from 'rehype-katex';
import type {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';

const complaint = ({cause, message, line}: VFileMessage, file: VFile) => {
  const place = `${path.relative(process.cwd(), file.path)}${line === undefined ? '' : `:${line}`}`;
  return `${place}: the formula can't be read: ${cause instanceof Error ? cause.message : message}`;
};

/**
 * Draws formulas with KaTeX, and fails at those that it can't read, with file and line. `rehype-katex` alone would write
 * them into the page in red.
 */
export default function rehypeFormulas() {
  const draw = rehypeKatex();
  return (tree: Root, file: VFile) => {
    const before = file.messages.length;
    draw(tree, file);
    const failures = file.messages.slice(before).filter(({source}) => source === 'rehype-katex');
    if (failures.length > 0) throw new Error(failures.map((each) => complaint(each, file)).join('\n'));
  };
}
