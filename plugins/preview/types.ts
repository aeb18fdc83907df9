import {createRequire} from 'node:module';
import path from 'node:path';
import type TypeScript from 'typescript';

/**
 * Tells which values of catalogue entries have a wrong type. esbuild, which bundles them, leaves types aside.
 * TypeScript is loaded at the first question, because most sessions of the preview ask none.
 */
export class TypeCheck {
  private readonly require = createRequire(__filename);
  private service: TypeScript.LanguageService | undefined;
  private files: readonly string[] = [];

  /**
   * @param files - from the root of the project
   * @returns one message for each wrong value, with file and line
   */
  complaints(files: readonly string[]): string[] {
    if (files.length === 0) return [];
    const ts = this.require('typescript') as typeof TypeScript;
    this.files = files;
    const service = (this.service ??= this.start(ts));
    const found = files.flatMap((file) => service.getSemanticDiagnostics(file));
    return found.map(({file, start = 0, messageText}) => {
      const place = file ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1}: ` : '';
      return place + ts.flattenDiagnosticMessageText(messageText, '\n  ');
    });
  }

  private start(ts: typeof TypeScript): TypeScript.LanguageService {
    const settings = path.resolve('config/tsconfig/build.json');
    const {config} = ts.readConfigFile(settings, (file) => ts.sys.readFile(file)) as {config: object};
    const alone = {...config, include: [], files: []};
    const {options} = ts.parseJsonConfigFileContent(alone, ts.sys, path.dirname(settings));
    return ts.createLanguageService({
      // Entries use no global of a package.
      getCompilationSettings: () => ({...options, types: []}),
      getCurrentDirectory: () => path.resolve(),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [...this.files],
      getScriptVersion: (file) => String(ts.sys.getModifiedTime?.(file)?.getTime()),
      getScriptSnapshot: (file) => {
        const text = ts.sys.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: (file) => ts.sys.fileExists(file),
      readFile: (file) => ts.sys.readFile(file),
      directoryExists: (folder) => ts.sys.directoryExists(folder),
      getDirectories: (folder) => ts.sys.getDirectories(folder),
    });
  }
}
