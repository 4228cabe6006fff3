import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { ImportedRow } from '#shared/domain/chat/message-replies/imported-row-as-masked-message.ts';
import { reminderReplyTone, reminderTone } from '#shared/domain/connections/receivable-rules.ts';
import { useMessageReplyDialog } from '#web/core/message-reply-dialog-context.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';
import type { BooksView } from './books-file-reader.ts';

const max = 50;

/** Late bills by customer and quotes nobody answered, with their names, which are on this device only. */
export const FollowUpSection = ({
  view,
  owner,
  business,
}: {
  view: BooksView;
  owner: OwnerNumbers;
  business: Business;
}) => {
  const { format } = owner;
  const MessageReply = useMessageReplyDialog();
  const [chosen, setChosen] = useState<ImportedRow | null>(null);
  return (
    <>
      {chosen && <MessageReply business={business} row={chosen} onClose={() => setChosen(null)} />}
      {view.overdue.length > 0 && (
        <NameList
          title="Overdue now"
          rows={view.overdue.slice(0, max).map(({ customer, amount, bills, days }) => ({
            name: customer,
            amount: format.money(amount),
            row: billRow(customer, amount, bills),
            since: `${bills.length === 1 ? '' : `${bills.length} invoices, oldest `}${days} ${days === 1 ? 'day' : 'days'} overdue`,
          }))}
          more={view.overdue.length - max}
          onWrite={setChosen}
        />
      )}
      {view.quiet.length > 0 && (
        <NameList
          title="Quotes with no reply"
          rows={view.quiet.slice(0, max).map(({ customer, number, amount, days, sent }) => ({
            name: [customer, number].filter(Boolean).join(', '),
            amount: format.money(amount),
            row: { kind: 'quiet-quote', customer, amount, issued: sent, due: null },
            since: `sent ${days} ${days === 1 ? 'day' : 'days'} ago`,
          }))}
          more={view.quiet.length - max}
          onWrite={setChosen}
        />
      )}
    </>
  );
};

/** A customer's bills as one row, with the dates of the oldest. */
const billRow = (
  customer: string,
  amount: string,
  bills: BooksView['overdue'][number]['bills'],
): ImportedRow => {
  const [oldest] = bills;
  return {
    kind: 'overdue-invoice',
    customer,
    amount,
    issued: oldest?.date ?? null,
    due: oldest?.due ?? null,
    invoices: bills.length,
    ...(oldest && { number: oldest.number, tone: reminderReplyTone(reminderTone(oldest.days, 0)) }),
  };
};

type NameRow = { name: string; amount: string; since: string; row: ImportedRow };

const NameList = ({
  title,
  rows,
  more,
  onWrite,
}: {
  title: string;
  rows: readonly NameRow[];
  more: number;
  onWrite: (row: ImportedRow) => void;
}) => (
  <section className="numbers-part" aria-label={title}>
    <div className="part-title">
      <h2>{title}</h2>
      <span className="fine">Names stay on this device</span>
    </div>
    <ul className="late-list">
      {rows.map(({ name, amount, since, row }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the list is replaced as a whole
        <li key={nth}>
          <b>{name || 'No name'}</b>
          <span>{amount}</span>
          <span className="late">{since}</span>
          <button type="button" className="text-link" onClick={() => onWrite(row)}>
            Write to them<span className="sr-only">: {name || 'no name'}</span>
          </button>
        </li>
      ))}
    </ul>
    {more > 0 && <p className="fine">Plus {more} more.</p>}
  </section>
);
