const inTest =
  ':matches(CallExpression[callee.name=/^(?:test|it)$/], CallExpression[callee.object.name=/^(?:test|it)$/]:not([callee.property.name="describe"])) >';
const loop = 'ForOfStatement[right.name=/^(?:pages|allPages|routes|allRoutes)$/]';
const opens = ':matches(CallExpression[callee.property.name="goto"], CallExpression[callee.name="visit"])';
const setsClock = 'CallExpression[callee.property.name=/^(?:pauseAt|install|setFixedTime)$/]';

/** What makes tests fail on a busy machine, disturb one another, or pass without a look at what they test. */
const restrictions = [
  [
    `CallExpression[callee.object.name=/^(?:performance|Date)$/][callee.property.name="now"]:not(${setsClock} *)`,
    'No test looks at a clock: count steps (scripts/lib/workMeter.ts), or measure in scripts/bench.',
  ],
  [
    'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    'No test sleeps: wait for what must come.',
  ],
  ['CallExpression[callee.property.name="waitForTimeout"]', 'No test sleeps: wait for what must come.'],
  ['ImportDeclaration[source.value=/timers.promises$/]', 'No test sleeps: wait for what must come.'],
  [
    'CallExpression[callee.property.name=/^(?:toHaveScreenshot|toMatchImageSnapshot)$/]',
    'No test compares screenshots: look at styles, sizes, and texts.',
  ],
  [
    `${inTest} :function ${loop} ${opens}`,
    'No test opens all pages within one time limit: make one test for each page.',
  ],
  [
    'Program:has(ImportSpecifier[imported.name="pageTest"]) MemberExpression[property.name="clock"]',
    'Tests that set the clock use test instead of pageTest: a clock stays in its context.',
  ],
];

/** The rules for all tests. */
export const steadyTests = {
  files: ['tests/**/*.{ts,tsx}', 'packages/*/tests/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-syntax': ['error', ...restrictions.map(([selector, message]) => ({selector, message}))],
  },
};
