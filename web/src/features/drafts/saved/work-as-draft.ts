import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import type { Draft } from '../draft.ts';

/** Saved work as the draft it was. */
export const workAsDraft = ({ name, channel, subject, body }: SavedWork): Draft => ({
  channel,
  title: name,
  subject,
  body,
});
