import Printer from '@lucide/icons/icons/printer';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import type { Business } from '#shared/domain/account/business.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { clearedConversationTitle } from '#shared/domain/chat/conversation-title-and-preview.ts';
import { fullConversationQuery } from '#web/features/history/full-conversation.ts';
import { ReadOnlyConversation } from '#web/features/history/read-only-conversation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useChats } from './chats/use-chats.ts';

/** A saved chat with a helper that the plan does not open: readable to the last word, without a way to ask. */
export const LockedChat = ({
  id,
  helperId,
  business,
}: {
  id: string;
  helperId: HelperId;
  business: Business;
}) => {
  const { data, error, refetch } = useQuery(fullConversationQuery(id));
  const { name } = helpers[helperId];
  if (error) {
    const isGone =
      error instanceof Problem && (error.code === 'not-found' || error.code === 'invalid');
    return (
      <ErrorPanel
        title="Couldn’t open this chat"
        message={isGone ? 'This chat no longer exists.' : error.message}
        {...(!isGone && { onRetry: () => void refetch() })}
      >
        <LinkButton to={`/dashboard/${helperId}`}>Back to {name}</LinkButton>
      </ErrorPanel>
    );
  }
  if (!data) return <Spinner label="Opening chat..." />;
  const { chat } = data;
  if (chat.helper_id !== helperId)
    return <Navigate to={`/dashboard/${chat.helper_id}?memoryId=${chat.id}`} replace />;
  const isHere = chat.business_id === business.id;
  return (
    <>
      <ReadOnlyConversation {...data} business={isHere ? business.name : undefined}>
        <LinkButton variant="outline" to={`/dashboard/history?print=${chat.id}`}>
          <Icon icon={Printer} />
          Print
        </LinkButton>
        <LinkButton variant="quiet" to={`/dashboard/${helperId}`}>
          All {name} chats
        </LinkButton>
      </ReadOnlyConversation>
      <Notice>
        <p>
          <b>{name} is locked.</b> You can read this chat. To ask more, open {name} or change your
          plan.
        </p>
        <LinkButton variant="outline" to={`/dashboard/${helperId}`}>
          Open {name}
        </LinkButton>
      </Notice>
    </>
  );
};

/** The saved chats with a locked helper, each open to read; nothing where there are none or they cannot be loaded. */
export const LockedChats = ({
  helperId,
  businessId,
}: {
  helperId: HelperId;
  businessId: string;
}) => {
  const { data } = useChats({ helperId, businessId }, '');
  const chats = data ? [...data.pinned, ...data.chats] : [];
  if (chats.length === 0) return null;
  return (
    <>
      <h2>Your chats with {helpers[helperId].name}</h2>
      <ul className="locked-chats">
        {chats.map(({ id, title }) => (
          <li key={id}>
            <Link to={`?memoryId=${id}`}>{title || clearedConversationTitle}</Link>
          </li>
        ))}
      </ul>
      {data?.hasMore && <Link to="/dashboard/history">See all in History</Link>}
    </>
  );
};
