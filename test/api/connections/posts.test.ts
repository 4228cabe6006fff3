import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import {
  postsOf,
  pressPost,
  removePost,
  standing,
  takePostBack,
} from '#test/support/posts/posts.ts';
import {
  minuteLater,
  profileOwner,
  provider,
  storedProfileOf,
  writesOf,
} from '#test/support/reviews/reviews.ts';

const ref = ({ sub, businessId }: Awaited<ReturnType<typeof profileOwner>>) => ({
  accountId: sub,
  businessId,
  provider,
});
const later = (ms: number) => new Date(Date.now() + ms);
const hourMs = 3_600_000;

test('a post waits a minute, can be taken back until then, and goes out once in its exact words, with its link', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const words = 'Two Fridays are open. <b>Call</b> 😀\n614-555-0134';
  const first = await pressPost(ada, words, { call: true });
  expect(first.post).toMatchObject({
    text: words,
    call: true,
    places: [{ provider, press: { state: 'waiting', kind: 'post' }, sent: null }],
  });
  await app.stack.queue.syncs.hurry();
  expect(standing(app)).toEqual([]);
  expect((await takePostBack(ada, first)).posts).toEqual([]);
  expect((await takePostBack(ada, first)).posts).toEqual([]);
  await minuteLater(app, ada);
  expect(standing(app)).toEqual([]);
  // The words that were taken back are nowhere.
  expect(JSON.stringify(await app.table.all())).not.toContain('Two Fridays');

  const { id } = await pressPost(ada, words, { call: true });
  await minuteLater(app, ada);
  expect(standing(app)).toEqual([words]);
  expect(await postsOf(ada)).toMatchObject([
    { id, places: [{ press: null, sent: { link: expect.stringMatching(/^https:/) } }] },
  ]);
  await minuteLater(app, ada);
  expect(standing(app)).toEqual([words]);
  const records = await app.table.rows(`USER#${ada.sub}`, 'PRESSED#');
  expect(records.map(({ kind, state, by }) => [kind, state, by])).toEqual([
    ['post', 'taken-back', ada.sub],
    ['post', 'sent', ada.sub],
  ]);
  // What is over is in no list of what is due.
  expect(JSON.stringify(await app.table.all())).not.toContain('PRESSES#');
});

test('a post that is out is taken away by a press of its own, and cannot be posted again under its id', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const { id, press } = await pressPost(ada);
  await expect(removePost(ada, id)).rejects.toMatchObject({ code: 'conflict' });
  await minuteLater(app, ada);
  await expect(takePostBack(ada, { id, press })).rejects.toMatchObject({ code: 'conflict' });
  await expect(pressPost(ada, 'Again', { id })).rejects.toMatchObject({ code: 'conflict' });
  const counts = async () =>
    (await ada.api.results.get({ business_id: ada.businessId })).month.posts;
  expect(await counts()).toBe(1);
  await removePost(ada, id);
  await app.stack.queue.syncs.hurry();
  expect(standing(app)).toEqual([]);
  expect(await postsOf(ada)).toMatchObject([
    { places: [{ press: null, removed_at: expect.any(String) }] },
  ]);
  expect(await counts()).toBe(0);
  await expect(removePost(ada, id)).rejects.toMatchObject({ code: 'conflict' });
  await expect(pressPost(ada, 'Again', { id })).rejects.toMatchObject({ code: 'conflict' });
});

test('a press that is sent twice is one post; so are two presses for the same post in two tabs', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const same = { id: ulid(), press: ulid() };
  await Promise.all([pressPost(ada, 'One', same), pressPost(ada, 'One', same)]);
  expect(await postsOf(ada)).toHaveLength(1);
  await expect(pressPost(ada, 'Other words', same)).rejects.toMatchObject({ code: 'conflict' });
  const id = ulid();
  const tabs = await Promise.allSettled([
    pressPost(ada, 'Tab 1', { id }),
    pressPost(ada, 'Tab 2', { id }),
  ]);
  expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await Promise.all([minuteLater(app, ada), minuteLater(app, ada)]);
  expect(writesOf(app)).toHaveLength(2);
});

test('a post for 8:00 at the business goes then and not before, wherever the device and the server are', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const business_id = ada.businessId;
  await ada.api.businesses.update({ business_id, time_zone: 'Pacific/Auckland' });
  const { localDateOf, momentOf } = await import('#shared/domain/lib/local-time.ts');
  const { addDays } = await import('#shared/domain/lib/local-date.ts');
  const today = localDateOf(new Date(), 'Pacific/Auckland');
  const at = { date: addDays(today, 2), time: '08:00' };
  const goes = momentOf(at.date, at.time, 'Pacific/Auckland');
  const { id, press } = await pressPost(ada, 'Good morning', { at });
  expect((await postsOf(ada))[0]?.places[0]?.press).toMatchObject({
    state: 'waiting',
    goes_at: goes.toISOString(),
  });
  // It is too far away for the queue.
  expect(app.stack.queue.syncs.waiting()).toBe(0);
  const { sendPresses } = await import('#functions/connections/presses/send-presses.ts');
  await sendPresses(ref(ada), new Date(goes.getTime() - 1000));
  expect(standing(app)).toEqual([]);
  // Changing it is one step: the first words are never sent.
  const changed = { date: at.date, time: '09:30' };
  await pressPost(ada, 'Good day', { id, at: changed, replaces: press });
  await expect(pressPost(ada, 'Late', { id, replaces: press })).rejects.toMatchObject({
    code: 'conflict',
  });
  await sendPresses(ref(ada), new Date(goes.getTime() + hourMs));
  expect(standing(app)).toEqual([]);
  await sendPresses(ref(ada), new Date(goes.getTime() + 1.5 * hourMs));
  expect(standing(app)).toEqual(['Good day']);
  expect(JSON.stringify(await app.table.all())).not.toContain('Good morning');
});

test('the clock puts a planned post into the queue within the hour before it, once, and one that was missed too', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const business_id = ada.businessId;
  await ada.api.businesses.update({ business_id, time_zone: 'UTC' });
  const planned = later(26 * hourMs).toISOString();
  const at = { date: planned.slice(0, 10), time: planned.slice(11, 16) };
  await pressPost(ada, 'Later', { at });
  const { queueDuePresses } = await import('#functions/connections/presses/queue-due-presses.ts');
  const goes = Date.parse(`${at.date}T${at.time}:00Z`);
  expect(await queueDuePresses(new Date())).toBe(0);
  expect(await queueDuePresses(new Date(goes - 76 * 60_000))).toBe(0);
  expect(await queueDuePresses(new Date(goes - 74 * 60_000))).toBe(1);
  expect(await queueDuePresses(new Date(goes + 5 * hourMs))).toBe(1);
  // The queue holds a message for 15 minutes; the worker asks again until it is time.
  await app.stack.queue.syncs.hurry();
  expect(standing(app)).toEqual([]);
  // The hour has come, and the job of the clock asks for it.
  const [row] = await app.table.rows(`USER#${ada.sub}`, 'PRESS#');
  const past = later(-1000).toISOString();
  await app.table.put({
    ...row,
    goes_at: past,
    gsi1pk: `PRESSES#${past.slice(0, 13)}`,
    gsi1sk: `${ada.sub}#${business_id}#${provider}#${past}`,
  } as never);
  const { runJob } = await import('#local/jobs.ts');
  await runJob('on-connections-due');
  await app.stack.queue.syncs.hurry();
  expect(standing(app)).toEqual(['Later']);
});

test('a stranger reads, posts and takes back nothing of another owner’s; tokens of another business do not open', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const pressed = await pressPost(ada, 'Words');
  const eve = await asker(app, 'eve');
  const asAda = { ...eve, businessId: ada.businessId };
  const missing = { code: 'not-found' };
  await expect(postsOf(asAda)).rejects.toMatchObject(missing);
  expect(await postsOf(eve)).toEqual([]);
  for (const owner of [asAda, eve]) {
    await expect(pressPost(owner)).rejects.toMatchObject(missing);
    await expect(removePost(owner, pressed.id)).rejects.toMatchObject(missing);
    await expect(takePostBack(owner, pressed)).rejects.toMatchObject(missing);
  }
  const { businesses } = await ada.api.businesses.add({ name: 'Other', type: 'Plumber' });
  const businessId = String(businesses.find(({ id }) => id !== ada.businessId)?.id);
  const other = { ...ada, businessId };
  await expect(takePostBack(other, pressed)).rejects.toMatchObject(missing);
  await expect(pressPost(other)).rejects.toMatchObject(missing);
  const stored = await storedProfileOf(app, ada);
  const own = { sk: `ACCOUNTAT#${businessId}#${provider}`, business_id: businessId };
  await app.table.put({ ...stored, ...own });
  await pressPost(other, 'With tokens of another business');
  const { sendPresses } = await import('#functions/connections/presses/send-presses.ts');
  await sendPresses(ref(other), later(61_000));
  expect(standing(app)).toEqual([]);
});

test('no words, too many, a time that is over or too far away, and more than thirty that wait are refused and say why', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const business_id = ada.businessId;
  await ada.api.businesses.update({ business_id, time_zone: 'America/New_York' });
  const invalid = (title?: RegExp) => ({
    code: 'invalid',
    ...(title && { message: expect.stringMatching(title) }),
  });
  await expect(pressPost(ada, '   ')).rejects.toMatchObject(invalid());
  await expect(pressPost(ada, 'x'.repeat(1501))).rejects.toMatchObject(invalid());
  await expect(pressPost(ada, 'x', { kind: 'unpost' })).rejects.toMatchObject(invalid());
  const over = { date: '2026-01-01', time: '08:00' };
  await expect(pressPost(ada, 'x', { at: over })).rejects.toMatchObject(invalid(/passed/));
  const far = {
    date: later(70 * 24 * hourMs)
      .toISOString()
      .slice(0, 10),
    time: '08:00',
  };
  await expect(pressPost(ada, 'x', { at: far })).rejects.toMatchObject(invalid(/60 days/));
  for (let nth = 0; nth < 30; nth++) await pressPost(ada, `Post ${nth}`);
  await expect(pressPost(ada, 'One more')).rejects.toMatchObject(invalid(/30 posts wait/));
  const [newest] = await postsOf(ada);
  await takePostBack(ada, {
    id: String(newest?.id),
    press: String(newest?.places[0]?.press?.id),
  });
  expect((await pressPost(ada, 'One more')).posts).toHaveLength(30);
});

test('the export has the posts; disconnecting stops what waits and deletes its words, and deleting the business removes all', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const business_id = ada.businessId;
  await pressPost(ada, 'It stands');
  await minuteLater(app, ada);
  await pressPost(ada, 'It waits');
  const exported = await ada.api.account.export({});
  expect(exported.posts.map(({ text }) => text)).toEqual(['It waits', 'It stands'].toReversed());
  await ada.api.connections.disconnect({ business_id, provider });
  expect((await postsOf(ada)).map(({ text }) => text)).toEqual(['It stands']);
  expect(JSON.stringify(await app.table.all())).not.toContain('It waits');
  await ada.api.businesses.add({ name: 'Other', type: 'Plumber' });
  await ada.api.businesses.remove({ business_id });
  const left = (await app.table.all()).filter(({ sk }) => /^(POST|PRESS|PRESSED)#/.test(sk));
  expect(left).toEqual([]);
});
