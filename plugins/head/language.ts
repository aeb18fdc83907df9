import type {LoadContext} from '@docusaurus/types';
import {languages} from '@h3-docs/catalogue';

/** The CSS rules that hide content about other languages from readers of a language, where the script below runs. */
export function languageStyles(): string {
  const hidden = (prefix: string, marked: string) =>
    languages.map((language) => prefix.replace('%', language) + marked.replace('%', language)).join(',\n');
  return `@media screen {
${hidden("[data-language='%'] ", '.l:not(.%)')},
${hidden("[data-language] [data-column='%'] ", '.column:not(.%)')},
${hidden("[data-language] [data-own][data-column='%'] ", 'tr:has(> .%.lacks)')},
[data-language] [data-column='stack'] .column:not(.stack) { display: none; }
}
`;
}

/**
 * A script that marks the page with the reader's language before it is painted, so that what depends on the language doesn't
 * change before the reader's eyes. `src/components/LanguageTabs/choice.ts` keeps the choice under the same key.
 */
export function languageScript({siteStorage: {type, namespace}}: LoadContext): string {
  const [storage, key] = [type, `h3-docs.language${namespace}`].map((value) => JSON.stringify(value));
  // The choice may be a stack that has no examples on the pages.
  const known = JSON.stringify(languages);
  return `var d=document.documentElement.dataset;d.language=${known}[0];try{var l=window[${storage}].getItem(${key});${known}.indexOf(l)<0||(d.language=l)}catch(e){}`;
}
