import Trash2 from '@lucide/icons/icons/trash';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contactSubjectLabels } from '#shared/domain/feedback/contact-subjects.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { api } from '#web/core/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { failureText } from '../admin-failures.ts';
import { momentText } from '../admin-format.ts';
import { messagePath } from '../admin-paths.ts';
import { type ContactMessage, messagesQuery, useAdminChange } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { PagedList } from '../paged-list.tsx';
import { ActionDialog } from '../user/action-dialog.tsx';

/** Contact messages with their senders; each can be marked as done and deleted. */
const MessageRows = ({
  messages,
  isBusy,
  onMark,
  onRemove,
}: {
  messages: readonly ContactMessage[];
  isBusy: boolean;
  onMark: (message: ContactMessage) => void;
  onRemove: (message: ContactMessage) => void;
}) => (
  <ul className="admin-rows">
    {messages.map((message) => (
      <li key={message.id} className={message.done ? 'done' : undefined}>
        <div>
          <b>
            <Link to={messagePath(message.id)}>{message.name}</Link>, {message.email}
          </b>
          <p>{message.message}</p>
          <small>
            {contactSubjectLabels[message.subject]}
            {message.plan && `, ${plans[message.plan].name} plan`},{' '}
            <time dateTime={message.created_at}>{momentText(message.created_at)}</time>
          </small>
        </div>
        {message.done && <span className="tag">Done</span>}
        <Button
          variant="outline"
          aria-label={`${doneWords(message)}: message from ${message.name}`}
          disabled={isBusy}
          onClick={() => onMark(message)}
        >
          {doneWords(message)}
        </Button>
        <Button
          variant="icon"
          className="btn-danger"
          aria-label={`Delete message from ${message.name}`}
          onClick={() => onRemove(message)}
        >
          <Icon icon={Trash2} />
        </Button>
      </li>
    ))}
  </ul>
);

const doneWords = ({ done }: ContactMessage) => (done ? 'Reopen' : 'Mark as done');

/** What people wrote on the contact page: first the owners who pay, then everybody else, newest first. */
export const ContactMessagesSection = () => {
  const [leaving, setLeaving] = useState<ContactMessage | null>(null);
  const change = useAdminChange((act: () => Promise<unknown>) => act());
  const lists = {
    paid: useInfiniteQuery(messagesQuery('paid')),
    others: useInfiniteQuery(messagesQuery('others')),
  };
  const rows = (messages: ContactMessage[]) => (
    <MessageRows
      messages={messages}
      isBusy={change.isPending}
      onMark={({ id, done }) => change.mutate(() => api.admin.markMessage({ id, done: !done }))}
      onRemove={setLeaving}
    />
  );
  return (
    <AdminSection title="Contact messages" hint="We promise a reply within 24 hours.">
      {change.error && <Notice tone="danger">{failureText('changeMessage', change.error)}</Notice>}
      <h3>From paid plans</h3>
      <PagedList list={lists.paid} failure="messages" none="No messages from paid plans.">
        {rows}
      </PagedList>
      <h3>From everyone else</h3>
      <PagedList list={lists.others} failure="messages" none="No messages yet.">
        {rows}
      </PagedList>
      {leaving && (
        <ActionDialog
          title="Delete this message?"
          hint={`The message from ${leaving.name} will be permanently deleted. You can’t undo this.`}
          yes="Delete"
          act={async (reason) => {
            await api.admin.removeMessage({ id: leaving.id, reason });
            return 'Message deleted';
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </AdminSection>
  );
};
