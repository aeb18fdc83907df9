import {createRequire} from 'node:module';
import type {Parser} from 'node-sql-parser';

const require = createRequire(import.meta.url);

/** What a generated grammar of `dt-sql-parser` complains of: one line for each complaint. */
export const complaints =
  (parser: {validate: (code: string) => {startLine: number; message: string}[]}) => (code: string) =>
    parser.validate(code).map(({startLine, message}) => `${startLine}: ${message}`);

/** What the grammar of a dialect of `node-sql-parser` complains of: nothing, or its first complaint. */
export const refusal = (dialect: string) => (code: string) => {
  const {Parser: DialectParser} = require(`node-sql-parser/build/${dialect}`) as {Parser: typeof Parser};
  try {
    new DialectParser().astify(code);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};
