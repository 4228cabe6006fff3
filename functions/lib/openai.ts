import OpenAI from 'openai';
import { Problem } from '#shared/contract/problem.ts';
import { config } from './config.ts';
import { log } from './log.ts';
import { openaiSecret } from './secrets.ts';

/** How long the provider may take, in ms: until its first words, between two pieces, and altogether. */
const timeouts = { first: 25_000, between: 20_000, total: 100_000 } as const;

let known: Promise<OpenAI> | undefined;

/** The client, made once per process; a failed read of the key is tried again at the next question. */
const client = () => {
  known ??= openaiSecret()
    .then(
      ({ apiKey }) =>
        new OpenAI({
          apiKey,
          // One call per attempt: whoever asked retries with the same message id, and that is at most 4 calls a question.
          maxRetries: 0,
          // What it cannot read it would write to the log, the owner's words included.
          logLevel: 'off',
          timeout: timeouts.total,
          ...(config.OPENAI_BASE_URL && { baseURL: config.OPENAI_BASE_URL }),
        }),
    )
    .catch((error) => {
      known = undefined;
      throw error;
    });
  return known;
};
// Begins while the Lambda starts, so that the first question does not wait for it; a failure shows at that question.
client().catch(() => {});

/** One message of a conversation as the provider takes it. */
export type Message = { role: 'system' | 'user' | 'assistant'; content: string };
export type Request = {
  messages: Message[];
  /** The JSON the answer has to be. */
  format: { name: string; schema: Record<string, unknown> };
};

/**
 * Asks the provider and gives its answer piece by piece. Ends only when the provider said it was done; anything else,
 * its own errors, a cut connection, silence, becomes the problem `unavailable` without a word of the provider's.
 */
export async function* askProvider(
  { messages, format }: Request,
  facts: { plan: string },
): AsyncGenerator<string> {
  const clock = createClock();
  const watch = createUsageTimer();
  /** Said once here, so that failures of the provider can be told from our own. */
  const failure = (cause: unknown) => {
    log.warn('provider failed', { ...facts, ...watch.read() });
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
      { signal: clock.signal },
    );
    for await (const { choices, usage } of stream) {
      clock.tick();
      watch.note(usage);
      const [choice] = choices;
      if (choice?.delta?.content) yield choice.delta.content;
      if (choice?.finish_reason) finished = true;
    }
  } catch (cause) {
    throw failure(cause);
  } finally {
    clock.stop();
  }
  if (!finished) throw failure(clock.signal.reason);
  log.info('provider answered', { ...facts, ...watch.read() });
}

type Usage = {
  prompt_tokens: number;
  completion_tokens: number;
  prompt_tokens_details?: { cached_tokens?: number };
};

/** Measures an answer: the wait for its first piece and the whole of it, in ms, and its tokens if the provider tells: `tokensCached` of those in were still in its memory and are cheaper. */
const createUsageTimer = () => {
  const start = performance.now();
  const since = () => Math.round(performance.now() - start);
  let firstMs: number | undefined;
  let told: Usage | null | undefined;
  return {
    note: (usage: Usage | null | undefined) => {
      firstMs ??= since();
      told = usage ?? told;
    },
    read: () => ({
      firstMs,
      allMs: since(),
      tokensIn: told?.prompt_tokens,
      tokensCached: told && (told.prompt_tokens_details?.cached_tokens ?? 0),
      tokensOut: told?.completion_tokens,
    }),
  };
};

/** Compatible providers know only the older name of the limit, and their models do not ponder. */
const lengthAndEffort = () => {
  if (config.OPENAI_BASE_URL) return { max_tokens: config.REPLY_TOKENS };
  return {
    max_completion_tokens: config.REPLY_TOKENS,
    ...(config.OPENAI_MODEL.startsWith('gpt-5') && { reasoning_effort: 'low' as const }),
  };
};

/** Gives up when one of the three waits gets too long. */
const createClock = () => {
  const stopped = new AbortController();
  const giveUp = (why: string) => () => stopped.abort(new Error(`The provider ${why}`));
  const total = setTimeout(giveUp('took too long altogether'), timeouts.total);
  let silence = setTimeout(giveUp('did not begin to answer'), timeouts.first);
  return {
    signal: stopped.signal,
    tick: () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp('fell silent'), timeouts.between);
    },
    stop: () => {
      clearTimeout(total);
      clearTimeout(silence);
    },
  };
};
