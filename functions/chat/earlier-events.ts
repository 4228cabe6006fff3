import type { contract } from '#shared/contract/index.ts';
import { currentEvents, type StreamEvent } from '#shared/contract/route.ts';

type Event = StreamEvent<typeof contract.chat.ask>;

/**
 * The events in the form the caller expects. A tab that was opened before this release knows no parts: it is told their
 * texts as one, sums with an empty text, and reads the answer's fields beside the turn in `done`, which has the whole
 * answer; its Accept header does not contain `currentEvents`. Can be removed one release later.
 */
export const forCaller = (
  accept: string | undefined,
  events: AsyncIterable<Event>,
): AsyncIterable<Event> => (accept?.includes(currentEvents) ? events : asEarlier(events));

async function* asEarlier(events: AsyncIterable<Event>): AsyncGenerator<Event> {
  let last = 0;
  for await (const event of events)
    if (event.event === 'delta') {
      const { index, text } = event.data;
      yield { event: 'delta', data: { index, text: index === last ? text : `\n\n${text}` } };
      last = index;
    } else if (event.event === 'sums')
      yield { event: 'delta', data: { index: 0, text: '', ...event.data } };
    else if (event.event !== 'part') yield event.event === 'done' ? withFields(event) : event;
}

const withFields = (event: Extract<Event, { event: 'done' }>): Event => {
  const { content, suggestedHelperId, facts, decisions } = event.data.turn;
  return { ...event, data: { content, suggestedHelperId, facts, decisions, ...event.data } };
};
