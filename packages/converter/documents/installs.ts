import {translate} from '@docusaurus/Translate';
import type {Note} from '../types';

/** The start of a command that installs packages. */
const command =
  /\b(?:pip3?|pipenv|pixi|conda|mamba|uv|poetry|npm|yarn|pnpm|go)\b[^\n]{0,60}?\b(?:install|add|get|i)\b/g;

/** How long the packages of a command are at most. */
const mostPackages = 200;

/** A package of H3 with a release of 3.x. */
const former =
  /\bh3(?:-py)?(?:\[\w+\])?\s*(?:(?:[=~>^]=?=?|@[~^]?)\s*3\b|(?:!=\s*[\w.]+\s*,\s*)?<=?\s*[34]\b)|\bh3-js@[~^]?3\b|\bh3-go\/v3\b/i;

/** Notes the commands of a document that install a release of 3.x, such as `!pip install h3==3.7.6` in a notebook. */
export function installNotes(document: string): readonly Note[] {
  const text = translate({message: 'This command installs a release of H3 3.x. Install a release of 4.x.'});
  const places = [...document.matchAll(command)].flatMap(({0: start, index}) => {
    const [packages = ''] = document.slice(index + start.length, index + start.length + mostPackages).split(/\n|\\n/);
    const found = former.exec(packages);
    return found ? [index + start.length + found.index] : [];
  });
  return places.length > 0 ? [{kind: 'byHand', text, link: '/docs/installation', places}] : [];
}
