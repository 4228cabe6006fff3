import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import { contactSubjectLabels } from '#shared/domain/feedback/contact-subjects.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { failureText } from '../admin-failures.ts';
import { momentText } from '../admin-format.ts';
import { type MessageDetail, messageQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { MessageActions } from './message-actions.tsx';
import { OtherMessages, Replies } from './replies-and-other-messages.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SenderSection } from './sender-section.tsx';

/** One contact message with its answers, the account it came from, and the way to answer it. */
export const MessageView = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(messageQuery(id));
  return (
    <>
      <p>
        <LinkButton variant="quiet" to="/admin?view=inbox">
          <Icon icon={ArrowLeft} />
          Inbox
        </LinkButton>
      </p>
      {data ? (
        <Message {...data} />
      ) : error ? (
        <ErrorPanel message={failureText('message', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
};

const Message = ({ message, replies, others, account, lately }: MessageDetail) => (
  <div className="columns">
    <AdminSection title={contactSubjectLabels[message.subject]}>
      <p>
        <b>{message.name}</b>, {message.email}
        <br />
        <small>
          <time dateTime={message.created_at}>{momentText(message.created_at)}</time>
          {message.assigned_email && `, with ${message.assigned_email}`}
        </small>
      </p>
      <MessageActions {...message} />
      <p className="message-words">{message.message}</p>
      <Replies replies={replies} />
      <ReplyForm message={message} />
      <OtherMessages messages={others} />
    </AdminSection>
    <SenderSection account={account} lately={lately} />
  </div>
);
