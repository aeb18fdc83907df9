/* eslint-disable regexp/no-super-linear-move -- each match takes all that it read, also where a quote is never closed */
import {translate} from '@docusaurus/Translate';
import {Draft} from '../conversion';
import {VersionReader} from '../engine/version';
import type {Conversion, Convert, NameTable, ToldLanguage} from '../types';

/** What the converter has to know about a language whose calls it only names. */
interface Told {
  /** Comments and strings, whose names are no calls. */
  readonly skipped: RegExp;
  /** What the code contains if it uses H3. */
  readonly uses: RegExp;
  /** Names that other libraries use too, which mean H3 only behind something that names H3. */
  readonly common: ReadonlySet<string>;
}

const strings = /"(?:""[^]*?(?:"""|$)|(?:[^"\\\n]|\\[^])*"?)/;
const slashes = new RegExp(`/(?:/[^\\n]*|\\*[^]*?(?:\\*/|$))|${strings.source}`, 'g');

const jvm: Told = {
  skipped: slashes,
  uses: /\bh3core\b|\bH3Core\b/,
  common: new Set(['compact', 'uncompact', 'polyfill', 'edgeLength', 'cellArea']),
};

const languages: Readonly<Record<ToldLanguage, Told>> = {
  kotlin: jvm,
  scala: jvm,
  r: {
    skipped: /#[^\n]*|"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/g,
    uses: /\bh3(?:jsr|r|o|lib)?\b/,
    common: new Set(['compact', 'uncompact', 'cell_area', 'versions']),
  },
  rust: {skipped: slashes, uses: /\bh3(?:o|ron\w*|_rs|ers)?\b/, common: new Set(['compact', 'uncompact', 'polyfill'])},
};

/** Names the calls of 3.x in code of a language. */
export function converterOf(language: ToldLanguage): Convert {
  const {skipped, uses, common} = languages[language];
  return (code: string, names: NameTable): Conversion => {
    const draft = new Draft(code);
    const versions = new VersionReader(names, common);
    const isH3 = uses.test(code);
    const bare = code.replace(skipped, (text) => text.replace(/[^\n]/g, ' '));
    const used: string[] = [];
    if (isH3) {
      for (const {0: name, index} of bare.matchAll(
        /(?<![\w.]|::)[a-zA-Z_]\w*(?=\s*\()|(?<=\.|::)[a-zA-Z_]\w*(?=\s*[({]?)/g,
      )) {
        used.push(name);
        const renamed = versions.isOld(name) ? names[name] : undefined;
        if (!renamed) continue;
        draft.byHand(
          index,
          translate(
            {
              message:
                'The converter doesn’t rewrite this language. If `{name}` is a function of H3 3.x, write `{to}`.',
            },
            {name, to: renamed.to},
          ),
          renamed.link,
        );
      }
    }
    return draft.finish(versions.decide(used, isH3));
  };
}
