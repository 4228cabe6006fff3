import { partAsPlainText } from '#shared/domain/chat/answer-parts/answer-as-plain-text.ts';
import {
  fillPlaces,
  type PlaceValues,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';

/** What a draft is made of, wherever it is kept. */
export type Draft = Pick<DraftPart, 'channel' | 'title' | 'subject' | 'body'>;

/** The words of a draft without marks of Markdown, its places as they are. */
export const plainBody = ({ channel, title, subject, body }: Draft): string =>
  partAsPlainText({ kind: 'draft', channel, title, subject, body });

/** A draft as it goes out: plain words, with what was put into its places. */
export const outgoing = (draft: Draft, values: PlaceValues = {}) => ({
  subject: draft.subject && fillPlaces(draft.subject, draft.channel, values),
  text: fillPlaces(plainBody(draft), draft.channel, values),
});
export type Outgoing = ReturnType<typeof outgoing>;

/** Opens the device's messages with the words in a new message; both ways to write it, for iOS and for Android. */
export const textLink = ({ text }: Outgoing) => `sms:?&body=${encodeURIComponent(text)}`;

/** Opens the device's mail with subject and words in a new mail; line breaks as RFC 6068 wants them. */
export const mailLink = ({ subject, text }: Outgoing) => {
  const fields = [subject && `subject=${encodeURIComponent(subject)}`, `body=${inMail(text)}`];
  return `mailto:?${fields.filter(Boolean).join('&')}`;
};

const inMail = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
