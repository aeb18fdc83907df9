import path from 'node:path';
import type {Code} from 'mdast';
import type {VFile} from 'vfile';

/** Where a fence is. One from another file carries its place in `data.source`. */
export function fencePlace(node: Code, page: VFile): {readonly file: string; readonly line: number} {
  return node.data?.source ?? {file: page.path, line: node.position?.start.line ?? 0};
}

/** An error that names the place of its fence. */
export function fenceError(node: Code, page: VFile, cause: unknown): Error {
  const {file, line} = fencePlace(node, page);
  const message = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${path.relative(process.cwd(), file)}:${line}: ${message}`, {cause});
}
