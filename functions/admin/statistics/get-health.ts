import { healthKind } from '#shared/domain/admin/health-counters.ts';
import { healthReport } from '#shared/domain/admin/health-report.ts';
import { daysUntil } from '#shared/domain/lib/utc-day.ts';
import { spendView } from '#shared/domain/plan/stage-model-budget.ts';
import { findAccounts } from '../../account/account-table.ts';
import { queueDepths } from '../../lib/queues/queue-depths.ts';
import { countersOf } from '../../lib/stats/counters-table.ts';
import { modelBudget, storedModelSpend } from '../../plan/quota/model-spend-table.ts';
import { topSpenders } from '../../plan/quota/top-spenders-table.ts';
import { audited } from '../audited-operation.ts';

/** How many of the accounts that spend most are shown. */
const shown = 20;

/** Whether the product works, from two items for each day, the ranking of the day and the depths of the queues. */
export const getHealth = audited('getHealth', async ({ days }, now) => {
  const count = Number(days);
  const dates = daysUntil(now, count);
  const [counts, health, stored, ranked, queues] = await Promise.all([
    countersOf(dates),
    countersOf(dates, healthKind),
    storedModelSpend(now),
    topSpenders(shown, now),
    queueDepths(),
  ]);
  const spend = spendView(stored, modelBudget);
  return {
    ...healthReport({ count, items: { counts, health }, spend, top: ranked, queues, now }),
    spend,
    queues,
    top_accounts: await withAddresses(ranked),
  };
});

/** With the address of each; one that was deleted today is left out. */
const withAddresses = async (ranked: Awaited<ReturnType<typeof topSpenders>>) => {
  const accounts = ranked.length
    ? await findAccounts(ranked.map(({ accountId }) => accountId))
    : [];
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return ranked.flatMap(({ accountId, microdollars, calls }) => {
    const email = emails.get(accountId);
    return email ? [{ id: accountId, email, dollars: microdollars / 1_000_000, calls }] : [];
  });
};
