import type { ModelUsage } from '../../shared/domain/plan/model-cost.ts';
import type { Chat } from '../run/ask-chat.ts';
import { judgeMessages, type Pair, swapped, verdictFormat } from './judge-prompt.ts';
import { readVerdict } from './read-verdict.ts';
import type { BothOrders } from './verdict.ts';

/** The maximum length of a verdict in tokens. */
const tokens = 600;

/** Both verdicts about a pair and their tokens; null if a verdict cannot be parsed. */
export type Judgement = { orders: BothOrders | null; usage: ModelUsage };

/** Asks a judge about a pair, once in each order. */
export const askJudge = async (chat: Chat, model: string, pair: Pair): Promise<Judgement> => {
  const ask = (one: Pair) =>
    chat({ model, messages: judgeMessages(one), tokens, format: verdictFormat() });
  const [one, other] = await Promise.all([ask(pair), ask(swapped(pair))]);
  const asIs = readVerdict(one.text);
  const inOtherOrder = readVerdict(other.text);
  return {
    orders: asIs && inOtherOrder && { asIs, swapped: inOtherOrder },
    usage: {
      input: one.usage.input + other.usage.input,
      cached: one.usage.cached + other.usage.cached,
      output: one.usage.output + other.usage.output,
    },
  };
};
