import type { ImportedRow } from '#shared/domain/chat/message-replies/imported-row-as-masked-message.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import {
  daysOverdue,
  reminderReplyTone,
  reminderTone,
} from '#shared/domain/connections/receivable-rules.ts';

/**
 * What a reminder for overdue invoices of one customer in one currency, the oldest first, is written from: the name stays on
 * the screen, the rest goes along. `own` is the currency of the business.
 */
export const overdueInvoicesAsImportedRow = (
  invoices: readonly [Receivable, ...Receivable[]],
  overdue: number,
  today: string,
  own: string,
): ImportedRow => {
  const [oldest] = invoices;
  const reminders = Math.max(...invoices.map((one) => one.reminders.length));
  return {
    kind: 'overdue-invoice',
    customer: oldest.customer,
    amount: String(overdue),
    ...(oldest.currency !== own && { currency: oldest.currency }),
    issued: oldest.issued,
    due: oldest.due,
    number: oldest.number,
    invoices: invoices.length,
    reminders,
    tone: reminderReplyTone(reminderTone(daysOverdue(oldest, today), reminders)),
  };
};
