import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** An item of the navbar, as `docusaurus.config.ts` has it. */
export interface NavbarItem {
  readonly type?: string;
  readonly label?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
  readonly items?: readonly NavbarItem[];
}

type Version = Pick<LoadedVersion, 'sidebars'> & {readonly docs: readonly {readonly id: string}[]};

/** Items with their place in the configuration, those of menus too. */
function placed(items: readonly NavbarItem[], within = 'navbar.items'): [place: string, item: NavbarItem][] {
  return items.flatMap((item, at) => {
    const place = `${within}[${at}]`;
    return [[place, item] as [string, NavbarItem], ...placed(item.items ?? [], `${place}.items`)];
  });
}

const listed = (names: readonly string[]) => [...new Set(names)].sort().join(', ');

/** The types of items that the classic theme has, besides those whose name begins with `custom-`. */
const types = [
  ...['default', 'doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'],
  ...['dropdown', 'html', 'localeDropdown', 'search'],
];

const told = (place: string, item: NavbarItem, what: string, names: readonly string[]) =>
  `docusaurus.config.ts: ${place} (${JSON.stringify(item)}): ${what}; there are ${listed(names)}`;

/** What Docusaurus would say above the whole configuration: items of an unknown type. */
export function typeProblems(items: readonly NavbarItem[]): string[] {
  return placed(items).flatMap(([place, item]) =>
    item.type === undefined || item.type.startsWith('custom-') || types.includes(item.type)
      ? []
      : [told(place, item, `there is no type '${item.type}' of items`, types)],
  );
}

/** What Docusaurus would say once for each page: items that lead to a page or a sidebar that doesn't exist. */
export function navbarProblems(items: readonly NavbarItem[], versions: readonly Version[]): string[] {
  const docs = versions.flatMap((version) => version.docs.map(({id}) => id));
  const sidebars = versions.flatMap((version) => Object.keys(version.sidebars));
  return placed(items).flatMap(([place, item]) => {
    const {type, docId, sidebarId} = item;
    if (type === 'docSidebar' && !sidebars.includes(sidebarId ?? ''))
      return [told(place, item, `there is no sidebar with the id '${sidebarId}'`, sidebars)];
    if (type === 'doc' && !docs.includes(docId ?? ''))
      return [told(place, item, `there is no page with the id '${docId}'`, docs)];
    return [];
  });
}
