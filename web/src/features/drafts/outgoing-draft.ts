import {
  fillPlaces,
  type PlaceValues,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import { type Draft, plainBody } from './draft.ts';

/** A draft as it goes out: plain words, with what was put into its places. */
export const outgoingDraft = (draft: Draft, values: PlaceValues = {}) => ({
  subject: draft.subject && fillPlaces(draft.subject, draft.channel, values),
  text: fillPlaces(plainBody(draft), draft.channel, values),
});
export type OutgoingDraft = ReturnType<typeof outgoingDraft>;

/** Opens the device's messages with the words in a new message; both ways to write it, for iOS and for Android. */
export const textLink = ({ text }: OutgoingDraft) => `sms:?&body=${encodeURIComponent(text)}`;

/** Opens the device's mail with subject and words in a new mail; line breaks as RFC 6068 wants them. */
export const mailLink = ({ subject, text }: OutgoingDraft) => {
  const fields = [subject && `subject=${encodeURIComponent(subject)}`, `body=${inMail(text)}`];
  return `mailto:?${fields.filter(Boolean).join('&')}`;
};

const inMail = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
