import { expect, test } from 'vitest';
import { startMail } from '#local/mail.ts';
import { nextOccurrence } from '#shared/domain/lib/local-time.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { everyNth } from '#test/support/proof-size.ts';
import {
  checkInMails,
  checkInRow,
  dayMs,
  hourMs,
  mondayIn,
  runAt,
} from '#test/support/week/check-in-job.ts';
import { seenAt, settle } from '#test/support/week/settled-business.ts';
import { added, newTask } from '#test/support/week/stored-tasks.ts';

const choose = ({ api, businessId }: Asker, more: object = {}) =>
  api.checkIn.saveSettings({
    business_id: businessId,
    ...{ mail: true, weekday: 1, hour: 7 },
    ...more,
  });

test('the mail is sent within an hour of the chosen time, once a week however often the job runs', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  await added(ada, newTask({ title: 'Call Mrs. Lopez' }));
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  expect(await runAt(monday - hourMs / 4)).toEqual({});
  expect(await runAt(monday)).toEqual({ sent: 1 });
  for (const later of [0, hourMs / 4, 3 * hourMs, dayMs])
    expect(await runAt(monday + later)).toEqual({});
  const next = mondayIn(undefined, monday);
  await seenAt(app, ada, next);
  expect(await runAt(next)).toEqual({ sent: 1 });
  const [mail] = checkInMails(app, 'ada');
  expect(mail?.html).toContain('Call Mrs. Lopez');
  expect(mail?.text).toContain('Call Mrs. Lopez');
  expect(mail?.text).toContain('1 Local Way, Columbus');
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<http.*\/api\/check-in\/stop\/[0-9a-f]{96}>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('two runs at the same moment send one mail', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  const runs = await Promise.all([1, 2, 3, 4].map(() => runAt(monday)));
  expect(runs.filter(({ sent }) => sent)).toHaveLength(1);
  expect(checkInMails(app, 'ada')).toHaveLength(1);
});

test('an account that is being deleted gets no mail, also before the job has reached it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  app.stack.queue.delivery.hold();
  await ada.api.account.remove({ confirmation: 'DELETE' });
  expect(await checkInRow(app, ada)).toBeDefined();
  expect(await runAt(monday)).toEqual({});
  app.stack.queue.delivery.letOn();
  await app.stack.queue.delivery.settled();
  expect(await runAt(monday)).toEqual({});
  expect(checkInMails(app, 'ada')).toEqual([]);
});

test.each(
  everyNth(
    [
      ['spring', 'America/New_York', '2027-03-08T12:00:00Z', '2027-03-15T11:00:00Z'],
      ['autumn', 'America/New_York', '2027-11-01T11:00:00Z', '2027-11-08T12:00:00Z'],
      ['autumn in Berlin', 'Europe/Berlin', '2027-10-25T05:00:00Z', '2027-11-01T06:00:00Z'],
    ],
    3,
  ),
)('the mail is sent at seven across the change of clocks in %s', async (_, zone, before, after) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada, zone);
  const times = [before, after].map((at) => Date.parse(at));
  for (const at of times) {
    const due = nextOccurrence({ weekday: 1, hour: 7 }, zone, new Date(at - 2 * hourMs)).getTime();
    expect(due).toBe(at);
    const listed = `CHECKIN#${new Date(due).toISOString().slice(0, 13)}`;
    await app.table.change(`USER#${ada.sub}`, `CHECKIN#${ada.businessId}`, 'gsi1pk', listed);
    await seenAt(app, ada, at);
    expect(await runAt(due - hourMs / 4)).toEqual({});
    expect(await runAt(due)).toEqual({ sent: 1 });
  }
  expect(checkInMails(app, 'ada')).toHaveLength(2);
});

test('an owner who changes the time zone or the day gets the mail there, and never two in a week', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const { api, businessId: business_id } = ada;
  const berlin = mondayIn('Europe/Berlin');
  await api.businesses.update({ business_id, time_zone: 'Europe/Berlin' });
  await seenAt(app, ada, berlin);
  expect(await runAt(berlin)).toEqual({ sent: 1 });
  await api.businesses.update({ business_id, time_zone: 'America/New_York' });
  expect(await runAt(mondayIn())).not.toHaveProperty('sent');
  await choose(ada, { weekday: 3, hour: 18 });
  const wednesday = nextOccurrence({ weekday: 3, hour: 18 }, 'America/New_York', new Date(berlin));
  expect(await runAt(wednesday)).not.toHaveProperty('sent');
  const later = nextOccurrence({ weekday: 3, hour: 18 }, 'America/New_York', wednesday);
  await seenAt(app, ada, later.getTime());
  expect(await runAt(later)).toEqual({ sent: 1 });
});

test('no mail is sent without a time zone, in the first days, or with the mail off', async () => {
  await using app = await startApp();
  const nowhere = await asker(app, 'nowhere');
  const young = await asker(app, 'young');
  const off = await asker(app, 'off');
  await young.api.businesses.locate({
    business_id: young.businessId,
    time_zone: 'America/New_York',
  });
  await settle(app, off);
  const { next_mail_at } = await choose(off, { mail: false });
  expect(next_mail_at).toBeNull();
  expect((await choose(nowhere)).next_mail_at).toBeNull();
  const soon = nextOccurrence({ weekday: 1, hour: 7 }, 'America/New_York', new Date()).getTime();
  await app.table.change(
    `USER#${young.sub}`,
    `BUSINESS#${young.businessId}`,
    'created_at',
    new Date(soon - 2 * dayMs).toISOString(),
  );
  for (const owner of [nowhere, young, off]) await seenAt(app, owner, soon);
  expect(await runAt(soon)).toEqual({ new: 1 });
  for (const name of ['nowhere', 'young', 'off']) expect(checkInMails(app, name)).toEqual([]);
});

test('an owner who is away for 28 days gets one question, and the weekly mail again after a visit', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const first = mondayIn();
  await seenAt(app, ada, first - 40 * dayMs);
  const mondays = [0, 1, 2].map((weeks) => mondayIn(undefined, first + weeks * 7 * dayMs - 1));
  const outcomes = [];
  for (const at of mondays) outcomes.push(await runAt(at));
  expect(outcomes).toEqual([{ sent: 1 }, { away: 1 }, { away: 1 }]);
  expect(checkInMails(app, 'ada').map(({ subject }) => subject)).toEqual(['Still there?']);
  const back = mondayIn(undefined, (mondays.at(-1) ?? 0) + hourMs);
  await seenAt(app, ada, back - 2 * dayMs);
  expect(await runAt(back)).toEqual({ sent: 1 });
});

test('a mail that was certainly refused is sent by the next run; one with an unknown result is not', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await asker(app, 'bob')];
  for (const owner of [ada, bob]) await settle(app, owner);
  const monday = mondayIn();
  for (const owner of [ada, bob]) await seenAt(app, owner, monday);
  const { mail } = app.stack;
  mail.inbox.refuse('ada@example.com', 400);
  mail.inbox.refuse('bob@example.com', 500);
  expect(await runAt(monday)).toEqual({ failed: 2 });
  expect(await runAt(monday + hourMs / 2)).toEqual({ sent: 1 });
  expect(checkInMails(app, 'ada')).toHaveLength(1);
  expect(checkInMails(app, 'bob')).toHaveLength(0);
  expect((await checkInRow(app, bob))?.last_mail_on).not.toBeNull();
});

test('while the mail service is down nothing is claimed: the mail is sent once it is back, and again a week later', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  const { mail } = app.stack;
  await mail.close();
  // It does not say how many mails are left, so none is begun.
  expect(await runAt(monday)).toEqual({ failed: 1 });
  await startMail(mail.inbox);
  expect(await runAt(monday + hourMs)).toEqual({ sent: 1 });
  expect(await runAt(monday + 2 * hourMs)).toEqual({});
  const next = mondayIn(undefined, monday);
  await seenAt(app, ada, next);
  expect(await runAt(next)).toEqual({ sent: 1 });
  const { isCertainlyUnsent } = await import('#functions/lib/mail/send-mail.ts');
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const lost = Object.assign(new Error('hang up'), { code: 'ECONNRESET' });
  expect([refused, lost].map(isCertainlyUnsent)).toEqual([true, false]);
});

test('a business that is deleted while the job runs gets no mail', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  const { dueIn } = await import('#functions/week/check-in/due-check-ins.ts');
  const { sendCheckIn } = await import('#functions/week/check-in/send-check-in.ts');
  const row = await checkInRow(app, ada);
  const listed = [];
  for await (const due of dueIn(String(row?.gsi1pk), new Date(monday))) listed.push(due);
  await ada.api.businesses.remove({ business_id: ada.businessId });
  const [due] = listed;
  if (!due) throw new Error('Not listed');
  expect(await sendCheckIn(due, new Date(monday), async () => {})).toBe('claimed');
  expect(await runAt(monday)).toEqual({});
  expect(checkInMails(app, 'ada')).toEqual([]);
});

test('one click in a mail program stops the mail, and the link opens a page with one button first', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  await runAt(monday);
  const [mail] = checkInMails(app, 'ada');
  const address = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect(mail?.text).toContain(`Unsubscribe (no sign-in needed): ${address}`);
  const path = new URL(address).pathname.replace(/^\/api/, '');
  const page = await app.send('GET', path);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('<button type="submit">Unsubscribe</button>');
  const settings = async () =>
    (await ada.api.checkIn.get({ business_id: ada.businessId })).settings;
  expect((await settings()).mail).toBe(true);
  const wrong = `${path.slice(0, -32)}${'0'.repeat(32)}`;
  const click = (at: string) => app.send('POST', at, { body: 'List-Unsubscribe=One-Click' });
  const [denied, unknown] = [await click(wrong), await click('/check-in/stop/hello')];
  expect((await settings()).mail).toBe(true);
  const stopped = await click(path);
  const text = await stopped.text();
  expect(text).toContain('You’re unsubscribed');
  for (const answer of [denied, unknown]) expect(await answer.text()).toBe(text);
  expect((await settings()).mail).toBe(false);
  expect((await checkInRow(app, ada))?.gsi1pk).toBeUndefined();
});
