import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { connectCalendar, jobsOf, readCalendar } from '#test/support/calendar/calendar.ts';
import { addTask, entriesOwner, putOn } from '#test/support/calendar/entries.ts';
import {
  minuteLater,
  pressFor,
  profileOwner,
  readNow,
  reviewsOf,
} from '#test/support/reviews/reviews.ts';

const mailsOf = (app: App) =>
  app.stack.mail.inbox
    .list()
    .map(({ subject }) => subject)
    .filter((subject) => subject.endsWith(' stopped'));

test('an owner is told once when a press for an answer meets the end of their sign-in', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const [review] = (await reviewsOf(ada)).reviews;
  app.stack.profile.revoke();
  await pressFor(ada, review?.id ?? '', 'Thanks.');
  await minuteLater(app, ada);
  expect(mailsOf(app)).toEqual(['Google Business Profile stopped']);
  await readNow(app, ada).catch(() => undefined);
  await minuteLater(app, ada);
  expect(mailsOf(app)).toHaveLength(1);
});

test('so they are when a task is put on their calendar, and again after another sign-in that ends', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  app.stack.calendar.revoke();
  await putOn(app, ada, (await addTask(ada)).id);
  expect(mailsOf(app)).toEqual(['Google Calendar stopped']);
  await connectCalendar(app, ada);
  app.stack.calendar.revoke();
  await readCalendar(app, ada);
  expect(mailsOf(app)).toHaveLength(2);
});

test('so they are when the page of their calendar is opened', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  app.stack.calendar.revoke();
  expect(await jobsOf(ada)).toMatchObject({ problem: 'sign-in' });
  await app.stack.queue.syncs.settled();
  expect(mailsOf(app)).toEqual(['Google Calendar stopped']);
  expect(await jobsOf(ada)).toMatchObject({ problem: 'sign-in' });
  await app.stack.queue.syncs.settled();
  expect(mailsOf(app)).toHaveLength(1);
});
