import type { Feedback, FilledPrompt, Turn } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';

/** What went wrong with a question, in words for the owner. `canRetry` asks again under the same id; `isOffline` does so by itself once the connection is back. */
export type Failure = { message: string; canRetry: boolean; isOffline: boolean };

/** One question and what became of it. Its id is the message id under which it is sent, however often. */
export type LocalTurn = {
  readonly id: string;
  readonly text: string;
  readonly prompt: FilledPrompt | null;
  readonly title: string | null;
  /** The question this one takes the place of. */
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
export type Draft = Pick<LocalTurn, 'text'> &
  Partial<Pick<LocalTurn, 'prompt' | 'title' | 'replaces'>>;

/** A question that has just been sent. */
export const newTurn = (id: string, draft: Draft, at: Date): LocalTurn => ({
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
export const answeredTurn = (turn: Turn): LocalTurn => ({
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

/** What was sent, to send it once more. */
export const draftOf = ({ text, prompt, title, replaces }: LocalTurn): Draft => ({
  text,
  prompt,
  title,
  replaces,
});

/** Changes one turn of a list. */
export const withChange = (list: readonly LocalTurn[], id: string, change: Partial<LocalTurn>) =>
  list.map((turn) => (turn.id === id ? { ...turn, ...change } : turn));

/** What is shown of a conversation: a question that another one takes the place of steps aside, and is back if that one fails. */
export const visibleTurns = (list: readonly LocalTurn[]) => {
  const gone = new Set(list.filter(({ state }) => state !== 'failed').map((one) => one.replaces));
  return list.filter(({ id }) => !gone.has(id));
};

/** A part of a conversation as the server has it. */
export type StoredTurns = {
  turns: readonly LocalTurn[];
  /** Whether nothing comes before this part. */
  isWhole: boolean;
  /** Everything answered until then is known to the server. */
  asOf: string;
};

/**
 * Puts what the server has beside what only this tab knows, in the order of the ids. An answer the server should have
 * and has not was cleared or replaced somewhere else, so it goes.
 */
export const mergeStored = ({ turns, isWhole, asOf }: StoredTurns, local: readonly LocalTurn[]) => {
  const known = new Set(turns.map(({ id }) => id));
  const first = isWhole ? '' : (turns.map(({ id }) => id).sort()[0] ?? '');
  const onlyHere = local.filter(
    ({ id, state, answeredAt }) =>
      !known.has(id) && (state !== 'answered' || id < first || (answeredAt ?? '') > asOf),
  );
  return [...turns, ...onlyHere].sort((one, other) => (one.id < other.id ? -1 : 1));
};
