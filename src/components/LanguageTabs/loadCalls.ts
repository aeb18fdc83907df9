import {translate} from '@docusaurus/Translate';
import type {EnginesFile} from '@h3-docs/base/contracts/engines';
import {jsonOnce} from '@h3-docs/base/fetch';

/** The calls of a page's functions in other stacks, fetched once for all its tabs. */
export const loadCalls = jsonOnce<EnginesFile>(translate({message: 'The calls of other stacks'}));
