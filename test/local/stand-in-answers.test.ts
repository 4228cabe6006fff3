import { expect, test } from 'vitest';
import { answerTo } from '#infra/local/openai/answer.ts';
import { catalogue } from '#shared/catalogue/index.ts';
import { acceptParts } from '#shared/domain/answer-parts/accept-part.ts';
import {
  Deliverables,
  deliverablesText,
  owedText,
} from '#shared/domain/answer-parts/deliverables.ts';
import { markdownOf } from '#shared/domain/answer-parts/markdown.ts';
import { missingDeliverables } from '#shared/domain/answer-parts/missing-deliverables.ts';
import type { Part } from '#shared/domain/answer-parts/part.ts';
import { composePrompt } from '#shared/domain/compose.ts';
import { withCode } from '#shared/domain/data-blocks.ts';
import { type HelperId, helperIds } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import type { PromptInput } from '#shared/domain/starter-prompt.ts';

const business = { name: 'Blue Pipe', type: 'Plumber', location: 'Dayton, Ohio' };
const helperSchema = { json_schema: { schema: { properties: { parts: {} } } } };

/** What the stand-in answers to messages of an owner, as parts. */
const answered = (helper: HelperId, ...messages: string[]): Part[] => {
  const system = `You are the ${helpers[helper].field}.\nBusiness name: Blue Pipe\nBusiness type: Plumber`;
  const reply = answerTo({
    messages: [
      { role: 'system', content: system },
      ...messages.map((content) => ({ role: 'user', content })),
    ],
    response_format: helperSchema,
  });
  return acceptParts(JSON.parse(reply).parts);
};

/** What an owner types into a blank, as no other blank has it. */
const typed = ({ id, type, options }: PromptInput, nth: number) => {
  if (type === 'select') return options?.[0]?.value ?? '';
  if (type === 'number') return String(1731 + nth);
  const words = `Zebra ${id.replaceAll('_', ' ')} ${nth}`;
  return type === 'textarea' ? `${words}\nand a second line` : words;
};

const prompts = helperIds.flatMap((helper) =>
  [
    ...catalogue[helper].quickStarts,
    ...catalogue[helper].subcategories.flatMap((one) => one.prompts),
  ].map((prompt) => ({ helper, prompt })),
);
const composed = ({ prompt }: (typeof prompts)[number], deliverables?: Deliverables) => {
  const { content, additionalInputs: definitions, defaultSpecificOutcome } = prompt;
  const inputs = Object.fromEntries(definitions.map((one, nth) => [one.id, typed(one, nth)]));
  const text = composePrompt({
    content,
    definitions,
    business,
    inputs,
    specificOutcome: defaultSpecificOutcome,
  });
  const asked = deliverables ? `${text}\n\n${deliverablesText(deliverables)}` : text;
  return {
    inputs,
    text,
    sent: `Today is Sunday, November 22, 2026.\n\n${withCode(asked, 'abcdefghij')}`,
  };
};

test('whatever was typed into any prompt stands in its answer, and no two prompts get the same', () => {
  // Two helpers can offer the same prompt: it is one text with one answer.
  const texts = new Set(prompts.map(({ prompt }) => prompt.id));
  const missed: string[] = [];
  const answers = new Set<string>();
  for (const one of prompts) {
    const { inputs, text, sent } = composed(one);
    const answer = markdownOf(answered(one.helper, sent));
    answers.add(answer);
    for (const { id, options } of one.prompt.additionalInputs) {
      const [words = ''] = (options?.[0]?.label ?? inputs[id] ?? '').split('\n');
      if (text.includes(words) && !answer.includes(words)) missed.push(`${one.prompt.id}: ${id}`);
    }
  }
  expect(missed).toEqual([]);
  expect(answers.size).toBe(texts.size);
});

const deliverables = Deliverables.parse([
  { kind: 'draft', channel: 'text-message', count: 3 },
  { kind: 'draft', channel: 'email', about: 'day 3' },
  { kind: 'steps' },
  { kind: 'text', about: 'what it is worth' },
]);

test('every prompt is answered with the parts it asks for, no two drafts alike', () => {
  for (const one of prompts) {
    const parts = answered(one.helper, composed(one, deliverables).sent);
    const delivered = { parts, form: 'parts', ending: 'complete' } as const;
    expect(missingDeliverables(deliverables, delivered), one.prompt.id).toEqual([]);
    const drafts = parts.flatMap((part) => (part.kind === 'draft' ? [part.body] : []));
    expect(new Set(drafts).size).toBe(drafts.length);
    expect(parts.at(-1)?.kind).toBe('question');
  }
});

test('what is asked for as owed is handed over, and nothing else', () => {
  const [one] = prompts;
  if (!one) throw new Error('There are no prompts');
  const missing = deliverables.slice(0, 2);
  const parts = answered(one.helper, composed(one, deliverables).sent, owedText(missing));
  expect(parts.map(({ kind }) => kind)).toEqual(['draft', 'draft', 'draft', 'draft']);
});

test('a pasted text is answered', () => {
  const pasted = 'Your man left mud in my hallway and nobody called me back.';
  const parts = answered(
    'customer-service',
    `Today is Sunday, November 22, 2026.\n\nWhat do I answer?\n<customer_text_abcdefghij>${pasted}</customer_text_abcdefghij>\n\n${deliverablesText(Deliverables.parse([{ kind: 'draft', channel: 'review-reply' }]))}`,
  );
  const reply = parts.find((part) => part.kind === 'draft');
  expect(reply).toMatchObject({ channel: 'review-reply' });
  expect(reply && 'body' in reply && reply.body).toContain('mud in my hallway');
});

test('without a schema the same answer comes as Markdown', () => {
  const text = answerTo({
    messages: [
      { role: 'system', content: `You are the ${helpers.sales.field}.` },
      { role: 'user', content: 'A quote went quiet' },
    ],
  });
  expect(text).toContain('**Bottom line:**');
  expect(text).not.toContain('{"');
});
