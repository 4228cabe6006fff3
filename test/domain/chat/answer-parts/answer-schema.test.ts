import { Ajv } from 'ajv';
import { toStrictJsonSchema } from 'openai/lib/transform';
import { describe, expect, test } from 'vitest';
import { helperAnswerFormat } from '#shared/domain/chat/answer-parts/answer-schema.ts';
import { parsePart, partFields } from '#shared/domain/chat/answer-parts/parse-part.ts';
import { Part, Step } from '#shared/domain/chat/answer-parts/part.ts';

type Schema = Readonly<Record<string, unknown>>;

const ids = {
  calculators: ['hour-cost', 'job-quote', 'price-check', 'price-rise', 'discount'],
  numbers: Array.from({ length: 40 }, (_, nth) => `a_number_of_the_table_${nth}`),
};
const { name, schema } = helperAnswerFormat(ids);
const valid = new Ajv({ allowUnionTypes: true }).compile(schema);

const step = { title: 'Call', detail: '', due_in_days: 1, minutes: 5, who: null };
const answer = (over: object) => ({
  ...{ calculate: [], add_up: [], parts: [], facts: [], decisions: [] },
  ...over,
});

/** The keywords that strict mode accepts, from the guide to structured outputs. */
const keywords = new Set([
  ...['type', 'description', 'enum', 'const', 'anyOf', 'properties', 'required', 'items', '$ref'],
  ...['additionalProperties', 'minItems', 'maxItems', 'minimum', 'maximum', 'pattern', '$defs'],
]);

type Weight = { properties: number; characters: number; values: number; depth: number };
/** Measures a schema by the limits of strict mode, and checks its rules for every object. */
const weigh = (one: Schema, depth = 1): Weight => {
  for (const keyword of Object.keys(one)) expect(keywords, keyword).toContain(keyword);
  const properties = (one.properties ?? {}) as Record<string, Schema>;
  const names = Object.keys(properties);
  if (one.type === 'object') {
    expect(one.required).toEqual(names);
    expect(one.additionalProperties).toBe(false);
  }
  const values = (one.enum ?? []) as unknown[];
  const below = [
    ...Object.values(properties).map((child) => weigh(child, depth + 1)),
    ...(one.items ? [weigh(one.items as Schema, depth + 1)] : []),
    ...((one.anyOf ?? []) as Schema[]).map((child) => weigh(child, depth)),
  ];
  const sum = (what: 'properties' | 'characters' | 'values') =>
    below.reduce((all, child) => all + child[what], 0);
  return {
    properties: names.length + sum('properties'),
    characters: [...names, ...values].join('').length + sum('characters'),
    values: values.length + sum('values'),
    depth: Math.max(depth, ...below.map((child) => child.depth)),
  };
};

test('the schema keeps to the limits of strict mode', () => {
  expect(name).toMatch(/^[\w-]{1,64}$/);
  const { properties, characters, values, depth } = weigh(schema);
  expect(properties).toBeLessThanOrEqual(5_000);
  expect(characters).toBeLessThanOrEqual(120_000);
  expect(values).toBeLessThanOrEqual(1_000);
  expect(depth).toBeLessThanOrEqual(10);
});

test('the schema equals the one the SDK sends in strict mode', () => {
  expect(toStrictJsonSchema(structuredClone(schema) as never)).toEqual(schema);
});

test('calculations come first, and each part begins with its kind and ends with its long field', () => {
  expect(Object.keys(schema.properties).slice(0, 3)).toEqual(['calculate', 'add_up', 'parts']);
  const { anyOf } = (schema.properties.parts as unknown as { items: { anyOf: Schema[] } }).items;
  const fields = anyOf.map(({ properties }) => Object.keys(properties as object));
  const kinds = anyOf.map(
    ({ properties }) => (properties as { kind: { enum: string[] } }).kind.enum,
  );
  expect(kinds).toEqual(Object.keys(partFields).map((kind) => [kind]));
  for (const [nth, { long, list, small }] of Object.values(partFields).entries())
    expect(fields[nth]).toEqual(['kind', ...small, ...[long, list].filter(Boolean)]);
});

test('the parts have the fields of the stored types', () => {
  const { anyOf } = (schema.properties.parts as unknown as { items: { anyOf: Schema[] } }).items;
  const own = Part.options.map(({ shape: { cut: _, ...shape } }) => Object.keys(shape).toSorted());
  expect(anyOf.map(({ properties }) => Object.keys(properties as object).toSorted())).toEqual(own);
  expect(Object.keys(Step.shape)).toEqual(Object.keys(step));
});

const good = [
  { kind: 'text', markdown: 'Hello' },
  { kind: 'draft', channel: 'email', title: 'Quote', subject: 'Your quote', body: 'Dear [name]' },
  { kind: 'draft', channel: 'text-message', title: 'Quote', subject: null, body: 'Hi' },
  { kind: 'steps', items: [step] },
  { kind: 'question', text: 'How many?', choices: [] },
  { kind: 'handoff', helper_id: 'finance', brief: 'Wants to know what an hour costs' },
];

describe('an answer that follows the schema', () => {
  test.each(good)('may contain %j, which is accepted unchanged', (part) => {
    expect(valid(answer({ parts: [part] }))).toBe(true);
    expect(parsePart(part)).toEqual(part);
    expect(Part.parse(part)).toEqual(part);
  });
  test('may request calculations and propose facts and decisions', () => {
    const sums = {
      calculate: [{ calculator: 'hour-cost', inputs: [{ id: ids.numbers[3], value: 21.5 }] }],
      add_up: [
        {
          unit: 'money',
          lines: [{ label: 'Fuel', amount: 48, times: 4 }],
          per: null,
          per_label: null,
        },
      ],
    };
    const facts = [{ quote: 'four of us', key: 'crew size', value: '4' }];
    expect(valid(answer({ ...sums, facts, decisions: ['No Saturdays'] }))).toBe(true);
  });
});

describe('the schema refuses', () => {
  test.each([
    { kind: 'prose', markdown: 'Hello' },
    { kind: 'text', markdown: 'Hello', title: 'more' },
    { kind: 'text', body: 'of a draft' },
    { kind: 'draft', channel: 'fax', title: '', subject: null, body: '' },
    { kind: 'draft', channel: 'email', title: 'Quote', body: 'no subject' },
    { kind: 'steps', items: [{ ...step, due_in_days: 91 }] },
    { kind: 'steps', items: [{ ...step, minutes: 2.5 }] },
    { kind: 'steps', items: Array.from({ length: 13 }, () => step) },
    { kind: 'question', text: 'How many?', choices: ['1', '2', '3', '4', '5'] },
    { kind: 'handoff', helper_id: 'director', brief: '' },
    'Hello',
  ])('the part %j', (part) => expect(valid(answer({ parts: [part] }))).toBe(false));
  test.each([
    { calculate: [{ calculator: 'guess', inputs: [] }] },
    { calculate: [{ calculator: 'hour-cost', inputs: [{ id: 'unheard_of', value: 1 }] }] },
    { add_up: [{ lines: [{ label: 'Fuel', amount: '48', times: 1 }] }] },
    { facts: [{ key: 'crew size', value: '4' }] },
    { decisions: [{ text: 'No Saturdays' }] },
    { parts: Array.from({ length: 17 }, () => good[0]) },
    { content: 'of the old shape' },
  ])('%j', (over) => expect(valid(answer(over))).toBe(false));
});
