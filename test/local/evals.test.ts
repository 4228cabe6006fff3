// @module-tag night
/** The exam asks the product itself: the model gets what the server would send. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExamCase } from '#evals/cases/exam-case.ts';
import { judgeMessages, verdictFormat } from '#evals/judge/judge-prompt.ts';
import { readVerdict } from '#evals/judge/read-verdict.ts';
import { plainQuestion } from '#evals/product/plain-question.ts';
import { startServices } from '#evals/product/start-services.ts';
import { watchCalls } from '#evals/product/watch-calls.ts';
import { createChat } from '#evals/run/ask-chat.ts';
import { checkLine } from '#evals/score/check-line.ts';
import { findShippedPrompt } from '#shared/starter-prompts/find-shipped-prompt.ts';

const caseOf = (more: object) =>
  ExamCase.parse({
    id: 'test.case',
    kind: 'trade',
    business: 'ridgeline',
    helper: 'sales',
    expect: {},
    ...more,
  });

let services: Awaited<ReturnType<typeof startServices>>;
let product: typeof import('#evals/product/answer-case.ts') &
  typeof import('#evals/product/ask-product.ts');

beforeAll(async () => {
  services = await startServices(null);
  watchCalls();
  product = {
    ...(await import('#evals/product/answer-case.ts')),
    ...(await import('#evals/product/ask-product.ts')),
  };
});
afterAll(() => services.close());

const answer = (more: object) => product.answerCase(caseOf(more), { repeat: 1, model: 'stand-in' });
const composed = async (more: object) => {
  const { request } = (await product.composeCase(caseOf(more))).built;
  return { ...request, text: request.messages.map(({ content }) => content).join('\n') };
};

describe('a case', () => {
  test('is answered in parts, with its calls, tokens and end', async () => {
    const line = await answer({ prompt: 'sales.plumber.phone-intake' });
    expect(line).toMatchObject({
      case: 'test.case',
      calls: 1,
      finish: 'stop',
      form: 'parts',
      problem: null,
    });
    expect(line.parts.length).toBeGreaterThan(1);
    expect(line.usage.input).toBeGreaterThan(1000);
    expect(line.estimated).toBe(false);
    expect(checkLine(caseOf({ message: 'Hello' }), line)[0]).toMatchObject({
      id: 'schema-and-finish',
      pass: true,
    });
  });

  test('that asks for a calculation takes a round, and its figures are recorded', async () => {
    const line = await answer({ helper: 'finance', message: 'What if I charge 200?' });
    expect(line.calls).toBe(2);
    expect(line.sums.length).toBeGreaterThan(0);
    expect(line.finish).toBe('stop');
  });

  test('for the assistant names a helper', async () => {
    const line = await answer({
      helper: null,
      kind: 'director',
      message: 'overdue invoices, who helps?',
      named: ['finance'],
    });
    expect(line).toMatchObject({ suggestedHelper: 'finance', form: 'parts' });
  });

  test('that the product refuses has the reason instead of an answer', async () => {
    const line = await answer({ prompt: 'sales.no.such-prompt' });
    expect(line.parts).toEqual([]);
    expect(line.problem).toBe('There is no prompt sales.no.such-prompt.');
  });
});

describe('the request', () => {
  test('contains the composed prompt with deliverables, day and business, and typed blanks unchanged', async () => {
    const id = 'sales.plumber.phone-intake';
    const { text, format } = await composed({
      prompt: id,
      outcome: 'Three calls booked',
      limits: 'no weekends',
    });
    expect(text).toContain('Today is Wednesday, November 18, 2026');
    expect(text).toContain('Ridgeline Plumbing');
    expect(text).toContain('Three calls booked');
    expect(text).toContain('no weekends');
    expect(text).toContain('Open with "Is water running now?"');
    expect(format.name).toBe('helper_answer');
  });

  test('contains memory except paused facts, and none on a plan without history', async () => {
    const memory = [
      { key: 'crew size', text: 'four people' },
      { key: 'old phone', text: '555-0100', paused: true },
    ];
    const { text } = await composed({ message: 'Hello', memory });
    expect(text).toContain('four people');
    expect(text).not.toContain('555-0100');
    expect(
      (await composed({ message: 'Hello', memory, plan: 'free', open: ['sales'] })).text,
    ).not.toContain('four people');
  });

  test('contains earlier turns, composed by the product, before the question', async () => {
    const { messages } = await composed({
      message: 'And the second?',
      earlier: [
        { prompt: 'sales.plumber.phone-intake', answer: 'Ask first whether water is running.' },
      ],
    });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[1]?.content.length).toBeGreaterThan(300);
    expect(messages[2]?.content).toBe('Ask first whether water is running.');
  });
});

describe('the comparison', () => {
  test('a plain question contains the same facts and none of our text', () => {
    const id = 'sales.plumber.phone-intake';
    const text = plainQuestion(
      caseOf({
        prompt: id,
        outcome: 'Three calls booked',
        limits: 'no weekends',
        memory: [{ key: 'crew size', text: 'four people' }],
      }),
    );
    for (const fact of [
      'Ridgeline Plumbing',
      'Boulder, CO',
      'Three calls booked',
      'no weekends',
      'four people',
      'November 18, 2026',
    ])
      expect(text).toContain(fact);
    const longest =
      findShippedPrompt(id)
        ?.content.split('\n')
        .toSorted((a, b) => b.length - a.length)[0] ?? '';
    expect(text).not.toContain(longest.slice(0, 60));
  });

  test('a plain model and a judge are called at the same endpoint', async () => {
    const chat = createChat(services.endpoint);
    const plain = await chat({
      model: 'm',
      messages: [{ role: 'user', content: 'How do I raise prices?' }],
      tokens: 500,
    });
    expect(plain.text.length).toBeGreaterThan(50);
    expect(plain.text).not.toMatch(/^\{/);
    const pair = { question: 'How?', first: 'How? Like this.', second: 'No idea.' };
    const { text } = await chat({
      model: 'm',
      messages: judgeMessages(pair),
      tokens: 500,
      format: verdictFormat(),
    });
    expect(readVerdict(text)).not.toBeNull();
  });
});
