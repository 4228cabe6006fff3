import type { Business } from '#shared/domain/account/business.ts';
import type { ImportedRow } from '#shared/domain/chat/message-replies/imported-row-as-masked-message.ts';
import type { AnsweredReview } from '#shared/domain/chat/message-replies/review-as-message.ts';

/** What an answer is written to: a text that somebody wrote, a review, or a row of the owner's books. */
export type ReplySource = {
  readonly business: Business;
  readonly row?: ImportedRow | undefined;
  /** A text that was shared with the app, or that of a review. */
  readonly words?: string | undefined;
  /** The words are those of a review. */
  readonly review?: AnsweredReview | undefined;
};
