import {translate} from '@docusaurus/Translate';
import type {Draft} from '../conversion';
import {functionsPage} from '../pages';
import type {NameTable} from '../types';
import type {VersionReader} from './version';

/** A function that only H3 3.x has, and that other libraries hardly have. Browsers have polyfills. */
const isDistinct = (name: string, versions: VersionReader): boolean => versions.isOld(name) && name !== 'polyfill';

/** Modules that aren't H3 by their names, and from which a program takes names of H3 3.x. */
export class OtherModules {
  private readonly found = new Map<string, {readonly place: number; readonly names: Set<string>}>();

  constructor(
    private readonly draft: Draft,
    private readonly names: NameTable,
    private readonly versions: VersionReader,
  ) {}

  /**
   * Adds a name that a program takes from a module.
   *
   * @param place - where the program imports the module
   */
  add(module: string, place: number, name: string): void {
    if (!this.versions.has(name) || this.names[name]?.to === name || /\.(?:json|css)$/.test(module)) return;
    const known = this.found.get(module) ?? {place, names: new Set()};
    this.found.set(module, known);
    known.names.add(name);
  }

  /** Asks about each module whose names are H3's, or that is named after H3. Returns the names. */
  ask(): readonly string[] {
    return [...this.found].flatMap(([module, {place, names}]) => {
      const all = [...names];
      const isH3 = all.some((name) => isDistinct(name, this.versions));
      const isNamed = /h3/i.test(module) && all.some((name) => this.versions.isGone(name));
      if (!isH3 && !isNamed) return [];
      for (const name of all) {
        const {to = '', link = functionsPage} = this.names[name] ?? {};
        this.draft.ask(place, name, to, link, (list, renames) =>
          translate(
            {
              message:
                'The converter doesn’t know what `{module}` exports. H3 3.x has {names}. If the module passes on H3 4.x, rename {renames}.',
            },
            {module, names: list, renames},
          ),
        );
      }
      return all;
    });
  }
}
