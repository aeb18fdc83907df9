import {functionsPage} from '../pages';
import type {NameTable, Renamed, Version} from '../types';

/** The release of a document whose programs were written for two releases. */
export function combineVersions(one: Version, other: Version): Version {
  if (one === other || other === 'none') return one;
  if (one === 'none') return other;
  if (one === 'both' || other === 'both') return 'both';
  if (one === 'unknown') return other;
  return other === 'unknown' ? one : 'mixed';
}

/**
 * Whether a program calls a value a resolution: `self.resolution`. By this, functions such as `edge_length` of 3.x, which take
 * one, are told from those of 4.x with the same names, which take a cell.
 */
export const isCalledResolution = (value: string): boolean => /(?:^|[._])(?:res|resolution)$/i.test(value);

/** Tells which release names belong to, and from them which release a program was written for. */
export class VersionReader {
  private readonly targets: ReadonlySet<string>;

  /**
   * @param names - the functions of 3.x
   * @param common - names that other libraries and programs use too, which tell nothing
   * @param more - further names that only 4.x has, such as types
   */
  constructor(
    private readonly names: NameTable,
    private readonly common: ReadonlySet<string>,
    more: Iterable<string> = [],
  ) {
    this.targets = new Set([...Object.values(names).map(({to}) => to), ...more]);
  }

  /** Whether 3.x has a function of this name. */
  has(name: string): boolean {
    return Object.hasOwn(this.names, name);
  }

  /** What became of a function of 3.x; undefined for other names. */
  renamed(name: string): Renamed | undefined {
    return this.has(name) ? this.names[name] : undefined;
  }

  /** The name of 4.x for a function of 3.x; the name itself where it has no other. */
  targetOf(name: string): string {
    const to = this.renamed(name)?.to ?? '';
    return to === '' ? name : to;
  }

  /** Where the site explains what became of a name. */
  linkOf(name: string): string {
    return this.renamed(name)?.link ?? functionsPage;
  }

  /** Whether 4.x has a function of this name. */
  isTarget(name: string): boolean {
    return this.targets.has(name);
  }

  /** Whether both versions have a function of this name, and they differ. */
  hasTwoMeanings(name: string): boolean {
    return this.has(name) && this.targets.has(name) && this.names[name]?.to !== name;
  }

  /** Whether H3 3.x has a function of this name, and 4.x has none. */
  isGone(name: string): boolean {
    return this.has(name) && !this.targets.has(name);
  }

  /** Whether only 3.x has this name, and other libraries hardly do. */
  isOld(name: string): boolean {
    return this.isGone(name) && !this.common.has(name);
  }

  /** Whether only 4.x has this name. */
  isNew(name: string): boolean {
    return this.targets.has(name) && !this.has(name);
  }

  /** Whether code has a name of 4.x. Without one, a test for a function can't choose between two versions. */
  hasNew(code: string): boolean {
    return (code.match(/\w+/g) ?? []).some((name) => this.isNew(name));
  }

  /**
   * The release that a program was written for.
   *
   * @param used - the names that the program uses as H3's
   * @param usesH3 - whether the program uses H3 at all, for example imports it
   */
  decide(used: Iterable<string>, usesH3: boolean): Version {
    let old = false;
    let isNew = false;
    let any = usesH3;
    for (const name of used) {
      old ||= this.isOld(name);
      isNew ||= this.isNew(name);
      any ||= this.has(name);
    }
    if (old && isNew) return 'mixed';
    if (old || isNew) return old ? '3.x' : '4.x';
    return any ? 'unknown' : 'none';
  }
}
