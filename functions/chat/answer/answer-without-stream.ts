import type { contract } from '#shared/contract/index.ts';
import type { Output, StreamEvent } from '#shared/contract/route.ts';

type Ask = typeof contract.chat.ask;

/** The answer as one JSON body, for a caller that does not accept a stream. */
export const answerWithoutStream = async (
  events: AsyncIterable<StreamEvent<Ask>>,
): Promise<Output<Ask>> => {
  for await (const { event, data } of events)
    if (event === 'done') {
      const { content, parts, suggestedHelperId, facts, decisions } = data.turn;
      const told = { content, parts, suggestedHelperId, facts, decisions };
      return { success: true, errorMessage: null, ...told };
    }
  return { success: false, errorMessage: null };
};
