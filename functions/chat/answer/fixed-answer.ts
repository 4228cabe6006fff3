import type { contract } from '#shared/contract/index.ts';
import type { StreamEvent } from '#shared/contract/route.ts';
import type { PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import type { SentEvents } from '#shared/domain/chat/stopped-answer.ts';
import type { ProviderAnswer } from './ask-model.ts';

/** Answers with words of ours in place of the model's, which is not asked. */
export async function* fixedAnswer(
  text: string,
): AsyncGenerator<
  StreamEvent<typeof contract.chat.ask>,
  { answer: ProviderAnswer; sent: SentEvents }
> {
  const part = { kind: 'text', markdown: text } as const;
  const event: PartEvent = { event: 'part', data: { index: 0, part } };
  const sent = [{ at: Date.now(), event }];
  yield event;
  const answer: ProviderAnswer = {
    parts: [part],
    form: 'parts',
    cut: undefined,
    suggestedHelperId: null,
    facts: [],
    decisions: [],
  };
  return { answer, sent };
}
