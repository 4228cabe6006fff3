import { spendView } from '#shared/domain/plan/stage-model-budget.ts';
import { modelBudget, raiseModelLimit as raise } from '../../plan/quota/model-spend-table.ts';
import { audited } from '../audited-operation.ts';

/** Adds dollars to today's limit for the model; questions are answered again within half a minute. */
export const raiseModelLimit = audited('raiseModelLimit', async ({ dollars }, now) =>
  spendView(await raise(dollars, now), modelBudget),
);
