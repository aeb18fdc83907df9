import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** What went wrong with an element of a page, as an error that names the file, the line and the element. */
export function elementError(file: VFile, element: MdxJsxFlowElement | MdxJsxTextElement, cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${file.path}:${element.position?.start.line}: <${element.name}>: ${message}`, {cause});
}
