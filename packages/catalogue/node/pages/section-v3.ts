import {translate} from '@docusaurus/Translate';
import type {RootContent} from 'mdast';
import {anchorOf} from '../catalogue';
import type {ApiFunction, FunctionV3} from '../../types';
import {successorVersion, type DocsVersion} from '@h3-docs/base/versions';
import {code, element, fact, facts, heading, inline, link, paragraph, table, text} from './nodes';
import {editLink, functionTabs, functionUrl, type Page} from './section';
import {parameterTable, returnNodes} from './parameterTable';

/** The 3.x functions of a group with the 4.x entries that replace them, each name once, in page order. */
export function functionsV3(entries: readonly ApiFunction[]): {v3: FunctionV3; entry: ApiFunction}[] {
  const byName = new Map<string, {v3: FunctionV3; entry: ApiFunction}>();
  for (const entry of entries) {
    for (const v3 of entry.v3 ?? []) if (!byName.has(v3.name)) byName.set(v3.name, {v3, entry});
  }
  return [...byName.values()];
}

/** A function as it is called: h3-py 3.x declares methods whose `self` the module fills in. */
function called(v3: FunctionV3): FunctionV3 {
  const python = v3.signatures.python?.map((signature) => signature.replace(/\(self(, )?/, '('));
  return {...v3, signatures: {...v3.signatures, ...(python && {python})}};
}

/** A function's section on its 3.x page; see `functionSection`. */
export function functionSectionV3({v3, entry}: {v3: FunctionV3; entry: ApiFunction}, page: Page): RootContent[] {
  const {version} = page;
  const successor = successorVersion(version);
  return [
    heading(2, v3.name),
    paragraph(...inline(v3.summary)),
    element('div', {className: 'api-origin'}, [
      paragraph(
        text(`${translate({message: 'In {version}:'}, {version: successor})} `),
        link(functionUrl(entry, successor), code(entry.name)),
        text(' · '),
        editLink(entry, page),
      ),
    ]),
    functionTabs(called(v3), version),
    facts([
      [translate({message: 'Parameters'}), parameterTable(v3)],
      [translate({message: 'Returns'}), returnNodes(v3)],
      ...fact(translate({message: 'Limitations'}), v3.limits),
      ...fact(translate({message: 'Changes in {version}'}, {version: successor}), v3.differs),
    ]),
  ];
}

/** The table at the top of a 3.x page. */
export function functionGuideV3(entries: readonly ApiFunction[], version: DocsVersion): RootContent[] {
  const successor = successorVersion(version);
  return [
    table(
      [
        translate({message: 'Function'}),
        translate({message: 'Description'}),
        translate({message: 'In {version}'}, {version: successor}),
      ],
      functionsV3(entries).map(({v3, entry}) => [
        [link(`#${anchorOf(v3.name)}`, code(v3.name))],
        inline(v3.summary),
        [link(functionUrl(entry, successor), code(entry.name))],
      ]),
    ),
  ];
}
