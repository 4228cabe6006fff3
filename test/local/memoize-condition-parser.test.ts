import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { memoizeConditionParser } from '#local/dynamodb/memoize-condition-parser.ts';

type Parser = Parameters<typeof memoizeConditionParser>[0];
const load = createRequire(import.meta.url);

/** A parser with a cache and one without. */
const parsers = () => {
  const plain: Parser = load('dynalite/db/conditionParser');
  const remembering = { parse: plain.parse };
  memoizeConditionParser(remembering);
  return { plain: { parse: plain.parse }, remembering };
};

const names = { '#a': 'account', '#b': 'by' };
/** The parsed condition or its error, and the unused names and values. */
const read = (parser: Parser, expression: string, attrVals: Record<string, object>) => {
  const context = {
    attrNames: names,
    attrVals: attrVals as Record<string, Record<string, unknown>>,
    unusedAttrNames: Object.fromEntries(Object.keys(names).map((name) => [name, true as const])),
    unusedAttrVals: Object.fromEntries(Object.keys(attrVals).map((name) => [name, true as const])),
    isReserved: () => false,
    compare: (_kind: string, x: { N: string }, y: { N: string }) => Number(x.N) > Number(y.N),
  };
  const result = parser.parse(expression, { context });
  return JSON.parse(
    JSON.stringify({
      result,
      names: context.unusedAttrNames,
      values: context.unusedAttrVals,
    }),
  );
};

const expressions = [
  '#a = :x',
  '(#a = :x AND #b < :y) OR attribute_not_exists(pk)',
  'NOT ((#a = :x OR (#b >= :y AND begins_with(sk, :x))) AND size(#a) > :y)',
  '#a IN (:x, :y)',
  '#b BETWEEN :y AND :z',
  'attribute_type(#a, :x)',
  'begins_with(#a, :y)',
  '#missing = :x',
  '#a = :missing',
];
const values = [
  { ':x': { S: 'S' }, ':y': { N: '1' }, ':z': { N: '2' } },
  { ':x': { S: 'N' }, ':y': { N: '5' }, ':z': { N: '3' } },
  { ':x': { S: 'nothing' }, ':y': { S: 'a' }, ':z': { S: 'b' } },
  { ':x': { BOOL: true }, ':y': { NULL: true }, ':z': { L: [] } },
];

test.each(expressions)('a cached condition equals the parsed one: %s', (expression) => {
  const { plain, remembering } = parsers();
  for (const each of [...values, ...values])
    expect(read(remembering, expression, each)).toEqual(read(plain, expression, each));
});

test('each request has a copy of its own', () => {
  const { remembering } = parsers();
  const parse = () =>
    remembering.parse('#a = :x', {
      context: {
        attrNames: names,
        attrVals: { ':x': { S: 'one' } },
        unusedAttrNames: {},
        unusedAttrVals: {},
      },
    }) as { expression: { args: unknown[] } };
  parse().expression.args.length = 0;
  expect(parse().expression.args).toHaveLength(2);
});
