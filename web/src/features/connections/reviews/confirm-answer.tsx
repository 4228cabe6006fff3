import { useId, useState } from 'react';
import { ulid } from 'ulid';
import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { firstNameOf } from '#shared/domain/connections/reviews/review-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { usePress } from './reviews.ts';

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
  const title = useId();
  // One press, however often it has to be sent.
  const [id] = useState(() => ulid());
  const press = usePress(businessId);
  return (
    <>
      <div className="our-answer">
        <p dir="auto">{text}</p>
      </div>
      <fieldset className="sure" aria-labelledby={title}>
        <b id={title}>Post this on {at} for everyone to read?</b>
        <p>
          It shows under {review.name ? `${firstNameOf(review)}’s` : 'this'} review as “Response
          from the owner”. You have a minute to take it back.
        </p>
        {press.error && <Notice tone="danger">{press.error.message}</Notice>}
        <div className="row">
          <Button
            autoFocus
            busy={press.isPending && 'Posting...'}
            onClick={() =>
              press.mutate(
                { id: review.id, press: id, kind: 'reply', text },
                { onSuccess: onPressed },
              )
            }
          >
            Yes, post it
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Keep editing
          </Button>
        </div>
      </fieldset>
    </>
  );
};
