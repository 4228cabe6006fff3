import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { activeBusiness, useAccount } from '#web/core/account.ts';
import { checkInSettingsQuery } from '#web/features/week/check-in/check-in-query.ts';
import { CheckInTimes } from '#web/features/week/check-in/check-in-times.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { SubjectPage } from './subject-page.tsx';

/** Day and hour of the weekly check-in, and its mail. */
const CheckInChoice = ({ business }: { business: Business }) => {
  const [isOpen, setIsOpen] = useState(() => location.hash === '#check-in');
  const { data, error, refetch } = useQuery({
    ...checkInSettingsQuery(business.id),
    enabled: isOpen,
  });
  return (
    <section className="form-group" aria-labelledby="check-in">
      <h2 id="check-in">Your weekly check-in</h2>
      <p className="hint">
        See what got done, what’s left, and your numbers for the week. Get it by email too if you
        want.
      </p>
      {data && isOpen ? (
        <CheckInTimes business={business} settings={data.settings} />
      ) : error ? (
        <ErrorPanel message={error.message} onRetry={() => void refetch()} />
      ) : isOpen ? (
        <Spinner />
      ) : (
        <div className="settings">
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            Change day, time, or email
          </Button>
          <LinkButton variant="quiet" to="/dashboard/check-in">
            Start your weekly check-in
          </LinkButton>
        </div>
      )}
    </section>
  );
};

/** How the week reaches the owner outside the app: a calendar link, and the weekly check-in. */
export const CalendarPage = () => {
  const business = activeBusiness(useAccount());
  return (
    <SubjectPage at="/dashboard/profile/calendar">
      {business ? (
        <Fragment key={business.id}>
          <CalendarAddress business={business} />
          <CheckInChoice business={business} />
        </Fragment>
      ) : (
        <EmptyState title="No business yet">
          <LinkButton to="/dashboard/profile">Add a business</LinkButton>
        </EmptyState>
      )}
    </SubjectPage>
  );
};
