import { useState } from 'react';
import { ulid } from 'ulid';
import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { firstNameOf } from '#shared/domain/connections/reviews/review-line.ts';
import { ConfirmPublishing } from '../presses/confirm-publishing.tsx';
import { reviewOfConflict, usePublishAnswer } from './use-review-changes.ts';

/** The exact words once more, and the one press that has them posted. */
export const ConfirmAnswer = ({
  review,
  businessId,
  at,
  text,
  onPressed,
  onBack,
}: {
  review: Review;
  businessId: string;
  at: string;
  text: string;
  onPressed: () => void;
  onBack: () => void;
}) => {
  // What stood under the review when this was opened, or was shown since.
  const [seen, setSeen] = useState(review.reply?.text ?? null);
  // One press, however often it has to be sent.
  const [id] = useState(() => ulid());
  const press = usePublishAnswer(businessId);
  return (
    <ConfirmPublishing
      words={text}
      at={at}
      confirm="Yes, post it"
      press={press}
      onConfirm={() =>
        press.mutate(
          { id: review.id, press: id, kind: 'reply', text, seen },
          {
            onSuccess: onPressed,
            onError: (error) => {
              const stored = reviewOfConflict(error);
              if (stored) setSeen(stored.reply?.text ?? null);
            },
          },
        )
      }
      onBack={onBack}
    >
      It shows under {review.name ? `${firstNameOf(review)}’s` : 'this'} review as “Response from
      the owner”. You have a minute to take it back.
    </ConfirmPublishing>
  );
};
