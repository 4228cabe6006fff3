import MessageCircleQuestion from '@lucide/icons/icons/message-circle-question-mark';
import { useQuery } from '@tanstack/react-query';
import type { account } from '#shared/contract/account.ts';
import type { Output } from '#shared/contract/route.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { api } from '#web/api.ts';
import { resetWords } from '#web/plan/quota-line.tsx';
import { UsageBar } from '#web/plan/usage-bar.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { WeeksPicture } from './weeks-picture.tsx';

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
        <p>One message you send is one question. Reading old answers is free.</p>
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

const Counted = ({ quota, items, weeks, is_complete }: Usage) => (
  <>
    <UsageBar quota={quota} />
    {weeks.length > 0 && <WeeksPicture counts={weeks} />}
    {weeks.length > 0 && (
      <p className="hint">
        The last eight weeks, from your saved chats with the helpers
        {is_complete ? '' : ': 50 questions each of the 200 newest'}. You have asked {quota.total}{' '}
        {quota.total === 1 ? 'question' : 'questions'} in all.
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
        title={quota.unlimited ? 'Nothing asked yet' : 'Nothing counted yet'}
      >
        <p>Ask a helper something and it shows up here.</p>
      </EmptyState>
    )}
  </>
);
