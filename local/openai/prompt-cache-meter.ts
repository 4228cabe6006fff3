import type { ChatRequest } from './chat-request.ts';

/** The tokens of a text, in order; equal texts give equal tokens. */
export type Tokenize = (text: string) => readonly unknown[];

/** The tokens of a request, and those that a request before it began with too. */
export type PromptUsage = { tokens: number; cached: number };

/** A beginning is cached from so many tokens on, and counted in steps. */
const min = 1024;
const step = 128;
/** Requests that are remembered for each key. */
const remembered = 50;

/** About as many tokens as a model would count, without its dictionary of some megabytes. */
const roughly: Tokenize = (text) =>
  text.match(/ ?\p{L}{1,6}|\p{N}{1,3}|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/**
 * Counts as a provider's prompt cache does: the longest beginning that a request has in common with an earlier one of
 * the same key. Schema and messages count, in this order.
 */
export const createCacheMeter = (tokenize = roughly) => {
  const seen = new Map<string, (readonly unknown[])[]>();
  return ({
    prompt_cache_key: key = '',
    messages,
    response_format: format,
  }: ChatRequest): PromptUsage => {
    const tokens = tokenize(JSON.stringify([format, messages], withoutPictures));
    const earlier = seen.get(key) ?? [];
    const common = Math.max(0, ...earlier.map((other) => commonBeginning(tokens, other)));
    seen.set(key, [...earlier.slice(1 - remembered), tokens]);
    return {
      tokens: tokens.length,
      cached: common < min ? 0 : Math.floor(common / step) * step,
    };
  };
};

/** A picture costs as much as its pixels do, not as its letters. */
const withoutPictures = (name: string, value: unknown) =>
  name === 'url' && String(value).startsWith('data:image/') ? '[picture]' : value;

const commonBeginning = (one: readonly unknown[], other: readonly unknown[]) => {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  return end;
};

/** A streamed event with these tokens, if it is the one that reports them; the model behind reports no cached ones. */
export const withUsage = (event: string, { tokens, cached }: PromptUsage) => {
  if (!event.includes('"prompt_tokens"')) return event;
  const isStreamed = event.startsWith('data: ');
  const chunk = JSON.parse(isStreamed ? event.slice('data: '.length) : event);
  const usage = {
    ...chunk.usage,
    prompt_tokens: tokens,
    total_tokens: tokens + chunk.usage.completion_tokens,
    prompt_tokens_details: { cached_tokens: cached },
  };
  const text = JSON.stringify({ ...chunk, usage });
  return isStreamed ? `data: ${text}\n\n` : text;
};
