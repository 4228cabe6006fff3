import { channelLabels } from '#shared/domain/chat/answer-parts/channels.ts';
import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import { messageLimit } from '#shared/domain/plan/plans.ts';
import type { Draft } from '../outgoing-draft.ts';

/** Saved work as the draft it was. */
export const draftOf = ({ name, channel, subject, body }: SavedWork): Draft => ({
  channel,
  title: name,
  subject,
  body,
});

/** What a helper is asked to do again; the owner writes for whom, and sends it. */
export const repeatLabel = ({ name, channel, subject, body }: SavedWork): string => {
  const text = [subject && `Subject: ${subject}`, body].filter(Boolean).join('\n\n');
  const ask = `Rewrite this for another customer. Here’s what I sent (${channelLabels[channel].toLowerCase()}, “${name}”):`;
  const tell = 'This time it’s for: ';
  const room = messageLimit - ask.length - tell.length - 100;
  return [ask, text.length > room ? `${text.slice(0, room)}…` : text, tell].join('\n\n');
};

/** Whether all of the words stand in the work: in its name, its subject or its text. */
export const matches = ({ name, subject, body }: SavedWork, search: string): boolean => {
  const text = plain([name, subject, body].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
