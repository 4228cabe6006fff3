import { expect, test } from 'vitest';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { receivable } from '#test/support/receivable.ts';
import { checkInMails, dayMs, mondayIn, runAt } from '#test/support/week/check-in-job.ts';
import { seenAt, settle } from '#test/support/week/settled-business.ts';

test('the mail tells what was paid last week and what is overdue now in each currency, and no name', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const monday = mondayIn();
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const keep = (nth: number, more: Partial<Receivable>) => {
    const id = String(nth).repeat(26);
    const one = receivable({ id, business_id: ada.businessId, source: 'quickbooks', ...more });
    return app.table.put({
      pk: `USER#${ada.sub}`,
      sk: `RECEIVABLE#${ada.businessId}#${id}`,
      ...one,
    });
  };
  const due = dayOf(monday - 25 * dayMs);
  await keep(1, { customer: 'Oak Street Dental', balance: '660', due });
  await keep(2, { customer: 'Harbor Yoga', balance: '300', currency: 'CAD', due });
  const [reminder, paid] = [dayOf(monday - 9 * dayMs), dayOf(monday - 2 * dayMs)];
  await keep(3, { customer: 'Linda Marsh', balance: '165', paid, reminders: [{ on: reminder }] });
  await keep(4, { customer: 'Tom Ferrante', balance: '90', due: dayOf(monday + dayMs) });
  await seenAt(app, ada, monday);
  expect(await runAt(monday)).toEqual({ sent: 1 });
  const [mail] = checkInMails(app, 'ada');
  const told =
    '1 invoice paid last week, $165, 1 of them after your reminder. $660 and CA$300 are overdue from 2 customers, oldest 25 days.';
  expect(mail?.text).toContain(told);
  expect(mail?.html).toContain(told);
  expect(mail?.text).toMatch(/See who owes you.*\/dashboard\/numbers\?business=/s);
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Oak Street|Harbor Yoga|Linda|Ferrante/);
});

test('a business without invoices reads nothing of them in the mail', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  expect(await runAt(monday)).toEqual({ sent: 1 });
  expect(checkInMails(app, 'ada')[0]?.text).not.toMatch(/Owed to you|overdue/i);
});
