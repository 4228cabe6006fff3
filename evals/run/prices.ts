import * as z from 'zod';
import { stageSettings } from '../../infra/stages.ts';
import type { ModelPrices } from '../../shared/domain/plan/model-cost.ts';

/** Prices of models in dollars per million tokens; those that are not from a stage were read on 2026-11-22. */
const known: Readonly<Record<string, ModelPrices>> = {
  [stageSettings.prod.openai.model]: stageSettings.prod.openai.prices,
  'gpt-6-luna': { input: 0.1, cachedInput: 0.01, output: 0.5 },
};

const Prices = z.record(
  z.string(),
  z.object({ input: z.number(), cachedInput: z.number(), output: z.number() }),
);

/** The prices of a model, from EVAL_PRICES by its name (as JSON) or from the known ones; null without a price. */
export const createPrices = (json = '{}') => {
  const { data, error } = Prices.safeParse(JSON.parse(json));
  if (error)
    throw new Error(
      'EVAL_PRICES must be JSON like {"model": {"input": 0.75, "cachedInput": 0.075, "output": 4.5}}.',
    );
  return (model: string): ModelPrices | null => data[model] ?? known[model] ?? null;
};
export type PricesOf = ReturnType<typeof createPrices>;
