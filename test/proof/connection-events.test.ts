import { type App, startApp } from '#test/support/app.ts';
import type { Asker } from '#test/support/chat.ts';
import { callsOfRead, company, connectedOwner, invoicesOf } from '#test/support/connections.ts';
import { scaled } from '#test/support/proof-size.ts';
import { control, guarantee, seed, type Tally } from './support/guarantee.ts';
import { pick, type Random, randomOf, shuffled } from './support/random.ts';

/** Changes the books some times without telling anybody; answers the events that the provider would have sent. */
const changeBooks = async ({ stack: { books } }: App, random: Random) => {
  books.sendEventsTo('');
  const told = books.seen.events.length;
  for (let change = 0; change < 6; change++) {
    const { invoices } = books.company(company);
    const open = invoices.filter(({ Balance }) => Balance > 0).map(({ Id }) => Id);
    const id = pick(random, open);
    const kinds = [
      () => books.pay(company, id),
      () => books.payHalf(company, id),
      () => books.voidInvoice(company, id),
      () => books.deleteInvoice(company, id),
      () => books.addInvoice(company, { customer: 'Somebody', amount: 75.5, due: -3 }),
      () => books.addInvoice(company, { customer: 'Somebody else', amount: 9, due: 3 }),
    ];
    // A new one comes in when few are left to be paid.
    await pick(random, open.length > 2 ? kinds : kinds.slice(-2))();
  }
  return books.seen.events.slice(told);
};

/** Sends events in any order, each up to three times, a few at once, until all that waits in the queue is done. */
const tell = async (app: App, events: readonly string[], random: Random, signature?: string) => {
  const { books, queue } = app.stack;
  books.sendEventsTo(`${app.stack.apiUrl}/connections/quickbooks/webhook`);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const sent = shuffled(
    random,
    events.flatMap((event) => Array.from({ length: upTo(3) }, () => event)),
  );
  const answers: (number | undefined)[] = [];
  while (sent.length) {
    const together = sent.splice(0, upTo(4));
    const given = await Promise.all(together.map((event) => books.sendEvent(event, signature)));
    answers.push(...given);
  }
  await queue.syncs.hurry();
  return answers;
};

/** Lets the minute go by in which events of an account lead to no other read. */
const nextMinute = async (app: App) => {
  for (const row of await app.table.all())
    if (row.pk.startsWith('ACCOUNTOF#')) await app.table.put({ ...row, read_from: 0 });
};

const openInBooks = ({ stack: { books } }: App) =>
  books
    .company(company)
    .invoices.filter(({ Balance }) => Balance > 0)
    .map(({ DocNumber, Balance }) => `${DocNumber} ${Balance}`)
    .toSorted();
const openOf = async (owner: Asker) =>
  (await invoicesOf(owner))
    .filter(({ paid }) => paid === null)
    .map(({ number, balance }) => `${number} ${balance}`)
    .toSorted();

const isUpToDate = async (app: App, owner: Asker, tally: Tally, history: number) => {
  const [here, there] = [await openOf(owner), openInBooks(app)];
  tally.check(`history ${history}: ${here} instead of ${there}`, `${here}` === `${there}`);
};

guarantee(
  'events of connected books that come in any order, late and several times lead to what the books say, with one read; the same events again change nothing',
  async (tally) => {
    await using app = await startApp();
    const ada = await connectedOwner(app);
    const random = randomOf(seed);
    for (let history = 0; history < scaled(3, 150); history++) {
      const events = await changeBooks(app, random);
      await nextMinute(app);
      const before = app.stack.books.seen.api;
      const answers = await tell(app, events, random);
      tally.check(
        `history ${history}: ${answers}`,
        answers.every((status) => status === 200),
      );
      const reads = app.stack.books.seen.api - before;
      tally.check(`history ${history}: ${reads} calls`, reads === callsOfRead);
      await isUpToDate(app, ada, tally, history);

      const stored = JSON.stringify(await invoicesOf(ada));
      await nextMinute(app);
      await tell(app, events, random);
      tally.check(`history ${history} again`, stored === JSON.stringify(await invoicesOf(ada)));
    }
  },
);

control(
  'events with another signature are refused, and the list stays behind the books',
  async (tally) => {
    await using app = await startApp();
    const ada = await connectedOwner(app);
    const random = randomOf(seed);
    for (let history = 0; history < 3; history++) {
      const events = await changeBooks(app, random);
      await nextMinute(app);
      await tell(app, events, random, 'AAAA');
      await isUpToDate(app, ada, tally, history);
    }
  },
);
