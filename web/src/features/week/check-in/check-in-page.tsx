import './check-in.css';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import Check from '@lucide/icons/icons/check';
import '#web/ui/styles/links-and-chips.css';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helperOfPrompt } from '#shared/domain/catalogue/helper-of-prompt.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { type CheckIn, checkInOf } from '#shared/domain/week/check-in/check-in.ts';
import type { CheckInOffer } from '#shared/domain/week/check-in/check-in-offer.ts';
import type { LocalToday } from '#shared/domain/week/task-groups.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { OwedLastWeek } from '#web/features/connections/owed/owed-last-week.tsx';
import { CheckInQuoteQuestions } from '#web/features/results/quote-outcome-questions.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { localTodayOf } from '../business-today.ts';
import { longDay } from '../day-labels.ts';
import { SeasonList } from '../season-list.tsx';
import { TaskConflictNotices } from '../task-conflict-notices.tsx';
import { useTasks } from '../use-tasks.ts';
import { type CheckInData, checkInQuery } from './check-in-query.ts';
import { CheckInTimes } from './check-in-times.tsx';
import { LeftTasks } from './left-tasks.tsx';
import { WeekNumbersForm } from './week-numbers-form.tsx';

/** The one prompt that fits the week; it opens with its fields ready. */
const OfferLink = ({ offer: { prompt, question, action } }: { offer: CheckInOffer }) => {
  const helper = helperOfPrompt(prompt);
  if (!helper) return null;
  return (
    <section aria-labelledby="offer">
      <h2 id="offer">One idea for this week</h2>
      <Link
        className="handoff"
        data-helper={helper}
        to={`/dashboard/${helper}?prompt=${encodeURIComponent(prompt)}`}
      >
        <HelperAvatar helper={helper} />
        <b>{question}</b>
        <small>{action}</small>
        <Icon icon={ArrowRight} />
      </Link>
    </section>
  );
};

const shown = 3;

/** What got done, the latest first; all but three are folded away. */
const DoneTasks = ({ tasks }: { tasks: readonly Task[] }) => {
  const more = tasks.slice(shown);
  if (tasks.length === 0)
    return <p className="check-in-none">Nothing checked off last week. On to this week.</p>;
  return (
    <section aria-label="Done last week" className="check-in-done">
      <List tasks={tasks.slice(0, shown)} />
      {more.length > 0 && (
        <Disclosure words={`And ${more.length} more`}>
          <List tasks={more} />
        </Disclosure>
      )}
    </section>
  );
};

const List = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className="done-list">
    {tasks.map(({ id, title, helper_id: helper }) => (
      <li key={id}>
        <Icon icon={Check} />
        <span>{title}</span>
        {helper && <small>{helpers[helper].name}</small>}
      </li>
    ))}
  </ul>
);

/** The weekly check-in of the active business: what got done, what is left, three numbers, the season and one prompt. */
export const CheckInPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  if (isPreviewBusiness(business.id))
    return (
      <EmptyState title="No weekly check-in yet" level={1}>
        <p>Sample businesses don’t have weekly check-ins.</p>
      </EmptyState>
    );
  return <Loading key={business.id} business={business} />;
};

const Loading = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(checkInQuery(business.id));
  const { tasks } = useTasks(business);
  if (data)
    return (
      <CheckInBody
        business={business}
        data={data}
        tasks={tasks ?? data.tasks}
        here={localTodayOf(business)}
      />
    );
  return (
    <>
      <h1>Weekly check-in</h1>
      {error ? (
        <ErrorPanel
          title="Couldn’t load your check-in"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading..." />
      )}
    </>
  );
};

type Props = { business: Business; data: CheckInData; tasks: readonly Task[]; here: LocalToday };

const CheckInBody = ({ business, data, tasks, here }: Props) => {
  const { entitlement } = useAccount();
  const checkIn = checkInOf({
    business,
    locale: pageLocale(),
    timeZone: here.timeZone,
    on: data.on,
    tasks,
    numbers: data.weeks,
    seasons: data.seasons,
    results: data.results,
    openHelpers: helperIds.filter((id) => !isLocked(id, entitlement, business.selected_helpers)),
    lastPrompt: data.last_prompt,
  });
  // What is settled stays on the page, so that the lines do not jump away under the thumb.
  const [left] = useState(checkIn.left);
  return (
    <div className="check-in">
      <CheckInHead checkIn={checkIn} />
      <TaskConflictNotices businessId={business.id} today={here.today} />
      <DoneTasks tasks={checkIn.done} />
      <LeftTasks
        line={checkIn.leftLine}
        tasks={left.map((before) => tasks.find(({ id }) => id === before.id) ?? before)}
        today={here.today}
      />
      {checkIn.older > 0 && (
        <p>
          <Link to="/dashboard/week#overdue">See older tasks in your week</Link>
        </p>
      )}
      <OwedLastWeek business={business} from={checkIn.from} to={checkIn.to} />
      <ResultLines lines={checkIn.results} />
      <CheckInQuoteQuestions businessId={business.id} on={checkIn.on} />
      <WeekNumbersForm business={business} checkIn={checkIn} />
      {checkIn.seasons.length > 0 && (
        <section aria-labelledby="season">
          <h2 id="season">Coming up this season</h2>
          <SeasonList
            businessId={business.id}
            seasons={checkIn.seasons}
            tasks={tasks}
            today={here.today}
          />
        </section>
      )}
      <OfferLink offer={checkIn.offer} />
      <section aria-labelledby="times">
        <h2 id="times">Check-in day and time</h2>
        <CheckInTimes business={business} settings={data.settings} />
      </section>
    </div>
  );
};

/** What was counted last week, with the way to the rest; nothing where nothing was. */
const ResultLines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <section aria-labelledby="last-results">
      <h2 id="last-results">Results last week</h2>
      <ul className="done-list">
        {lines.map((line) => (
          <li key={line}>
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <Link to="/dashboard/results">See your results</Link>
    </section>
  );

/** The headline with what was planned and done as a tape. */
const CheckInHead = ({ checkIn: { on, headline, done, planned } }: { checkIn: CheckIn }) => {
  const percent = planned > 0 ? Math.round((done.length / planned) * 100) : 0;
  return (
    <header>
      <h1 className="check-in-title">
        <small>{longDay(on)}. Takes 5 minutes.</small> {headline}
      </h1>
      {planned > 0 && (
        <div className="meter-bar check-in-tape" aria-hidden="true">
          <span
            style={
              {
                '--v': `${percent}%`,
                '--n': percent || 1,
                '--fill': 'var(--tape-400)',
              } as CSSProperties
            }
          />
        </div>
      )}
    </header>
  );
};
