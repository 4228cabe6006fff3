import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';
import { checkInMails, mondayIn, runAt } from '#test/support/week/check-in-job.ts';
import { seenAt, settle } from '#test/support/week/settled-business.ts';

type Person = Awaited<ReturnType<typeof joined>>;

/** An account with an owner and two of the office, of whom the first asked for the weekly mail. */
const office = async (app: App) => {
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  // A trial would be over before the second mail, and with it the seats.
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'subscription', {
    id: 'sub_test',
    status: 'active',
    plan: 'pro',
    period: 'monthly',
    current_period_end: null,
    cancel_at_period_end: false,
  });
  const carol = await joined(app, 'ada', 'carol');
  await joined(app, 'ada', 'luis');
  await ask(ada, carol, true);
  return { ada, carol };
};

const ask = ({ businessId }: Asker, { api }: Person, mail: boolean) =>
  api.checkIn.saveSettings({ business_id: businessId, mail, weekday: 1, hour: 7 });

/** Runs the job on the next Monday, on which everybody was here. */
const nextMonday = async (app: App, ada: Asker, after?: number) => {
  const monday = mondayIn(undefined, after);
  await seenAt(app, ada, monday);
  return { monday, outcomes: await runAt(monday) };
};

const mails = (app: App) =>
  Object.fromEntries(
    ['ada', 'carol', 'luis'].map((name) => [name, checkInMails(app, name).length]),
  );

test('the weekly mail goes once to each who asked for it', async () => {
  await using app = await startApp();
  const { ada } = await office(app);
  const { monday, outcomes } = await nextMonday(app, ada);
  expect(outcomes).toEqual({ sent: 2 });
  expect(await runAt(monday)).toEqual({});
  expect(mails(app)).toEqual({ ada: 1, carol: 1, luis: 0 });
  // The next week again.
  await nextMonday(app, ada, monday);
  expect(mails(app)).toEqual({ ada: 2, carol: 2, luis: 0 });
});

test('somebody of the office says only whether they get the mail; day and hour are the owner’s', async () => {
  await using app = await startApp();
  const { ada, carol } = await office(app);
  const business_id = ada.businessId;
  const own = await carol.api.checkIn.saveSettings({
    business_id,
    mail: true,
    weekday: 3,
    hour: 9,
  });
  expect(own.settings).toEqual({ mail: true, weekday: 1, hour: 7 });
  expect((await ada.api.checkIn.getSettings({ business_id })).settings.mail).toBe(true);
  await ada.api.checkIn.saveSettings({ business_id, mail: false, weekday: 2, hour: 8 });
  const after = await carol.api.checkIn.getSettings({ business_id });
  expect(after.settings).toEqual({ mail: true, weekday: 2, hour: 8 });
  expect(after.next_mail_at).not.toBeNull();
  expect((await carol.api.checkIn.get({ business_id })).settings).toEqual(after.settings);

  await ask(ada, carol, false);
  expect((await carol.api.checkIn.getSettings({ business_id })).next_mail_at).toBeNull();
  expect(await runAt(mondayIn() + 25 * 3_600_000)).not.toHaveProperty('sent');
});

test('the link in a mail stops that person’s mail without a sign-in, and nobody else’s', async () => {
  await using app = await startApp();
  const { ada, carol } = await office(app);
  const { monday } = await nextMonday(app, ada);
  const header = checkInMails(app, 'carol')[0]?.headers?.['List-Unsubscribe'];
  const [, path = ''] = /\/api(\/check-in\/stop\/[0-9a-f]{128})>$/.exec(String(header)) ?? [];
  await app.send('POST', path, { body: 'List-Unsubscribe=One-Click' });
  const business_id = ada.businessId;
  expect((await carol.api.checkIn.getSettings({ business_id })).settings.mail).toBe(false);
  await nextMonday(app, ada, monday);
  expect(mails(app)).toEqual({ ada: 2, carol: 1, luis: 0 });
});

test('who was removed, or was given other businesses, gets no mail, and gets it again once they are back', async () => {
  await using app = await startApp();
  const { ada, carol } = await office(app);
  await ada.api.account.removePerson({ id: carol.sub });
  const first = await nextMonday(app, ada);
  expect(first.outcomes).toEqual({ sent: 1, 'no-access': 1 });
  await ada.api.account.restorePerson({ id: carol.sub });
  const view = await ada.api.businesses.add({ name: 'Second Pipes', type: 'Plumber' });
  await ada.api.account.chooseBusinesses({
    id: carol.sub,
    businesses: [String(view.account.active_business_id)],
  });
  const second = await nextMonday(app, ada, first.monday);
  expect(second.outcomes).toMatchObject({ 'no-access': 1 });
  expect(mails(app).carol).toBe(0);
  await ada.api.account.chooseBusinesses({ id: carol.sub, businesses: null });
  await nextMonday(app, ada, second.monday);
  expect(mails(app).carol).toBe(1);
});

test('what a person asked for goes with their sign-in, and with the business', async () => {
  await using app = await startApp();
  const { ada } = await office(app);
  const rows = () => app.table.rows(`USER#${ada.sub}`, 'CHECKIN#');
  expect(await rows()).toHaveLength(2);
  await app.as('carol').account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  expect(await rows()).toHaveLength(1);
  const dee = await joined(app, 'ada', 'dee');
  await ask(ada, dee, true);
  await ada.api.businesses.add({ name: 'Second Pipes', type: 'Plumber' });
  await ada.api.businesses.remove({ business_id: ada.businessId });
  expect(JSON.stringify(await rows())).not.toContain(ada.businessId);
});
