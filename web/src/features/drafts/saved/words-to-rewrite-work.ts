import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import { messageLimit } from '#shared/domain/chat/message-limit.ts';
import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';

/** What a helper is asked to do again; the owner writes for whom, and sends it. */
export const wordsToRewriteWork = ({ name, channel, subject, body }: SavedWork): string => {
  const text = [subject && `Subject: ${subject}`, body].filter(Boolean).join('\n\n');
  const ask = `Rewrite this for another customer. Here’s what I sent (${channelLabels[channel].toLowerCase()}, “${name}”):`;
  const tell = 'This time it’s for: ';
  const room = messageLimit - ask.length - tell.length - 100;
  return [ask, text.length > room ? `${text.slice(0, room)}…` : text, tell].join('\n\n');
};
