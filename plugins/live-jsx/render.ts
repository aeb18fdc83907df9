import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {loadJsxCompiler, type JsxCode} from '@h3-docs/playground/node';

/**
 * The HTML that live JSX draws at first.
 *
 * @throws what the code throws
 */
export async function renderLiveJsx(jsx: JsxCode): Promise<string> {
  // Read only where a page has live JSX, because the compiler takes a while to load.
  const {compileJsx} = await loadJsxCompiler();
  const {default: scope} = await import('../../src/theme/ReactLiveScope');
  return renderToStaticMarkup(createElement(compileJsx(jsx, scope)));
}
