import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { reviewSettingsQuery } from '#web/week/review-query.ts';
import { ReviewTimes } from '#web/week/review-times.tsx';
import '#web/week/week.css';

/** Day and hour of the weekly review, and its mail. */
export const ReviewChoice = ({ business }: { business: Business }) => {
  const [isOpen, setIsOpen] = useState(() => location.hash === '#review');
  const { data, error, refetch } = useQuery({
    ...reviewSettingsQuery(business.id),
    enabled: isOpen,
  });
  return (
    <section className="form-group" aria-labelledby="review">
      <h2 id="review">Your weekly review</h2>
      <p className="hint">
        What got done, what is left, and three numbers: on a page, and by mail if you like.
      </p>
      {data && isOpen ? (
        <ReviewTimes business={business} settings={data.settings} />
      ) : error ? (
        <ErrorPanel message={error.message} onRetry={() => void refetch()} />
      ) : isOpen ? (
        <Spinner />
      ) : (
        <div className="settings">
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            Change the day, the hour or the mail
          </Button>
          <LinkButton variant="outline" to="/dashboard/review">
            Look back at last week
          </LinkButton>
        </div>
      )}
    </section>
  );
};
