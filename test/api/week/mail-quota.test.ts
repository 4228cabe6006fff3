import { expect, test } from 'vitest';
import { bulkMailsLeft } from '#shared/domain/lib/bulk-mails-left.ts';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { checkInMails, hourMs, mondayIn, runAt } from '#test/support/week/check-in-job.ts';
import { seenAt, settle } from '#test/support/week/settled-business.ts';

test('the weekly mails leave the last tenth of the mails of 24 hours to codes', async () => {
  await using app = await startApp();
  const owners = ['ada', 'bob', 'cy', 'di'];
  const monday = mondayIn();
  for (const name of owners) {
    const owner = await asker(app, name);
    await settle(app, owner);
    await seenAt(app, owner, monday);
  }
  const sent = () => owners.flatMap((name) => checkInMails(app, name)).length;
  const { quota } = app.stack.mail.inbox;
  Object.assign(quota, { Max24HourSend: 100, SentLast24Hours: 88 });
  expect(await runAt(monday)).toMatchObject({ sent: 2 });
  expect(sent()).toBe(2);
  quota.SentLast24Hours = 90;
  expect(await runAt(monday + hourMs / 4)).not.toHaveProperty('sent');
  expect(sent()).toBe(2);
  // Yesterday's mails are older than 24 hours by now; nobody's mail is lost.
  quota.SentLast24Hours = 10;
  expect(await runAt(monday + hourMs)).toEqual({ sent: 2 });
  expect(sent()).toBe(4);
});

test.each([
  [{ Max24HourSend: 50_000, SentLast24Hours: 0 }, 45_000],
  [{ Max24HourSend: 50_000, SentLast24Hours: 44_999 }, 1],
  [{ Max24HourSend: 50_000, SentLast24Hours: 45_000 }, 0],
  [{ Max24HourSend: 200, SentLast24Hours: 199 }, 0],
  [{ Max24HourSend: -1, SentLast24Hours: 10 }, Number.POSITIVE_INFINITY],
  [{}, 0],
])('of %j jobs may send %d more mails', (quota, left) => {
  expect(bulkMailsLeft(quota)).toBe(left);
});
