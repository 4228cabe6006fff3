import { Problem } from '#shared/contract/problem.ts';
import type { ModelUsage } from '#shared/domain/plan/model-cost.ts';
import { config } from '../config.ts';
import { log } from '../log.ts';
import { modelParameters, requestMarks } from './model-parameters.ts';
import { openaiClient } from './openai-client.ts';

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

/** How long the provider may take, in ms: until its first piece, between two pieces, and in total. */
const timeouts = { first: 25_000, between: 20_000, total: 100_000 } as const;

/** A message in the provider's format. */
export type ProviderMessage = {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** A picture that goes along with the owner's words. */
  image?: { url: string; detail: 'low' | 'high' } | undefined;
};
export type ProviderRequest = {
  messages: ProviderMessage[];
  /** The JSON schema of the answer. */
  format: { name: string; schema: Record<string, unknown> };
  /** Requests with the same key begin alike: the provider sends them where that beginning is cached. */
  cacheKey: string;
  /** Stands for the account, so that the provider can stop one who abuses it and not the whole product. */
  safetyId?: string;
  /** Most tokens of the answer, where it is no answer to a question. */
  longest?: number;
  /** When it has to end (epoch ms), if that is sooner than a call may take. */
  endsAt?: number;
  /** Aborted once the answer is not wanted any more. */
  stopped?: AbortSignal;
};

/** The tokens of a call as the provider reported them, or the length of the answer if it began one and reported none. */
export type ProviderUsage = ModelUsage | { charactersOut: number };

/** How an answer ended: `length` when the provider cut it at the longest length, `stopped` when it was not wanted any more. */
export type Finish = 'stop' | 'length' | 'stopped';

/**
 * Asks the provider, yields its answer piece by piece and returns how it ended. Ends only after the provider sent a
 * finish reason, or the answer is not wanted any more; an error of the provider, a cut connection or a timeout throws the
 * problem `unavailable`, an error that would come back at every try `answers-paused`, a refusal of the model or a stop by
 * the provider's filter `refused`; none carries the provider's text. `onUsage` is told the usage at the end, also after an
 * error, unless the provider did not begin to answer.
 */
export async function* askProvider(
  { messages, format, cacheKey, safetyId, longest, endsAt, stopped }: ProviderRequest,
  logFields: { plan: string },
  onUsage: (usage: ProviderUsage) => void,
): AsyncGenerator<string, Finish> {
  const deadline = createDeadline(endsAt);
  const usageTimer = createUsageTimer();
  let isBegun = false;
  let charactersOut = 0;
  /** Logged with a message of its own, so that failures of the provider are counted apart from ours. */
  const failure = (cause: unknown) => {
    const { status, code } = Object(cause) as { status?: unknown; code?: unknown };
    log.warn('provider failed', { ...logFields, status, code, ...usageTimer.read() });
    if (cause instanceof Problem) return cause;
    return permanent.has(status)
      ? new Problem('answers-paused', providerRefuses, { cause })
      : new Problem('unavailable', undefined, { cause });
  };
  let finished: string | null = null;
  let isRefused = false;
  try {
    const stream = await (await openaiClient()).chat.completions.create(
      {
        model: config.OPENAI_MODEL,
        messages: messages.map(asSent),
        stream: true,
        stream_options: { include_usage: true },
        ...(config.OPENAI_FORMAT === 'schema' && {
          response_format: { type: 'json_schema', json_schema: { ...format, strict: true } },
        }),
        ...modelParameters({ ...config, ...(longest && { REPLY_TOKENS: longest }) }),
        ...requestMarks(config, { cacheKey, safetyId }),
      },
      { signal: stopped ? AbortSignal.any([deadline.signal, stopped]) : deadline.signal },
    );
    isBegun = true;
    for await (const { choices, usage } of stream) {
      deadline.extend();
      usageTimer.record(usage);
      const [choice] = choices;
      const text = choice?.delta?.content ?? '';
      charactersOut += text.length;
      if (text) yield text;
      if (choice?.delta?.refusal) isRefused = true;
      finished = choice?.finish_reason ?? finished;
    }
  } catch (cause) {
    if (!stopped?.aborted) throw failure(cause);
  } finally {
    deadline.clear();
    // A call that was stopped before its first word is paid for as well.
    if (isBegun || stopped?.aborted) onUsage(usageTimer.usage() ?? { charactersOut });
  }
  if (!finished && stopped?.aborted) return 'stopped';
  if (!finished) throw failure(deadline.signal.reason);
  log.info('provider answered', { ...logFields, finished, isRefused, ...usageTimer.read() });
  if (finished === 'content_filter') throw new Problem('refused', filtered);
  if (isRefused) throw new Problem('refused', refusedByModel);
  return finished === 'length' ? 'length' : 'stop';
}

const asSent = ({ role, content, image }: ProviderMessage) =>
  role === 'user' && image
    ? {
        role,
        content: [
          { type: 'text' as const, text: content },
          { type: 'image_url' as const, image_url: image },
        ],
      }
    : { role, content };

/** Statuses of the provider that come back at every try: a request it does not take, a key or a model it does not know. */
const permanent = new Set<unknown>([400, 401, 403, 404]);
const providerRefuses =
  'Your helpers can’t answer right now. Your question didn’t count. Please try again later, or contact us if it keeps happening.';

const refusedByModel = 'The helper couldn’t answer this. It didn’t count. Try asking another way.';
const filtered = 'A safety filter stopped this answer. It didn’t count. Try different words.';

/** Aborts its signal after any of the three timeouts; `extend` restarts the one between pieces. */
const createDeadline = (endsAt = Number.POSITIVE_INFINITY) => {
  const controller = new AbortController();
  const abortAfter = (ms: number, reason: string) =>
    setTimeout(() => controller.abort(new Error(`The provider ${reason}`)), ms);
  const totalMs = Math.max(0, Math.min(timeouts.total, endsAt - Date.now()));
  const total = abortAfter(totalMs, 'took too long altogether');
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
