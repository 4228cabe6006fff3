import type { Config } from '../config.ts';

/** Tokens a model may reason with beside its answer, so that reasoning does not cut the answer. */
const reasoningTokens = 2000;
/** The families without reasoning; every later model reasons, with an effort of its own unless it is told one. */
const withoutReasoning = /^(ft:)?(gpt-3\.5|gpt-4|chatgpt-4)/;

/** The limit of the answer and the effort for a model; compatible providers know only the older name of the limit. */
export const modelParameters = ({
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: model,
  REPLY_TOKENS: tokens,
}: Pick<Config, 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'REPLY_TOKENS'>) => {
  if (baseUrl) return { max_tokens: tokens };
  if (withoutReasoning.test(model)) return { max_completion_tokens: tokens };
  return { max_completion_tokens: tokens + reasoningTokens, reasoning_effort: 'low' as const };
};

/** What marks a request at the provider itself; compatible providers may refuse a field they do not know. */
export const requestMarks = (
  { OPENAI_BASE_URL: baseUrl }: Pick<Config, 'OPENAI_BASE_URL'>,
  { cacheKey, safetyId }: { cacheKey: string; safetyId?: string | undefined },
) =>
  baseUrl ? {} : { prompt_cache_key: cacheKey, ...(safetyId && { safety_identifier: safetyId }) };
