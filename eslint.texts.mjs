/**
 * Texts of the interface go through Docusaurus's `<Translate>` and `translate`, so that a locale can translate them.
 * Folders leave this list when their texts do; a new folder is never added.
 */
const untranslated = [
  'src/components/Converter/**',
  'src/components/FunctionList/**',
  'src/components/Globe/**',
  'src/components/IndexDecoder/**',
  'src/components/LanguageTabs/**',
  'src/components/LiveExample/**',
  'src/components/LivingFigure/**',
  'src/components/ResolutionChooser/**',
  'src/components/ResolutionStatistics/**',
  'src/explorer/**',
  'src/figures/**',
];

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

/** The rules that keep texts and numbers of the interface ready for another locale. */
export const texts = [
  {
    files: ['src/**/*.tsx'],
    ignores: untranslated,
    rules: {'no-restricted-syntax': ['error', ...selectors.map((selector) => ({selector, message}))]},
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
