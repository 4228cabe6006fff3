import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { addDays, isoWeekOf } from '#shared/domain/lib/local-date.ts';
import { sliceOf } from '#shared/domain/results/result-additions.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker, essentialsAsker, freeAsker } from '#test/support/chat.ts';
import { checkInMails, mondayIn, runAt } from '#test/support/week/check-in-job.ts';
import { seenAt, settle } from '#test/support/week/settled-business.ts';
import { added, newTask, utcToday } from '#test/support/week/stored-tasks.ts';

const resultsOf = ({ api, businessId }: Asker) => api.results.get({ business_id: businessId });
const nothing = {
  reminders: 0,
  paid: 0,
  came_in: {},
  quotes_followed: 0,
  quotes_won: 0,
  quotes_lost: 0,
  worth_won: {},
  reviews_answered: 0,
  tasks_done: 0,
  posts: 0,
  questions: {},
};

test('nothing counted yet is twelve months and thirteen weeks of zeros, the running ones last', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { today, since, month, periods, place } = await resultsOf(ada);
  expect([today, since]).toEqual([utcToday(), utcToday()]);
  expect(month).toEqual({ period: today.slice(0, 7), ...nothing });
  expect(place).toBeNull();
  expect(periods?.months).toHaveLength(12);
  expect(periods?.months.at(-1)).toEqual(month);
  expect(periods?.weeks).toHaveLength(13);
  expect(periods?.weeks.at(-1)).toEqual({ period: isoWeekOf(today), ...nothing });
});

test('questions are counted for the helper that answered, once however often one is sent', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const message_id = ulid();
  const chat_id = crypto.randomUUID();
  await ada.ask({ message_id, chat_id });
  await ada.ask({ message_id, chat_id });
  await ada.ask({ helper_id: 'finance' });
  const { month, periods } = await resultsOf(ada);
  expect(month.questions).toEqual({ sales: 1, finance: 1 });
  expect(periods?.weeks.at(-1)?.questions).toEqual({ sales: 1, finance: 1 });
});

test('an answer that is stored after its business was deleted leaves no count behind', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { countQuestion } = await import('#functions/results/results-table.ts');
  const { businessId, sub } = ada;
  await ada.api.businesses.remove({ business_id: businessId });
  await countQuestion(sub as Parameters<typeof countQuestion>[0], businessId, {
    day: utcToday(),
    counter: 'questions_sales',
    by: 1,
    messageId: ulid(),
  });
  expect(await app.table.rows(`USER#${sub}`, 'RESULT#')).toEqual([]);
});

test('a task counts on the day it was checked off, and no longer when it is reopened or skipped', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const [task] = await added(ada, newTask());
  if (!task) throw new Error('No task');
  const change = (kind: 'tick' | 'reopen' | 'drop', seen: number) =>
    ada.api.week.changeTask({ business_id: ada.businessId, id: task.id, seen, change: { kind } });
  const done = async () => (await resultsOf(ada)).month.tasks_done;
  await change('tick', 1);
  // The same request again, as after a lost answer.
  await change('tick', 1);
  expect(await done()).toBe(1);
  await change('reopen', 2);
  expect(await done()).toBe(0);
  await change('tick', 3);
  await change('drop', 4);
  expect(await done()).toBe(0);
});

test('what several devices count at once adds up', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const tasks = await added(ada, ...Array.from({ length: 6 }, () => newTask()));
  await Promise.all(
    tasks.map(({ id }) =>
      ada.api.week.changeTask({
        business_id: ada.businessId,
        id,
        seen: 1,
        change: { kind: 'tick' },
      }),
    ),
  );
  expect((await resultsOf(ada)).month.tasks_done).toBe(6);
});

test('every plan has the running month; months and weeks come with Professional and the trial', async () => {
  await using app = await startApp();
  for (const ada of [await freeAsker(app, 'free'), await essentialsAsker(app, 'essentials')]) {
    await ada.ask({});
    expect(await resultsOf(ada)).toMatchObject({
      month: { questions: { sales: 1 } },
      periods: null,
    });
  }
});

test('a stranger reads nothing', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const eve = await asker(app, 'eve');
  await expect(eve.api.results.get({ business_id: ada.businessId })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('counts are exported with their business, and go with it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask({});
  const { results } = await ada.api.account.export({});
  expect(results).toEqual([
    {
      business_id: ada.businessId,
      month: utcToday().slice(0, 7),
      week: isoWeekOf(utcToday()),
      ...nothing,
      questions: { sales: 1 },
    },
  ]);
  await ada.api.businesses.remove({ business_id: ada.businessId });
  expect(await app.table.rows(`USER#${ada.sub}`, 'RESULT#')).toEqual([]);
});

test('the weekly check-in and its mail say the three best lines of the week before; a plan without results the money alone', async () => {
  await using app = await startApp();
  const monday = mondayIn();
  const lastWeek = addDays(new Date(monday).toISOString().slice(0, 10), -4);
  const lines = {
    pro: ['$660 came in after your reminders', '1 of 2 quotes won (1 open)', '3 reminders sent'],
    free: ['$660 came in after your reminders'],
  };
  for (const plan of ['pro', 'free'] as const) {
    const ada = await asker(app, plan, { plan });
    await settle(app, ada);
    const { month, week } = sliceOf(lastWeek);
    await app.table.put({
      pk: `USER#${ada.sub}`,
      sk: `RESULT#${ada.businessId}#${month}#${week}`,
      business_id: ada.businessId,
      ...{ month, week, reminders: 3, paid: 1, came_in_USD: 660, questions_sales: 9 },
      ...{ quotes_followed: 2, quotes_won: 1 },
    });
    await seenAt(app, ada, monday);
    expect(await runAt(monday)).toEqual({ sent: 1 });
    const text = String(checkInMails(app, plan)[0]?.text);
    const said = lines.pro.filter((line) => text.includes(`* ${line}`));
    expect(said).toEqual(plan === 'pro' ? lines.pro : lines.free);
    expect(text).not.toContain('questions asked');
  }
});
