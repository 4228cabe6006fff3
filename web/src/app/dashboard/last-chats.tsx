import ChevronRight from '@lucide/icons/icons/chevron-right';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { formatMoment } from '#web/core/dates/format-date.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** How many chats can be gone on with from here; the history has them all. */
const chatsShown = 2;

/** The chats that were last updated, with their room kept while they load; nothing where there are none, and on a plan that keeps none. */
export const LastChats = ({ businessId }: { businessId: string }) => {
  const { saves_history } = useAccount().entitlement;
  const { data, isLoading } = useQuery({
    queryKey: ['chats', 'last', businessId],
    queryFn: ({ signal }) =>
      api.history.list({ business_id: businessId, limit: chatsShown }, { signal }),
    enabled: saves_history,
  });
  if (!isLoading && !data?.items.length) return null;
  return (
    <section className="place-section" aria-labelledby="go-on">
      <div className="place-head">
        <h2 id="go-on">Continue</h2>
      </div>
      <ul className="place-rows" aria-busy={isLoading}>
        {data?.items.map(({ id, helper_id, title, updated_at }) => (
          <li key={id}>
            <Link to={`/dashboard/${helper_id}?memoryId=${id}`}>
              <HelperAvatar helper={helper_id} />
              <span>
                <b>{title}</b>
                <small>
                  <time dateTime={updated_at}>{formatMoment(updated_at)}</time>
                </small>
              </span>
              <Icon icon={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
