import type {SyntaxNode} from '@lezer/common';

/** Where statements can be put in front of an expression, so that they run exactly when the expression is reached. */
export interface Slot {
  readonly statement: SyntaxNode;
  /** Whether braces have to go around the statement. */
  readonly wrap: boolean;
}

/** Nodes whose parts are always evaluated with them. */
const transparent = new Set([
  'ArgumentList',
  'AssignmentExpression',
  'BinaryExpression',
  'CallExpression',
  'CastExpression',
  'CompoundLiteralExpression',
  'ConditionalExpression',
  'FieldExpression',
  'InitDeclarator',
  'InitializerList',
  'InitializerPair',
  'ParenthesizedExpression',
  'PointerExpression',
  'SubscriptExpression',
  'UnaryExpression',
]);

/** The slot of a statement; undefined if nothing can stand in front of it. */
function slotOf(statement: SyntaxNode, isInside: boolean): Slot | undefined {
  const isInBlock = statement.parent?.name === 'CompoundStatement';
  if (statement.name === 'Declaration') return isInBlock && isInside ? {statement, wrap: false} : undefined;
  return {statement, wrap: !isInBlock};
}

/** Keeps the slot of the node that a walk is at. */
export class Slots {
  private readonly open: (Slot | undefined)[] = [];
  /** Whether each open node is in the body of a function, which alone can have statements. */
  private readonly inside: boolean[] = [];

  /** The slot for an expression that was entered last. */
  get current(): Slot | undefined {
    return this.open.at(-1);
  }

  /** Takes the slot of a node that the walk enters. */
  enter(node: SyntaxNode): void {
    const isBody =
      node.name === 'CompoundStatement' && /^(?:FunctionDefinition|LambdaExpression)$/.test(node.parent?.name ?? '');
    // The members of a structure in a function are in no body.
    const isInside = isBody || (this.inside.at(-1) === true && node.name !== 'FieldDeclarationList');
    this.inside.push(isInside);
    this.open.push(this.slotIn(node));
  }

  /** Goes back to the slot of the node around. */
  leave(): void {
    this.open.pop();
    this.inside.pop();
  }

  private slotIn(node: SyntaxNode): Slot | undefined {
    const {name, parent} = node;
    if (['Declaration', 'ExpressionStatement', 'ReturnStatement', 'IfStatement', 'SwitchStatement'].includes(name)) {
      return slotOf(node, this.inside.at(-1) === true);
    }
    if (name === 'ConditionClause') {
      return parent?.name === 'IfStatement' || parent?.name === 'SwitchStatement' ? this.current : undefined;
    }
    if (!transparent.has(name) || (parent && this.isConditional(node, parent))) return undefined;
    return this.current;
  }

  /** Whether a node is evaluated only on a condition that another part of its parent decides. */
  private isConditional(node: SyntaxNode, parent: SyntaxNode): boolean {
    const chooses =
      parent.name === 'ConditionalExpression' || (parent.name === 'BinaryExpression' && parent.getChild('LogicOp'));
    return Boolean(chooses) && parent.firstChild?.from !== node.from;
  }
}
