/** By version, the list as HTML on the server, and nothing in the browser's JavaScript (`packages/catalogue/build/function-list`). */
declare module 'h3-function-markup' {
  export const markup: Readonly<Record<string, string>>;
}
