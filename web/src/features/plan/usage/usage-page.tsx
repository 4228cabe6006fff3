import { capitalized } from '#shared/domain/lib/capitalized.ts';
import './usage-page.css';
import MessageCircleQuestion from '@lucide/icons/icons/message-circle-question-mark';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { account } from '#shared/contract/account.ts';
import type { Output } from '#shared/contract/route.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { type WeekCount, weekStarts } from '#shared/domain/plan/quota/usage-weeks.ts';
import { api } from '#web/core/api.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { resetWords } from '../quota/reset-words.ts';
import { UsageBar } from '../usage-bar.tsx';

const row = 34;
/** Percent of the width that the words of a week take, and that the longest bar may take. */
const [labelWidth, longest] = [20, 68];

/** Questions by week, a bar each with a part for every helper, and below it what each helper was asked in all. */
const WeeksPicture = ({ counts }: { counts: readonly WeekCount[] }) => {
  const id = useId();
  const weeks = weekStarts(serverNow()).map((from) => partsOf(from, counts));
  const max = Math.max(...weeks.map(({ total }) => total), 1);
  const scale = longest / max;
  return (
    <figure className="usage-weeks">
      <svg height={weeks.length * row} role="img" aria-labelledby={id}>
        <title id={id}>{`Questions by week. ${weeks.map(inWords).join('. ')}.`}</title>
        {weeks.map(({ from, parts, total }, nth) => (
          <g key={from}>
            <text x="0" y={nth * row + 20}>
              {weekName(from)}
            </text>
            {parts.map(({ helper, before, questions }) => (
              <rect
                key={helper}
                data-helper={helper}
                x={`${labelWidth + before * scale}%`}
                y={nth * row + 5}
                width={`${questions * scale}%`}
                height={row - 12}
              />
            ))}
            <text x={`${labelWidth + total * scale}%`} dx={6} y={nth * row + 20}>
              {total}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ul>
          {helperIds.map((helper) => (
            <li key={helper}>
              <HelperAvatar helper={helper} size="sm" />
              {helpers[helper].name}: {sumOf(counts.filter((one) => one.helper_id === helper))}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
};

const sumOf = (counts: readonly WeekCount[]) =>
  counts.reduce((sum, { questions }) => sum + questions, 0);

const partsOf = (from: string, counts: readonly WeekCount[]) => {
  const week = counts.filter((one) => one.from === from);
  let total = 0;
  const parts = helperIds.flatMap((helper) => {
    const questions = sumOf(week.filter((one) => one.helper_id === helper));
    total += questions;
    return questions ? [{ helper, questions, before: total - questions }] : [];
  });
  return { from, parts, total };
};

const weekName = (from: string) =>
  formatDate(`${from}T12:00:00Z`, { month: 'short', day: 'numeric' });

const inWords = ({ from, parts }: ReturnType<typeof partsOf>) =>
  `${weekName(from)}: ${parts.map(({ helper, questions }) => `${helpers[helper].name} ${questions}`).join(', ') || 'none'}`;

type Usage = Output<typeof account.usage>;

/** How much of the questions is used, and which counted; without a limit what was asked, by week and helper. */
export const UsagePage = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['account', 'usage'],
    queryFn: ({ signal }) => api.account.usage({}, { signal }),
    staleTime: 0,
  });
  return (
    <div className="stack usage">
      <header className="page-header">
        <h1>Your questions</h1>
        <p>
          Each message you send counts as one question. When the assistant only points you to a
          helper, it doesn’t count, up to 10 times a day. Reading old answers is free.
        </p>
      </header>
      {error ? (
        <ErrorPanel message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <Counted {...data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
};

/** How much each person of the account asked. */
const People = ({ people }: Pick<Usage, 'people'>) => (
  <p className="usage-people">
    {people.map(({ id, name, questions }) => (
      <span key={id}>
        {capitalized(name) || 'You'} <b>{questions}</b>
      </span>
    ))}
  </p>
);

const Counted = ({ quota, items, weeks, is_complete, people }: Usage) => (
  <>
    <UsageBar quota={quota} />
    {people.length > 0 && <People people={people} />}
    {weeks.length > 0 && <WeeksPicture counts={weeks} />}
    {weeks.length > 0 && (
      <p className="hint">
        Your last 8 weeks, from saved chats with your helpers
        {is_complete ? '' : ', up to 50 questions from each of your 200 newest chats'}.{' '}
        {people.length > 0 ? 'Together you’ve' : 'You’ve'} asked {quota.total}{' '}
        {quota.total === 1 ? 'question' : 'questions'} so far.
      </p>
    )}
    {items.length ? (
      <ol className="usage-list">
        {items.map(({ message_id, helper_id, text, created_at }) => (
          <li key={message_id}>
            <HelperAvatar helper={helper_id} size="sm" />
            <div>
              <b>{helper_id ? helpers[helper_id].name : 'Assistant'}</b>{' '}
              <time dateTime={created_at}>{resetWords(created_at)}</time>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    ) : (
      <EmptyState
        icon={MessageCircleQuestion}
        title={quota.unlimited ? 'No questions yet' : 'Nothing counted yet'}
      >
        <p>Ask a helper a question and it’ll show up here.</p>
      </EmptyState>
    )}
  </>
);
