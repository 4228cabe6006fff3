import { expect, test } from 'vitest';
import { recordingsMs } from '#shared/domain/chat/recording-allowance.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { beforeFirst, names } from '#test/support/faults/hold.ts';
import { checkInMails, checkInRow, mondayIn, runAt } from '#test/support/week/check-in-job.ts';
import { seenAt, settle } from '#test/support/week/settled-business.ts';

// Changes between a read and its write: the weekly mail, calendar addresses, recordings.

const fetched = (app: App, address: string) =>
  app.send('GET', new URL(address).pathname.replace(/^\/api/, ''));
const place = ({ businessId }: Asker) => ({ business_id: businessId });
/** Matches the write by which a run claims a mail. */
const claims = names('UpdateItem', 'last_mail_on');

test.each([
  ['switches the mail off', { mail: false, weekday: 1, hour: 7 }],
  ['wants it on another day', { mail: true, weekday: 3, hour: 7 }],
  ['wants it at another hour', { mail: true, weekday: 1, hour: 9 }],
] as const)(
  'an owner who %s just before the mail is claimed gets no mail now',
  async (_, settings) => {
    await using app = await startApp();
    const ada = await asker(app, 'ada');
    await settle(app, ada);
    const monday = mondayIn();
    await seenAt(app, ada, monday);
    const { hasMet } = beforeFirst(app, claims, () =>
      ada.api.checkIn.saveSettings({ ...place(ada), ...settings }),
    );
    await runAt(monday);
    expect(hasMet()).toBe(true);
    expect(checkInMails(app, 'ada')).toEqual([]);
    expect((await ada.api.checkIn.get(place(ada))).settings).toEqual(settings);
  },
);

test('an owner who stops the mails while one is refused is not listed for another', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  app.stack.mail.inbox.refuse('ada@example.com', 400);
  let claimed = false;
  beforeFirst(
    app,
    (call) => {
      const isRelease = claimed && claims(call);
      claimed ||= claims(call);
      return isRelease;
    },
    () => ada.api.checkIn.saveSettings({ ...place(ada), mail: false, weekday: 1, hour: 7 }),
  );
  await runAt(monday);
  expect(await checkInRow(app, ada)).toMatchObject({ mail: false });
  expect((await checkInRow(app, ada))?.gsi1pk).toBeUndefined();
});

test('an abandoned calendar address, or one of a deleted business, is not found', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const earlier = await ada.api.calendar.make(place(ada));
  const row = (await app.table.all()).find(({ pk }) => String(pk).startsWith('FEED'));
  if (!row) throw new Error('No address is stored');
  const { address } = await ada.api.calendar.make(place(ada));
  // A renewal at the same moment may have left the old address.
  await app.table.put(row);
  expect((await fetched(app, earlier.address)).status).toBe(404);
  expect((await fetched(app, address)).status).toBe(200);
  await app.table.remove(`USER#${ada.sub}`, `BUSINESS#${ada.businessId}`);
  expect((await fetched(app, address)).status).toBe(404);
});

test('an address that another tab renews while it is switched off is switched off as well', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.api.calendar.make(place(ada));
  let renewed = '';
  let met = 0;
  // The second deletion is that of the link from the business to its address.
  const isSecond = names('DeleteItem', 'USER#');
  beforeFirst(
    app,
    (call) => isSecond(call) && met++ === 0,
    async () => {
      renewed = (await ada.api.calendar.make(place(ada))).address;
    },
  );
  await ada.api.calendar.remove(place(ada));
  expect(renewed).not.toBe('');
  expect((await fetched(app, renewed)).status).toBe(404);
  expect((await ada.api.calendar.get(place(ada))).made_at).toBeNull();
});

test('a recording of the previous day that is released does not reduce today’s count', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { addRecordings } = await import('#functions/plan/quota/recordings-table.ts');
  const today = Date.now();
  await app.table.put({ pk: `USER#${ada.sub}`, sk: 'RECORDINGS', used: 3, since: today });
  await addRecordings(ada.sub, -1, today - recordingsMs);
  expect((await app.table.row(`USER#${ada.sub}`, 'RECORDINGS'))?.used).toBe(3);
  await addRecordings(ada.sub, -1, today);
  expect((await app.table.row(`USER#${ada.sub}`, 'RECORDINGS'))?.used).toBe(2);
});

test('settings that are saved while the mail is claimed are refused as a conflict, and saved by the next try', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  const { hasMet } = beforeFirst(app, names('UpdateItem', '#weekday = :weekday'), () =>
    runAt(monday),
  );
  const wanted = { ...place(ada), mail: true, weekday: 3, hour: 9 } as const;
  await expect(ada.api.checkIn.saveSettings(wanted)).rejects.toMatchObject({ code: 'conflict' });
  expect(hasMet()).toBe(true);
  expect(checkInMails(app, 'ada')).toHaveLength(1);
  await ada.api.checkIn.saveSettings(wanted);
  const on = new Date(monday).toISOString().slice(0, 10);
  expect(await checkInRow(app, ada)).toMatchObject({ weekday: 3, hour: 9, last_mail_on: on });
});
