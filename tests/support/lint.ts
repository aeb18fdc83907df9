import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';

const linter = new Linter();

/** The settings besides rules that a configuration needs to read TypeScript. */
const typescript: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: {parser: tseslint.parser},
};

/** How many places of a file the rules refuse. Throws for code that cannot be read. */
export function refusals(rules: readonly Linter.Config[], code: string, file: string): number {
  const messages = linter.verify(code, [typescript, ...rules], file);
  const broken = messages.find(({fatal}) => fatal);
  if (broken) throw new Error(broken.message);
  return messages.length;
}
