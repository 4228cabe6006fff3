import { markdownOf } from '../../shared/domain/answer-parts/markdown.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import { askJudge } from '../judge/ask-judge.ts';
import type { GradedPair } from '../judge/graded-pair.ts';
import type { AnswerLine } from '../product/answer-line.ts';
import { plainQuestion } from '../product/plain-question.ts';
import type { Chat } from './ask-chat.ts';
import type { RunFolder } from './files.ts';
import { inParallel } from './in-parallel.ts';

type Judging = {
  folder: RunFolder;
  /** Where the plain model is, and where the judges are. */
  chat: Chat;
  judgeChat: Chat;
  judges: readonly string[];
  plainModel: string;
  plainTokens: number;
  concurrency: number;
};

/** Answers to the director's cases are no advice, and only the first answer to a case is judged. */
const judgeable = (answers: readonly AnswerLine[], cases: readonly ExamCase[]) =>
  answers.flatMap((line) => {
    const one = cases.find(({ id, helper }) => id === line.case && helper !== null);
    return one && line.repeat === 1 && line.problem === null ? [{ one, line }] : [];
  });

/** Has a plain model answer the cases and every judge compare, blind and in both orders. The product's answer is the first of each pair. */
export const judgeAnswers = async (
  answers: readonly AnswerLine[],
  cases: readonly ExamCase[],
  { folder, chat, judgeChat, judges, plainModel, plainTokens, concurrency }: Judging,
) => {
  const toJudge = judgeable(answers, cases);
  const asked = [...new Set(toJudge.map(({ one }) => one))];
  const plain = new Map(
    await inParallel(asked, concurrency, async (one) => {
      const messages = [{ role: 'user' as const, content: plainQuestion(one) }];
      const { text } = await chat({ model: plainModel, messages, tokens: plainTokens });
      return [one.id, text] as const;
    }),
  );
  const work = judges.flatMap((judge) => toJudge.map((each) => ({ judge, ...each })));
  await inParallel(work, concurrency, async ({ judge, one, line }) => {
    const { orders } = await askJudge(judgeChat, judge, {
      question: plainQuestion(one),
      first: markdownOf(line.parts),
      second: plain.get(one.id) ?? '',
      ...(one.expect.judge && { lookAt: one.expect.judge }),
    });
    folder.add('judged', { case: one.id, model: line.model, judge, orders });
  });
};

/** Has every judge grade the pairs that were graded by hand, in the same way. */
export const judgePairs = (
  pairs: readonly GradedPair[],
  { folder, judgeChat, judges, concurrency }: Judging,
) =>
  inParallel(
    judges.flatMap((judge) => pairs.map((pair) => ({ judge, pair }))),
    concurrency,
    async ({ judge, pair: { id, question, first, second } }) => {
      const { orders } = await askJudge(judgeChat, judge, { question, first, second });
      folder.add('agreement', { pair: id, judge, orders });
    },
  );
