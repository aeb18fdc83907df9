import {translate} from '@docusaurus/Translate';
import {readIndex} from './indexes';
import {MAX_DEPTH} from './limits';

/**
 * A parsed JSON value that knows where it stands in the text. Scalars keep their source, so long
 * integers stay exact. A container is `cut` when an error ended it.
 */
export type JsonNode = {readonly at: number} & (
  | {
      readonly type: 'object';
      readonly cut: boolean;
      readonly entries: readonly (readonly [key: string, value: JsonNode])[];
    }
  | {
      readonly type: 'array';
      readonly cut: boolean;
      readonly items: readonly JsonNode[];
    }
  | {readonly type: 'string' | 'number' | 'word'; readonly text: string}
);

/** A parsed object. */
export type ObjectNode = JsonNode & {readonly type: 'object'};

/** The value of a key of an object; undefined when it is missing. */
export function member(node: ObjectNode, key: string): JsonNode | undefined {
  return node.entries.find(([name]) => name === key)?.[1];
}

/** A value without the row that an error cut, which is the last item of a list. */
export function withoutCut(node: JsonNode): JsonNode {
  if (!('cut' in node) || !node.cut) return node;
  if (node.type === 'array') return {...node, items: node.items.filter((item) => !('cut' in item && item.cut))};
  return {...node, entries: node.entries.map(([key, value]) => [key, withoutCut(value)] as const)};
}

/** What was parsed up to the first error (containers cut off there are kept), where it ends, and the error. */
export interface JsonParse {
  readonly value?: JsonNode;
  readonly end: number;
  /** Whether some key has no quotes: a literal of JavaScript, or code that looks like one. */
  readonly bare: boolean;
  readonly error?: {readonly at: number; readonly reason: string};
  /** Keys that objects had already: their last values count. */
  readonly repeated: readonly RepeatedKey[];
}

/** A key that its object had already. */
export interface RepeatedKey {
  readonly at: number;
  readonly key: string;
}

/** Says that a value of a key was left out. */
export const repeatedKeyReason = (): string =>
  translate({message: 'this key is there more than once in its object, so only its last value was read'});

/** Says why the rest of a text was skipped. */
export const brokenJsonReason = (reason: string): string =>
  translate({message: 'this JSON is not valid: {reason}. The rest was skipped'}, {reason});

const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /[A-Za-z]+(?!\w)/y;
const BARE_KEY = /[A-Za-z_$][\w$]*(?=\s*:)/y;
const SPACE = /\s*/y;
const DOUBLE_QUOTED = /"[^"\\\n]*(?:\\[^][^"\\\n]*)*"/y;
const SINGLE_QUOTED = /'[^'\\\n]*(?:\\[^][^'\\\n]*)*'/y;
const ESCAPES: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '\n': ''};
const SCALAR_WORDS = new Set(['null', 'true', 'false', 'None', 'True', 'False', 'nan', 'NaN', 'undefined']);

/**
 * Parses one JSON value out of a text. More forgiving than `JSON.parse`: single quotes, keys without quotes, trailing commas, and Python's None, True and False are fine; and an error keeps what was read before it.
 *
 * @param start - offset of the value's first character
 */
export function parseJson(text: string, start: number): JsonParse {
  const parser = new Parser(text, start);
  const value = parser.value(0);
  return {value, end: parser.at, bare: parser.bare, error: parser.error, repeated: parser.repeated};
}

/** The items of a list, each of which can be freed before the next is parsed. Like `parseJson`, it ends at the first error. */
export class JsonItems {
  private readonly parser: Parser;

  /** @param start - offset of the bracket that begins the list */
  constructor(text: string, start: number) {
    this.parser = new Parser(text, start + 1);
  }

  /** The next item; undefined at the end of the list or at an error. An item that an error cut is left out. */
  next(): JsonNode | undefined {
    const {parser} = this;
    if (parser.error || parser.closes(']')) return undefined;
    const value = parser.value(1);
    if (value && !this.error) parser.comma(']');
    return value && 'cut' in value && value.cut ? undefined : value;
  }

  /** Where the list ends, or where the error is. */
  get end(): number {
    return this.parser.at;
  }

  get error(): JsonParse['error'] {
    return this.parser.error;
  }

  get repeated(): JsonParse['repeated'] {
    return this.parser.repeated;
  }
}

class Parser {
  readonly repeated: RepeatedKey[] = [];
  error: JsonParse['error'];
  bare = false;

  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  value(depth: number): JsonNode | undefined {
    this.skipSpace();
    const char = this.text[this.at];
    if (depth > MAX_DEPTH) {
      this.fail(translate({message: 'nested more than {count} levels deep'}, {count: MAX_DEPTH}));
      return undefined;
    }
    if (char === '{') return this.object(depth);
    if (char === '[') return this.array(depth);
    return this.scalar();
  }

  /** Reads an object. A key that it has already gets the new value, unless it is an index: those are rows. */
  private object(depth: number): JsonNode {
    const at = this.at++;
    const entries: [string, JsonNode][] = [];
    const places = new Map<string, number>();
    while (!this.closes('}')) {
      const keyAt = this.at;
      const bareKey = this.text[this.at] === '"' ? undefined : this.match(BARE_KEY);
      this.bare ||= bareKey !== undefined;
      const key = bareKey ?? this.scalar()?.text;
      if (key === undefined) break;
      this.skipSpace();
      if (this.text[this.at] !== ':') {
        this.fail(translate({message: 'a colon is missing after a key'}));
        break;
      }
      this.at++;
      const value = this.value(depth + 1);
      if (value) {
        const known = readIndex(key) ? undefined : places.get(key);
        places.set(key, known ?? entries.length);
        entries[known ?? entries.length] = [key, value];
        if (known !== undefined) this.repeated.push({at: keyAt, key});
      }
      if (this.error || !this.comma('}')) break;
    }
    return {type: 'object', at, cut: this.error !== undefined, entries};
  }

  private array(depth: number): JsonNode {
    const at = this.at++;
    const items: JsonNode[] = [];
    while (!this.closes(']')) {
      const value = this.value(depth + 1);
      if (value) items.push(value);
      if (this.error || !this.comma(']')) break;
    }
    return {type: 'array', at, cut: this.error !== undefined, items};
  }

  /** Whether the container ends here; steps over its bracket if so. */
  closes(bracket: string): boolean {
    this.skipSpace();
    if (this.text[this.at] !== bracket) return false;
    this.at++;
    return true;
  }

  /** Steps over the comma between two members; false when there is neither a comma nor the end. */
  comma(bracket: string): boolean {
    this.skipSpace();
    if (this.text[this.at] === ',') {
      this.at++;
      return true;
    }
    if (this.text[this.at] === bracket) return true;
    const found = this.text[this.at];
    this.fail(
      found === undefined
        ? translate({message: 'the text ends before “{bracket}”'}, {bracket})
        : translate({message: '“,” or “{bracket}” expected, but “{found}” found'}, {bracket, found}),
    );
    return false;
  }

  private scalar(): (JsonNode & {readonly text: string}) | undefined {
    const at = this.at;
    const quote = this.text[at];
    if (quote === '"' || quote === "'") {
      const quoted = this.match(quote === '"' ? DOUBLE_QUOTED : SINGLE_QUOTED);
      if (quoted !== undefined) return {type: 'string', at, text: unescape(quoted.slice(1, -1))};
    }
    const number = this.match(NUMBER);
    if (number !== undefined) return {type: 'number', at, text: number};
    const word = this.match(WORD);
    if (word !== undefined && SCALAR_WORDS.has(word)) return {type: 'word', at, text: word};
    this.at = at;
    const found = this.text[at];
    if (found === undefined) this.fail(translate({message: 'the text ends too early'}));
    else if (found === '"' || found === "'")
      this.fail(translate({message: 'a quotation mark is not closed on its line'}));
    else this.fail(translate({message: 'unexpected “{found}”'}, {found}));
    return undefined;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private skipSpace(): void {
    // Most values have no space before them. Characters above the tilde may be spaces of other alphabets.
    const code = this.text.charCodeAt(this.at);
    if (code <= 0x20 || code > 0x7e) this.match(SPACE);
  }

  private fail(reason: string): void {
    this.error ??= {at: this.at, reason};
  }
}

function unescape(source: string): string {
  if (!source.includes('\\')) return source;
  return source.replace(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([^]))/g,
    (_whole, code: string | undefined, byte: string | undefined, char = '') => {
      const digits = code ?? byte;
      return digits === undefined ? (ESCAPES[String(char)] ?? String(char)) : String.fromCharCode(parseInt(digits, 16));
    },
  );
}
