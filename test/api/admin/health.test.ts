import { expect, onTestFinished, test, vi } from 'vitest';
import { runJob } from '#local/jobs.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, essentialsAsker, freeAsker } from '#test/support/chat.ts';
import { signatureOf } from '#test/support/stripe-signature.ts';

const day = () => new Date().toISOString().slice(0, 10);
const health = async (app: App) => {
  const answer = await app.as('admin').admin.getHealth({});
  return { ...answer, today: answer.days.at(-1) };
};

/** What became of a question: answered, or the code of the problem. */
const outcomeOf = (ada: Asker, more: Parameters<Asker['ask']>[0] = {}) =>
  ada.ask(more).then(
    () => 'answered',
    ({ code }: { code: string }) => code,
  );

test('answers that failed, were refused or were cut are counted once each, by day and helper', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { openai } = app.stack;
  openai.say(() => {
    throw new Error('down');
  });
  expect(await outcomeOf(ada)).toBe('unavailable');
  openai.say();
  openai.fail({ kind: 'refusal' });
  expect(await outcomeOf(ada, { helper_id: null })).toBe('refused');
  openai.fail({ kind: 'length' });
  expect(await outcomeOf(ada, { helper_id: 'marketing' })).toBe('answered');
  openai.fail({ kind: 'status', status: 401 });
  expect(await outcomeOf(ada)).toBe('answers-paused');
  expect(await outcomeOf(ada)).toBe('answered');
  const { today, days, by_helper, states } = await health(app);
  expect(days).toHaveLength(14);
  expect(today).toMatchObject({
    date: day(),
    questions: 2,
    failed: 2,
    refused: 1,
    cut: 1,
    slow: 0,
  });
  const at = (place: string) => by_helper.find((row) => row.at === place);
  expect(at('sales')).toEqual({ at: 'sales', failed: 2, refused: 0, cut: 0, slow: 0 });
  expect(at('assistant')).toMatchObject({ failed: 0, refused: 1 });
  expect(at('marketing')).toMatchObject({ cut: 1 });
  expect(states.failed).toBe('hot');
});

test('what we refuse by a limit is no failure, and test accounts count nowhere', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  await app.as('admin').admin.pauseAnswers({ id: ada.sub, paused: true, reason: 'A script asks' });
  expect(await outcomeOf(ada)).toBe('answers-paused');
  const bo = await asker(app, 'bo');
  await app.as('admin').admin.markTest({ id: bo.sub, is_test: true, reason: 'One of ours' });
  app.stack.openai.fail({ kind: 'refusal' });
  expect(await outcomeOf(bo)).toBe('refused');
  expect((await health(app)).today).toMatchObject({ failed: 0, refused: 0 });
});

test('an answer that begins late is counted as slow, and an answer in time costs no write more', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const now = Date.now;
  // As if the provider had taken this long for its first words.
  using clock = vi.spyOn(Date, 'now');
  clock.mockImplementation(() => now() + (app.stack.openai.requests().length ? 2700 : 0));
  await ada.ask();
  clock.mockImplementation(now);
  expect((await health(app)).today).toMatchObject({ slow: 1, questions: 1 });
  expect((await health(app)).by_helper.find(({ at }) => at === 'sales')?.slow).toBe(1);
});

test('a question whose worker died is counted when its charge is released', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  app.stack.openai.fail({ kind: 'stall', after: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const asking = outcomeOf(ada, question);
  const key = [`USER#${ada.sub}`, `TURN#${question.chat_id}#${question.message_id}`] as const;
  await expect.poll(async () => (await app.table.row(...key))?.gsi1pk).toBeTruthy();
  await app.table.change(...key, 'lease', 1);
  await app.table.change(...key, 'gsi1sk', `1970-01-01T00:00:00.001Z#${question.message_id}`);
  await runJob('on-reap');
  expect((await health(app)).by_helper.find(({ at }) => at === 'unknown')?.failed).toBe(1);
  // The silent provider is given up.
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  await asking;
});

test('the cost of the model is there by plan and by account, most first, with its calls', async () => {
  await using app = await startApp();
  const trial = await asker(app, 'ada');
  const payer = await essentialsAsker(app, 'bo');
  const free = await freeAsker(app, 'cy');
  for (const one of [trial, payer, free]) await one.ask();
  expect((await health(app)).top_accounts).toEqual([]);
  const spend = (who: Asker, microdollars: number) =>
    app.table.change(`USER#${who.sub}`, `SPEND#${day()}`, 'microdollars', microdollars);
  // The next call passes a step of ten cents.
  await spend(trial, 199_999);
  await spend(payer, 1_199_999);
  for (const one of [trial, payer, free]) await one.ask();
  const { top_accounts, by_plan, spend: whole, states } = await health(app);
  expect(top_accounts).toMatchObject([
    { id: payer.sub, email: 'bo@example.com', calls: 2 },
    { id: trial.sub, email: 'ada@example.com', calls: 2 },
  ]);
  expect(top_accounts[0]?.dollars).toBeGreaterThan(1.2);
  expect(states.top_account).toBe('hot');
  const row = await app.table.row(`STATS#${day()}`, 'COUNTS');
  const plans = [row?.model_trial, row?.model_essentials, row?.model_free].map(Number);
  expect(Math.min(...plans)).toBeGreaterThan(0);
  expect(plans.reduce((sum, each) => sum + each, 0)).toBe(row?.model_microdollars);
  expect(by_plan.map(({ spender }) => spender)).toContain('trial');
  expect(whole.limit_dollars).toBe(20);
});

test('jobs note each run, and those that fail', async () => {
  await using app = await startApp();
  await runJob('on-reap');
  const stop = app.stack.data.inject(({ operation }) =>
    operation === 'Query' ? 'fail' : undefined,
  );
  await expect(runJob('on-reap')).rejects.toThrow('The job failed');
  stop();
  const { jobs, today } = await health(app);
  expect(jobs.find(({ name }) => name === 'on-reap')).toMatchObject({
    last_at: expect.any(String),
    is_silent: false,
    failed_today: 1,
  });
  expect(jobs.find(({ name }) => name === 'on-reconcile')).toMatchObject({ last_at: null });
  expect(today?.jobs_failed).toBe(1);
});

test('events of the payment provider are counted, those that come late and those refused apart', async () => {
  await using app = await startApp();
  const { webhookSecret } = app.stack.stripe;
  const deliver = async (created: number, secret = webhookSecret) => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'product.created',
      created: Math.floor(created / 1000),
      livemode: false,
      data: { object: {} },
    });
    const headers = { 'stripe-signature': signatureOf(body, secret) };
    return (await app.send('POST', '/stripe/webhook', { body, headers })).status;
  };
  expect(await deliver(Date.now())).toBe(200);
  expect(await deliver(Date.now() - 6 * 60_000)).toBe(200);
  expect(await deliver(Date.now(), 'whsec_of_somebody_else')).toBe(400);
  const { today, last_webhook_at, states } = await health(app);
  expect(today).toMatchObject({ webhooks: 2, webhooks_late: 1, webhooks_refused: 1 });
  expect(last_webhook_at).toMatch(/Z$/);
  expect(states.webhooks).toBe('warm');
});

test('mails are counted as the mail service reports them, without whom they went to', async () => {
  await using app = await startApp();
  const { handler } = await import('#functions/admin/on-mail-event.ts');
  const report = (eventType: string, more: object = {}) =>
    handler({
      'detail-type': `Email ${eventType}`,
      source: 'aws.ses',
      time: new Date().toISOString(),
      detail: { eventType, mail: { destination: ['ada@example.com'] }, ...more },
    });
  for (let nth = 0; nth < 20; nth++) await report('Send');
  await report('Bounce', { bounce: { bounceType: 'Permanent' } });
  await report('Bounce', { bounce: { bounceType: 'Transient' } });
  await report('Complaint');
  await report('Open');
  const { today, states } = await health(app);
  expect(today?.mails).toEqual({ sent: 20, bounced: 1, returned: 1, complained: 1 });
  expect(states.mails).toBe('hot');
  expect(JSON.stringify(await app.table.row(`STATS#${day()}`, 'HEALTH'))).not.toContain('@');
});

test('the page reads two items a day and one ranking, and is one entry in the trail', async () => {
  await using app = await startApp();
  const { admin } = app.as('admin');
  await admin.getHealth({});
  app.stack.data.meter.reset();
  expect((await admin.getHealth({ days: '90' })).days).toHaveLength(90);
  const { BatchGetItem, Query, Scan } = app.stack.data.meter.byOperation();
  expect([BatchGetItem?.calls, Query?.calls, Scan]).toEqual([2, 1, undefined]);
  const { items } = await admin.listAudit({ operation: 'getHealth' });
  expect(items).toHaveLength(2);
  await expect(admin.getHealth({ days: '30' as never })).rejects.toMatchObject({ code: 'invalid' });
});

test('queues tell how much waits and what failed; one that does not answer is unknown', async () => {
  await using app = await startApp();
  app.stack.queue.syncs.hold();
  app.stack.queue.syncs.add('{}');
  expect(await health(app)).toMatchObject({
    queues: { deletions: 0, deletionsFailed: 0, syncs: 1, syncsFailed: 0, jobsFailed: 0 },
    states: { queues: 'fine' },
  });
  const mend = app.stack.queue.break();
  expect(await health(app)).toMatchObject({
    queues: { deletions: null, syncs: null },
    states: { queues: 'warm' },
  });
  mend();
}, 30_000);
