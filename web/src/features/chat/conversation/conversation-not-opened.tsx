import { useMutation } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A conversation of another helper or business: redirects to its helper, or asks the owner to switch businesses. */
export const ConversationElsewhere = ({
  chat,
  helperId,
}: {
  chat: Conversation;
  helperId: HelperId;
}) =>
  chat.helper_id === helperId ? (
    <OtherBusiness chat={chat} />
  ) : (
    <Navigate to={`/dashboard/${chat.helper_id}?memoryId=${chat.id}`} replace />
  );

const OtherBusiness = ({ chat }: { chat: Conversation }) => {
  const business = useAccount().businesses.find(({ id }) => id === chat.business_id);
  const setAccount = useSetAccount();
  const change = useMutation({
    mutationFn: () => api.businesses.switch({ business_id: chat.business_id }),
    onSuccess: setAccount,
  });
  if (!business) return <NotFound helperId={chat.helper_id} />;
  return (
    <EmptyState title="This chat is for a different business" level={1}>
      <p>It belongs to {business.name}. Switch businesses to continue.</p>
      {change.error && <Notice tone="danger">{change.error.message}</Notice>}
      <div className="row">
        <Button busy={change.isPending && 'Switching...'} onClick={() => change.mutate()}>
          Switch to {business.name}
        </Button>
        <LinkButton variant="outline" to={`/dashboard/${chat.helper_id}`}>
          View Prompts
        </LinkButton>
      </div>
    </EmptyState>
  );
};

const NotFound = ({ helperId }: { helperId: HelperId }) => (
  <EmptyState title="We can’t find this chat" level={1}>
    <p>It might have been deleted, or the link belongs to another account.</p>
    <LinkButton to={`/dashboard/${helperId}`}>Back to {helpers[helperId].name}</LinkButton>
  </EmptyState>
);

/** Says why a conversation could not be opened; offers a retry unless it does not exist. */
export const ConversationNotOpened = ({
  error,
  helperId,
  onRetry,
}: {
  error: Error;
  helperId: HelperId;
  onRetry: () => void;
}) =>
  error instanceof Problem && error.status < 500 ? (
    <NotFound helperId={helperId} />
  ) : (
    <ErrorPanel title="Couldn’t open this chat" message={error.message} onRetry={onRetry} />
  );
