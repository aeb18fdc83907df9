/**
 * The routes of the pages of the documentation, as `plugins/bundler/leanRoutes.ts` writes them into the list of routes: by
 * their addresses alone. What Docusaurus lists of each page in two more files follows from its address and its place.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import names from '@generated/routesChunkNames';

interface Version {
  readonly path: string;
  readonly docs: {readonly id: string; readonly path: string; readonly sidebar: string}[];
}

const {versions} = globalData['docusaurus-plugin-content-docs']?.default as {readonly versions: readonly Version[]};

/** Names a page among those of its version, unless it is there: under an id that isn't its address. */
function list(path: string): void {
  // The path of the newest version begins those of the others, which come after it.
  const version = versions.findLast((each) => path.startsWith(`${each.path}/`));
  if (!version || version.docs.some((doc) => doc.path === path)) return;
  version.docs.push({id: path.slice(version.path.length + 1), path, sidebar: 'docs'});
}

/**
 * A function that makes the route of a page, to be called for all pages in their order.
 *
 * @param component - the name of the component that renders pages
 */
export function routesBy(component: string) {
  let number = 0;
  return (path: string) => {
    list(path);
    names[`${path}-p`] = {__comp: component, content: String(number++)};
    return {path, component: ComponentCreator(path, 'p'), exact: true, sidebar: 'docs'};
  };
}
