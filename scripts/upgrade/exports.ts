import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ExportsOf} from '@h3-docs/converter/types';

type Exports = NonNullable<ReturnType<ExportsOf>>;

/** A module of JavaScript or TypeScript, with the module whose exports it passes on. */
const star = /\bexport\s*\*\s*from\s*['"]([^'"\n]+)['"]|\bmodule\.exports\s*=\s*require\(['"]([^'"\n]+)['"]\)/g;

/** Code that gives h3-js itself to other modules, as one of several exports. */
const shared = /\bexport\b[^\n]*\bh3(?:-?js)?\b|\bexports\b[^\n]*\bh3/i;

/** An import of Python at the start of a line: the module, and the names. */
const pythonImport = /^from[ \t]+([\w.]+)[ \t]+import[ \t]*(?:\(([^)]*)\)|(.*))/gm;

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.mts', '.cts'];

/** Reads what the modules of a project export of H3. Files that aren't among the files of the project tell nothing. */
export class ProjectExports {
  private readonly files: ReadonlySet<string>;
  private readonly known = new Map<string, Exports | undefined>();

  constructor(files: readonly string[]) {
    this.files = new Set(files.map((file) => path.resolve(file)));
  }

  /** What the modules that a file imports export of H3. */
  of(file: string): ExportsOf {
    const from = path.resolve(file);
    return (module) => this.exportsOf(from, module);
  }

  private exportsOf(from: string, module: string): Exports | undefined {
    const isPython = /\.py[wi]?$/.test(from);
    const found = isPython ? this.pythonFile(from, module) : this.scriptFile(from, module);
    if (found === undefined) return undefined;
    if (!this.known.has(found)) {
      // Modules can import each other.
      this.known.set(found, undefined);
      const text = readFileSync(found, 'utf8');
      this.known.set(found, isPython ? this.pythonExports(found, text) : this.scriptExports(found, text));
    }
    return this.known.get(found);
  }

  /** Names that a module of JavaScript passes on by name are kept by the converter. */
  private scriptExports(file: string, text: string): Exports | undefined {
    const passed = [...text.matchAll(star)].map(([, exported, required]) => exported ?? required ?? '');
    if (passed.some((module) => module === 'h3-js' || this.exportsOf(file, module) === 'all')) return 'all';
    const isKnown = passed.every((module) => this.exportsOf(file, module) === 'nothing');
    return isKnown && !(text.includes('h3') && shared.test(text)) ? 'nothing' : undefined;
  }

  /** A module of Python passes on what it imports. */
  private pythonExports(file: string, text: string): Exports | undefined {
    const names = new Set<string>();
    if (/^import[ \t]+h3[ \t]*(?:#|$)/m.test(text)) names.add('h3');
    for (const [, module = '', block, line = ''] of text.matchAll(pythonImport)) {
      const list = (block ?? line).replace(/#.*/g, '').split(',');
      const exported = /^h3(?:\.api\.\w+)?$/.test(module) ? 'all' : this.exportsOf(file, module);
      const isStar = list[0]?.trim() === '*';
      if (isStar && exported === 'all') return 'all';
      if (isStar && exported === undefined && this.pythonFile(file, module) === undefined) return undefined;
      const passed = typeof exported === 'object' ? exported : undefined;
      for (const name of isStar ? (passed ?? []) : list.map((each) => each.trim()))
        if (exported === 'all' || passed?.has(name)) names.add(name);
    }
    return names.size > 0 ? names : 'nothing';
  }

  private scriptFile(from: string, module: string): string | undefined {
    if (!/^\.\.?(?:\/|$)/.test(module)) return undefined;
    const at = path.resolve(path.dirname(from), module);
    const bare = at.replace(/\.[cm]?jsx?$/, '');
    return [at, bare, path.join(at, 'index')]
      .flatMap((each) => endings.map((ending) => each + ending))
      .find((each) => this.files.has(each));
  }

  private pythonFile(from: string, module: string): string | undefined {
    const [, dots = '', name = ''] = /^(\.*)(.*)$/.exec(module) ?? [];
    const parts = name === '' ? [] : name.split('.');
    let folder = path.dirname(from);
    for (let level = 1; level < dots.length; level += 1) folder = path.dirname(folder);
    for (;;) {
      const at = path.join(folder, ...parts);
      const found = [`${at}.py`, path.join(at, '__init__.py')].find((each) => this.files.has(each));
      // Packages are imported from a folder around the file.
      if (found !== undefined || dots !== '' || folder === path.dirname(folder)) return found;
      folder = path.dirname(folder);
    }
  }
}
