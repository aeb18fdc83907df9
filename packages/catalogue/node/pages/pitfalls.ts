import {translate} from '@docusaurus/Translate';
import {languagesOf, type Language} from '../../languages';
import type {DocsVersion} from '@h3-docs/base/versions';
import {filteredList, listOf} from '../problems/lists';
import {problemAddress} from '../problems/places';
import type {Problem} from '../problems/read';
import {forLanguages, inline, joined, link, list, listItem, paragraph, text, type Fact} from './nodes';

/** The most pitfalls of a function that one reader sees. */
const most = 3;

/** The pitfalls of a function that the readers of a language see: those of the language, then those of all bindings. */
function seenBy(language: Language, pitfalls: readonly Problem[]): readonly Problem[] {
  const own = pitfalls.filter(({stacks}) => stacks[0] !== 'general' && stacks.includes(language));
  const general = pitfalls.filter(({stacks}) => stacks[0] === 'general');
  return [...own, ...general].slice(0, most);
}

/** The pitfalls of a function in one line each, for the readers that they concern. */
export function pitfalls(name: string, version: DocsVersion): Fact[] {
  const all = listOf(version).problem.filter(({kind, functions}) => kind === 'pitfall' && functions.includes(name));
  const languages = languagesOf(version);
  const isGeneral = ({stacks}: Problem) => stacks[0] === 'general';
  const items = [...all.filter((each) => !isGeneral(each)), ...all.filter(isGeneral)].flatMap((pitfall) => {
    const readers = languages.filter((language) => seenBy(language, all).includes(pitfall));
    if (readers.length === 0) return [];
    // The first sentence says what goes wrong.
    const [, what = '', todo = ''] = /^(.+?\.)(?: (.+))?$/.exec(pitfall.line ?? '') ?? [];
    const address = problemAddress(pitfall, version);
    return [forLanguages(listItem(link(address, ...inline(what)), text(' '), ...inline(todo)), readers)];
  });
  return items.length > 0 ? [[translate({message: 'Wrong result, no error'}), [list(items)]]] : [];
}

/** Links to the problems and the questions that contain a name. */
export function troubleshooting(name: string, version: DocsVersion): Fact[] {
  const labels = {
    problem: (count: number) => translate({message: 'Known problems of {name} ({count})'}, {name, count}),
    recipe: (count: number) => translate({message: 'Questions about {name} ({count})'}, {name, count}),
  };
  const links = (['problem', 'recipe'] as const).flatMap((kind) => {
    const {count, address} = filteredList(kind, name, version);
    return count > 0 ? [link(address, text(labels[kind](count)))] : [];
  });
  if (links.length === 0) return [];
  return [[translate({message: 'Troubleshooting'}), [paragraph(...joined(links, ' · '))]]];
}
