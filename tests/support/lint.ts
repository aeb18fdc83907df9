import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';

const linter = new Linter();

/** How many places of a file the rules refuse. Throws for code that cannot be read. */
export function refusals(rules: readonly Linter.Config[], code: string, file: string): number {
  const parser = {languageOptions: {parser: tseslint.parser as Linter.Parser}};
  const messages = linter.verify(code, [{files: ['**/*.{ts,tsx}'], ...parser}, ...rules], file);
  const broken = messages.find(({fatal}) => fatal);
  if (broken) throw new Error(broken.message);
  return messages.length;
}
