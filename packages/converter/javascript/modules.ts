import type {SyntaxNode} from '@lezer/common';

/** A module specifier of h3-js: a package name, one with a version, or an address of a CDN. */
const moduleName = /^((?:npm:|https?:\/\/(?:[^/]+\/)+)?h3-js)(?:@([^/?#]+))?(\/[^?#]*)?([?#].*)?$/;

/** Whether a module specifier names h3-js. */
export const isH3Module = (specifier: string): boolean => moduleName.test(specifier);

/** Whether a module has the functions of 3.x on purpose: `h3-js/legacy` of 4.x, or an alias of the package of 3.x. */
export const isFormerModule = (specifier: string): boolean =>
  /^h3-js(?:\/legacy|-?v?3(?:\.[\w.]+)?)$/.test(specifier) || moduleName.exec(specifier)?.[3] === '/legacy';

/** The release of h3-js that specifiers with a version of 3.x become. */
const newest = '4.5.0';

/** The specifier for 4.x: with a 4.x version where a 3.x version was pinned. */
export function moduleFor4(specifier: string): string {
  const [, name = '', version, path = '', rest = ''] = moduleName.exec(specifier) ?? [];
  const isOld = version !== undefined && /^[~^]?3\b/.test(version);
  return isOld ? `${name}@${newest}${path}${rest}` : specifier;
}

/** The value that a target gets in a declaration or an assignment; undefined for other nodes. */
export function valueFor(target: SyntaxNode): SyntaxNode | undefined {
  let next = target.nextSibling;
  if (next?.name === 'TypeAnnotation') next = next.nextSibling;
  return next?.name === 'Equals' ? (next.nextSibling ?? undefined) : undefined;
}

/** The names in braces of an import or export: the module's name and the local one. */
export function specifiersOf(group: SyntaxNode | null): {imported: SyntaxNode; local: SyntaxNode}[] {
  const found: {imported: SyntaxNode; local: SyntaxNode}[] = [];
  let names: SyntaxNode[] = [];
  for (let child = group?.firstChild; child; child = child.nextSibling) {
    if (/^(?:VariableName|VariableDefinition|default)$/.test(child.name)) names.push(child);
    else if (child.name === ',' || child.name === '}') {
      const [imported, local = imported] = names;
      if (imported && local) found.push({imported, local});
      names = [];
    }
  }
  return found;
}
