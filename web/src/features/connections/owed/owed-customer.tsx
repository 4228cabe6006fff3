import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { daysOverdueWords } from '#shared/domain/connections/owed-sentences.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { type CustomerOwing, isPaidByHand } from '#shared/domain/connections/receivable-rules.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { sentByWords } from '#web/core/people/last-change-words.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { overdueInvoicesAsImportedRow } from './overdue-invoices-as-imported-row.ts';
import { ReceivableChangeConflict, toastPaidFirst } from './receivable-change-conflict.tsx';
import { useChangeReceivables } from './use-change-receivables.ts';
import { WriteReminderButton } from './write-reminder-button.tsx';

/** One customer with overdue invoices: how much, how late, what was sent, and the way to write to them. */
export const OwedCustomer = ({ one, business }: { one: CustomerOwing; business: Business }) => {
  const { customer, currency, invoices, overdue, oldest, days, lastReminder } = one;
  const style = localeAndCurrencyOf(business);
  const format = createFormat({ ...style, currency });
  const change = useChangeReceivables(business.id, toastPaidFirst);
  const ids = invoices.map(({ id }) => id);
  const name = customer || 'No name';
  const pay = () =>
    change.mutate({ ids, change: 'paid' }, { onSuccess: () => toast('Marked paid') });
  return (
    <li>
      <b>{name}</b>
      <span className="owe-amount">{format.money(String(overdue))}</span>
      <small>
        {invoices.length > 1 ? <>{invoices.length} invoices, oldest </> : null}
        <InvoiceLink one={oldest} />, <span className="late">{daysOverdueWords(days)}</span>
        {lastReminder &&
          `. ${sentByWords(lastReminder, 'sent a reminder')} ${format.day(lastReminder.on)}.`}
      </small>
      <WriteReminderButton
        business={business}
        row={overdueInvoicesAsImportedRow(invoices, overdue, localToday(), style.currency)}
        invoices={invoices}
        words={lastReminder ? 'Write again' : 'Write a reminder'}
        onSaid={(how) => change.mutate({ ids, change: how })}
      >
        {invoices.every(isPaidByHand) && (
          <Button variant="quiet" busy={change.isPending && 'Saving...'} onClick={pay}>
            Mark as paid<span className="sr-only">: {name}</span>
          </Button>
        )}
      </WriteReminderButton>
      <ReceivableChangeConflict change={change} />
    </li>
  );
};

/** Leads to the page of one invoice. */
const InvoiceLink = ({ one }: { one: Receivable }) => (
  <Link to={`/dashboard/numbers/owed/${one.id}`}>
    {one.number ? `Invoice ${one.number}` : 'See the invoice'}
  </Link>
);
