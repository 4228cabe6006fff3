import { afterEach, expect, test, vi } from 'vitest';
import { startMail } from '#local/mail.ts';
import { type App, startApp } from '#test/support/app.ts';
import { beforeFirst, names } from '#test/support/faults/hold.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

afterEach(() => {
  vi.useRealTimers();
});

const remind = async (at: number) => {
  const { handler } = await import('#functions/plan/on-trial-reminders.ts');
  return handler({}, {}, new Date(at));
};
const endOf = async (app: App, name: string) =>
  Date.parse((await app.as(name).account.get({})).account.trial_ends_at ?? '');
/** Returns the subjects of an owner’s reminders, oldest first. */
const reminders = (app: App, name: string) =>
  app.stack.mail.inbox
    .list(`${name}@example.com`)
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('trial'))
    .reverse();
const both = ['3 days left in your free trial', '1 day left in your free trial'];

test('an owner whose trial was moved to a later day is reminded of that day only, once', async () => {
  await using app = await startApp();
  await app.signUp('ada');
  const early = await endOf(app, 'ada');
  // Finishing onboarding a day later sets the trial again, so its end is noted on two days.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs });
  await app.signIn('ada');
  await app.member('ada');
  const late = await endOf(app, 'ada');
  expect(late - early).toBeGreaterThanOrEqual(dayMs);
  vi.useRealTimers();
  expect(await remind(late - 2.5 * dayMs)).toEqual({ sent: 1, failed: 0 });
  expect(await remind(late - 12 * hourMs)).toEqual({ sent: 1, failed: 0 });
  expect(reminders(app, 'ada')).toEqual(both);
});

test('a reminder that was not sent is sent by the next run', async () => {
  await using app = await startApp();
  await app.member('ada');
  const end = await endOf(app, 'ada');
  const { mail } = app.stack;
  await mail.close();
  expect(await remind(end - 2.5 * dayMs)).toEqual({ sent: 0, failed: 1 });
  await startMail(mail.inbox);
  expect(await remind(end - 2.4 * dayMs)).toEqual({ sent: 1, failed: 0 });
  expect(await remind(end - 2.3 * dayMs)).toEqual({ sent: 0, failed: 0 });
  expect(reminders(app, 'ada')).toEqual(both.slice(0, 1));
});

test('two runs at the same moment send each reminder once', async () => {
  await using app = await startApp();
  await app.member('ada');
  const end = await endOf(app, 'ada');
  const runs = await Promise.all([1, 2, 3, 4].map(() => remind(end - 2.5 * dayMs)));
  expect(runs.map(({ sent }) => sent).sort()).toEqual([0, 0, 0, 1]);
});

test.each(['23:59:59.999', '00:00:00.000', '00:00:00.001', '12:00:00.000'])(
  'a trial that ends at %s UTC gets each reminder once, whenever the job runs around midnight',
  async (clock) => {
    await using app = await startApp();
    await app.member('ada');
    const day = new Date(await endOf(app, 'ada')).toISOString().slice(0, 10);
    const end = `${day}T${clock}Z`;
    await app.table.change(`USER#${await app.sub('ada')}`, 'ACCOUNT', 'trial_ends_at', end);
    const ends = Date.parse(end);
    const midnights = [-4, -3, -2, -1, 0, 1].map((days) => Date.parse(day) + days * dayMs);
    for (const midnight of midnights)
      for (const offset of [-1, 0, 1, hourMs]) {
        const at = midnight + offset;
        const { sent } = await remind(at);
        if (sent) expect(ends - at).toBeGreaterThan(0);
      }
    expect(reminders(app, 'ada')).toEqual(both);
  },
);

test('a claim on a trial that moved to another account in the meantime creates no entry', async () => {
  await using app = await startApp();
  await app.member('ada');
  const end = await endOf(app, 'ada');
  const entries = async () =>
    (await app.table.all())
      .filter(({ pk }) => pk.startsWith('TRIALS#'))
      .map(({ pk, sk }) => [pk, sk]);
  const { hasMet } = beforeFirst(app, names('UpdateItem', 'ADD sent'), async () => {
    for (const [pk = '', sk = ''] of await entries()) await app.table.remove(pk, sk);
  });
  expect(await remind(end - 2.5 * dayMs)).toEqual({ sent: 0, failed: 0 });
  expect(hasMet()).toBe(true);
  expect(await entries()).toEqual([]);
});
