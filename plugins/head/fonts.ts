import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';

/**
 * Where `scripts/fonts.ts` writes the fonts. Files below `assets` have a hash in their name, and browsers keep them for a
 * year.
 */
export const fontsFolder = 'static/assets/fonts';

/**
 * A font of the reader's system, scaled so that its lines are as long and as high as those of Geist. The scale is the
 * quotient of the average widths of a character in English text, and 1.005 and 0.295 are Geist's ascent and descent.
 */
function standIn(family: string, names: readonly string[], scale: number, weights = '400'): string {
  const sources = names.map((name) => `local("${name}")`).join(',');
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face{font-family:"${family}";font-weight:${weights};src:${sources};size-adjust:${percent(scale)};ascent-override:${percent(1.005 / scale)};descent-override:${percent(0.295 / scale)};line-gap-override:0%}`;
}

/** The fonts that style sheets name, by the beginning of their files' names. */
const faces: Readonly<Record<string, {readonly family: string; readonly weights: string}>> = {
  geist: {family: 'Geist', weights: '400 700'},
  'geist-mono': {family: 'Geist Mono', weights: '400'},
};

/**
 * Elements that declare the site's fonts. A first visit shows fonts of the reader's system, and the site's are
 * fetched when the reader begins to read (`src/clientModules/fonts.ts`). From the next page on, the browser has them.
 * They are `optional`, so no text changes before the reader's eyes.
 */
export function fontTags({siteDir, baseUrl, siteStorage: {type, namespace}}: LoadContext): readonly HtmlTagObject[] {
  const files = readdirSync(path.join(siteDir, fontsFolder)).flatMap((file) => {
    const face = faces[file.split('.')[0] ?? ''];
    return face ? [{...face, address: `${baseUrl}assets/fonts/${file}`}] : [];
  });
  const rules = files.map(
    ({family, weights, address}) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:optional;src:url(${address})format("woff2")}`,
  );
  const standIns = [
    standIn('Geist Arial', ['Arial', 'Liberation Sans', 'Helvetica'], 1.0476),
    // Firefox makes no letters bolder at the weights of headings, and other browsers smear them.
    standIn('Geist Arial', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], 0.9957, '600 900'),
    standIn('Geist DejaVu', ['DejaVu Sans'], 0.9127),
    standIn('Geist DejaVu', ['DejaVu Sans Bold'], 0.8449, '600 900'),
  ];
  const key = JSON.stringify(`h3-docs.fonts${namespace}`);
  return [
    {tagName: 'style', innerHTML: standIns.join('')},
    {tagName: 'style', attributes: {id: 'fonts', media: 'not all'}, innerHTML: rules.join('')},
    {
      tagName: 'script',
      // The addresses have a hash of the fonts, so a browser that fetched others fetches these.
      innerHTML: `try{window.${type}.getItem(${key})&&(document.getElementById("fonts").media="all")}catch(e){}`,
    },
  ];
}
