import type {TypedGrammar} from '../engine/types';
import {coreClass} from './facts';

/** How much of a call is read for the class that it is a method of. */
const mostOfName = 80;

/** What may stand in front of the name of a class. */
const packageName = /^com\s*\.\s*uber\s*\.\s*h3core\s*\.\s*/;

/** A call that makes an `H3Core`. */
const made = /^H3Core\s*\.\s*new(?:System)?Instance\s*\(/;

/** The nodes of types, but not of `var`, with which a variable has the type of its value. */
const types = /Type(?:Name)?$|^void$/;

/** The types of variables, fields, and methods in Java. The parameters of a lambda can be without types. */
export const grammar: TypedGrammar = {
  scopes:
    /^(?:Program|(?:Method|Constructor)Declaration|Block|LambdaExpression|CatchClause|\w*(?:For|Try)\w*Statement)$/,
  uses: ({name}) => name === 'Identifier',
  // The declaration of a plain loop is in a node of its own.
  variables: /^(?:LocalVariableDeclaration|(?:Catch)?FormalParameter|Resource|ForSpec|InferredParameters)$/,
  members: /^(?:Field|Method)Declaration$/,
  shape: {name: /^Definition$/, type: types, inner: /^VariableDeclarator$/, sign: /^(?:AssignOp|:|FormalParameters)$/},
  types,
  nameOf: (type, {text}) => text(type).replace(packageName, ''),
  expressions: {
    ParenthesizedExpression: 'inner',
    Identifier: 'variable',
    FieldAccess: 'member',
    MethodInvocation: (call, program) => {
      const start = program.text({from: call.from, to: Math.min(call.to, call.from + mostOfName)});
      const isMade = made.test(start.replace(packageName, ''));
      return isMade ? coreClass : program.ofMember(call.getChild('MethodName'));
    },
  },
};
