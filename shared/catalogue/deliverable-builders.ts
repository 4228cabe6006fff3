import type { Deliverable } from '../domain/chat/answer-parts/declared-deliverables.ts';
import type { DraftChannel } from '../domain/chat/answer-parts/draft-channels.ts';

const drafts =
  (channel: DraftChannel) =>
  (count: number, words: number, about?: string): Deliverable => ({
    kind: 'draft',
    channel,
    count,
    words,
    ...(about && { about }),
  });

/** What a prompt promises, in the order it is handed over: how many drafts of a channel, and the most words each may have. */
export const callScripts = drafts('call-script');
export const documents = drafts('document');
export const emails = drafts('email');
export const reviewReplies = drafts('review-reply');
export const socialPosts = drafts('social-post');
export const textMessages = drafts('text-message');

/** The advice itself, where the prompt wants more than the opening of every answer. */
export const advice = (words: number, about?: string): Deliverable => ({
  kind: 'text',
  count: 1,
  words,
  ...(about && { about }),
});

/** One list of steps with days. */
export const steps = (words: number, about?: string): Deliverable => ({
  kind: 'steps',
  count: 1,
  words,
  ...(about && { about }),
});
