import { Link } from 'react-router-dom';
import { previewName } from '#shared/domain/admin/admin-preview.ts';
import { contactSubjectLabels } from '#shared/domain/feedback/contact-subjects.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { countText, messagePath, momentText, userPath } from '../admin-format.ts';
import type { MessageDetail, UserDetail } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { AccountFacts, type Fact } from '../user/account-facts.tsx';
import { UserPayments } from '../user/user-payments.tsx';
import { SenderTroubles } from './sender-troubles.tsx';

/** The account of who wrote, beside what they wrote: plan, what went wrong, payments. */
export const SenderSection = ({ account, lately }: Pick<MessageDetail, 'account' | 'lately'>) => (
  <AdminSection title="Account">
    {account ? (
      <>
        <Account {...account} />
        {lately && <SenderTroubles lately={lately} user={account} />}
        <UserPayments {...account} />
      </>
    ) : (
      <p className="hint">
        This came without an account. Search for the address if you think they have one.
      </p>
    )}
  </AdminSection>
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
      <AccountFacts facts={facts} />
    </>
  );
};

/** What admins answered before, the oldest first. */
export const Replies = ({ replies }: Pick<MessageDetail, 'replies'>) =>
  replies.map((reply) => (
    <blockquote key={reply.id} className="message-words">
      {reply.text}
      <footer>
        {reply.admin_email ?? 'A former admin'},{' '}
        <time dateTime={reply.created_at}>{momentText(reply.created_at)}</time>
      </footer>
    </blockquote>
  ));

/** What else came from the same address. */
export const OtherMessages = ({ messages }: { messages: MessageDetail['others'] }) =>
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
