import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import type {TypedProgram} from '../engine/types';
import type {Result} from './facts';
import {childrenOf} from '../syntax';
import type {Slot} from './slots';

/** The arguments of a call, in order. */
export function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = call.getChild('ArgumentList')?.firstChild; child; child = child.nextSibling) {
    if (!['(', ')', ',', 'LineComment', 'BlockComment'].includes(child.name)) found.push(child);
  }
  return found;
}

/** Writes calls whose result 4.x returns by an out parameter. */
export class ResultWriter {
  /** The statements that braces were opened for: where each starts and ends. */
  private readonly wrapped = new Map<number, number>();

  /** The last numbers of the variables that were added to the function, by their names without number. */
  private readonly added = new Map<string, number>();

  constructor(
    private readonly draft: Draft,
    private readonly declared: TypedProgram,
    /** All identifiers of the program. */
    private readonly identifiers: ReadonlySet<string>,
  ) {}

  /** Starts a function, whose variables are its own. */
  startFunction(): void {
    this.added.clear();
  }

  /** Whether a call can be written: statements can stand in front of it, and there are none inside it. */
  canWrite(call: SyntaxNode, slot: Slot | undefined): slot is Slot {
    return slot !== undefined && !this.draft.hasInsertionAfter(call.from) && !this.hasSibling(call, slot);
  }

  /** Whether other variables stand in front of a call in a declaration, as in `int k = 2, n = maxKringSize(k);`. */
  private hasSibling(call: SyntaxNode, {statement}: Slot): boolean {
    const before = statement.name === 'Declaration' ? childrenOf(statement) : [];
    return before.some(({name, to}) => to <= call.from && /Declarator$|^Identifier$/.test(name));
  }

  /** Writes a call, whose name and arguments are converted. */
  write(call: SyntaxNode, result: Result, slot: Slot): void {
    const target = this.targetOf(call, result, slot);
    const callee = this.draft.take({from: call.from, to: call.to - 1});
    const separator = argumentsOf(call).length > 0 ? ', ' : '';
    const written = (name: string): string => `${callee}${separator}&${name});`;
    this.wrap(slot);
    if (target) {
      this.draft.replace(call, result.failure);
      this.draft.insert(slot.statement.to, this.breakAt(slot) + written(target));
    } else {
      const name = this.newName(result.variable);
      const code = `${result.type} ${name} = ${result.failure};${this.breakAt(slot)}${written(name)}`;
      this.draft.insert(slot.statement.from, code + this.breakAt(slot));
      this.draft.replace(call, result.was ? `(${result.was})${name}` : name);
    }
  }

  /** Closes the braces around statements. */
  finish(): void {
    for (const to of this.wrapped.values()) this.draft.insert(to, ' }');
  }

  private wrap({statement, wrap}: Slot): void {
    if (!wrap || this.wrapped.has(statement.from)) return;
    this.wrapped.set(statement.from, statement.to);
    this.draft.insert(statement.from, '{ ');
  }

  /** The variable that a statement declares for a result, or assigns it to, if its type is the one of the result. */
  private targetOf(call: SyntaxNode, {type}: Result, {statement}: Slot): string | undefined {
    const {parent} = call;
    const target = parent?.firstChild;
    if (target?.name !== 'Identifier' || target.from === call.from || parent?.lastChild?.from !== call.from) return;
    if (parent.parent?.from !== statement.from || parent.parent.name !== statement.name) return undefined;
    const name = this.draft.text(target);
    if (parent.name === 'InitDeclarator') {
      const declared = statement.firstChild;
      const isAlone = declared?.nextSibling?.from === parent.from && parent.nextSibling?.name !== ',';
      return isAlone && this.draft.text(declared) === type ? name : undefined;
    }
    const operator = target.nextSibling;
    if (parent.name !== 'AssignmentExpression' || this.draft.code.slice(target.to, call.from).trim() !== '=') return;
    if (operator?.name === 'UpdateOp' || this.declared.typeOf(target) !== type) return undefined;
    return new RegExp(`\\b${name}\\b`).test(this.draft.text(call)) ? undefined : name;
  }

  /** What goes between two statements: a new line if the statement starts one. */
  private breakAt({statement, wrap}: Slot): string {
    const {code} = this.draft;
    let start = statement.from;
    while (code[start - 1] === ' ' || code[start - 1] === '\t') start -= 1;
    const isFirst = start === 0 || code[start - 1] === '\n';
    return isFirst && !wrap ? `\n${code.slice(start, statement.from)}` : ' ';
  }

  private newName(base: string): string {
    let number = (this.added.get(base) ?? 0) + 1;
    const nameOf = (): string => (number === 1 ? base : `${base}${number}`);
    while (this.identifiers.has(nameOf())) number += 1;
    this.added.set(base, number);
    return nameOf();
  }
}
