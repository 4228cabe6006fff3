import { answerAsMarkdown } from '../../shared/domain/chat/answer-parts/answer-as-markdown.ts';
import type { ExamCase } from '../cases/exam-case.ts';
import { askJudge } from '../judge/ask-judge.ts';
import type { NearMissPair } from '../judge/near-miss-pairs.ts';
import type { AnswerLine } from '../product/answer-line.ts';
import { plainQuestion } from '../product/plain-question.ts';
import type { Chat } from './ask-chat.ts';
import type { RunFolder } from './files.ts';
import { inParallel } from './in-parallel.ts';

type Judging = {
  folder: RunFolder;
  /** The endpoints of the plain model and of the judges. */
  chat: Chat;
  judgeChat: Chat;
  judges: readonly string[];
  plainModel: string;
  plainTokens: number;
  concurrency: number;
};

/** A call that fails after its retries is a missing verdict, so that it does not stop a paid run. */
const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
};

/** Answers to the assistant's cases are not advice, and only the first answer to a case is judged. */
const judgeable = (answers: readonly AnswerLine[], cases: readonly ExamCase[]) =>
  answers.flatMap((line) => {
    const one = cases.find(({ id, helper }) => id === line.case && helper !== null);
    return one && line.repeat === 1 && line.problem === null ? [{ one, line }] : [];
  });

/**
 * Lets a plain model answer the cases and every judge compare, blind and in both orders. The product's answer is the
 * first of each pair.
 */
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
      const answer = await orNull(chat({ model: plainModel, messages, tokens: plainTokens }));
      return [one.id, answer?.text] as const;
    }),
  );
  const work = judges.flatMap((judge) => toJudge.map((each) => ({ judge, ...each })));
  await inParallel(work, concurrency, async ({ judge, one, line }) => {
    const second = plain.get(one.id);
    const first = answerAsMarkdown(line.parts);
    const question = plainQuestion(one);
    const { judge: lookAt = [] } = one.expect;
    const asked = second
      ? await orNull(askJudge(judgeChat, judge, { question, first, second, lookAt }))
      : null;
    const orders = asked?.orders ?? null;
    folder.add('judged', { case: one.id, model: line.model, judge, orders });
  });
};

/** Lets every judge compare the answers of two models to the same cases, blind and in both orders. */
export const judgeDuels = async (
  answers: readonly AnswerLine[],
  cases: readonly ExamCase[],
  [first, second]: readonly [string, string],
  { folder, judgeChat, judges, concurrency }: Judging,
) => {
  const toJudge = judgeable(answers, cases);
  const work = judges.flatMap((judge) =>
    toJudge.flatMap(({ one, line }) => {
      const other = toJudge.find(({ line: its }) => its.case === line.case && its.model === second);
      return line.model === first && other ? [{ judge, one, line, other: other.line }] : [];
    }),
  );
  await inParallel(work, concurrency, async ({ judge, one, line, other }) => {
    const pair = {
      question: plainQuestion(one),
      first: answerAsMarkdown(line.parts),
      second: answerAsMarkdown(other.parts),
      lookAt: one.expect.judge ?? [],
    };
    const asked = await orNull(askJudge(judgeChat, judge, pair));
    folder.add('duels', { case: one.id, judge, first, second, orders: asked?.orders ?? null });
  });
};

/** Lets every judge grade the near misses, in the same way. */
export const judgePairs = (
  pairs: readonly NearMissPair[],
  { folder, judgeChat, judges, concurrency }: Judging,
) =>
  inParallel(
    judges.flatMap((judge) => pairs.map((pair) => ({ judge, pair }))),
    concurrency,
    async ({ judge, pair: { id, question, first, second } }) => {
      const asked = await orNull(askJudge(judgeChat, judge, { question, first, second }));
      folder.add('agreement', { pair: id, judge, orders: asked?.orders ?? null });
    },
  );
