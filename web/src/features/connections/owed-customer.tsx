import Pencil from '@lucide/icons/icons/pencil';
import { useRef, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { type ImportedRow, replyTone } from '#shared/domain/chat/message-replies/imported-row.ts';
import { type CustomerOwing, reminderTone } from '#shared/domain/connections/receivable-rules.ts';
import type { Format } from '#shared/domain/numbers/format.ts';
import { useMessageReply } from '#web/core/message-reply.tsx';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useChangeReceivables } from './receivables.ts';

/** What a reminder is written from: the name stays on the screen, the rest goes along. */
const rowOf = ({ customer, invoices, overdue, oldest, days }: CustomerOwing): ImportedRow => {
  const reminders = Math.max(...invoices.map((one) => one.reminders.length));
  return {
    kind: 'overdue-invoice',
    customer,
    amount: String(overdue),
    issued: oldest.issued,
    due: oldest.due,
    number: oldest.number,
    invoices: invoices.length,
    reminders,
    tone: replyTone(reminderTone(days, reminders)),
  };
};

const late = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} overdue`;

/** One customer with overdue invoices: how much, how late, what was sent, and the way to write to them. */
export const OwedCustomer = ({
  one,
  business,
  format,
}: {
  one: CustomerOwing;
  business: Business;
  format: Format;
}) => {
  const { customer, invoices, overdue, oldest, days, lastReminder } = one;
  const MessageReply = useMessageReply();
  const [isWriting, setIsWriting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isMarked = useRef(false);
  const change = useChangeReceivables(business.id);
  const ids = invoices.map(({ id }) => id);
  const name = customer || 'No name';
  const say = (how: 'reminded' | 'not-reminded') => {
    setIsAsked(false);
    change.mutate({ ids, change: how });
  };
  const pay = () =>
    change.mutate({ ids, change: 'paid' }, { onSuccess: () => toast('Marked paid') });
  return (
    <li>
      <b>{name}</b>
      <span className="owe-amount">{format.money(String(overdue))}</span>
      <small>
        {invoices.length > 1
          ? `${invoices.length} invoices, oldest `
          : oldest.number
            ? `Invoice ${oldest.number}, `
            : ''}
        <span className="late">{late(days)}</span>
        {lastReminder && `. You sent a reminder ${format.day(lastReminder)}.`}
      </small>
      {isAsked && (
        <p className="owe-asked" role="status">
          Did you send it?
          <Button variant="quiet" onClick={() => say('reminded')}>
            I sent it
          </Button>
          <Button variant="quiet" onClick={() => setIsAsked(false)}>
            Not yet
          </Button>
        </p>
      )}
      <span className="owe-buttons">
        <Button variant="outline" onClick={() => setIsWriting(true)}>
          <Icon icon={Pencil} />
          {lastReminder ? 'Write again' : 'Write a reminder'}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button variant="quiet" busy={change.isPending && 'Saving...'} onClick={pay}>
          Mark as paid<span className="sr-only">: {name}</span>
        </Button>
      </span>
      {change.error && <Notice tone="danger">{change.error.message}</Notice>}
      {isWriting && (
        <MessageReply
          business={business}
          row={rowOf(one)}
          onSent={(isSent) => {
            isMarked.current = isSent;
            say(isSent ? 'reminded' : 'not-reminded');
          }}
          onClose={(isWritten) => {
            setIsWriting(false);
            setIsAsked(isWritten === true && !isMarked.current);
          }}
        />
      )}
    </li>
  );
};
