import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Printer from '@lucide/icons/icons/printer';
import { useQuery } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import { useAccount } from '#web/core/account.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { fullConversationQuery } from './full-conversation.ts';
import { historyMessages } from './history-words.ts';
import { ReadOnlyConversation } from './read-only-conversation.tsx';

/** A whole conversation on one page, for paper or a PDF. */
export const PrintConversationPage = ({ id }: { id: string }) => {
  const { businesses } = useAccount();
  const { data, error, refetch } = useQuery(fullConversationQuery(id));
  if (error)
    return (
      <ErrorPanel
        title={historyMessages.loadFailed}
        message={isGone(error) ? 'This chat no longer exists.' : error.message}
        {...(!isGone(error) && { onRetry: () => void refetch() })}
      >
        <BackLink />
      </ErrorPanel>
    );
  if (!data) return <Spinner label="Loading chat..." />;
  return (
    <ReadOnlyConversation
      {...data}
      business={businesses.find((one) => one.id === data.chat.business_id)?.name}
    >
      <Button onClick={() => print()}>
        <Icon icon={Printer} />
        Print or save as PDF
      </Button>
      <BackLink />
    </ReadOnlyConversation>
  );
};

const BackLink = () => (
  <LinkButton variant="quiet" to="/dashboard/history">
    <Icon icon={ArrowLeft} />
    Back to history
  </LinkButton>
);

const isGone = (error: Error) =>
  error instanceof Problem && (error.code === 'not-found' || error.code === 'invalid');
