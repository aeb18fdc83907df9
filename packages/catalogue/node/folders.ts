import * as current from '@site/docs/_facts';
import type {CatalogueFolder} from '@h3-docs/base/versions';
import type {ConstantFacts, FunctionEntry, Group, LibraryError, Release} from '../types';

/** The facts about H3 in the `_functions` and `_facts` of a folder of pages. */
export interface Facts {
  /** The functions by the group whose page shows them, in the order of the page. */
  readonly functions: Readonly<Record<Group, readonly FunctionEntry[]>>;
  readonly constants: readonly ConstantFacts[];
  readonly errors: readonly LibraryError[];
  readonly releases: readonly Release[];
}

/** The facts by the folder of pages that they are in. Freezing a version adds one. */
export const facts: Readonly<Record<CatalogueFolder, Facts>> = {docs: current};
