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

/** Words of programs that are words of English, too. */
const keywords = 'as|cargo|const|do|else|for|from|if|import|in|is|let|not|of|return|then|while';
const proseWord = `(?!(?:${keywords})\\b)[a-z’]{2,}`;

/** Words of English in a row, which programs seldom have. */
const prose = `/\\b${proseWord}(?: \\w+)? ${proseWord} ${proseWord}\\b/`;

/** A comment of a program, apart from commands, such as `// go mod init`. */
const comment = '/(?:\\u002f\\u002f|\\u002f\\*|#|"{3}|--) ?(?!go |npm |pip )[A-Za-z]{2,} [a-z]{2,} [a-z]{2}/';

const isProse = `:not(Property[key.name='message']) > Literal[value=${prose}]`;

/** Where modules write notes about programs. */
const notes = [isProse, `TemplateElement[value.raw=${prose}]`];

/** Where modules write programs, with comments, and reasons why there is none. */
const programs = [
  isProse,
  `TemplateElement[value.raw=${comment}]`,
  `Literal[value=${comment}]`,
  `NewExpression[callee.name='Unavailable'] > ${sentence}`,
  `Property[key.name=/^(instead|note)$/] > ${sentence}`,
];

/** What readers don't see, or what the build writes: it has rules of its own. */
const inNode = ['packages/*/{node,tests}/**'];

/** What isn't translated. */
const englishOnly = [
  ...inNode,
  // Names of systems.
  'packages/grid/systems/plusCode.ts',
  // The announcement and the links of the site's own settings.
  'packages/base/site.ts',
];

/** The rule that refuses what selectors find. */
const refusing = (found) => ({'no-restricted-syntax': ['error', ...found.map((selector) => ({selector, message}))]});

/** The rules that keep texts and numbers of the interface ready for another locale. */
export const texts = [
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    ignores: englishOnly,
    rules: refusing([...selectors, ...messages]),
  },
  {
    files: ['packages/converter/**/*.ts', 'packages/playground/**/*.{ts,tsx}'],
    // A program.
    ignores: ['packages/playground/frameScript.ts', ...inNode],
    rules: refusing([...selectors, ...messages, ...notes]),
  },
  {
    files: ['packages/explorer/code/**/*.ts', 'docs/_bindings/**/*.ts'],
    ignores: inNode,
    // Its labels are names of programs and systems.
    rules: refusing(programs),
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    // Dates of releases.
    ignores: ['packages/base/number.ts', 'packages/catalogue/node/releases.ts', ...inNode],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['toLocaleString', 'NumberFormat'].map((property) => ({
          property,
          message: 'Numbers for readers are written by formatLocale (packages/base/number.ts).',
        })),
      ],
    },
  },
];
