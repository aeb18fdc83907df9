/** The lint rule that keeps pages working when a browser translates them. */
import {Linter} from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import {expect, test} from 'vitest';
import {translatedPages} from '../../config/eslint/translated.mjs';

const file = '/src/sample.tsx';
const declarations = `
  interface Array<T> { map<U>(call: (item: T) => U): U[] }
  interface String {} interface Number {} interface Boolean {} interface Object {} interface Function {} interface RegExp {}
  interface CallableFunction {} interface NewableFunction {} interface IArguments {}
  declare const Translate: (props: object) => object;
  declare const translate: (message: {message: string}, values?: object) => string;
  declare const count: number, name: string, open: boolean, names: string[], node: object | string | null;
  declare namespace JSX { interface Element {} interface IntrinsicElements { [tag: string]: object } }
`;

/** How many places of a component the rule refuses. */
function refused(jsx: string): number {
  const code = `${declarations}\nexport const Part = () => ${jsx};`;
  const options: ts.CompilerOptions = {
    noLib: true,
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    target: ts.ScriptTarget.Latest,
  };
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const program = ts.createProgram([file], options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (asked) => (asked === file ? source : undefined),
    fileExists: (asked) => asked === file,
    readFile: () => code,
    getCurrentDirectory: () => '/',
  });
  const messages = new Linter({cwd: '/'}).verify(
    code,
    [
      {files: ['**/*.tsx'], languageOptions: {parser: tseslint.parser, parserOptions: {programs: [program]}}},
      translatedPages,
    ],
    file,
  );
  const broken = messages.find(({fatal}) => fatal);
  if (broken) throw new Error(broken.message);
  return messages.length;
}

test.each([
  ['a number beside an element', '<p>{count} <b /></p>'],
  ['a text beside a text', '<p>{name} bare</p>'],
  ['a text that may be missing', '<p><b />{open && name}</p>'],
  ['a message with values beside another', "<p>{translate({message: '{count}'}, {count})} <b /></p>"],
  ['one of two translated texts', '<p>{open ? <Translate>Hide</Translate> : <Translate>Show</Translate>}</p>'],
  ['a translated text that comes and goes', '<p>{open && <Translate>Open</Translate>}</p>'],
  ['an element that comes before a text', '<p>{open && <b />} bare</p>'],
  ['an element that becomes another one', '<p>{open ? <b>Hide</b> : <b>Show</b>}</p>'],
  ['a component that is a text', '<Translate>bare</Translate>'],
])('the linter refuses %s', (_what, jsx) => {
  expect(refused(jsx)).toBe(1);
});

test.each([
  ['<p>{count}</p>'],
  ["<p>{open ? translate({message: 'Hide'}) : translate({message: 'Show'})}</p>"],
  ['<p><Translate>Always</Translate> <b>{count}</b></p>'],
  ['<p>{open && <b />} <i>then</i> <Translate>Always</Translate></p>'],
  ['<p><Translate values={{link: <b />}}>{"A {link}"}</Translate></p>'],
  ['<div>{node}<b /></div>'],
  ['<p>{open ? <b key="hide">Hide</b> : <b key="show">Show</b>}</p>'],
])('the linter accepts %s', (jsx) => {
  expect(refused(jsx)).toBe(0);
});
