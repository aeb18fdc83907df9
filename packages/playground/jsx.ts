import {translate} from '@docusaurus/Translate';
import type {ComponentType} from 'react';
import {generateElement, renderElementAsync} from 'react-live';

/** Live JSX, as a fence has it. */
export interface JsxCode {
  readonly code: string;
  /** Whether the code calls `render` itself. Otherwise it is a component or an element. */
  readonly noInline: boolean;
}

/**
 * Compiles live JSX with the compiler of `@docusaurus/theme-live-codeblock`, which is that of react-live.
 *
 * @param scope - what the code has in scope by name
 * @param onError - gets what the component throws when it is drawn in a browser
 * @throws what the code throws, or SyntaxError
 */
export function compileJsx(
  {code, noInline}: JsxCode,
  scope: Readonly<Record<string, unknown>>,
  onError: (error: Error) => void = () => undefined,
): ComponentType {
  const input = {code, scope, enableTypeScript: false};
  if (!noInline) return generateElement(input, onError);
  let compiled: ComponentType | undefined;
  let failure: Error | undefined;
  renderElementAsync(
    input,
    (component) => (compiled = component),
    (error) => (failure ??= error),
  );
  if (!compiled) throw failure ?? new Error(translate({message: 'The code calls no render.'}));
  return compiled;
}
