import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {illustrate} from '../../src/playground/illustrate';
import {tokensToHtml} from '../../src/playground/html';
import type {DocsVersion, LiveFlags, Outcome} from '../../src/playground/types';
import {staticSvgNode} from '../figures/emit';
import {geography} from '../figures/geography';
import {highlight} from '../highlight/highlight';
import {checkedRun, ExampleError} from './check';
import {drawingApis} from './run';

export interface LiveExampleSource {
  readonly code: string;
  readonly version: DocsVersion;
  /** Absolute path of the file that holds the fence, and the line on which the fence opens. */
  readonly file: string;
  readonly line: number;
  readonly flags: LiveFlags;
  readonly title?: string;
}

/** In `npm start` a broken example is shown in place, so that its author sees it; a build fails. */
const showInPlace = process.env.NODE_ENV === 'development';

function run(source: LiveExampleSource): Outcome {
  const file = path.relative(process.cwd(), source.file);
  try {
    const {outcome, value, inputs} = checkedRun({...source, file}, source.flags);
    const drawing = source.flags.nodraw ? null : {h3: drawingApis[source.version], land: geography, inputs};
    return illustrate(outcome, value, drawing);
  } catch (problem) {
    if (!showInPlace || !(problem instanceof ExampleError)) throw problem;
    console.error(problem.message);
    return {log: [], error: {name: 'This example fails the build', message: problem.message}};
  }
}

/**
 * Runs a live example and gives the `<LiveExample>` element that shows it: the highlighted code, what it printed,
 * returned or threw (attributes, all strings), and the drawing of what it returned (its child).
 *
 * @param tree - the page that it is for, which gets the drawing's import
 *
 * @throws ExampleError naming file and line when the example throws and its flags do not say so, or the other way round
 */
export function expandLiveExample(tree: Root, source: LiveExampleSource): MdxJsxFlowElement {
  const outcome = run(source);
  const attributes: Readonly<Record<string, string | undefined>> = {
    version: source.version,
    title: source.title,
    html: highlight(source.code, 'js'),
    nodraw: source.flags.nodraw ? 'yes' : undefined,
    log: outcome.log.length > 0 ? tokensToHtml(outcome.log) : undefined,
    result: outcome.result && tokensToHtml(outcome.result),
    errorName: outcome.error?.name,
    errorMessage: outcome.error?.message,
    errorCode: outcome.error?.code?.toString(),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'LiveExample',
    attributes: Object.entries(attributes)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: outcome.drawing ? [staticSvgNode(tree, outcome.drawing)] : [],
  };
}
