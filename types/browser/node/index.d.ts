/**
 * What the browser's code has of Node.js: the bundler replaces `process.env.NODE_ENV`. `config/tsconfig/browser.json` puts this
 * file in the place of `@types/node`, which the types of Docusaurus refer to.
 */
declare const process: {readonly env: {readonly NODE_ENV: 'development' | 'production'}};
