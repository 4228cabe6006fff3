import type { Account } from '#shared/domain/account/account.ts';
import { newAccount } from '#shared/domain/account/new-account.ts';
import { type Tally as Counter, tallyOf } from '#shared/domain/admin/account-tallies.ts';
import { type App, startApp } from '#test/support/app.ts';
import { scaled } from '#test/support/proof-size.ts';
import { guarantee } from './support/guarantee.ts';

const people = scaled(2_000, 100_000);
const dayMs = 86_400_000;
/** Read units of one page load, independent of the number of accounts. */
const mostUnits = 60;
const visits = scaled(5, 40);

/** A typical account: one in ten came from an ad, one in twenty pays, one in fifty is a test account. */
const sampleAccount = (nth: number, now: Date): Account => {
  const created = new Date(now.getTime() - (nth * 290 * dayMs) / people);
  const source =
    nth % 10
      ? {}
      : {
          referral_source: 'ad_page',
          utm_source: `source-${nth % 7}`,
          utm_campaign: `spring-${nth % 90}`,
        };
  const account = newAccount(
    { id: `user-${nth}`, email: `user-${nth}@example.com`, source, isAdmin: false },
    created,
  );
  const active = new Date(Math.max(created.getTime(), now.getTime() - (nth % 60) * dayMs));
  return {
    ...account,
    is_test: nth % 50 === 1,
    active_on: active.toISOString().slice(0, 10),
    business_count: 1,
    ...(nth % 20 === 2 && {
      subscription: {
        id: `sub_${nth}`,
        status: 'active' as const,
        plan: nth % 40 === 2 ? ('essentials' as const) : ('pro' as const),
        period: 'monthly' as const,
        current_period_end: null,
        cancel_at_period_end: false,
      },
    }),
  };
};

/** Writes rows in batches of 25, because creating them through the product would take an hour. */
const writeRows = async (app: App, rows: object[]) => {
  const { marshall } = await import('@aws-sdk/util-dynamodb');
  const batches = Array.from({ length: Math.ceil(rows.length / 25) }, (_, nth) =>
    rows.slice(nth * 25, nth * 25 + 25),
  );
  const lane = async (from: number) => {
    for (let at = from; at < batches.length; at += 8) {
      const requests = (batches[at] ?? []).map((row) => ({
        PutRequest: { Item: marshall(row, { removeUndefinedValues: true }) },
      }));
      const answer = await fetch(app.stack.data.url, {
        method: 'POST',
        headers: { 'x-amz-target': 'DynamoDB_20120810.BatchWriteItem' },
        body: JSON.stringify({ RequestItems: { 'sevenhands-local': requests } }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.text();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, from) => lane(from)));
};

/** The counter rows after all these accounts were created and none was deleted. */
const counterRows = (accounts: readonly Account[]) => {
  const sums = new Map<string, Map<string, Counter>>();
  for (const tally of accounts.flatMap(tallyOf)) {
    const row = `STATS#${tally.scope}\n${tally.kind}`;
    const counters = sums.get(row) ?? new Map<string, Counter>();
    const by = (counters.get(tally.counter)?.by ?? 0) + tally.by;
    sums.set(row, counters.set(tally.counter, { ...tally, by }));
  }
  return [...sums].map(([row, counters]) => {
    const [pk, sk] = row.split('\n');
    return { pk, sk, ...Object.fromEntries([...counters].map(([name, { by }]) => [name, by])) };
  });
};

const seed = async (app: App, now: Date) => {
  const accounts = Array.from({ length: people }, (_, nth) => sampleAccount(nth, now));
  await writeRows(app, [
    ...accounts.map((account) => ({
      pk: `USER#${account.id}`,
      sk: 'ACCOUNT',
      ...account,
      business_ids: new Set(['a-business']),
      gsi1pk: `ACCOUNTS#${account.created_at.slice(0, 7)}`,
      gsi1sk: `${account.created_at}#${account.id}`,
    })),
    ...accounts
      .filter(({ referral_source, is_test }) => referral_source && !is_test)
      .map(({ id, created_at }) => ({
        pk: 'STATS#ads',
        sk: `${created_at}#${id}`,
        account_id: id,
      })),
    ...counterRows(accounts),
  ]);
  return accounts;
};

/** The calls that the admin page makes when it opens. */
const openPage = (app: App) => {
  const { admin } = app.as('admin');
  return Promise.all([
    admin.getOverview({}),
    admin.listUsers({ limit: 10 }),
    admin.getAds({}),
    admin.listSuggestions({ limit: 10 }),
    admin.listMessages({ limit: 10 }),
  ]);
};

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0;

guarantee(
  'D7: with any number of accounts the admin page takes at most 20 reads and no scan',
  async (tally) => {
    await using app = await startApp();
    const now = new Date();
    await app.token('admin');
    const accounts = await seed(app, now);
    await app.signUp('ada');
    await openPage(app);

    app.stack.data.meter.reset();
    const [overview, users, ads] = await openPage(app);
    const byOperation = app.stack.data.meter.byOperation();
    const reads = ['GetItem', 'BatchGetItem', 'Query', 'Scan']
      .map((name) => byOperation[name]?.calls ?? 0)
      .reduce((sum, calls) => sum + calls, 0);
    const { capacity } = app.stack.data.meter.used();

    const times: number[] = [];
    for (let nth = 0; nth < visits; nth++) {
      const start = performance.now();
      await openPage(app);
      times.push(performance.now() - start);
    }
    const slow = percentile(times, 0.95);
    tally.measured(`${people} accounts, ${reads} reads, p95 ${slow.toFixed(0)} ms`);
    tally.check('a scan', byOperation.Scan === undefined);
    tally.check(`${reads} reads`, reads <= 20);
    tally.check(`${capacity} units`, capacity <= mostUnits);
    tally.check(`${slow} ms`, slow < 500);

    const counted = accounts.filter(({ is_test }) => !is_test);
    const paying = counted.filter(({ subscription }) => subscription?.plan === 'essentials');
    const planned = Object.values(overview.by_plan).reduce((a, b) => a + b);
    tally.check('everybody is counted', overview.users === counted.length + 1);
    tally.check('by plan', overview.by_plan.essentials === paying.length);
    tally.check('each in one plan', planned === overview.users);
    tally.check('ten users', users.items.length === 10);
    tally.check('five sources', ads.top_sources.length === 5);
    tally.check('ten visitors of ads', ads.recent.length === 10);
  },
);
