import { type ComponentType, createContext, useContext } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { ImportedRow } from '#shared/domain/chat/message-replies/imported-row-as-masked-message.ts';
import type { AnsweredReview } from '#shared/domain/chat/message-replies/review-as-message.ts';

/** A reply that a helper wrote, with the places filled that are known. */
export type WrittenReply = { readonly title: string; readonly text: string };

export type MessageReplyProps = {
  business: Business;
  /** Starts from a row of an imported file instead of a text. */
  row?: ImportedRow | undefined;
  /** A text that was shared with the app, or that of a review. */
  words?: string | undefined;
  /** The words are those of a review with these stars. */
  review?: AnsweredReview | undefined;
  /** Called with the public replies that were written, each time they change. */
  onReplies?: ((replies: readonly WrittenReply[]) => void) | undefined;
  /** The owner said that a draft of it went out, or took that back. */
  onSent?: ((isSent: boolean) => void) | undefined;
  /** True when drafts were written before. */
  onClose: (isWritten?: boolean) => void;
};

/** The dialog "Reply to a customer", for features that must not import the chat; the app provides it. */
export const MessageReplyDialogContext = createContext<ComponentType<MessageReplyProps>>(
  () => null,
);

export const useMessageReplyDialog = () => useContext(MessageReplyDialogContext);
