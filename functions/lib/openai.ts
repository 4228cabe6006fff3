import OpenAI from 'openai';
import { Problem } from '#shared/contract/problem.ts';
import type { ModelUsage } from '#shared/domain/model-cost.ts';
import { config } from './config.ts';
import { log } from './log.ts';
import { openaiSecret } from './secrets.ts';

/** How long the provider may take, in ms: until its first piece, between two pieces, and in total. */
const timeouts = { first: 25_000, between: 20_000, total: 100_000 } as const;

let cached: Promise<OpenAI> | undefined;

/** The client, created once per process; a failed read of the key is tried again with the next question. */
const client = () => {
  cached ??= openaiSecret()
    .then(
      ({ apiKey }) =>
        new OpenAI({
          apiKey,
          // The browser retries with the same message id, so a question costs at most 4 calls.
          maxRetries: 0,
          // The client logs answers it cannot parse, which contain the owner's text.
          logLevel: 'off',
          timeout: timeouts.total,
          ...(config.OPENAI_BASE_URL && { baseURL: config.OPENAI_BASE_URL }),
        }),
    )
    .catch((error) => {
      cached = undefined;
      throw error;
    });
  return cached;
};
// Starts while the Lambda initializes, so that the first question does not wait for it; that question reports a failure.
client().catch(() => {});

/** A message in the provider's format. */
export type ProviderMessage = { role: 'system' | 'user' | 'assistant'; content: string };
export type ProviderRequest = {
  messages: ProviderMessage[];
  /** The JSON schema of the answer. */
  format: { name: string; schema: Record<string, unknown> };
};

/** The tokens of a call as the provider reported them; `unknown` when it began to answer and reported none. */
export type ProviderUsage = ModelUsage | 'unknown';

/**
 * Asks the provider and yields its answer piece by piece. Ends only after the provider sent a finish reason; an error of
 * the provider, a cut connection or a timeout throws the problem `unavailable`, without the provider's text. `onUsage` is told the tokens at the end, unless no call came about.
 */
export async function* askProvider(
  { messages, format }: ProviderRequest,
  logFields: { plan: string },
  onUsage: (usage: ProviderUsage) => void,
): AsyncGenerator<string> {
  const deadline = createDeadline();
  const usageTimer = createUsageTimer();
  let isBegun = false;
  /** Logged with a message of its own, so that failures of the provider are counted apart from ours. */
  const failure = (cause: unknown) => {
    log.warn('provider failed', { ...logFields, ...usageTimer.read() });
    return cause instanceof Problem ? cause : new Problem('unavailable', undefined, { cause });
  };
  let finished = false;
  try {
    const stream = await (await client()).chat.completions.create(
      {
        model: config.OPENAI_MODEL,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        response_format: { type: 'json_schema', json_schema: { ...format, strict: true } },
        ...lengthAndEffort(),
      },
      { signal: deadline.signal },
    );
    isBegun = true;
    for await (const { choices, usage } of stream) {
      deadline.extend();
      usageTimer.record(usage);
      const [choice] = choices;
      if (choice?.delta?.content) yield choice.delta.content;
      if (choice?.finish_reason) finished = true;
    }
  } catch (cause) {
    throw failure(cause);
  } finally {
    deadline.clear();
    if (isBegun) onUsage(usageTimer.usage());
  }
  if (!finished) throw failure(deadline.signal.reason);
  log.info('provider answered', { ...logFields, ...usageTimer.read() });
}

type Usage = {
  prompt_tokens: number;
  completion_tokens: number;
  prompt_tokens_details?: { cached_tokens?: number };
};

/**
 * Measures an answer: ms until its first piece and in total, and its tokens where the provider reports them.
 * `tokensCached` is the share of `tokensIn` that came from the provider's prompt cache and costs less.
 */
const createUsageTimer = () => {
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  let firstMs: number | undefined;
  let latest: Usage | null | undefined;
  return {
    record: (usage: Usage | null | undefined) => {
      firstMs ??= elapsed();
      latest = usage ?? latest;
    },
    usage: (): ProviderUsage =>
      latest
        ? {
            input: latest.prompt_tokens,
            cached: latest.prompt_tokens_details?.cached_tokens ?? 0,
            output: latest.completion_tokens,
          }
        : 'unknown',
    read: () => ({
      firstMs,
      allMs: elapsed(),
      tokensIn: latest?.prompt_tokens,
      tokensCached: latest && (latest.prompt_tokens_details?.cached_tokens ?? 0),
      tokensOut: latest?.completion_tokens,
    }),
  };
};

/** Compatible providers accept only the older name of the token limit, and no reasoning effort. */
const lengthAndEffort = () => {
  if (config.OPENAI_BASE_URL) return { max_tokens: config.REPLY_TOKENS };
  return {
    max_completion_tokens: config.REPLY_TOKENS,
    ...(config.OPENAI_MODEL.startsWith('gpt-5') && { reasoning_effort: 'low' as const }),
  };
};

/** Aborts its signal after any of the three timeouts; `extend` restarts the one between pieces. */
const createDeadline = () => {
  const controller = new AbortController();
  const abortAfter = (ms: number, reason: string) =>
    setTimeout(() => controller.abort(new Error(`The provider ${reason}`)), ms);
  const total = abortAfter(timeouts.total, 'took too long altogether');
  let nextPiece = abortAfter(timeouts.first, 'did not begin to answer');
  return {
    signal: controller.signal,
    extend: () => {
      clearTimeout(nextPiece);
      nextPiece = abortAfter(timeouts.between, 'stopped sending');
    },
    clear: () => {
      clearTimeout(total);
      clearTimeout(nextPiece);
    },
  };
};
