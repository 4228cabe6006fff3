import OpenAI from 'openai';
import { modelParameters } from '../../functions/lib/openai/model-parameters.ts';
import { estimatedUsage, type ModelUsage } from '../../shared/domain/plan/model-cost.ts';
import type { Endpoint } from './endpoint.ts';

type Request = {
  model: string;
  messages: { role: 'system' | 'user'; content: string }[];
  /** The maximum length of an answer in tokens. */
  tokens: number;
  format?: { name: string; schema: Record<string, unknown>; strict: boolean };
};

export type ChatAnswer = { text: string; usage: ModelUsage; ms: number };

/** The timeout of one answer, in ms. */
const timeout = 120_000;

/** Asks a model without the product, for the plain answer and for verdicts. Rejects with the provider's error. */
export const createChat = ({ apiKey, baseUrl, format: known }: Endpoint) => {
  const client = new OpenAI({
    apiKey,
    timeout,
    maxRetries: 3,
    ...(baseUrl && { baseURL: baseUrl }),
  });
  return async ({ model, messages, tokens, format }: Request): Promise<ChatAnswer> => {
    const began = performance.now();
    const { choices, usage } = await client.chat.completions.create({
      model,
      messages,
      ...modelParameters({ OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model, REPLY_TOKENS: tokens }),
      ...(format &&
        known === 'schema' && { response_format: { type: 'json_schema', json_schema: format } }),
    });
    const text = choices[0]?.message.content ?? '';
    const charactersIn = messages.reduce((sum, { content }) => sum + content.length, 0);
    return {
      text,
      ms: Math.round(performance.now() - began),
      usage: usage
        ? {
            input: usage.prompt_tokens,
            cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
            output: usage.completion_tokens,
          }
        : estimatedUsage(charactersIn, text.length),
    };
  };
};
export type Chat = ReturnType<typeof createChat>;
