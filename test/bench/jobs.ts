import { runJob } from '#local/jobs.ts';
import { changeSomething, seedCustomers } from '../proof/webhooks/customers.ts';
import { startWebhookHarness, type WebhookHarness } from '../proof/webhooks/webhook-harness.ts';
import { asker } from '../support/chat.ts';
import { mondayIn, runAt } from '../support/week/check-in-job.ts';
import { settle } from '../support/week/settled-business.ts';

/** The calls of a run: to the payment provider and the table, request units of the table, mails. */
export type Calls = { stripe: number; table: number; reads: number; writes: number; mails: number };
/** The calls of a run itself, and those of each item. */
export type JobCost = { base: Calls; each: Calls };

const kinds = ['stripe', 'table', 'reads', 'writes', 'mails'] as const;
const isRead = (operation: string) => /^(Get|Query|BatchGet|TransactGet|Scan)/.test(operation);
const few = 2;
const more = 10;

/**
 * Runs each scheduled job on the local services, with few items and with more, and computes the calls of the run itself
 * and of each item.
 */
export const measureJobs = async () => {
  const harness = await startWebhookHarness();
  try {
    return {
      'on-trial-reminders': await costOf(harness, { add: startTrial, run: remind }),
      'on-check-ins': await costOf(harness, { add: settleOwner, run: sendCheckIns }),
      'on-reap': await costOf(harness, { add: abandonQuestion, run: () => runJob('on-reap') }),
      'on-reconcile': await costOf(harness, {
        add: addCustomer,
        run: () => runJob('on-reconcile'),
        seesAll: true,
      }),
      'on-deletion': await costOf(harness, { add: askToLeave, run: deleteAccounts }),
    } satisfies Record<string, JobCost>;
  } finally {
    await harness.close();
  }
};

type Act = (harness: WebhookHarness, nth: number) => Promise<unknown>;
type Job = {
  add: Act;
  run: Act;
  /** The job reads every item each time; it is counted on a night without faults. */
  seesAll?: boolean;
};

const costOf = async (harness: WebhookHarness, { add, run, seesAll }: Job): Promise<JobCost> => {
  const withItems = async (from: number, to: number) => {
    for (let nth = from; nth < to; nth++) await add(harness, nth);
    if (seesAll) await run(harness, to);
    return countedIn(harness, () => run(harness, to));
  };
  const one = await withItems(0, few);
  const other = await withItems(few, few + more);
  const items = seesAll ? more : more - few;
  const each = mapped((kind) => (other[kind] - one[kind]) / items);
  return { base: mapped((kind) => Math.max(0, one[kind] - few * each[kind])), each };
};

const mapped = (value: (kind: (typeof kinds)[number]) => number) =>
  Object.fromEntries(kinds.map((kind) => [kind, value(kind)])) as Calls;

const countedIn = async ({ app, provider }: WebhookHarness, run: () => Promise<unknown>) => {
  const { meter } = app.stack.data;
  const mails = () => app.stack.mail.inbox.list().length;
  const before = { stripe: provider.state.requests, mails: mails() };
  meter.reset();
  await run();
  const used = Object.entries(meter.byOperation());
  const units = (reads: boolean) =>
    used.reduce((sum, [name, { capacity }]) => sum + (isRead(name) === reads ? capacity : 0), 0);
  return {
    stripe: provider.state.requests - before.stripe,
    table: used.reduce((sum, [, { calls }]) => sum + calls, 0),
    reads: units(true),
    writes: units(false),
    mails: mails() - before.mails,
  };
};

const addCustomer: Act = async (harness) => {
  const [customer = ''] = await seedCustomers(harness, 1);
  changeSomething(harness.stripe, customer, () => 0.1);
};

/** A question whose worker died before it could answer or release, and whose lease is over. */
const abandonQuestion: Act = async ({ app }, nth) => {
  const owner = await asker(app, `asker-${nth}`);
  const isTurn = (input: { Key?: unknown }) => JSON.stringify(input.Key ?? {}).includes('TURN#');
  const letOn = app.stack.data.inject(({ operation, input }) =>
    operation === 'UpdateItem' && isTurn(input) ? 'fail' : undefined,
  );
  const question = owner.question();
  await owner.ask(question).catch(() => {});
  letOn();
  const rows = await app.table.all();
  const row = rows.find(({ gsi1sk }) => String(gsi1sk).endsWith(question.message_id));
  await app.table.put({
    ...row,
    lease: 1,
    gsi1sk: `1970-01-01T00:00:00.001Z#${question.message_id}`,
  } as never);
};

/** An owner with a conversation, who requests the deletion of the account; the queue waits. */
const askToLeave: Act = async ({ app }, nth) => {
  app.stack.queue.delivery.hold();
  const owner = await asker(app, `leaver-${nth}`);
  await owner.ask();
  await owner.api.billing.checkout({ plan: 'pro', period: 'monthly' });
  await owner.api.account.remove({ confirmation: 'DELETE' });
};

/** Delivers every message of the queue, including the final checks. */
const deleteAccounts: Act = async ({ app }) => {
  app.stack.queue.delivery.letOn();
  await app.stack.queue.delivery.settled();
  await app.stack.queue.delivery.hurry();
};

const startTrial: Act = ({ app }, nth) => app.member(`trial-${nth}`);

/** An owner whose weekly check-in is due next Monday at seven. */
const settleOwner: Act = async ({ app }, nth) => settle(app, await asker(app, `check-in-${nth}`));
const sendCheckIns: Act = () => runAt(mondayIn());

const remind: Act = async ({ app }, count) => {
  const { account } = await app.as(`trial-${count - 1}`).account.get({});
  const { handler } = await import('#functions/plan/on-trial-reminders.ts');
  return handler({}, {}, new Date(Date.parse(account.trial_ends_at ?? '') - 60 * 3_600_000));
};
