import { useRef, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { type ImportedRow, replyTone } from '#shared/domain/chat/message-replies/imported-row.ts';
import { type CustomerOwing, reminderTone } from '#shared/domain/connections/receivable-rules.ts';
import { useMessageReply } from '#web/core/message-reply.tsx';
import { Button } from '#web/ui/button.tsx';
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

/**
 * Writing to a customer about overdue invoices: `write` opens the dialog, which `dialog` draws; `asked` asks whether it was
 * sent after a text was written and not marked.
 */
export const useReminder = (business: Business, one: CustomerOwing) => {
  const MessageReply = useMessageReply();
  const [isWriting, setIsWriting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isMarked = useRef(false);
  const change = useChangeReceivables(business.id);
  const ids = one.invoices.map(({ id }) => id);
  const say = (how: 'reminded' | 'not-reminded') => {
    setIsAsked(false);
    change.mutate({ ids, change: how });
  };
  return {
    write: () => setIsWriting(true),
    error: change.error,
    asked: isAsked && (
      <p className="owe-asked" role="status">
        Did you send it?
        <Button variant="quiet" onClick={() => say('reminded')}>
          I sent it
        </Button>
        <Button variant="quiet" onClick={() => setIsAsked(false)}>
          Not yet
        </Button>
      </p>
    ),
    dialog: isWriting && (
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
    ),
  };
};
