/** Answers as they are written by hand for the tests of the exam itself: each part with one key, its kind. */
import * as z from 'zod';
import type { CheckedAnswer } from '../../shared/domain/chat/answer-checks/checked-answer.ts';
import type { DraftChannel } from '../../shared/domain/chat/answer-parts/draft-channels.ts';
import type { Part } from '../../shared/domain/chat/answer-parts/part.ts';

/** The short name of each channel but email, which has a subject as well. */
const channelOf = {
  sms: 'text-message',
  call: 'call-script',
  review: 'review-reply',
  post: 'social-post',
  doc: 'document',
} as const satisfies Record<string, DraftChannel>;
type Short = keyof typeof channelOf;
const shorts = Object.keys(channelOf) as Short[];

const drafts = shorts.map((name) => z.strictObject({ [name]: z.string() }));

/** One part: `{"sms": "…"}`, `{"email": ["subject", "body"]}`, `{"steps": [["title", days]]}`. */
export const WrittenPart = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ email: z.tuple([z.string(), z.string()]) }),
  z.strictObject({ steps: z.array(z.tuple([z.string(), z.int().min(0)])).min(1) }),
  z.strictObject({ ask: z.string() }),
  ...drafts,
]);
export type WrittenPart = z.infer<typeof WrittenPart>;

const draft = (channel: DraftChannel, body: string, subject: string | null = null): Part => ({
  kind: 'draft',
  channel,
  title: '',
  subject,
  body,
});

const partOf = (written: Record<string, unknown>): Part => {
  if ('text' in written) return { kind: 'text', markdown: String(written.text) };
  if ('ask' in written) return { kind: 'question', text: String(written.ask), choices: [] };
  if ('email' in written) {
    const [subject, body] = written.email as [string, string];
    return draft('email', body, subject);
  }
  if ('steps' in written)
    return {
      kind: 'steps',
      items: (written.steps as [string, number][]).map(([title, due_in_days]) => ({
        title,
        detail: '',
        due_in_days,
        minutes: null,
        who: null,
      })),
    };
  const name = shorts.find((short) => short in written) as Short;
  return draft(channelOf[name], String(written[name]));
};

/** The answer as a provider that keeps to the schema would have sent it, with `slot` put into its open place. */
export const answerOf = (parts: readonly WrittenPart[], slot = ''): CheckedAnswer => ({
  parts: parts.map((part) =>
    partOf(JSON.parse(JSON.stringify(part).replace('{}', () => JSON.stringify(slot).slice(1, -1)))),
  ),
  form: 'parts',
  finish: 'stop',
  facts: [],
  decisions: [],
});
