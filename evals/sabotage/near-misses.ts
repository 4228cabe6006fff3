/** Stored answers that the exam itself is tried on: pairs that differ by one fault, and good answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { CheckedAnswer } from '../../shared/domain/chat/answer-checks/checked-answer.ts';
import type { CheckedQuestion } from '../../shared/domain/chat/answer-checks/checked-question.ts';
import { checkedQuestion } from '../cases/checked-question.ts';
import { ExamCase } from '../cases/exam-case.ts';
import { type FaultKind, faultKindIds } from './fault-kinds.ts';
import { answerOf, WrittenPart } from './written-answer.ts';

/** `tuning` was open while the checks were written; `held-out` was not opened while checks were changed, but their author wrote the checks. */
export type AnswerSet = 'tuning' | 'held-out';

export type GoodAnswer = {
  id: string;
  helper: string;
  trade: string;
  answer: CheckedAnswer;
  question: CheckedQuestion;
};

/** Two answers to one question. They are the same but for one place, and that makes the second one bad. */
export type NearMiss = Omit<GoodAnswer, 'answer'> & {
  kind: FaultKind;
  /** The question as the owner wrote it. */
  asked: string;
  good: CheckedAnswer;
  bad: CheckedAnswer;
};

const Written = z.looseObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  parts: z.array(WrittenPart).min(1),
});
const WrittenPair = Written.extend({
  kind: z.enum(faultKindIds),
  good: z.string(),
  bad: z.string(),
}).refine(
  ({ parts }) => JSON.stringify(parts).split('{}').length === 2,
  'Good and bad differ in exactly one place',
);

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const caseOf = (id: string, rest: object) =>
  ExamCase.parse({ ...rest, id: `near-miss.${id}`, kind: 'trade', expect: {} });

/** The pairs of a set; throws for an invalid one. */
export const loadNearMisses = (set: AnswerSet): NearMiss[] => {
  const folder = join(import.meta.dirname, set);
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => z.array(WrittenPair).parse(read(join(folder, name))))
    .map(({ id, kind, parts, good, bad, ...rest }) => {
      const question = checkedQuestion(caseOf(id, rest));
      return {
        id,
        kind,
        helper: String(rest.helper),
        trade: question.business.type ?? '',
        asked: String(rest.message),
        question,
        good: answerOf(parts, good),
        bad: answerOf(parts, bad),
      };
    });
};

/** The good answers of a set that have no bad twin; the `fresh` ones were written after the last change of a check. */
export const loadGoodAnswers = (set: AnswerSet | 'fresh'): GoodAnswer[] =>
  z
    .array(Written)
    .parse(read(join(import.meta.dirname, 'good', `${set}.json`)))
    .map(({ id, parts, ...rest }) => {
      const question = checkedQuestion(caseOf(id, rest));
      return {
        id,
        helper: String(rest.helper),
        trade: question.business.type ?? '',
        question,
        answer: answerOf(parts),
      };
    });
