import { randomUUID } from 'node:crypto';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { answerTo } from '#local/openai/answer-content.ts';
import { microdollarsOf } from '#shared/domain/plan/model-cost.ts';
import { knownOwner, meter } from '../support/answers/ten-turns.ts';
import { type App, startApp } from '../support/app.ts';
import type { Asker } from '../support/chat.ts';
import { quoteGoneQuiet } from '../support/quote-gone-quiet.ts';
import type { Table } from './report.ts';

/** List prices of the default model in US dollars per million tokens (November 2026). */
const prices = { input: 0.75, cachedInput: 0.075, output: 4.5 } as const;

type Question = NonNullable<Parameters<Asker['ask']>[0]>;

/** Questions of every kind; each conversation has one before it, unless it is cold. */
const kinds: readonly (readonly [what: string, question: Question, isCold?: true])[] = [
  ['the first question of a conversation, nothing cached', {}, true],
  ['a further question', {}],
  [
    'a filled prompt of the catalogue',
    { prompt: quoteGoneQuiet('Thanks, we will think about it.') },
  ],
  ['a question with a sum, two calls', { text: 'What if I charge 200?' }],
  ['a question to the general assistant', { helper_id: null, text: 'Who helps me with taxes?' }],
];

/** Returns the cost of the model calls of one question. */
const priceOf = async (app: App, act: () => Promise<unknown>, count: ReturnType<typeof meter>) => {
  const answers: string[] = [];
  app.stack.openai.say((request) => {
    const answer = answerTo(request);
    answers.push(answer);
    return answer;
  });
  app.stack.openai.forget();
  await act();
  const asked = app.stack.openai.requests().map(({ body }) => count(body));
  const sum = (field: 'tokens' | 'cached') => asked.reduce((all, one) => all + one[field], 0);
  const usage = {
    input: sum('tokens'),
    cached: sum('cached'),
    output: answers.reduce((all, answer) => all + encode(answer).length, 0),
  };
  return { ...usage, dollars: microdollarsOf(usage, prices) / 1_000_000 };
};

const number = (value: number) => value.toLocaleString('en');

/**
 * Measures the cost of a question with the model, by its kind, from the requests that the provider's stand-in recorded.
 */
export const questionPrices = async (): Promise<Table> => {
  await using app = await startApp();
  const owner = await knownOwner(app, 'dora');
  const rows = [];
  for (const [what, question, isCold] of kinds) {
    const count = meter();
    const place = {
      chat_id: randomUUID(),
      ...(question.helper_id === null && { helper_id: question.helper_id }),
    };
    if (!isCold) await priceOf(app, () => owner.ask(place), count);
    const price = await priceOf(app, () => owner.ask({ ...place, ...question }), count);
    const share = Math.round((price.cached / price.input) * 100);
    rows.push({
      what,
      ours: `$${price.dollars.toFixed(4)}: ${number(price.input)} tokens in, ${share} % cached, ${number(price.output)} out`,
    });
  }
  return {
    title: 'The price of a question with the model, by kind',
    note: `At $${prices.input}, $${prices.cachedInput} cached and $${prices.output} for a million tokens, counted with the tokens of the model from the requests and answers of the provider’s stand-in; tokens a model reasons with come on top. The owner has filled the whole profile, and ten facts are remembered. A photo is 2,353 tokens more, $0.0018; a minute of speech $0.0045.`,
    rows,
  };
};
