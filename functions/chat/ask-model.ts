import { estimatedUsage, imageCharacters, microdollarsOf } from '#shared/domain/plan/model-cost.ts';
import { config } from '../lib/config.ts';
import { count } from '../lib/metrics.ts';
import {
  askProvider,
  type Finish,
  type ProviderRequest,
  type ProviderUsage,
} from '../lib/openai.ts';
import { recordModelCall } from '../plan/quota/model-spend-table.ts';

type Caller = {
  plan: string;
  /** The counters of the day's statistics that a complete answer adds one to. */
  counters: readonly string[];
  /** Asked at the end of the call: whether it only asked for sums, so that another call answers the question. */
  isRound?: () => boolean;
  now: Date;
};

/**
 * The one way to the AI provider: yields its answer piece by piece, returns how it ended, and counts what the call cost,
 * also one that failed or was given up, in the stage's dollars of the day. The question itself is counted by the same write.
 */
export async function* askModel(
  request: ProviderRequest,
  { plan, counters, isRound, now }: Caller,
): AsyncGenerator<string, Finish> {
  let usage: ProviderUsage | undefined;
  let isComplete = false;
  try {
    const finish = yield* askProvider(request, { plan }, (reported) => {
      usage = reported;
    });
    isComplete = true;
    return finish;
  } finally {
    const microdollars = usage ? costOf(usage, request) : 0;
    count('ModelMicrodollars', microdollars);
    const isAnswer = isComplete && !isRound?.();
    await recordModelCall({ microdollars, counters: isAnswer ? counters : [] }, now);
  }
}

/** A provider that reports no tokens is counted by the lengths of the texts, at the full price. */
const costOf = (usage: ProviderUsage, { messages }: ProviderRequest) => {
  const charactersIn = messages.reduce(
    (sum, { content, image }) => sum + content.length + (image ? imageCharacters : 0),
    0,
  );
  const tokens =
    'charactersOut' in usage ? estimatedUsage(charactersIn, usage.charactersOut) : usage;
  return microdollarsOf(tokens, config.MODEL_PRICES);
};
