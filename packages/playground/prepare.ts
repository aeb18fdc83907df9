/** What replaces a statement: code on its first line, and then its line breaks, so that line numbers stay. */
const inPlaceOf = (statement: string, code: string) => code + statement.replace(/[^\n]/g, '');

const importStatement =
  /^[ \t]*import\s+(?:(?<whole>[\w$]+)|\*\s*as\s+(?<all>[\w$]+)|\{(?<names>[^{}]*)\})\s*from\s*(['"])h3-js\4[ \t]*;?/gm;

const requireStatement =
  /^[ \t]*(?<kind>const|let|var)\s+(?:(?<whole>[\w$]+)|(?<names>\{[^{}]*\}))\s*=\s*require\(\s*(['"])h3-js\4\s*\)[ \t]*;?/gm;

/** A name for the library, unless it is the one that it has anyway. */
const alias = (kind: string, name: string) => (name === 'h3' ? '' : `${kind} ${name} = h3;`);

/**
 * Makes lines that import h3-js work in an example, where the library is in scope as `h3`: readers paste them together
 * with code of their own. Line numbers stay.
 */
export function withoutImports(code: string): string {
  return code
    .replace(importStatement, (statement: string, ...rest: unknown[]) => {
      const {whole, all, names = ''} = rest.at(-1) as Readonly<Record<string, string | undefined>>;
      const name = whole ?? all;
      const own = name === undefined ? `const {${names.replace(/\bas\b/g, ':')}} = h3;` : alias('const', name);
      return inPlaceOf(statement, own.replace(/\n/g, ' '));
    })
    .replace(requireStatement, (statement: string, ...rest: unknown[]) => {
      const {kind = 'const', whole, names = ''} = rest.at(-1) as Readonly<Record<string, string | undefined>>;
      const own = whole === undefined ? `${kind} ${names} = h3;` : alias(kind, whole);
      return inPlaceOf(statement, own.replace(/\n/g, ' '));
    });
}

/** Whether code without a result has no `return` at all: its reader expects the value of the last line. */
export function lacksReturn(code: string): boolean {
  return !/\breturn\b/.test(code);
}
