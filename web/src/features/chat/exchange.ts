import type { Feedback, FilledPrompt, Turn } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helpers.ts';

/** What went wrong with a question, in words for the owner; `canRetry` asks again under the same id. */
export type Failure = { message: string; canRetry: boolean };

/** One question and what became of it. Its id is the message id under which it is sent, however often. */
export type Exchange = {
  readonly id: string;
  readonly text: string;
  readonly prompt: FilledPrompt | null;
  readonly title: string | null;
  readonly replaces: string | null;
  readonly at: string;
  /** stopped: the owner did not want to wait; the server finishes and keeps the answer all the same. */
  readonly state: 'waiting' | 'stopped' | 'answered' | 'failed';
  readonly content: string;
  readonly answeredAt: string | null;
  readonly suggestedHelperId: HelperId | null;
  readonly followUp: string | null;
  readonly feedback: Feedback | null;
  readonly failure: Failure | null;
};

/** What the owner sends: words of their own, or a prompt with its blanks filled in. */
export type Draft = {
  text: string;
  prompt?: FilledPrompt;
  title?: string;
  /** The question this one takes the place of. */
  replaces?: string;
};

/** A question that has just been sent. */
export const asked = (id: string, draft: Draft, at: Date): Exchange => ({
  id,
  text: draft.text,
  prompt: draft.prompt ?? null,
  title: draft.title ?? null,
  replaces: draft.replaces ?? null,
  at: at.toISOString(),
  state: 'waiting',
  content: '',
  answeredAt: null,
  suggestedHelperId: null,
  followUp: null,
  feedback: null,
  failure: null,
});

/** A question as the server has stored it. */
export const answered = (turn: Turn): Exchange => ({
  id: turn.id,
  text: turn.prompt ? '' : turn.text,
  prompt: turn.prompt && withoutTitle(turn.prompt),
  title: turn.prompt?.title ?? null,
  replaces: null,
  at: turn.created_at,
  state: 'answered',
  content: turn.content,
  answeredAt: turn.answered_at,
  suggestedHelperId: turn.suggestedHelperId,
  followUp: turn.follow_up,
  feedback: turn.feedback,
  failure: null,
});

const withoutTitle = ({ title: _, ...prompt }: NonNullable<Turn['prompt']>): FilledPrompt => prompt;

/** Changes one exchange of a list. */
export const patched = (list: readonly Exchange[], id: string, change: Partial<Exchange>) =>
  list.map((exchange) => (exchange.id === id ? { ...exchange, ...change } : exchange));

/** Puts what the server has beside what only this tab knows: one line per question, in the order of the ids, replaced ones left out. */
export const merged = (stored: readonly Exchange[], local: readonly Exchange[]) => {
  const byId = new Map([...local, ...stored].map((exchange) => [exchange.id, exchange]));
  const gone = new Set([...byId.values()].map(({ replaces }) => replaces));
  return [...byId.values()]
    .filter(({ id }) => !gone.has(id))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
};
