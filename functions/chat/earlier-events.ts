import type { contract } from '#shared/contract/index.ts';
import { currentEvents, type StreamEvent } from '#shared/contract/route.ts';

type Event = StreamEvent<typeof contract.chat.ask>;

/**
 * The events in the form the caller expects. A tab that was opened before this release reads the answer's fields beside
 * the turn in `done`; its Accept header does not contain `currentEvents`. Can be removed one release later.
 */
export async function* withAnswerFields(
  accept: string | undefined,
  events: AsyncIterable<Event>,
): AsyncGenerator<Event> {
  const isCurrent = accept?.includes(currentEvents) ?? false;
  for await (const event of events)
    yield isCurrent || event.event !== 'done' ? event : withFields(event);
}

const withFields = (event: Extract<Event, { event: 'done' }>): Event => {
  const { content, suggestedHelperId, facts, decisions } = event.data.turn;
  return { ...event, data: { content, suggestedHelperId, facts, decisions, ...event.data } };
};
