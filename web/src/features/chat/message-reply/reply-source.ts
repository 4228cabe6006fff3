import type { Business } from '#shared/domain/account/business.ts';
import type { ImportedRow } from '#shared/domain/chat/message-replies/imported-row.ts';

/** What an answer is written to: a text that somebody wrote, or a row of the owner's books. */
export type ReplySource = {
  readonly business: Business;
  readonly row?: ImportedRow | undefined;
  /** A text that was shared with the app. */
  readonly words?: string | undefined;
};
