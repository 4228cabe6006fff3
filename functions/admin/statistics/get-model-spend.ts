import { spendView } from '#shared/domain/plan/stage-model-budget.ts';
import { modelBudget, storedModelSpend } from '../../plan/quota/model-spend-table.ts';
import { audited } from '../audited-operation.ts';

/** What the stage spent on the model today, and whether it still answers. */
export const getModelSpend = audited('getModelSpend', async (_, now) =>
  spendView(await storedModelSpend(now), modelBudget),
);
