import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Confirm } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { failureText } from './format.ts';
import { MessageRows } from './message-rows.tsx';
import { Paged } from './paged.tsx';
import { type ContactMessage, messagesQuery, useChange } from './queries.ts';
import { Section } from './section.tsx';

/** What people wrote on the contact page: first the owners who pay, then everybody else, newest first. */
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
    <Section title="Contact messages" hint="We promise an answer within 24 hours.">
      {change.error && <Notice tone="danger">{failureText('changeMessage', change.error)}</Notice>}
      <h3>From owners who pay</h3>
      <Paged list={lists.paid} failure="messages" none="No messages from paid plans.">
        {rows}
      </Paged>
      <h3>From everybody else</h3>
      <Paged list={lists.others} failure="messages" none="No messages yet.">
        {rows}
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
