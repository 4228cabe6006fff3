import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

const allow = async () =>
  (await import('#functions/account/restore/offer-transfers.ts')).offerTransfers(new Date());
/** Replaces the user pool with an empty one and signs the owner up there with the same address. */
const signUpAgain = async (app: App, name: string) => {
  await app.pool('AdminDeleteUser', { Username: emailOf(name) });
  await app.signUp(name);
  return app.sub(name);
};

/** An owner with a calendar address and a weekly mail, in a new user pool. */
const movedWithMail = async (app: App) => {
  const old = await asker(app, 'ada');
  const business_id = old.businessId;
  await old.api.businesses.locate({ business_id, time_zone: 'America/New_York', languages: [] });
  const { address } = await old.api.calendar.make({ business_id });
  await old.api.checkIn.saveSettings({ business_id, mail: true, weekday: 1, hour: 7 });
  const [checkIn] = await app.table.rows(`USER#${old.sub}`, 'CHECKIN#');
  await allow();
  const sub = await signUpAgain(app, 'ada');
  const api = app.as('ada');
  await api.account.get({});
  return { old, sub, api, business_id, address, checkIn };
};

test('the calendar address and the hour of the weekly mail move with the account', async () => {
  await using app = await startApp();
  const { old, sub, api, business_id, address, checkIn } = await movedWithMail(app);
  expect(checkIn?.gsi1sk).toBe(`${old.sub}#${business_id}`);
  expect(JSON.stringify(await app.table.all())).not.toContain(old.sub);
  const [row] = await app.table.rows(`USER#${sub}`, 'CHECKIN#');
  expect(row).toMatchObject({ gsi1pk: checkIn?.gsi1pk, gsi1sk: `${sub}#${business_id}` });
  expect(await api.calendar.get({ business_id })).toMatchObject({ made_at: expect.any(String) });
  const read = await app.send('GET', new URL(address).pathname.replace(/^\/api/, ''));
  expect(read.status).toBe(200);
});

test('the link in a mail from before the move stops the mail', async () => {
  await using app = await startApp();
  const { old, sub, business_id, checkIn } = await movedWithMail(app);
  const { stopTokenOf } = await import('#shared/domain/week/check-in/stop-token.ts');
  const secret = String(checkIn?.stop_secret);
  const stopWith = async (token: string) => {
    await app.send('POST', `/check-in/stop/${token}`);
    return (await app.table.rows(`USER#${sub}`, 'CHECKIN#'))[0];
  };
  const wrong = stopTokenOf({
    accountId: old.sub,
    businessId: business_id,
    secret: '0'.repeat(32),
  });
  expect(await stopWith(wrong)).toMatchObject({ mail: true });
  const right = stopTokenOf({ accountId: old.sub, businessId: business_id, secret });
  const stopped = await stopWith(right);
  expect(stopped).toMatchObject({ mail: false });
  expect(stopped).not.toHaveProperty('gsi1sk');
});
