import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {functionNamed} from '../../src/api/catalogue';
import type {DocsVersion} from '../../src/site';
import {code, link} from '../api-pages/nodes';
import {functionUrl, functionUrlV3} from '../api-pages/section';
import {elementError} from '../elementError';
import {versionOf} from '../version';

const sharedDirectory = path.join(__dirname, '../../shared');

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A literal attribute of a JSX element. Throws an Error naming element and attribute when it is missing. */
function attributeOf(node: JsxElement, name: string): string {
  const attribute = node.attributes.find((candidate) => 'name' in candidate && candidate.name === name);
  if (typeof attribute?.value !== 'string') throw new Error(`<${node.name}> needs the attribute '${name}'`);
  return attribute.value;
}

/** `<Fn name="latLngToCell" />`: the function's name in this version of the docs, linked to its section there. */
function functionLink(name: string, version: DocsVersion): PhrasingContent {
  const entry = functionNamed(name);
  if (version === '4.x') return link(functionUrl(entry), code(entry.name));
  const v3 = entry.v3?.[0];
  if (!v3) throw new Error(`${name} has no counterpart in 3.x: say it another way, or inside <Only version="4.x">`);
  return link(functionUrlV3(entry, v3.name), code(v3.name));
}

/**
 * Text that serves both versions, written once. `<Shared file="comparisons/s2" />` stands for the content of
 * `shared/comparisons/s2.mdx`; in any page `<Fn name="…" />` is a function under this version's name, and
 * `<Only version="3.x">…</Only>` is for one version alone.
 */
export default function remarkSharedText(this: Processor) {
  const parse = (file: string) => this.parse(new VFile({path: file, value: readFileSync(file)})) as Root;
  return (tree: Root, file: VFile) => {
    const version = versionOf(file.path);
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      if (!parent || index === undefined) return undefined;
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const element = node as JsxElement;
      // On to what is there now, and not into the element that was: its text may be for the other version.
      const replaceBy = (nodes: readonly RootContent[]): [typeof SKIP, number] => {
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index];
      };
      try {
        switch (element.name) {
          case 'Shared':
            return replaceBy(parse(path.join(sharedDirectory, `${attributeOf(element, 'file')}.mdx`)).children);
          case 'Only':
            return replaceBy(attributeOf(element, 'version') === version ? element.children : []);
          case 'Fn':
            parent.children.splice(index, 1, functionLink(attributeOf(element, 'name'), version) as RootContent);
            return SKIP;
          default:
            return undefined;
        }
      } catch (error) {
        throw elementError(file, element, error);
      }
    });
  };
}
