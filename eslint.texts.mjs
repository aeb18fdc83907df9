/** Texts of the interface go through Docusaurus's `<Translate>` and `translate`, so that a locale can translate them. */

const word = '[value=/[A-Za-z]{2}/]';
const shown = `:matches(Literal${word}, TemplateElement[value.raw=/[A-Za-z]{2}/])`;
const outside = ":matches(JSXFragment, JSXElement:not([openingElement.name.name='Translate']))";
const attribute = 'JSXAttribute[name.name=/^(aria-label|aria-description|alt|label|placeholder|title)$/]';
const message = 'Write texts as <Translate> or translate({message}), so that they can be translated.';

const selectors = [
  `${outside} > JSXText${word}`,
  `${outside} > JSXExpressionContainer > ${shown}`,
  `${outside} > JSXExpressionContainer > TemplateLiteral > ${shown}`,
  `${outside} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > ${shown}`,
  `${attribute} > Literal${word}`,
  `${attribute} > JSXExpressionContainer > ${shown}`,
  `${attribute} > JSXExpressionContainer > :matches(TemplateLiteral, ConditionalExpression) > ${shown}`,
];

/** A sentence or a phrase: two words. */
const phrase = '[value=/[A-Za-z]{2,}[,:]? [A-Za-z]{2}/]';
const sentence = `:matches(Literal${phrase}, TemplateLiteral:has(> TemplateElement[value.raw=/[A-Za-z]{2,}[,:]? [A-Za-z]{2}/]))`;
const said = '/^(advice|alt|broken|hint|label|play|problem|reason|title|words)$/';

/** Where modules without JSX make messages. */
const messages = [
  `Property[key.name=${said}] > ${sentence}`,
  `Property[key.name=${said}] > :matches(ConditionalExpression, LogicalExpression) > ${sentence}`,
  `AssignmentExpression[left.property.name=${said}] > ${sentence}`,
];

/** What isn't translated: a text that readers copy or paste, notes about code, and what a program sends to itself. */
const englishOnly = [
  // The notes of the converter, which `scripts/convert.ts` prints too.
  'src/converter/**',
  // Names of programs and systems.
  'src/explorer/code/index.ts',
  'src/explorer/code/sqlDialects.ts',
  'src/grids/plusCode.ts',
  // The announcement and the links of the site's own settings.
  'src/site.ts',
];

/** The rules that keep texts and numbers of the interface ready for another locale. */
export const texts = [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: englishOnly,
    rules: {
      'no-restricted-syntax': ['error', ...[...selectors, ...messages].map((selector) => ({selector, message}))],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Dates of releases.
    ignores: ['src/number.ts', 'src/api/releases.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['toLocaleString', 'NumberFormat'].map((property) => ({
          property,
          message: 'Numbers for readers are written by formatLocale (src/number.ts).',
        })),
      ],
    },
  },
];
