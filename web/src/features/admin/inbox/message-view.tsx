import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { previewName } from '#shared/domain/admin/admin-preview.ts';
import { contactSubjectLabels } from '#shared/domain/feedback/contact-subjects.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { countText, failureText, messagePath, momentText, userPath } from '../format.ts';
import { type MessageDetail, messageQuery, type UserDetail } from '../queries.ts';
import { Section } from '../section.tsx';
import { type Fact, Facts } from '../user/facts.tsx';
import { UserPayments } from '../user/user-payments.tsx';
import { MessageSteps } from './message-steps.tsx';
import { ReplyForm } from './reply-form.tsx';

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

const Message = ({ message, replies, others, account }: MessageDetail) => (
  <div className="columns">
    <Section title={contactSubjectLabels[message.subject]}>
      <p>
        <b>{message.name}</b>, {message.email}
        <br />
        <small>
          <time dateTime={message.created_at}>{momentText(message.created_at)}</time>
          {message.assigned_email && `, with ${message.assigned_email}`}
        </small>
      </p>
      <MessageSteps {...message} />
      <p className="message-words">{message.message}</p>
      {replies.map((reply) => (
        <blockquote key={reply.id} className="message-words">
          {reply.text}
          <footer>
            {reply.admin_email ?? 'A former admin'},{' '}
            <time dateTime={reply.created_at}>{momentText(reply.created_at)}</time>
          </footer>
        </blockquote>
      ))}
      <ReplyForm message={message} />
      <Others messages={others} />
    </Section>
    <Section title="Account">
      {account ? (
        <Account {...account} />
      ) : (
        <p className="hint">
          This message came without an account. Search for the address if you think they have one.
        </p>
      )}
    </Section>
  </div>
);

const Others = ({ messages }: { messages: MessageDetail['others'] }) =>
  messages.length > 0 && (
    <div>
      <h3>Other messages from this address</h3>
      <ul className="admin-rows">
        {messages.map((one) => (
          <li key={one.id}>
            <div>
              <Link to={messagePath(one.id)}>{contactSubjectLabels[one.subject]}</Link>
              <small>{one.message.slice(0, 100)}</small>
            </div>
            {one.done && <span className="tag">Done</span>}
            <time dateTime={one.created_at}>{momentText(one.created_at)}</time>
          </li>
        ))}
      </ul>
    </div>
  );

const Account = (user: UserDetail) => {
  const facts: Fact[] = [
    ['Plan', user.is_trial ? previewName('trial') : plans[user.plan].name],
    ['Signed up', momentText(user.created_at)],
    ['Questions, all time', countText(user.quota.total)],
    ['Businesses', user.businesses.map(({ name }) => name).join(', ') || 'None yet'],
  ];
  return (
    <>
      <p>
        <Link to={userPath(user.id)}>{user.email}</Link>
      </p>
      <Facts facts={facts} />
      <UserPayments {...user} />
    </>
  );
};
