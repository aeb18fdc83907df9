import {translate} from '@docusaurus/Translate';
import type {ComponentType} from 'react';
import {generateElement, renderElementAsync} from 'react-live';
import {transform} from 'sucrase';
import {createGuard, guardLoops, guardName} from './timeLimit';

/** Live JSX, as a fence has it. */
export interface JsxCode {
  readonly code: string;
  /** Whether the code calls `render` itself. Otherwise it is a component or an element. */
  readonly noInline: boolean;
}

/** Replaces JSX by calls, so that acorn can read the code. */
const withoutJsx = (code: string) =>
  transform(code, {transforms: ['jsx'], production: true, disableESTransforms: true}).code;

/**
 * Compiles live JSX with the compiler of `@docusaurus/theme-live-codeblock`, which is that of react-live. Code that
 * runs longer than the limit without a pause throws.
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
  // An expression is read in brackets, as react-live does: it may be a function without a name.
  const text = noInline ? code : `(${code.trim().replace(/;$/, '')})`;
  const input = {
    code: guardLoops(withoutJsx(text)),
    scope: {...scope, [guardName]: createGuard()},
    enableTypeScript: false,
  };
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
