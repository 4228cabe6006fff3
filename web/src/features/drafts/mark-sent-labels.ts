import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';

/** What an owner says once a draft has gone out; empty for those that stay with the owner. */
export const markSentLabels: Readonly<Record<DraftChannel, { ask: string; done: string } | null>> =
  {
    'text-message': { ask: 'Mark as sent', done: 'Sent' },
    email: { ask: 'Mark as sent', done: 'Sent' },
    'review-reply': { ask: 'Mark as posted', done: 'Posted' },
    'social-post': { ask: 'Mark as posted', done: 'Posted' },
    'call-script': { ask: 'Mark as called', done: 'Called' },
    document: null,
  };
