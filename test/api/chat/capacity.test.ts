import { randomBytes, randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { formatChargeId } from '#shared/domain/chat/charge-id.ts';
import { thousandQuestions } from '#test/bench/capacity.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker, essentialsAsker, freeAsker, said } from '#test/support/chat.ts';
import { tableWaves } from '#test/support/faults/table-waves.ts';

// The limits of table capacity per question, counted by the local engine: docs/performance.md and docs/decisions/cost-of-a-question.md.

/** A typical answer: 1.3 KB of Markdown in everyday words. */
const typical = [
  'Here is what I would do.',
  '## Do this first',
  'Call the customer two days after the quote, name the job in their words, and ask which day suits them best.',
  '- **Day 2:** "Hello Maria, this is Ada from Blue Pipe. Did the quote for the water heater answer your questions?"',
  '- **Day 7:** send one photo of a heater you put in this month, and the name of that street.',
  '- **Day 14:** say until when the price holds, and that you will close the file after that.',
  'Write down what they answer: too dear, too late, somebody else. After ten quotes you know which of the three it is.',
  '## Words you can use',
  '> You asked us about your water heater on Monday. The price stands until the 30th. I have a free morning next Thursday; shall I write you down for it?',
  'Keep it that short. Whoever wants to know more will ask, and then you are talking again.',
  '## What to leave out',
  'No discount in the first call. A lower price before anybody asked for one says that the first was too high.',
  '**Bottom line:** three short messages in two weeks, then stop. Most of those who say yes do so after the second.',
  '**What would make this fail:** waiting for a quiet day to call. Put the three dates in your calendar now.',
  '**Next question:** how many quotes are open right now, and what is the oldest of them worth?',
].join('\n\n');
const fact = (nth: number) => ({
  key: `fact ${nth}`,
  value: said,
  quote: said,
});

type Owner = { who: string; make: typeof freeAsker; writes: number };
const owners: Owner[] = [
  // Claim, charge, answer, the statistics of the day, the account's spend of the day and the counts for the results.
  { who: 'without history', make: freeAsker, writes: 6 },
  // The history entry as well.
  { who: 'with history', make: asker, writes: 7 },
  { who: 'with Essentials', make: essentialsAsker, writes: 7 },
];

test.each(owners)(
  'a typical answer for an owner $who stays within its read and write units',
  async ({ make, writes }) => {
    await using app = await startApp();
    const ada = await make(app, 'ada');
    const { meter } = app.stack.data;
    const ask = async (more: Parameters<Asker['ask']>[0], facts: object[] = []) => {
      app.stack.openai.say(() => spoken(typical, { facts }));
      meter.reset();
      await ada.ask(more);
      const { PutItem, UpdateItem, ...reads } = meter.byOperation();
      return {
        writes: (PutItem?.capacity ?? 0) + (UpdateItem?.capacity ?? 0),
        reads: Object.values(reads).reduce((sum, { capacity }) => sum + capacity, 0),
      };
    };
    expect(Buffer.byteLength(typical)).toBeGreaterThan(1250);

    const chat_id = randomUUID();
    expect((await ask({ chat_id })).reads).toBeLessThanOrEqual(4);
    const second = await ask({ chat_id });
    expect(second.reads).toBeLessThanOrEqual(4);
    expect(second.writes).toBeLessThanOrEqual(writes);

    // A conversation longer than the messages sent with a question, and facts to remember.
    for (let nth = 0; nth < 4; nth++) await ask({ chat_id }, [fact(nth * 2), fact(nth * 2 + 1)]);
    const late = await ask({ chat_id });
    expect(late.reads).toBeLessThanOrEqual(4.5);

    expect(late.writes).toBeLessThanOrEqual(writes);
  },
);

test('a question makes two rounds of table calls before the provider is called', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id });
  expect(await tableWaves(app, () => ada.ask({ chat_id }))).toBeLessThanOrEqual(2);
});

test('a thousand reference questions cost $0.046 without the model', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  app.stack.openai.say(() => spoken(typical));
  await ada.ask({ chat_id });
  const { meter } = app.stack.data;
  meter.reset();
  const { turn } = await ada.ask({ chat_id });
  const { PutItem, UpdateItem, ...others } = meter.byOperation();
  const writes = (PutItem?.capacity ?? 0) + (UpdateItem?.capacity ?? 0);
  const reads = Object.values(others).reduce((sum, { capacity }) => sum + capacity, 0);
  expect(turn.content.length).toBeGreaterThan(1100);
  expect(writes).toBeLessThanOrEqual(7);
  expect(thousandQuestions({ reads, writes }).total).toBeLessThanOrEqual(0.046);
});

/** Text that hardly compresses. */
const dense = (kilobytes: number) => randomBytes(kilobytes * 1024 * 0.75).toString('base64');

test('an answer costs at most one write unit more for each further kilobyte and each stored fact', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { meter } = app.stack.data;
  const writesOf = async (answer: string, facts: object[] = []) => {
    app.stack.openai.say(() => spoken(answer, { facts }));
    meter.reset();
    await ada.ask({ chat_id: randomUUID() });
    return ['PutItem', 'UpdateItem'].reduce((sum, name) => sum + meter.used(name).capacity, 0);
  };
  const reference = typical.slice(0, 1126);
  expect(await writesOf(reference)).toBeLessThanOrEqual(7);
  for (const more of [1, 2, 4])
    expect(await writesOf(`${reference}\n\n${dense(more)}`), `${more} KB more`).toBeLessThanOrEqual(
      7 + more,
    );
  for (const kept of [1, 3])
    expect(
      await writesOf(
        reference,
        Array.from({ length: kept }, (_, nth) => fact(kept * 10 + nth)),
      ),
      `${kept} facts`,
    ).toBeLessThanOrEqual(7 + kept);
});

/** The same words as a text, two drafts, steps and a question. */
const inParts = () => {
  const [first = '', heading, call = '', day2, day7, day14, write = '', ...rest] =
    typical.split('\n\n');
  const draft = (channel: string, title: string, body: string) => ({
    ...{ kind: 'draft', channel, title, subject: null, body },
  });
  const item = (detail = '', nth = 0) => ({
    ...{ title: `Day ${nth}`, detail, due_in_days: nth, minutes: 10, who: null },
  });
  return spoken([first, heading, write].join('\n\n'), {
    parts: [
      draft('text-message', 'Day 2', call),
      draft('email', 'The quote', rest.slice(0, 3).join('\n\n')),
      { kind: 'steps', items: [item(day2, 2), item(day7, 7), item(day14, 14)] },
      { kind: 'text', markdown: rest.slice(3, -1).join('\n\n') },
      { kind: 'question', text: rest.at(-1), choices: ['Today', 'Tomorrow'] },
    ],
  });
};

test('an answer in parts costs one write unit more while its Markdown is stored as well', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { meter } = app.stack.data;
  app.stack.openai.say(inParts);
  meter.reset();
  const { turn } = await ada.ask();
  expect(turn.parts).toHaveLength(6);
  expect(turn.content.length).toBeGreaterThan(1250);
  const { PutItem, UpdateItem } = meter.byOperation();
  expect((PutItem?.capacity ?? 0) + (UpdateItem?.capacity ?? 0)).toBeLessThanOrEqual(7);
});

test('a question in a long conversation reads only the turns it needs, in one request', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { meter } = app.stack.data;
  const chat_id = randomUUID();
  app.stack.openai.say(() => spoken(typical));
  for (let nth = 0; nth < 12; nth++) await ada.ask({ chat_id });
  meter.reset();
  await ada.ask({ chat_id });
  // The account with its businesses, the earlier turns, the memory, the tasks, the numbers, what customers owe and the
  // counts of the month.
  expect(meter.used('Query').calls).toBe(7);
  expect(meter.used('BatchGetItem').calls).toBe(1);
});

test('a page of the export fits into one response, however well its texts compress', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { turn } = await ada.ask();
  const pk = `USER#${ada.sub}`;
  const row = await app.table.row(pk, `TURN#${turn.chat_id}#${turn.id}`);
  const ids = Array.from({ length: 150 }, (_, nth) => `${turn.id.slice(0, -3)}${100 + nth}`);
  for (const id of ids) await app.table.put({ ...row, pk, sk: `TURN#${turn.chat_id}#${id}` });
  const page = await ada.api.account.export({});
  expect(page.turns.length).toBeLessThanOrEqual(100);
  expect(page.next).not.toBeNull();
});

test('the charges of a full month on Essentials stay in a small item', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const { addCharge, readQuota } = await import('#functions/plan/quota/quota-table.ts');
  const now = Date.parse('2026-11-20T12:00:00Z');
  const ids = Array.from({ length: 100 }, (_, nth) =>
    formatChargeId({ messageId: ulid(now + nth), attempt: 1, conversationId: randomUUID() }),
  );
  const quota = { limit: 100, window: 'month' } as const;
  for (const id of ids) {
    app.stack.data.meter.reset();
    await addCharge('ada', { id, plan: 'essentials', quota, perMinute: 900, now });
  }
  expect(app.stack.data.meter.used('UpdateItem').capacity).toBeLessThanOrEqual(4);
  expect((await readQuota('ada', { consistent: true }))?.chargeIds).toEqual(new Set(ids));
});
