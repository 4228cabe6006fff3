import { estimatedUsage, imageCharacters, microdollarsOf } from '#shared/domain/plan/model-cost.ts';
import { config } from '../../lib/config.ts';
import { providerHash } from '../../lib/keyed-hashes.ts';
import { count } from '../../lib/metrics.ts';
import {
  askProvider,
  type Finish,
  type ProviderRequest,
  type ProviderUsage,
} from '../../lib/openai/ask-provider.ts';
import { recordModelCall, type Spending } from '../../plan/quota/model-spend-table.ts';

/** For whom the model is asked. */
export type ModelCaller = {
  plan: string;
  /** Whose dollars of the day it takes. */
  spending: Spending;
  /** The counters of the day's statistics that a complete answer adds one to. */
  counters: readonly string[];
  /** Told what each call cost, in millionths of a dollar. */
  onCost?: (microdollars: number) => void;
  now: Date;
};

/**
 * One call to the AI provider, and the one way to it: the answer piece by piece, and how it ended. Counts the call and what it cost, also one that failed or was given up, in
 * the dollars of the day of its account and of the stage; the write of the stage counts the question too, unless the call
 * only asked for sums.
 */
export async function* countedModelCall(
  request: ProviderRequest,
  {
    plan,
    spending,
    counters,
    onCost,
    isRound = () => false,
    now,
  }: ModelCaller & { isRound?: () => boolean },
): AsyncGenerator<string, Finish> {
  let usage: ProviderUsage | undefined;
  let isComplete = false;
  try {
    const safetyId = spending && (await providerHash(spending.accountId));
    const sent = { ...request, ...(safetyId && { safetyId }) };
    const finish = yield* askProvider(sent, { plan }, (reported) => {
      usage = reported;
    });
    isComplete = true;
    return finish;
  } finally {
    const microdollars = usage ? costOf(usage, request) : 0;
    count('ModelMicrodollars', microdollars);
    onCost?.(microdollars);
    const isAnswer = isComplete && !isRound();
    await recordModelCall({ microdollars, spending, counters: isAnswer ? counters : [] }, now);
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
