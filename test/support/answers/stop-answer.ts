import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import type { App } from '../app.ts';
import { type Asker, type Question, said } from '../chat.ts';
import { spoken } from './spoken.ts';

/** An answer of 120 sentences, long enough to be stopped at any place the tests need. */
export const longAnswer = Array.from(
  { length: 120 },
  (_, nth) => `Step ${nth + 1}: call them.`,
).join(' ');

/** Asks, stops once at least `after` characters have arrived, and reads to the end. */
export const stopAfter = async (
  app: App,
  owner: Asker,
  after: number,
  shown = (seen: number) => seen,
  more: Partial<Question> = {},
) => {
  app.stack.openai.say(
    spoken(longAnswer, {
      facts: [{ key: 'crew', value: said, quote: said }],
      decisions: [said],
    }),
  );
  const question = owner.question(more);
  let parts: Part[] = [];
  let stoppedAt = 0;
  const codes: string[] = [];
  for await (const one of await owner.api.chat.ask(question)) {
    codes.push(one.event);
    if (one.event !== 'delta' && one.event !== 'part') continue;
    parts = applyPartEvent(parts, one);
    const seen = answerAsMarkdown(parts).length;
    if (stoppedAt || seen < after) continue;
    stoppedAt = seen;
    const { chat_id: id, message_id } = question;
    await owner.api.history.stop({ id, message_id, shown: shown(stoppedAt) });
  }
  return { question, stoppedAt, codes };
};
