import type { AnsweredReview } from '#shared/domain/chat/message-replies/review-as-message.ts';
import { TextAreaField } from '#web/ui/public-fields.tsx';
import type { ReplyDialogState } from './use-reply-dialog.ts';

/** The words of the review that is answered; the owner can leave out what does not matter. */
export const ReviewField = ({
  reply,
  review,
}: {
  reply: ReplyDialogState;
  review: AnsweredReview;
}) => (
  <div className="wide">
    <TextAreaField
      label={`Their review, ${review.stars} of 5 stars`}
      placeholder="Only stars, no words."
      rows={5}
      value={reply.text}
      hasError={reply.problems.text !== undefined}
      errorMessage={reply.problems.text ?? ''}
      onChange={(event) => reply.setText(event.target.value)}
      data-autofocus
    />
  </div>
);
