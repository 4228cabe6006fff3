import { account as routes } from '#shared/contract/account.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { quotaView } from '#shared/domain/quota-view.ts';
import { countWeeks, weekStarts } from '#shared/domain/usage-weeks.ts';
import { handle } from '../lib/http.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { readQuota } from '../tables/quota-table.ts';
import { questionsSince } from '../tables/recent-questions-table.ts';
import { questionsOfCharges } from '../tables/usage-table.ts';

/** What counted in the window that is open; on a plan without a limit nothing counts, and what was asked of the helpers is shown. */
export const usage = handle(routes.usage, async (_, { user, now }) => {
  const [account, item] = await Promise.all([
    ensureAccount(user.id, now),
    readQuota(user.id, { consistent: true }),
  ]);
  const quota = quotaView(item, entitlementOf(account, now), now);
  if (quota.unlimited) return { quota, ...(await recent(user.id, now)) };
  const items = quota.used ? await questionsOfCharges(user.id, item?.chargeIds ?? [], now) : [];
  return { quota, items, weeks: [], is_complete: true };
});

/** The newest questions that are listed one by one. */
const listed = 30;

const recent = async (sub: string, now: Date) => {
  const [since = ''] = weekStarts(now);
  const { questions, isComplete } = await questionsSince(sub, since, now);
  return {
    items: questions.slice(0, listed).map(({ id, helper_id, text, created_at }) => ({
      message_id: id,
      helper_id,
      text,
      created_at,
    })),
    weeks: countWeeks(questions, now),
    is_complete: isComplete,
  };
};
