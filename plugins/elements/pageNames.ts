import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Program} from 'estree';
import {htmlTagNames} from 'html-tag-names';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {svgTagNames} from 'svg-tag-names';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {declaredBy, freeNames} from './scope';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements that Docusaurus gives to every page (`MDXComponents`), and names that MDX and Docusaurus define in it. */
const given = ['Head', 'Details', 'props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'];

/** Tags that browsers know. Docusaurus has `admonition`, and MathML has `math`. */
const tags = new Set([...htmlTagNames, ...svgTagNames, 'admonition', 'math']);

const inBrowsers = ['window', 'document', 'location', 'localStorage', 'sessionStorage'];
const globals = new Set([...Object.getOwnPropertyNames(globalThis), ...inBrowsers]);

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mdx', '.md', '.json', '/index.ts', '/index.tsx', '/index.js'];

/** The files that an import may mean; none where it names a package or a loader. */
function candidates(source: string, folder: string, siteDir: string): string[] {
  const [name = ''] = source.split('?');
  const [, scope, rest = ''] = /^(@site|@h3-docs)\/(.*)/.exec(name) ?? [];
  const root = scope === '@h3-docs' ? path.join(siteDir, 'packages') : siteDir;
  const base = scope === undefined ? path.resolve(folder, name) : path.join(root, rest);
  return scope !== undefined || name.startsWith('.') ? endings.map((ending) => base + ending) : [];
}

/** Whether a package that a page imports is installed. Docusaurus itself resolves names with these beginnings. */
function isInstalled(source: string, siteDir: string): boolean {
  if (/^(?:@theme|@theme-original|@theme-init|@docusaurus|@generated|@mdx-js)\/|[!:]/.test(source)) return true;
  try {
    createRequire(path.join(siteDir, 'package.json')).resolve(source);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
  }
}

function isFound(source: string, folder: string, siteDir: string): boolean {
  const files = candidates(source, folder, siteDir);
  return files.length > 0 ? files.some((file) => existsSync(file)) : isInstalled(source, siteDir);
}

/** A name in a page that means nothing, and its line. */
interface Problem {
  readonly line: number | undefined;
  readonly what: string;
}

function elementProblem({name, position}: Jsx, known: ReadonlySet<string>): Problem[] {
  const [root = ''] = name?.split(/[.:]/) ?? [];
  const isComponent = /^[A-Z]/.test(root) || name?.includes('.');
  const isKnown = root === '' || root.includes('-') || (isComponent ? known : tags).has(root);
  const hint = isComponent ? '; import it, or use one of those in plugins/README.md, “The elements of pages”' : '';
  return isKnown ? [] : [{line: position?.start.line, what: `there is no element <${name}>${hint}`}];
}

const nameProblems = (program: Program | null | undefined, known: ReadonlySet<string>, line: number | undefined) =>
  (program ? freeNames(program) : [])
    .filter((name) => !known.has(name) && !globals.has(name))
    .map((name): Problem => ({line, what: `'${name}' is not defined`}));

/** The programs of an element's attributes. */
function programsOf({attributes}: Jsx): (Program | null | undefined)[] {
  const program = (value: MdxJsxAttribute['value']) =>
    value !== null && typeof value === 'object' ? value.data?.estree : undefined;
  return attributes.map((each) => (each.type === 'mdxJsxAttribute' ? program(each.value) : each.data?.estree));
}

function problemsOf(node: RootContent, known: ReadonlySet<string>, file: VFile, siteDir: string): Problem[] {
  const line = node.position?.start.line;
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...elementProblem(node, known), ...programsOf(node).flatMap((each) => nameProblems(each, known, line))];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return nameProblems(node.data?.estree, known, line);
    case 'mdxjsEsm': {
      const missing = (node.data?.estree?.body ?? []).flatMap((statement): Problem[] => {
        // What plugins write has no place.
        if (!node.position || statement.type !== 'ImportDeclaration') return [];
        if (typeof statement.source.value !== 'string') return [];
        const {value} = statement.source;
        if (isFound(value, file.dirname ?? siteDir, siteDir)) return [];
        return [{line: statement.loc?.start.line ?? line, what: `there is no '${value}' to import`}];
      });
      return [...missing, ...nameProblems(node.data?.estree, known, line)];
    }
    default:
      return [];
  }
}

/**
 * Fails at elements, names, and imports that a page uses and that don't exist, with file and line. Without this, a page
 * is compiled, and fails only when it is rendered, where its lines are unknown. Runs after the plugins that write imports.
 *
 * @param siteDir - the project's folder, which `@site` means
 */
export default function remarkPageNames({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile) => {
    const known = new Set(given);
    visit(tree, 'mdxjsEsm', ({data}) => {
      for (const name of data?.estree ? declaredBy(data.estree) : []) known.add(name);
    });
    const problems: Problem[] = [];
    visit(tree, (node) => {
      if (node.type !== 'root') problems.push(...problemsOf(node, known, file, siteDir));
    });
    if (problems.length === 0) return;
    const place = path.relative(siteDir, file.path);
    throw new Error(
      problems.map(({line, what}) => `${place}${line === undefined ? '' : `:${line}`}: ${what}`).join('\n'),
    );
  };
}
