import type { ExamCase } from '../cases/exam-case.ts';
import { judgeMessages } from '../judge/judge-prompt.ts';
import { composeCase } from '../product/ask-product.ts';
import { plainQuestion } from '../product/plain-question.ts';
import type { RunHead } from '../score/result.ts';
import {
  callsPerAnswer,
  outputTokens,
  type Planned,
  tokensIn,
  typicalMs,
  verdictsOf,
} from './estimate.ts';

const planned = (
  what: keyof typeof outputTokens,
  { model, calls, input }: { model: string; calls: number; input: number },
): Planned => ({
  what,
  model,
  calls,
  usage: { input, cached: 0, output: Math.ceil(calls * outputTokens[what]) },
  eachMs: typicalMs[what],
});

const lengthOf = (messages: readonly { content: string }[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

/** The tokens of every question as the product composes it, its schema included. */
const composedTokens = async (cases: readonly ExamCase[]) => {
  let tokens = 0;
  for (const one of cases) {
    const { request } = (await composeCase(one)).built;
    tokens += tokensIn(lengthOf(request.messages) + JSON.stringify(request.format).length);
  }
  return tokens;
};

/** The requests of a run, with the actual questions and typical lengths of answers. */
export const planRun = async (
  { models, judges, plainModel, repeat }: RunHead,
  cases: readonly ExamCase[],
  { pairs, isCompared }: { pairs: number; isCompared: boolean },
): Promise<Planned[]> => {
  const once = await composedTokens(cases);
  const advised = cases.filter(({ helper }) => helper !== null);
  const plainTokens = advised.reduce((sum, one) => sum + tokensIn(plainQuestion(one).length), 0);
  const verdicts = verdictsOf({
    models: models.length,
    advised: advised.length,
    pairs,
    isCompared,
  });
  const rules = tokensIn(lengthOf(judgeMessages({ question: '', first: '', second: '' })));
  const perVerdict = rules + 2 * outputTokens.plain + plainTokens / Math.max(1, advised.length);
  return [
    ...models.map((model) =>
      planned('answer', {
        model,
        calls: cases.length * repeat * callsPerAnswer,
        input: once * repeat * callsPerAnswer,
      }),
    ),
    ...(judges.length
      ? [planned('plain', { model: plainModel, calls: advised.length, input: plainTokens })]
      : []),
    ...judges.map((model) =>
      planned('verdict', { model, calls: verdicts, input: verdicts * perVerdict }),
    ),
  ];
};
