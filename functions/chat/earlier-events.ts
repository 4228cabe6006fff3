import type { contract } from '#shared/contract/index.ts';
import { currentEvents, type StreamEvent } from '#shared/contract/route.ts';
import { longTextOf } from '#shared/domain/answer-parts/long-text.ts';

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
  let last = -1;
  for await (const event of events)
    if (event.event === 'sums')
      yield { event: 'delta', data: { index: 0, text: '', ...event.data } };
    else if (event.event === 'done') yield withFields(event);
    else if (event.event !== 'part') yield event;
    else if (event.data.index > last) {
      const text = longTextOf(event.data.part);
      const gap = last < 0 || !text ? '' : '\n\n';
      last = event.data.index;
      yield { event: 'delta', data: { index: last, text: gap + text } };
    }
}

const withFields = (event: Extract<Event, { event: 'done' }>): Event => {
  const { content, suggestedHelperId, facts, decisions } = event.data.turn;
  return { ...event, data: { content, suggestedHelperId, facts, decisions, ...event.data } };
};
