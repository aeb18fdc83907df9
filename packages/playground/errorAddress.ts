import {translate} from '@docusaurus/Translate';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {h3ErrorName} from './errorNames';
import type {ErrorReport, ExplainedError} from './types';

/** How JavaScript and Python say that h3 has no such name, and how Python says that a text is no index. */
const lacksName = /^(?:h3\.\w+ is not a function|module 'h3' has no attribute|cannot import name '\w+' from 'h3')/;
const isNoIndex = 'invalid literal for int() with base 16';

/**
 * A link to the page that explains an error; undefined where none does. A page is found by H3's number or by the words of a
 * language, so a name that code in the sandbox gives leads nowhere.
 */
export function explanationOf(
  {code, message}: Pick<ErrorReport, 'code' | 'message'>,
  version: DocsVersion,
): ExplainedError['explanation'] {
  if (lacksName.test(message))
    return {to: '/docs/library/migration-3.x/functions', label: translate({message: 'Names in 3.x and 4.x'})};
  const error = code !== undefined ? h3ErrorName(code) : message.startsWith(isNoIndex) ? 'E_CELL_INVALID' : undefined;
  if (error === undefined) return undefined;
  return {
    to: `${versions[version].path}/library/errors#${error.toLowerCase()}`,
    label: translate({message: 'What {error} means'}, {error}),
  };
}
