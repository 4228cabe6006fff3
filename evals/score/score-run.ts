import type { ExamCase } from '../cases/exam-case.ts';
import type { NearMissPair } from '../judge/near-miss-pairs.ts';
import type { AnswerLine } from '../product/answer-line.ts';
import type { PricesOf } from '../run/prices.ts';
import { type Result, type RunHead, resultFormat } from './result.ts';
import { type AgreementLine, scoreAgreement } from './score-agreement.ts';
import { type DuelLine, scoreDuels } from './score-duel.ts';
import type { JudgedLine } from './score-judged.ts';
import { scoreModel } from './score-model.ts';

export type RunFiles = {
  run: RunHead;
  answers: readonly AnswerLine[];
  judged: readonly JudgedLine[];
  agreement: readonly AgreementLine[];
  duels: readonly DuelLine[];
};

type Around = {
  cases: readonly ExamCase[];
  /** The pairs that the judges were tried on. */
  pairs: readonly NearMissPair[];
  pricesOf: PricesOf;
  /** The previous result; null for the first. */
  before: Result | null;
};

/**
 * The result of a run. It can be recalculated from the files of an old run when a check changes. A model is compared
 * with itself in the previous result, or with the first model there if it is new.
 */
export const scoreRun = (
  { run, answers, judged, agreement, duels }: RunFiles,
  { cases, pairs, pricesOf, before }: Around,
): Result => ({
  format: resultFormat,
  run,
  before: before?.run.id ?? null,
  models: run.models.map((model) =>
    scoreModel({
      model,
      cases,
      lines: answers.filter((line) => line.model === model),
      judged: judged.filter((line) => line.model === model),
      pricesOf,
      before: (before?.models.find((one) => one.model === model) ?? before?.models[0])?.samples,
    }),
  ),
  agreement: scoreAgreement(pairs, agreement),
  duels: scoreDuels(duels),
});
