import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import {VersionReader} from '../engine/version';
import type {NameTable, Version} from '../types';
import {firstArgument} from './library';
import type {Program} from '../engine/names';

/** What notes say. */
export const texts = {
  noImport: translate({
    message:
      'The converter didn’t change `{old}`, because no import shows that it is a function of h3-js. If it is, write `{to}`.',
  }),
  test: translate({
    message:
      'This test looks for {returned}, with which `{old}` reported a failure. `{to}` throws an error. Put the call into `{statement}`, and handle the failure in `catch`.',
  }),
  legacy: translate({
    message:
      'The converter left `h3-js/legacy` and the names of 3.x that come from it, because they work in 4.x. To convert them too, import `h3-js` instead.',
  }),
  stub: translate({message: 'This code replaces h3-js in a test. Rename the functions that it replaces.'}),
  exports: translate({
    message:
      'This module still exports `{old}`, so that the modules that import it work. Export `{to}` when you convert them.',
  }),
  passesOn: translate({
    message: 'This code passes on all of h3-js, now with the 4.x names. Convert the code that uses it from here too.',
  }),
};

/** Names that other libraries and programs use too. Without an import, they are H3's only beside names that are not. */
export const commonNames = new Set([
  'cellArea',
  'compact',
  'degsToRads',
  'edgeLength',
  'radsToDegs',
  'uncompact',
  'UNITS',
]);

/** A place that names an H3 function. */
export interface Use {
  readonly old: string;
  /** The identifier or string to replace. */
  readonly node: SyntaxNode;
  /** The expression whose value is the function; undefined in imports and patterns. */
  readonly value?: SyntaxNode;
  /** Writes the 4.x name. */
  readonly rename: (to: string) => void;
}

/** Whether a use is called with a number in digits first. */
function hasNumber({value}: Use): boolean {
  const call = value?.parent;
  const isCalled = call?.name === 'CallExpression' && call.firstChild?.from === value?.from;
  return isCalled && firstArgument(call)?.name === 'Number';
}

/** What names mean in a program: some have a meaning in each version. */
export class Meanings extends VersionReader {
  /** The release that the program was written for. */
  version: Version = 'unknown';

  constructor(
    names: NameTable,
    private readonly program: Program,
  ) {
    super(names, commonNames);
  }

  /** Learns the version from the names that a program uses. */
  learnVersion(uses: readonly Use[], usesH3: boolean): void {
    this.version = this.decide(
      uses.map(({old}) => old),
      usesH3,
    );
    // A resolution instead of an edge.
    const isOldCall = (use: Use): boolean => this.hasTwoMeanings(use.old) && hasNumber(use);
    if (this.version === 'unknown' && uses.some(isOldCall)) this.version = '3.x';
  }

  /** Whether a function gets another name. */
  isConverted(old: string): boolean {
    const {to = old} = this.renamed(old) ?? {};
    return to !== old && (!this.hasTwoMeanings(old) || this.version === '3.x');
  }

  /** Whether the meaning of a name is undecided here. */
  isOpen(use: Use, to: string): boolean {
    if (this.hasTwoMeanings(use.old)) return this.version !== '3.x';
    // A number is no edge.
    if (this.hasTwoMeanings(to)) return hasNumber(use);
    const isGlobal = use.value?.name === 'VariableName' && !this.program.bindingOf(use.value);
    return isGlobal && commonNames.has(use.old) && this.version !== '3.x';
  }
}
