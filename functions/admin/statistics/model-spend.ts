import { spendView } from '#shared/domain/plan/model-budget.ts';
import {
  modelBudget,
  raiseModelLimit as raise,
  storedModelSpend,
} from '../../plan/quota/model-spend-table.ts';
import { audited } from '../audited-operation.ts';

/** What the stage spent on the model today, and whether it still answers. */
export const getModelSpend = audited('getModelSpend', async (_, now) =>
  spendView(await storedModelSpend(now), modelBudget),
);

/** Adds dollars to today's limit for the model; questions are answered again within half a minute. */
export const raiseModelLimit = audited('raiseModelLimit', async ({ dollars }, now) =>
  spendView(await raise(dollars, now), modelBudget),
);
