import type {SyntaxNode} from '@lezer/common';
import type {NameTable} from '../types';
import {firstArgument} from './library';
import type {Program} from './scopes';

/** Names that other libraries and programs use too. Without an import, they are H3's only beside names that are not. */
const commonNames = new Set(['cellArea', 'compact', 'degsToRads', 'edgeLength', 'radsToDegs', 'uncompact', 'UNITS']);

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
export class Meanings {
  private readonly targets: ReadonlySet<string>;
  private isVersion3 = false;

  constructor(
    private readonly names: NameTable,
    private readonly program: Program,
  ) {
    this.targets = new Set(Object.values(names).map(({to}) => to));
  }

  /** Whether 3.x has a function of this name. */
  has(name: string): boolean {
    return Object.hasOwn(this.names, name);
  }

  /** Whether only 3.x has a function of this name, and other libraries hardly do. */
  isOld(name: string): boolean {
    return this.has(name) && !commonNames.has(name) && !this.targets.has(name);
  }

  /** Learns the version from the names that a program uses: some that only 3.x has, and none that only 4.x has. */
  learnVersion(uses: readonly Use[]): void {
    const isNew = ({old}: Use): boolean => !this.has(old) && this.targets.has(old);
    // A resolution instead of an edge.
    const isOldCall = (use: Use): boolean => this.hasTwoMeanings(use.old) && hasNumber(use);
    this.isVersion3 = uses.some((use) => this.isOld(use.old) || isOldCall(use)) && !uses.some(isNew);
  }

  /** Whether both versions have a function of this name, and they differ. */
  hasTwoMeanings(old: string): boolean {
    return this.targets.has(old) && this.has(old) && this.names[old]?.to !== old;
  }

  /** Whether a function gets another name. */
  isConverted(old: string): boolean {
    const renamed = this.has(old) ? this.names[old] : undefined;
    if (!renamed || renamed.to === old) return false;
    return !this.hasTwoMeanings(old) || this.isVersion3;
  }

  /** Whether the meaning of a name is undecided here. */
  isOpen(use: Use, to: string): boolean {
    if (this.hasTwoMeanings(use.old)) return !this.isVersion3;
    // A number is no edge.
    if (this.hasTwoMeanings(to)) return hasNumber(use);
    const isGlobal = use.value?.name === 'VariableName' && !this.program.bindingOf(use.value);
    return isGlobal && commonNames.has(use.old) && !this.isVersion3;
  }
}
