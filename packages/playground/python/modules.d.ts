declare module '*.py' {
  const text: string;
  export default text;
}

declare module 'pyodide/pyodide.asm.mjs' {
  import type {loadPyodide} from 'pyodide';

  const createPyodideModule: NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>;
  export default createPyodideModule;
}
