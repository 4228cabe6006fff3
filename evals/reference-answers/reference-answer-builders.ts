import type { DraftChannel } from '../../shared/domain/chat/answer-parts/draft-channels.ts';
import type { Part } from '../../shared/domain/chat/answer-parts/part.ts';

/** An answer as it should be, to hold prompts and checks against. The business is invented. */
export type ReferenceAnswer = {
  readonly isExample: true;
  /** The prompt it answers; its parts are what that prompt declares. */
  readonly promptId: string;
  /** The invented company of one of the trades. */
  readonly business: string;
  /** What its owner typed, in one line. */
  readonly asked: string;
  readonly parts: readonly Part[];
};

export const example = (
  promptId: string,
  business: string,
  asked: string,
  parts: readonly Part[],
): ReferenceAnswer => ({ isExample: true, promptId, business, asked, parts });

export const text = (...rows: readonly string[]): Part => ({
  kind: 'text',
  markdown: rows.join('\n'),
});

export const draft = (
  channel: Exclude<DraftChannel, 'email'>,
  title: string,
  ...rows: readonly string[]
): Part => ({ kind: 'draft', channel, title, subject: null, body: rows.join('\n') });

export const email = (title: string, subject: string, ...rows: readonly string[]): Part => ({
  kind: 'draft',
  channel: 'email',
  title,
  subject,
  body: rows.join('\n'),
});

type Doing = readonly [title: string, dueInDays: number, minutes?: number, who?: string];

export const steps = (...all: readonly Doing[]): Part => ({
  kind: 'steps',
  items: all.map(([title, due_in_days, minutes, who]) => ({
    title,
    detail: '',
    due_in_days,
    minutes: minutes ?? null,
    who: who ?? null,
  })),
});

export const question = (words: string, ...choices: readonly string[]): Part => ({
  kind: 'question',
  text: words,
  choices: [...choices],
});
