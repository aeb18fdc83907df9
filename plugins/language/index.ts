import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languages} from '@h3-docs/catalogue';

const name = 'h3-language';
const stylesFile = 'languages.css';

/** The CSS rules that hide content about other languages from readers of a language, where the script below runs. */
function styles(): string {
  const hidden = (prefix: string, marked: string) =>
    languages.map((language) => prefix.replace('%', language) + marked.replace('%', language)).join(',\n');
  return `@media screen {
${hidden("[data-language='%'] ", '.l:not(.%)')},
${hidden("[data-language] [data-column='%'] ", '.column:not(.%)')},
[data-language] [data-column='stack'] .column:not(.stack) {
display: none;
}
}
`;
}

/**
 * Marks the page with the reader's language before it is painted, so that what depends on the language doesn't change
 * before the reader's eyes. `src/components/LanguageTabs/choice.ts` keeps the choice under the same key.
 */
export default function language({siteStorage: {type, namespace}, generatedFilesDir}: LoadContext): Plugin {
  const [storage, key] = [type, `h3-docs.language${namespace}`].map((value) => JSON.stringify(value));
  // The choice may be a stack that has no examples on the pages.
  const known = JSON.stringify(languages);
  const script = `var d=document.documentElement.dataset;d.language=${known}[0];try{var l=window[${storage}].getItem(${key});${known}.indexOf(l)<0||(d.language=l)}catch(e){}`;
  return {
    name,
    injectHtmlTags: () => ({headTags: [`<script>${script}</script>`]}),
    async contentLoaded({actions}) {
      await actions.createData(stylesFile, styles());
    },
    getClientModules: () => [path.join(generatedFilesDir, name, 'default', stylesFile)],
  };
}
