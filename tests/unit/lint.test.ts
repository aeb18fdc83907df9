/** The lint rules that keep texts and numbers of the interface translatable, and pages working when a browser translates them. */
import {Linter} from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import {expect, test} from 'vitest';
import {texts} from '../../config/eslint/texts.mjs';
import {translatedPages} from '../../config/eslint/translated.mjs';

const linter = new Linter({cwd: '/'});

/** The lines of a file that rules refuse, one for each refusal. Throws for code that cannot be read. */
function refused(rules: readonly Linter.Config[], code: string, file: string, programs: readonly ts.Program[] = []) {
  const languageOptions = {parser: tseslint.parser, ...(programs.length > 0 && {parserOptions: {programs}})};
  const messages = linter.verify(code, [{files: ['**/*.{ts,tsx}'], languageOptions}, ...rules], `/${file}`);
  const broken = messages.find(({fatal}) => fatal);
  if (broken) throw new Error(broken.message);
  return messages.map(({line}) => line);
}

const component = 'src/theme/Sample/index.tsx';
const model = 'packages/explorer/model/sample.ts';
const code = 'packages/explorer/code/sample.ts';

test.each([
  ['text in an element', component, '<p>Not translated</p>'],
  ['a label', component, '<button aria-label="Close" />'],
  ['a choice of texts', component, "<p>{open ? 'Shown' : null}</p>"],
  ['a number', component, '<p>{count.toLocaleString()}</p>'],
  ['a reason', model, "const outcome = {ok: false, reason: 'The result is empty'};"],
  ['what starts a figure', model, "figure.play = 'Drag the dot to another place';"],
  ['a note', 'packages/converter/c/sample.ts', "draft.byHand(place, 'The converter can’t see the type here.', link);"],
  ['a message', 'packages/playground/sample.ts', "const why = 'its worker did not start in time';"],
  ['a comment', code, 'const helper = `# The cells that meet at a vertex.\ndef around(vertex):`;'],
  ['why there is no program', code, 'throw new Unavailable(`${label} has no function for it`);'],
])('the linter refuses %s that no locale can translate', (_what, file, source) => {
  expect(refused(texts, source, file)).toHaveLength(1);
});

test.each([
  [component, '<p><Translate>Translated</Translate></p>'],
  [component, "<Translate values={{name}}>{'Hello, {name}'}</Translate>"],
  [component, "<button aria-label={translate({message: 'Close'})} />"],
  [model, "const outcome = {reason: translate({message: 'The result is empty'})};"],
  [model, "const format = {label: 'GeoJSON', name: 'geojson', mime: 'application/geo+json'};"],
  [model, "throw new RangeError('There is no such index');"],
  [code, "const dialect = {label: 'Amazon Redshift', call: 'distinct(h3.cell_to_parent(cell, 4) for cell in cells)'};"],
  [code, 'const helper = `# ${translate({message: "The cells that meet at a vertex."})}\ndef around(vertex):`;'],
])('in %s, the linter accepts %s', (file, source) => {
  expect(refused(texts, source, file)).toEqual([]);
});

/** What the parts of a page below use, in one line. */
const declarations = `
  interface Array<T> { map<U>(call: (item: T) => U): U[] }
  interface String {} interface Number {} interface Boolean {} interface Object {} interface Function {} interface RegExp {}
  interface CallableFunction {} interface NewableFunction {} interface IArguments {}
  declare const Translate: (props: object) => object;
  declare const translate: (message: {message: string}, values?: object) => string;
  declare const count: number, name: string, open: boolean, names: string[], node: object | string | null;
  declare namespace JSX { interface Element {} interface IntrinsicElements { [tag: string]: object } }`;

const parts: readonly (readonly [jsx: string, wrong?: string])[] = [
  ['<p>{count} <b /></p>', 'a number beside an element'],
  ['<p>{name} bare</p>', 'a text beside a text'],
  ['<p><b />{open && name}</p>', 'a text that may be missing'],
  ["<p>{translate({message: '{count}'}, {count})} <b /></p>", 'a message with values beside another'],
  ['<p>{open ? <Translate>Hide</Translate> : <Translate>Show</Translate>}</p>', 'one of two translated texts'],
  ['<p>{open && <Translate>Open</Translate>}</p>', 'a translated text that comes and goes'],
  ['<p>{open && <b />} bare</p>', 'an element that comes before a text'],
  ['<p>{open ? <b>Hide</b> : <b>Show</b>}</p>', 'an element that becomes another one'],
  ['<Translate>bare</Translate>', 'a component that is a text'],
  ['<p>{count}</p>'],
  ["<p>{open ? translate({message: 'Hide'}) : translate({message: 'Show'})}</p>"],
  ['<p><Translate>Always</Translate> <b>{count}</b></p>'],
  ['<p>{open && <b />} <i>then</i> <Translate>Always</Translate></p>'],
  ['<p><Translate values={{link: <b />}}>{"A {link}"}</Translate></p>'],
  ['<div>{node}<b /></div>'],
  ['<p>{open ? <b key="hide">Hide</b> : <b key="show">Show</b>}</p>'],
];

test('in pages that a browser translates, the linter refuses texts that change without an element of their own', () => {
  const lines = parts.map(([jsx], at) => `export const Part${at} = () => ${jsx};`);
  const source = [declarations.replaceAll('\n', ' '), ...lines].join('\n');
  const file = 'src/sample.tsx';
  const options = {noLib: true, jsx: ts.JsxEmit.Preserve, strict: true, target: ts.ScriptTarget.Latest};
  const parsed = ts.createSourceFile(`/${file}`, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const program = ts.createProgram([`/${file}`], options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (asked) => (asked === `/${file}` ? parsed : undefined),
    fileExists: (asked) => asked === `/${file}`,
    readFile: () => source,
    getCurrentDirectory: () => '/',
  });
  const found = refused([translatedPages], source, file, [program]).map((line) => parts[line - 2]?.[0]);
  expect(found).toEqual(parts.flatMap(([jsx, wrong]) => (wrong === undefined ? [] : [jsx])));
});

test('no folder of components or of messages stays in English', () => {
  const ignored = texts.flatMap(({rules, ignores}) => ('no-restricted-syntax' in (rules ?? {}) ? (ignores ?? []) : []));
  const byBuild = 'packages/*/{node,tests}/**';
  expect(ignored.filter((name) => name !== byBuild)).toEqual([
    'packages/grid/systems/plusCode.ts',
    'packages/base/site.ts',
    'packages/playground/frameScript.ts',
  ]);
});
