import Trash2 from '@lucide/icons/icons/trash';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactSubjectLabels } from '#shared/domain/choices.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { failureText, momentText } from './format.ts';
import { Paged } from './paged.tsx';
import { type ContactMessage, listQuery, useChange } from './queries.ts';
import { Section } from './section.tsx';

/** What people wrote on the contact page, newest first; each can be marked as done and deleted. */
export const MessagesSection = () => {
  const [leaving, setLeaving] = useState<ContactMessage | null>(null);
  const change = useChange(
    (act: () => Promise<unknown>) => act(),
    () => setLeaving(null),
  );
  const remove = async ({ id }: ContactMessage) => {
    await api.admin.removeMessage({ id });
    toast('Message deleted');
  };
  const list = useInfiniteQuery(listQuery('listMessages'));
  return (
    <Section title="Contact messages" hint="We promise an answer within 24 hours.">
      {change.error && <Notice tone="danger">{failureText('changeMessage', change.error)}</Notice>}
      <Paged list={list} failure="messages" none="No messages yet.">
        {(messages) => (
          <ul className="admin-rows">
            {messages.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                isBusy={change.isPending}
                onMark={() =>
                  change.mutate(() =>
                    api.admin.markMessage({ id: message.id, done: !message.done }),
                  )
                }
                onDelete={() => setLeaving(message)}
              />
            ))}
          </ul>
        )}
      </Paged>
      {leaving && (
        <Confirm
          title="Delete this message?"
          question={`The message of ${leaving.name} will be gone for good.`}
          yes="Delete"
          busy={change.isPending && 'Deleting...'}
          onYes={() => change.mutate(() => remove(leaving))}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
};

type RowProps = {
  message: ContactMessage;
  isBusy: boolean;
  onMark: () => void;
  onDelete: () => void;
};

const MessageRow = ({ message, isBusy, onMark, onDelete }: RowProps) => (
  <li className={message.done ? 'done' : undefined}>
    <div>
      <b>
        {message.name},{' '}
        <a
          href={`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${contactSubjectLabels[message.subject]}`)}`}
        >
          {message.email}
        </a>
      </b>
      <p>{message.message}</p>
      <small>
        {contactSubjectLabels[message.subject]},{' '}
        <time dateTime={message.created_at}>{momentText(message.created_at)}</time>
      </small>
    </div>
    {message.done && <span className="tag">Done</span>}
    <Button
      variant="outline"
      aria-label={`${doneWords(message)}: message of ${message.name}`}
      disabled={isBusy}
      onClick={onMark}
    >
      {doneWords(message)}
    </Button>
    <Button variant="icon" aria-label={`Delete message of ${message.name}`} onClick={onDelete}>
      <Icon icon={Trash2} />
    </Button>
  </li>
);

const doneWords = ({ done }: ContactMessage) => (done ? 'Open again' : 'Mark done');
