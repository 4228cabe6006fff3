import { spendView } from '#shared/domain/model-cost.ts';
import { config } from '../lib/config.ts';
import { storedModelSpend } from '../tables/model-spend-table.ts';
import { audited } from './audited.ts';

/** What the stage spent on the model today, and whether it still answers. */
export const getModelSpend = audited('getModelSpend', async (_, now) =>
  spendView(await storedModelSpend(now), config.MODEL_DAILY_DOLLARS),
);
