import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isSample } from '#shared/domain/admin-preview.ts';
import type { Business } from '#shared/domain/business.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import { reviewOf } from '#shared/domain/review.ts';
import type { Here } from '#shared/domain/task-groups.ts';
import type { Task } from '#shared/domain/tasks.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { pageLocale } from '#web/locale.ts';
import { EmptyState, ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ClashNotices } from '#web/week/clash-notices.tsx';
import { type ReviewData, reviewQuery } from '#web/week/review-query.ts';
import { ReviewTimes } from '#web/week/review-times.tsx';
import { SeasonList } from '#web/week/season-list.tsx';
import { hereOf, useTasks } from '#web/week/use-tasks.ts';
import { DoneTasks } from './done-tasks.tsx';
import { LeftTasks } from './left-tasks.tsx';
import { OfferLink } from './offer-link.tsx';
import { ReviewHead } from './review-head.tsx';
import { ThreeNumbers } from './three-numbers.tsx';
import './review.css';

/** The weekly review of the active business: what got done, what is left, three numbers, the season and one prompt. */
export const ReviewPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  if (isSample(business.id))
    return (
      <EmptyState title="Nothing to look back on" level={1}>
        <p>A sample business has no weeks behind it.</p>
      </EmptyState>
    );
  return <Loading key={business.id} business={business} />;
};

const Loading = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(reviewQuery(business.id));
  const { tasks } = useTasks(business);
  if (data)
    return (
      <Review business={business} data={data} tasks={tasks ?? data.tasks} here={hereOf(business)} />
    );
  return (
    <>
      <h1>Your last week</h1>
      {error ? (
        <ErrorPanel
          title="Your review could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your last week..." />
      )}
    </>
  );
};

type Props = { business: Business; data: ReviewData; tasks: readonly Task[]; here: Here };

const Review = ({ business, data, tasks, here }: Props) => {
  const { entitlement } = useAccount();
  const review = reviewOf({
    business,
    locale: pageLocale(),
    timeZone: here.timeZone,
    on: data.on,
    tasks,
    numbers: data.weeks,
    seasons: data.seasons,
    openHelpers: helperIds.filter((id) => !isLocked(id, entitlement, business.selected_helpers)),
    lastPrompt: data.last_prompt,
  });
  // What is settled stays on the page, so that the lines do not jump away under the thumb.
  const [left] = useState(review.left);
  return (
    <div className="review">
      <ReviewHead review={review} />
      <ClashNotices businessId={business.id} today={here.today} />
      <DoneTasks tasks={review.done} />
      <LeftTasks
        line={review.leftLine}
        tasks={left.map((before) => tasks.find(({ id }) => id === before.id) ?? before)}
        today={here.today}
      />
      {review.older > 0 && (
        <p>
          <Link to="/dashboard/week#overdue">See what is older in your week</Link>
        </p>
      )}
      <ThreeNumbers business={business} review={review} />
      {review.seasons.length > 0 && (
        <section aria-labelledby="season">
          <h2 id="season">What the season brings</h2>
          <SeasonList
            businessId={business.id}
            seasons={review.seasons}
            tasks={tasks}
            today={here.today}
          />
        </section>
      )}
      <OfferLink offer={review.offer} />
      <section aria-labelledby="times">
        <h2 id="times">When this comes</h2>
        <ReviewTimes business={business} settings={data.settings} />
      </section>
    </div>
  );
};
