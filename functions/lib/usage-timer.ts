import type { ModelUsage } from '#shared/domain/model-cost.ts';

type Usage = {
  prompt_tokens: number;
  completion_tokens: number;
  prompt_tokens_details?: { cached_tokens?: number };
};

/**
 * Measures an answer: ms until its first piece and in total, and its tokens where the provider reports them.
 * `tokensCached` is the share of `tokensIn` that came from the provider's prompt cache and costs less.
 */
export const createUsageTimer = () => {
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  let firstMs: number | undefined;
  let latest: Usage | null | undefined;
  return {
    record: (usage: Usage | null | undefined) => {
      firstMs ??= elapsed();
      latest = usage ?? latest;
    },
    usage: (): ModelUsage | undefined =>
      latest
        ? {
            input: latest.prompt_tokens,
            cached: latest.prompt_tokens_details?.cached_tokens ?? 0,
            output: latest.completion_tokens,
          }
        : undefined,
    read: () => ({
      firstMs,
      allMs: elapsed(),
      tokensIn: latest?.prompt_tokens,
      tokensCached: latest && (latest.prompt_tokens_details?.cached_tokens ?? 0),
      tokensOut: latest?.completion_tokens,
    }),
  };
};
