import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { edgeFunctionCode } from '#infra/stacks/api/edge-function-code.ts';
import { runInNjs } from '#test/support/tools/njs.ts';

const names = ['viewer-request', 'viewer-response'] as const;

/**
 * The syntax that CloudFront documents for its JavaScript runtime 2.0: ECMAScript 5.1, and from later versions `const`
 * and `let`, arrow functions, rest parameters, template literals, `async` and `await`, and `**`.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
const documented = new Set(
  `Program Identifier Literal ExpressionStatement BlockStatement EmptyStatement WithStatement ReturnStatement
  LabeledStatement BreakStatement ContinueStatement IfStatement SwitchStatement SwitchCase ThrowStatement TryStatement
  CatchClause WhileStatement DoWhileStatement ForStatement ForInStatement FunctionDeclaration VariableDeclaration
  VariableDeclarator ThisExpression ArrayExpression ObjectExpression Property FunctionExpression UnaryExpression
  UpdateExpression BinaryExpression AssignmentExpression LogicalExpression MemberExpression ConditionalExpression
  CallExpression NewExpression SequenceExpression ParenthesizedExpression ArrowFunctionExpression RestElement
  TemplateLiteral TemplateElement AwaitExpression`.split(/\s+/),
);

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the syntax in a script that CloudFront does not document, by node type. */
const undocumented = (code: string) => {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    if (!documented.has(value.type)) found.push(value.type);
    if (value.operator === '??' || value.operator === '??=') found.push('??');
    if (value.type === 'Property' && (value.shorthand || value.computed || value.method))
      found.push('short property');
    Object.values(value).forEach(visit);
  };
  visit(parseAst(code));
  return found;
};

test.each(names)('%s fits into CloudFront and uses only documented syntax', (name) => {
  const code = edgeFunctionCode(name);
  expect(undocumented(code)).toEqual([]);
  expect(Buffer.byteLength(code)).toBeLessThan(10_000);
  expect(code).toMatch(/handler =/);
});

/** Each was valid for Node and for every template checker. */
const refused = {
  'destructured parameters': 'const handler = ({ request }) => request;',
  'a destructured variable':
    'const handler = (event) => { const { request } = event; return request; };',
  spread: 'const handler = (event) => ({ ...event.request });',
  'a default parameter': 'const handler = (event = {}) => event.request;',
  'for…of': 'const handler = (event) => { for (const key of event.keys) return key; };',
  'optional chaining': 'const handler = (event) => event?.request;',
  'nullish coalescing': 'const handler = (event) => event.request ?? null;',
  'a class': 'class Handler {}; const handler = () => new Handler();',
  'a module': "import crypto from 'crypto'; const handler = () => crypto;",
};
test.each(Object.entries(refused))('%s is detected', (_, code) => {
  expect(undocumented(code)).not.toEqual([]);
});

test('the engine of these tests refuses destructuring too', () => {
  expect(() => runInNjs(refused['destructured parameters'])).toThrow('njs refuses the script');
});
