import Pencil from '@lucide/icons/icons/pencil';
import type { Business } from '#shared/domain/account/business.ts';
import type { CustomerOwing } from '#shared/domain/connections/receivable-rules.ts';
import type { Format } from '#shared/domain/numbers/format.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useChangeReceivables } from './receivables.ts';
import { useReminder } from './use-reminder.tsx';

/** How late an invoice is, in words. */
export const late = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} overdue`;

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
  const reminder = useReminder(business, one);
  const change = useChangeReceivables(business.id);
  const ids = invoices.map(({ id }) => id);
  const name = customer || 'No name';
  const error = change.error ?? reminder.error;
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
      {reminder.asked}
      <span className="owe-buttons">
        <Button variant="outline" onClick={reminder.write}>
          <Icon icon={Pencil} />
          {lastReminder ? 'Write again' : 'Write a reminder'}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button variant="quiet" busy={change.isPending && 'Saving...'} onClick={pay}>
          Mark as paid<span className="sr-only">: {name}</span>
        </Button>
      </span>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {reminder.dialog}
    </li>
  );
};
