import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import {
  minuteLater,
  place,
  pressFor,
  type profileOwner,
  provider,
  readNow,
  reviewed,
  reviewOf,
  reviewsOf,
  storedProfileOf,
  writesOf,
} from '#test/support/reviews/reviews.ts';

type Owner = Awaited<ReturnType<typeof profileOwner>>;

const takeBack = ({ api, businessId }: Owner, id: string, press: string) =>
  api.connections.takeBack({ business_id: businessId, id, press });
const recordsOf = (app: App, { sub }: Owner) => app.table.rows(`USER#${sub}`, 'PRESSED#');

test('an answer waits a minute, can be taken back until then, and goes out once in its exact words', async () => {
  await using app = await startApp();
  const { ada, id } = await reviewed(app);
  const words = 'We are sorry, Mike. <b>Call me</b> 😀';
  const first = ulid();
  const waiting = await pressFor(ada, id, words, first);
  expect(waiting.press).toMatchObject({ state: 'waiting', text: words, kind: 'reply' });
  await app.stack.queue.syncs.hurry();
  expect(writesOf(app)).toEqual([]);
  expect((await takeBack(ada, id, first)).press).toBeNull();
  expect((await takeBack(ada, id, first)).press).toBeNull();
  await minuteLater(app, ada);
  expect(writesOf(app)).toEqual([]);
  // The words that were taken back are nowhere.
  expect(JSON.stringify(await app.table.all())).not.toContain('Call me');
  await pressFor(ada, id, words);
  await minuteLater(app, ada);
  expect(writesOf(app)).toEqual([words]);
  expect(await reviewOf(ada, id)).toMatchObject({ press: null, reply: { text: words } });
  await minuteLater(app, ada);
  await readNow(app, ada);
  expect(writesOf(app)).toEqual([words]);
  expect(await reviewOf(ada, id)).toMatchObject({ press: null, reply: { text: words } });
  expect((await recordsOf(app, ada)).map(({ state, by }) => [state, by])).toEqual([
    ['taken-back', ada.sub],
    ['sent', ada.sub],
  ]);
  // Once it is out it is too late to take it back; it is deleted there by a press of its own.
  const stored = await app.table.rows(`USER#${ada.sub}`, 'REVIEW#');
  const press_id = String(stored.find((one) => one.id === id)?.press_id);
  await expect(takeBack(ada, id, press_id)).rejects.toMatchObject({ code: 'conflict' });
  await ada.api.connections.press({
    business_id: ada.businessId,
    id,
    press: ulid(),
    kind: 'unreply',
    text: '',
  });
  await app.stack.queue.syncs.hurry();
  expect(await reviewOf(ada, id)).toMatchObject({ press: null, reply: null });
  expect(app.stack.profile.place(place).reviews.at(-1)).not.toHaveProperty('reviewReply');
});

test('a press that is sent twice is one; two presses for the same review, in two tabs, are one answer', async () => {
  await using app = await startApp();
  const { ada, id } = await reviewed(app);
  const press = ulid();
  const twice = await Promise.all([
    pressFor(ada, id, 'One', press),
    pressFor(ada, id, 'One', press),
  ]);
  expect(twice.map((one) => one.press?.id)).toEqual([press, press]);
  await expect(pressFor(ada, id, 'Another text', press)).rejects.toMatchObject({
    code: 'conflict',
  });
  // While the first waits nothing else can be pressed: editing means taking it back first.
  await expect(pressFor(ada, id, 'Two')).rejects.toMatchObject({ code: 'conflict' });
  await takeBack(ada, id, press);
  const tabs = await Promise.allSettled([pressFor(ada, id, 'Tab 1'), pressFor(ada, id, 'Tab 2')]);
  expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await Promise.all([minuteLater(app, ada), minuteLater(app, ada)]);
  expect(writesOf(app)).toHaveLength(1);
});

test('workers that run at once send it once; one that died is followed by one that looks first', async () => {
  await using app = await startApp();
  const { ada, id } = await reviewed(app);
  await pressFor(ada, id, 'Once');
  const { sendPresses } = await import('#functions/connections/presses/send-presses.ts');
  const ref = { accountId: ada.sub, businessId: ada.businessId, provider };
  const later = new Date(Date.now() + 61_000);
  await Promise.all(Array.from({ length: 8 }, () => sendPresses(ref, later)));
  expect(writesOf(app)).toEqual(['Once']);
  const [row] = await app.table.rows(`USER#${ada.sub}`, 'PRESS#');
  // While another worker has it, it is asked for again when that one must be done, and not every second.
  const until = later.getTime() + 60_000;
  await app.table.put({ ...row, state: 'sending', sending_until: until } as never);
  expect(await sendPresses(ref, later)).toBe(60_000);
  // As if that worker had died after the call, before it noted anything.
  await app.table.put({ ...row, state: 'sending', sending_until: 1 } as never);
  await sendPresses(ref, later);
  expect(writesOf(app)).toEqual(['Once']);
  expect(await reviewOf(ada, id)).toMatchObject({ press: null, reply: { text: 'Once' } });
});

test('a stranger reads, presses and takes back nothing of another owner’s; neither does the owner for another business', async () => {
  await using app = await startApp();
  const { ada, id } = await reviewed(app);
  const press = ulid();
  await pressFor(ada, id, 'Words', press);
  const eve = await asker(app, 'eve');
  const missing = { code: 'not-found' };
  const asAda = { ...eve, businessId: ada.businessId };
  await expect(reviewsOf(asAda)).rejects.toMatchObject(missing);
  for (const owner of [asAda, eve]) {
    await expect(pressFor(owner, id)).rejects.toMatchObject(missing);
    await expect(takeBack(owner, id, press)).rejects.toMatchObject(missing);
  }
  const { businesses } = await ada.api.businesses.add({ name: 'Other', type: 'Plumber' });
  const other = {
    ...ada,
    businessId: String(businesses.find((one) => one.id !== ada.businessId)?.id),
  };
  await expect(pressFor(other, id)).rejects.toMatchObject(missing);
  // The tokens of one business open for no other one.
  const stored = await storedProfileOf(app, ada);
  const own = { sk: `ACCOUNTAT#${other.businessId}#${provider}`, business_id: other.businessId };
  await app.table.put({ ...stored, ...own });
  const { sendPresses } = await import('#functions/connections/presses/send-presses.ts');
  const [row] = await app.table.rows(`USER#${ada.sub}`, 'PRESS#');
  await app.table.put({
    ...row,
    pk: `USER#${ada.sub}`,
    sk: `PRESS#${other.businessId}#${press}`,
    business_id: other.businessId,
  });
  const ref = { accountId: ada.sub, businessId: other.businessId, provider };
  await sendPresses(ref, new Date(Date.now() + 61_000));
  expect(writesOf(app)).toEqual([]);
});

test('an answer without words, one that is longer than Google takes, and words with a deletion are refused', async () => {
  await using app = await startApp();
  const { ada, id } = await reviewed(app);
  for (const text of ['', '   ', 'é'.repeat(2049)])
    await expect(pressFor(ada, id, text)).rejects.toMatchObject({ code: 'invalid' });
  await expect(
    ada.api.connections.press({
      business_id: ada.businessId,
      id,
      press: ulid(),
      kind: 'unreply',
      text: 'x',
    }),
  ).rejects.toMatchObject({ code: 'invalid' });
  expect((await pressFor(ada, id, 'é'.repeat(2048))).press?.state).toBe('waiting');
});

test('no answer names what somebody paid or where somebody lives, whoever wrote it', async () => {
  await using app = await startApp();
  const { ada, id } = await reviewed(app);
  for (const [text, said] of [
    ['You paid $285 for this, Mike.', 'Take out the amount.'],
    ['We were at 14 Oak Street at 9, Mike.', 'Take out the address.'],
  ] as const) {
    const refused = await pressFor(ada, id, text).catch((error) => error);
    expect(refused.code).toBe('invalid');
    expect(refused.message).toContain(said);
  }
  expect((await reviewOf(ada, id))?.press).toBeNull();
  await minuteLater(app, ada);
  expect(writesOf(app)).toEqual([]);
});

test('a review that is gone from the provider is taken off the list; one that stands there, or is a stranger’s, is not', async () => {
  await using app = await startApp();
  const { ada, id } = await reviewed(app);
  const eve = await asker(app, 'eve');
  const forget = (who: typeof ada, business_id: string) =>
    who.api.connections.forgetReview({ business_id, id });
  await expect(forget(ada, ada.businessId)).rejects.toMatchObject({ code: 'conflict' });
  const { reviews } = app.stack.profile.place(place);
  app.stack.profile.removeReview(place, String(reviews.at(-1)?.reviewId));
  await readNow(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({ text: '', removed_at: expect.any(String) });
  await expect(forget(eve, ada.businessId)).rejects.toMatchObject({ code: 'not-found' });
  await expect(forget(eve, eve.businessId)).rejects.toMatchObject({ code: 'not-found' });
  const left = await forget(ada, ada.businessId);
  expect(left.reviews.map((one) => one.id)).not.toContain(id);
  await readNow(app, ada);
  expect(await reviewOf(ada, id)).toBeUndefined();
});

test('the first answer to a review that goes out is counted in the results of its day, once however it is changed', async () => {
  await using app = await startApp();
  const { ada, id } = await reviewed(app);
  const counted = async () =>
    (await ada.api.results.get({ business_id: ada.businessId })).month.reviews_answered;
  const first = ulid();
  await pressFor(ada, id, 'We are sorry, Mike.', first);
  await takeBack(ada, id, first);
  await minuteLater(app, ada);
  expect(await counted()).toBe(0);
  await pressFor(ada, id);
  await minuteLater(app, ada);
  expect(await counted()).toBe(1);
  await pressFor(ada, id, 'We are sorry, Mike. Please call us.');
  await minuteLater(app, ada);
  expect(writesOf(app)).toHaveLength(2);
  expect(await counted()).toBe(1);
});
