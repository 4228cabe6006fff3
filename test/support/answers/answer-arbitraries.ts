import fc from 'fast-check';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import { draftChannels } from '#shared/domain/chat/answer-parts/draft-channels.ts';

export const pieceSizes = fc.array(fc.integer({ min: 1, max: 40 }), {
  minLength: 1,
  maxLength: 20,
});

/** Texts that could break a parser of JSON or Markdown. */
const snippets = [
  ...['Call ', '**now**', '\n', '"', '\\', '\t', '\b\f\r', '{', '}', '[', ']', ',', ':', '`'],
  ...[
    '😀',
    '👩‍👧',
    'é',
    '漢',
    '$45',
    '\u2028',
    '\u0007',
    '[first name]',
    'null',
    '  ',
    '- ',
    '1. ',
  ],
  ...['|', '> ', '# ', '<b>', '\\u0041', '12 %', '[x](y)', '__proto__', '```'],
];
export const words = fc
  .array(fc.constantFrom(...snippets), { maxLength: 30 })
  .map((all) => all.join(''));
const kind = <K extends string>(name: K) => fc.constant(name);
const { dueInDays, minutes } = answerLimits.steps;

const step = fc.record({
  title: words,
  detail: words,
  due_in_days: fc.integer({ min: 0, max: dueInDays }),
  minutes: fc.option(fc.integer({ min: 1, max: minutes })),
  who: fc.option(words),
});
/** Parts as a provider writes them: valid in shape, but sometimes over the limits. */
export const writtenPart = fc.oneof(
  fc.record({ kind: kind('text'), markdown: words }),
  fc.record({
    kind: kind('draft'),
    channel: fc.constantFrom(...draftChannels),
    title: words,
    subject: fc.option(words),
    body: words,
  }),
  fc.record({ kind: kind('steps'), items: fc.array(step, { maxLength: 14 }) }),
  fc.record({ kind: kind('question'), text: words, choices: fc.array(words, { maxLength: 6 }) }),
  fc.record({ kind: kind('handoff'), helper_id: fc.constantFrom(...helperIds), brief: words }),
);
export const writtenAnswer = fc.record({
  parts: fc.array(writtenPart, { minLength: 1, maxLength: 5 }),
  facts: fc.array(fc.record({ key: words, value: words, quote: words }), { maxLength: 2 }),
  decisions: fc.array(words, { maxLength: 2 }),
});

/** JSON as models write it: sometimes with whitespace or with escaped characters. */
export const writtenJson = fc
  .record({ value: writtenAnswer, blanks: fc.boolean(), escaped: fc.boolean() })
  .map(({ value, blanks, escaped }) => {
    const json = JSON.stringify(value, null, blanks ? 2 : 0);
    const code = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return { value, json: escaped ? json.replaceAll(/[\u0080-\uFFFF]/g, code) : json };
  });
