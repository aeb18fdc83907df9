import {translate} from '@docusaurus/Translate';
import type {Draft} from '../conversion';

const unknownModule = translate({
  message:
    'The converter doesn’t know what `{module}` exports. H3 3.x has {names}. If the module passes on H3 4.x, rename {renames}.',
});

/** Modules that aren't H3 by their names, and from which a program takes names of H3 3.x. */
export class OtherModules {
  private readonly found = new Map<string, {readonly place: number; readonly names: Set<string>}>();

  constructor(private readonly draft: Draft) {}

  /**
   * Adds a name that a program takes from a module.
   *
   * @param place - where the program imports the module
   */
  add(module: string, place: number, name: string): void {
    const renamed = this.draft.names.renamed(name);
    if (!renamed || renamed.to === name || /\.(?:json|css)$/.test(module)) return;
    const known = this.found.get(module) ?? {place, names: new Set()};
    this.found.set(module, known);
    known.names.add(name);
  }

  /** Asks about each module whose names are H3's, or that is named after H3. Returns the names. */
  ask(): readonly string[] {
    return [...this.found].flatMap(([module, {place, names}]) => {
      const all = [...names];
      // A function that other libraries hardly have. Browsers have polyfills.
      const isH3 = all.some((name) => this.draft.names.isOld(name) && name !== 'polyfill');
      const isNamed = /h3/i.test(module) && all.some((name) => this.draft.names.isGone(name));
      if (!isH3 && !isNamed) return [];
      for (const name of all) this.draft.ask(place, name, unknownModule, {module});
      return all;
    });
  }
}
