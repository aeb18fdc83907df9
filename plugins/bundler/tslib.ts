/**
 * The one helper of `tslib` that the pages' code calls, through `@docusaurus/utils-common`. That package is CommonJS,
 * so the bundler can't leave out the rest of tslib by itself: 4 KB on every page.
 *
 * @param module - the return value of `require`; a module that was compiled from ES keeps its own default export
 */
export function __importDefault<T extends {__esModule?: boolean}>(module: T): T | {default: T} {
  return module.__esModule ? module : {default: module};
}
