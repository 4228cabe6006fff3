import { expect, test } from 'vitest';
import { checkInBucket } from '#shared/domain/week/check-in/check-in-schedule.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { beforeFirst, names } from '#test/support/faults/hold.ts';
import { joined } from '#test/support/people/people.ts';
import { settle } from '#test/support/week/settled-business.ts';

// The owner and somebody of the office save the settings of the weekly mail at the same moment.

const office = async (app: App) => {
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const carol = await joined(app, 'ada', 'carol');
  const business_id = ada.businessId;
  const sk = `CHECKIN#${business_id}#${carol.sub}`;
  return {
    sk,
    pk: `USER#${ada.sub}`,
    row: () => app.table.row(`USER#${ada.sub}`, sk),
    ask: (mail: boolean) =>
      carol.api.checkIn.saveSettings({ business_id, mail, weekday: 1, hour: 7 }),
    choose: (hour: number) =>
      ada.api.checkIn.saveSettings({ business_id, mail: true, weekday: 1, hour }),
  };
};

/** A mail is listed in the hour of its own settings. */
const expectAt = async ({ row, choose }: Awaited<ReturnType<typeof office>>, hour: number) => {
  const stored = await row();
  expect(stored).toMatchObject({ weekday: 1, hour });
  const { next_mail_at } = await choose(hour);
  expect(stored?.gsi1pk).toBe(next_mail_at && checkInBucket(new Date(next_mail_at)));
};

test('the hour of the owner is that of a person whose mail goes out at that moment', async () => {
  await using app = await startApp();
  const here = await office(app);
  await here.ask(true);
  const { hasMet } = beforeFirst(app, names('UpdateItem', here.sk), () =>
    app.table.change(here.pk, here.sk, 'last_mail_on', '2026-01-05'),
  );
  expect((await here.choose(9)).settings.hour).toBe(9);
  expect(hasMet()).toBe(true);
  await expectAt(here, 9);
  expect(await here.row()).toMatchObject({ mail: true, last_mail_on: '2026-01-05' });
});

test('a person who stops their mail while the owner saves another hour gets none', async () => {
  await using app = await startApp();
  const here = await office(app);
  await here.ask(true);
  const { hasMet } = beforeFirst(app, names('UpdateItem', here.sk), () => here.ask(false));
  await here.choose(9);
  expect(hasMet()).toBe(true);
  const stored = await here.row();
  expect(stored).toMatchObject({ mail: false, hour: 9 });
  expect(stored).not.toHaveProperty('gsi1pk');
});

test.each([
  ['for the first time', 'TransactWriteItems', false],
  ['again', 'UpdateItem', true],
] as const)(
  'a person who asks for the mail %s while the owner saves another hour gets it at that hour',
  async (_, operation, isKnown) => {
    await using app = await startApp();
    const here = await office(app);
    if (isKnown) {
      await here.ask(true);
      await here.ask(false);
    }
    const { hasMet } = beforeFirst(app, names(operation, here.sk), () => here.choose(9));
    expect((await here.ask(true)).settings).toEqual({ mail: true, weekday: 1, hour: 9 });
    expect(hasMet()).toBe(true);
    await expectAt(here, 9);
  },
);

test('of two windows of a person the later choice counts, also for the first mail', async () => {
  await using app = await startApp();
  const here = await office(app);
  const { hasMet } = beforeFirst(app, names('TransactWriteItems', here.sk), async () => {
    await here.ask(true);
    await here.ask(false);
  });
  expect((await here.ask(true)).settings.mail).toBe(true);
  expect(hasMet()).toBe(true);
  expect(await here.row()).toMatchObject({ mail: true });
});
