import type { ExamCase } from '../cases/exam-case.ts';
import { checkRequest } from '../request/check-request.ts';
import type { AnswerLine } from './answer-line.ts';
import { askProduct } from './ask-product.ts';
import type { Call } from './call.ts';
import { readCalls, usageOfCalls } from './read-calls.ts';
import { withCalls } from './watch-calls.ts';

/** Answers a case with the product and returns the line of the run, also for a failed answer. */
export const answerCase = async (
  one: ExamCase,
  { repeat, model }: { repeat: number; model: string },
): Promise<AnswerLine> => {
  const at = new Date().toISOString();
  const { outcome, calls } = await withCalls(() => askProduct(one));
  const asked = outcome.status === 'fulfilled' ? outcome.value : undefined;
  const turn = asked?.turn;
  return {
    case: one.id,
    repeat,
    model,
    served: calls.at(-1)?.model ?? '',
    at,
    ms: calls.reduce((sum, { ms }) => sum + ms, 0),
    firstMs: calls[0]?.firstMs ?? 0,
    firstDraftMs: firstDraftOf(calls),
    reasoning: calls.reduce((sum, { reasoning }) => sum + reasoning, 0),
    calls: calls.length,
    ...usageOfCalls(calls),
    ...readCalls(calls, one.helper === null),
    parts: turn?.parts ?? [],
    suggestedHelper: turn?.suggestedHelperId ?? null,
    sums: turn?.sums ?? [],
    request: asked ? checkRequest(one, asked.request) : [],
    problem: outcome.status === 'rejected' ? problemOf(outcome.reason) : null,
  };
};

/** Rounds of calculations before the answer are waited for as well. */
const firstDraftOf = (calls: readonly Call[]): number | null => {
  const at = calls.findIndex(({ firstDraftMs }) => firstDraftMs !== null);
  const before = calls.slice(0, Math.max(0, at)).reduce((sum, { ms }) => sum + ms, 0);
  return at < 0 ? null : before + (calls[at]?.firstDraftMs ?? 0);
};

/** The product's error message, with its cause. */
const problemOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return [error.message, error.cause instanceof Error ? error.cause.message : '']
    .filter(Boolean)
    .join(' · ');
};
