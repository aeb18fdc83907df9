import {RegExpParser, type AST} from '@eslint-community/regexpp';

/** One step of a pattern: what a backtracking engine does at one place of the text. */
type Instruction =
  | {readonly type: 'char'; readonly accepts: (char: string) => boolean}
  | {readonly type: 'split'; preferred: number; other: number}
  | {readonly type: 'jump'; to: number}
  | {readonly type: 'edge'; readonly kind: AST.EdgeAssertion['kind']}
  | {readonly type: 'boundary'; readonly negate: boolean}
  | {readonly type: 'look'; readonly program: Program; readonly negate: boolean}
  | {readonly type: 'match'};

/** A step that fits at a place or does not. */
type Test = Exclude<Instruction, {type: 'split' | 'jump' | 'match'}>;

/** A compiled pattern, or the inside of a lookaround. */
interface Program {
  readonly code: Instruction[];
  readonly backward: boolean;
  readonly unicode: boolean;
  readonly multiline: boolean;
}

/** How the engine itself matches a pattern, whatever has taken the method's place since. */
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with a pattern as `this`
export const nativeExec: (this: RegExp, text: string) => RegExpExecArray | null = RegExp.prototype.exec;
const parser = new RegExpParser();
const programs = new Map<string, Program>();

/** Whether one character fits a part of a pattern, remembered for each character. */
function acceptor(raw: string, flags: AST.Flags): (char: string) => boolean {
  const wanted = ['ignoreCase', 'dotAll', 'unicode', 'unicodeSets'] as const;
  const letters = wanted.map((flag) =>
    flags[flag] ? {ignoreCase: 'i', dotAll: 's', unicode: 'u', unicodeSets: 'v'}[flag] : '',
  );
  const pattern = new RegExp(`^(?:${raw})$`, letters.join(''));
  const known = new Map<string, boolean>();
  return (char) => {
    let fits = known.get(char);
    if (fits === undefined) {
      fits = nativeExec.call(pattern, char) !== null;
      known.set(char, fits);
    }
    return fits;
  };
}

class Compiler {
  readonly code: Instruction[] = [];

  constructor(
    private readonly flags: AST.Flags,
    private readonly backward: boolean,
  ) {}

  alternatives(alternatives: readonly AST.Alternative[]): void {
    const ends: {to: number}[] = [];
    alternatives.forEach((alternative, at) => {
      const last = at === alternatives.length - 1;
      const split = {type: 'split' as const, preferred: this.code.length + 1, other: -1};
      if (!last) this.code.push(split);
      for (const element of this.backward ? [...alternative.elements].reverse() : alternative.elements) {
        this.element(element);
      }
      if (last) return;
      const end = {type: 'jump' as const, to: -1};
      ends.push(end);
      this.code.push(end);
      split.other = this.code.length;
    });
    for (const end of ends) end.to = this.code.length;
  }

  private element(element: AST.Element): void {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        this.code.push({type: 'char', accepts: acceptor(element.raw, this.flags)});
        return;
      case 'Group':
      case 'CapturingGroup':
        this.alternatives(element.alternatives);
        return;
      case 'Quantifier':
        this.quantifier(element);
        return;
      case 'Assertion':
        this.assertion(element);
        return;
      default:
        throw new Error(`Steps of ${element.type} (${element.raw}) are not counted.`);
    }
  }

  private quantifier({min, max, greedy, element}: AST.Quantifier): void {
    for (let count = 0; count < min; count++) this.element(element);
    const splits: (Instruction & {type: 'split'})[] = [];
    const split = () => {
      const instruction: Instruction & {type: 'split'} = {type: 'split', preferred: -1, other: -1};
      splits.push(instruction);
      this.code.push(instruction);
      return this.code.length - 1;
    };
    if (max === Infinity) {
      const start = split();
      this.element(element);
      this.code.push({type: 'jump', to: start});
    } else {
      for (let count = min; count < max; count++) {
        split();
        this.element(element);
      }
    }
    const end = this.code.length;
    for (const instruction of splits) {
      const inside = this.code.indexOf(instruction) + 1;
      instruction.preferred = greedy ? inside : end;
      instruction.other = greedy ? end : inside;
    }
  }

  private assertion(assertion: AST.Assertion): void {
    switch (assertion.kind) {
      case 'word':
        this.code.push({type: 'boundary', negate: assertion.negate});
        return;
      case 'start':
      case 'end':
        this.code.push({type: 'edge', kind: assertion.kind});
        return;
      default: {
        const program = compile(assertion.alternatives, this.flags, assertion.kind === 'lookbehind');
        this.code.push({type: 'look', program, negate: assertion.negate});
      }
    }
  }
}

function compile(alternatives: readonly AST.Alternative[], flags: AST.Flags, backward: boolean): Program {
  const compiler = new Compiler(flags, backward);
  compiler.alternatives(alternatives);
  compiler.code.push({type: 'match'});
  return {code: compiler.code, backward, unicode: flags.unicode || flags.unicodeSets, multiline: flags.multiline};
}

function programOf({source, flags}: RegExp): Program {
  const key = `${flags}/${source}`;
  let program = programs.get(key);
  if (!program) {
    const {pattern, flags: parsed} = parser.parseLiteral(`/${source}/${flags}`);
    program = compile(pattern.alternatives, parsed, false);
    programs.set(key, program);
  }
  return program;
}

const wordCharacters = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_');
const isWord = (char: string | undefined) => char !== undefined && wordCharacters.has(char);
const endsLine = (char: string | undefined) => char !== undefined && '\n\r\u2028\u2029'.includes(char);

/** A backtracking engine that does nothing but count, over one text. */
class Engine {
  steps = 0;

  constructor(private readonly text: string) {}

  /** Where a match that starts at `start` ends; undefined when there is none. */
  run(program: Program, start: number): number | undefined {
    const {code} = program;
    /** What is left to try, pairs of an instruction and a place. */
    const waiting: number[] = [];
    let [pc, at] = [0, start];
    for (;;) {
      this.steps++;
      const instruction = code[pc];
      if (!instruction || instruction.type === 'match') return at;
      if (instruction.type === 'jump') {
        pc = instruction.to;
        continue;
      }
      if (instruction.type === 'split') {
        waiting.push(instruction.other, at);
        pc = instruction.preferred;
        continue;
      }
      const length = this.advance(instruction, program, at);
      if (length === undefined) {
        const place = waiting.pop();
        const next = waiting.pop();
        if (place === undefined || next === undefined) return undefined;
        [pc, at] = [next, place];
      } else {
        at += program.backward ? -length : length;
        pc++;
      }
    }
  }

  /** How many code units an instruction takes up; undefined where it does not fit. */
  private advance(instruction: Test, program: Program, at: number): number | undefined {
    if (instruction.type !== 'char') return this.holds(instruction, program, at) ? 0 : undefined;
    const char = program.unicode || program.backward ? this.charAt(program, at) : this.text.charAt(at);
    return char !== '' && instruction.accepts(char) ? char.length : undefined;
  }

  /** The character that a pattern reads next, empty at the end of the text. */
  private charAt({backward, unicode}: Program, at: number): string {
    const place = backward ? at - 1 : at;
    const char = this.text.charAt(place);
    if (!unicode || char === '') return char;
    if (backward) {
      const pair = this.text.slice(Math.max(0, place - 1), place + 1);
      return pair.length === 2 && (pair.codePointAt(0) ?? 0) > 0xffff ? pair : char;
    }
    return String.fromCodePoint(this.text.codePointAt(place) ?? 0);
  }

  private holds(instruction: Exclude<Test, {type: 'char'}>, {multiline}: Program, at: number): boolean {
    switch (instruction.type) {
      case 'edge': {
        const edge = instruction.kind === 'start' ? 0 : this.text.length;
        const beyond = this.text[instruction.kind === 'start' ? at - 1 : at];
        return at === edge || (multiline && endsLine(beyond));
      }
      case 'boundary':
        return (isWord(this.text[at - 1]) !== isWord(this.text[at])) !== instruction.negate;
      case 'look':
        return (this.run(instruction.program, at) !== undefined) !== instruction.negate;
    }
  }
}

/**
 * How many steps a backtracking engine without tricks takes to find the next match of a pattern, and where that is:
 * what a pattern costs on a text, whatever the machine.
 *
 * @param pattern - its `lastIndex` is where it starts, if it is global or sticky; it stays as it is
 * @throws Error where a pattern has backreferences
 */
export function regexpSteps(pattern: RegExp, text: string): {steps: number; index?: number; end?: number} {
  const program = programOf(pattern);
  const engine = new Engine(text);
  const first = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
  const last = pattern.sticky ? first : text.length;
  for (let index = first; index <= last; index++) {
    const end = engine.run(program, index);
    if (end !== undefined) return {steps: engine.steps, index, end};
  }
  return {steps: engine.steps};
}
